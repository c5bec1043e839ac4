"""The state of a game of Race for the Galaxy."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import mypyc_attr

from ...kernel import Action, Decision, Dice, Illegal, State
from . import imagining
from .components.cards import DECKS
from .components.tableau import Player
from .options import Rules
from .rules import ending as end
from .rules import round as steps
from .rules import why_not
from .rules.solitaire import Robot
from .shown import viewing


@mypyc_attr(allow_interpreted_subclasses=True)
class RaceState(State):
    __slots__ = (
        "aside",
        "attack",
        "best",
        "deck_of",
        "discards",
        "failed",
        "first",
        "goals",
        "open_goals",
        "piles",
        "players",
        "pool",
        "robot",
        "round",
        "rules",
        "seen",
        "stage",
        "takeovers",
        "turn",
        "won_by",
    )

    rules: Rules
    players: list[Player]
    robot: Robot | None
    """The opponent of whoever plays alone."""
    round: int
    stage: str
    """A phase, or a part of one."""
    first: int
    """The owner of the lowest start world: where an order is needed, it goes clockwise from there."""
    pool: int
    """Victory point chips left; below 0 when more had to be paid out than there were."""
    # the cards: one pile of each sort, or one per seat in the draft
    piles: list[list[int]]
    discards: list[list[int]]
    seen: list[list[int]]
    """For every card of the discards, a bit for each seat that knows it."""
    aside: list[int]
    """Cards that are out of the game."""
    deck_of: list[int]
    """After a draft, for every card the seat whose deck it belongs to for good, -1 for none; else empty."""
    # goals
    goals: list[int]
    """The tiles of this game."""
    open_goals: int
    """One bit for each tile that nobody has."""
    best: list[int]
    """For each tile, the most anybody had when that was last looked at."""
    # settle
    turn: int
    """How many have had their turn to pay and use powers in Settle, or are having it; -1: it is not done in turns."""
    takeovers: tuple[tuple[int, int, int], ...]
    """Declared: (seat, card with the power, world)."""
    attack: int
    """Which of them is being resolved."""
    failed: int
    """One bit for each seat that had a takeover fail in this phase."""
    won_by: tuple[int, ...]

    def begin(self) -> None:
        """The empty table; `setup` lays it."""
        self.rules = Rules(self.options, self.seats)
        self.players = [Player() for _ in range(self.seats)]
        self.robot = None
        self.round = 0
        self.stage = "setup"
        self.first = 0
        self.pool = end.chips(self.seats)
        self.piles = [DECKS[self.rules.expansion][:]]
        self.discards = [[]]
        self.seen = [[]]
        self.aside = []
        self.deck_of = []
        self.goals = []
        self.open_goals = 0
        self.best = []
        self.turn = -1
        self.takeovers = ()
        self.attack = 0
        self.failed = 0
        self.won_by = ()

    def pick(self, pile: list[int], number: int, seat: int, purpose: int, world: int) -> list[int]:
        """Cards from a pile, at random. Whoever replays a game recorded elsewhere may know better which come next."""
        return self.dice.take(pile, number)

    def order(self) -> list[int]:
        """The seats in the order of play."""
        seats = self.seats
        first = self.first
        return [(first + place) % seats for place in range(seats)]

    def ask(self, seat: int) -> Decision:
        return steps.ASK[self.players[seat].step](self, seat)

    def perform(self, seat: int, action: Action) -> None:
        steps.DO[self.players[seat].step](self, seat, action)
        if not self.waiting:
            steps.proceed(self)

    def wait_for(self, seat: int, step: str) -> None:
        """Ask this seat, besides those already asked."""
        self.players[seat].step = step
        if seat not in self.waiting:
            self.waiting = (*self.waiting, seat)

    def answered(self, seat: int) -> None:
        """This seat has answered."""
        self.players[seat].step = ""
        self.waiting = tuple([other for other in self.waiting if other != seat])

    def all_answers(self, seat: int, action: Action) -> list[tuple[int, Action]]:
        """This seat has answered in secret. Once the last one has: everybody's answers, in the order of play."""
        self.players[seat].answer = action
        self.answered(seat)
        if self.waiting:
            return []
        self.reveal()
        answers: list[tuple[int, Action]] = []
        for other in self.order():
            answer = self.players[other].answer
            if answer is not None:
                self.players[other].answer = None
                answers.append((other, answer))
        return answers

    def closed(self, seat: int) -> list[tuple[Action, Illegal]]:
        return why_not.closed(self, seat) if seat in self.waiting else []

    def copy(self) -> RaceState:
        twin = RaceState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        twin.rules = self.rules
        twin.players = [player.copy() for player in self.players]
        twin.robot = self.robot.copy() if self.robot is not None else None
        twin.round = self.round
        twin.stage = self.stage
        twin.first = self.first
        twin.pool = self.pool
        twin.piles = [pile[:] for pile in self.piles]
        twin.discards = [pile[:] for pile in self.discards]
        twin.seen = [pile[:] for pile in self.seen]
        twin.aside = self.aside
        twin.deck_of = self.deck_of
        twin.goals = self.goals
        twin.open_goals = self.open_goals
        twin.best = self.best[:]
        twin.turn = self.turn
        twin.takeovers = self.takeovers
        twin.attack = self.attack
        twin.failed = self.failed
        twin.won_by = self.won_by
        return twin

    @property
    def scores(self) -> list[int]:
        return [end.score(self, seat) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        return list(self.won_by)

    @property
    def progress(self) -> tuple[int | None, str]:
        return self.round, steps.PHASE_OF[self.stage]

    def view(self, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], viewing.view(self, seat))

    def everything(self) -> dict[str, Any]:
        return viewing.everything(self)

    def imagine(self, seat: int, dice: Dice) -> RaceState:
        return imagining.imagine(self, seat, dice)

    def audit(self) -> None:
        viewing.audit(self)
