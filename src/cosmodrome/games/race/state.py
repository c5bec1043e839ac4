"""The state of a game of Race for the Galaxy."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from ...kernel import KERNEL_FIELDS, Dice, FlowState
from ...kernel.fields import Shared, everything
from . import copies, imagining
from .components import piles
from .components.cards import DECKS, IDS, START
from .components.robot import Robot
from .components.tableau import Player
from .options import Rules
from .rules import ending
from .rules.actions import PHASE_OF
from .shown import viewing


@mypyc_attr(allow_interpreted_subclasses=True)
class RaceState(FlowState):
    rules: Rules
    players: list[Player]
    robot: Robot | None
    """The opponent of whoever plays alone."""
    round: int
    phase: str
    """Setup, actions, a phase by the name of its action card, or end."""
    first: int
    """The owner of the lowest start world: where an order is needed, it goes clockwise from there."""
    pool: int
    """Victory point chips left; below 0 when more had to be paid out than there were."""
    # the cards: one pile of each sort, or one per seat in the draft
    piles: list[list[int]]
    discards: list[list[int]]
    seen: list[list[int]]
    """For every card of the discards, a bit for each seat that knows it."""
    aside: Shared[list[int]]
    """Cards that are out of the game."""
    deck_of: Shared[list[int]]
    """After a draft, for every card the seat whose deck it belongs to for good, -1 for none; else empty."""
    # goals
    goals: Shared[list[int]]
    """The tiles of this game."""
    open_goals: int
    """One bit for each tile that nobody has."""
    best: list[int]
    """For each tile, the most anybody had when that was last looked at."""
    # takeovers
    takeovers: tuple[tuple[int, int, int], ...]
    """Declared in this phase: (seat, card with the power, world)."""
    resolved: int
    """How many of them have succeeded or failed."""
    failed: int
    """One bit for each seat that had a takeover fail in this phase."""
    won_by: tuple[int, ...]
    __slots__ = tuple(__annotations__)

    def lay_out(self) -> None:
        """The empty table; `setup` fills it."""
        self.set_out()
        self.rules = Rules(self.options, self.seats)
        self.players = [Player() for _ in range(self.seats)]
        self.robot = None
        self.round = 0
        self.phase = "setup"
        self.first = 0
        self.pool = ending.chips(self.seats)
        self.piles = [DECKS[self.rules.expansion][:]]
        self.discards = [[]]
        self.seen = [[]]
        self.aside = []
        self.deck_of = []
        self.goals = []
        self.open_goals = 0
        self.best = []
        self.takeovers = ()
        self.resolved = 0
        self.failed = 0
        self.won_by = ()

    def order(self) -> list[int]:
        """The seats in the order of play."""
        seats = self.seats
        first = self.first
        return [(first + place) % seats for place in range(seats)]

    # cards come off the draw pile; whoever replays a game recorded elsewhere knows which ones

    def cards_for_hand(self, seat: int, number: int) -> list[int]:
        return piles.draw(self, seat, number)

    def card_for_good(self, seat: int, world: int) -> list[int]:
        return piles.draw(self, seat, 1)

    def cards_turned_over(self, seat: int, number: int) -> list[int]:
        return piles.draw(self, seat, number)

    # what the kernel asks of a state

    def copy(self) -> RaceState:
        twin = RaceState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        copies.race_state(self, twin)
        return twin

    @property
    def scores(self) -> list[int]:
        return [ending.score(self, seat) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        return list(self.won_by)

    def opening(self, seat: int) -> str:
        """The start world."""
        start = self.players[seat].start
        return IDS[START.index(start)] if start in START and start >= 0 else ""

    @property
    def progress(self) -> tuple[int | None, str]:
        return self.round, PHASE_OF[self.phase]

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.views([seat])[0]

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], viewing.views(self, seats))

    def everything(self) -> dict[str, Any]:
        whole = everything(self, (*KERNEL_FIELDS, "rules"))
        robot = [] if self.robot is None else [whole["robot"]["player"]]
        for player in [*whole["players"], *robot]:
            for name in _DERIVED:
                del player[name]
        return whole

    def imagine(self, seat: int, dice: Dice) -> RaceState:
        return imagining.imagine(self, seat, dice)

    def audit(self) -> None:
        """No card is ever lost or made, and every chip is with a player or in the pool."""
        players = self.players if self.robot is None else [*self.players, self.robot.player]
        where = self.aside[:]
        for pile in self.piles + self.discards:
            where.extend(pile)
        for player in players:
            where.extend(_cards_of(player))
        assert sorted(where) == DECKS[self.rules.expansion], "cards are missing or made up"
        chips = self.pool + sum([player.vp for player in players])
        assert chips == ending.chips(self.seats), "chips are missing or made up"
        for seat, player in enumerate(self.players):
            assert len(player.goods) == len(player.tableau), f"seat {seat}: goods are misplaced"
            assert all(card in player.hand for card in player.known), f"seat {seat}: a known card is not in the hand"
        for pile, seen in zip(self.discards, self.seen, strict=True):
            assert len(pile) == len(seen), "it is not known who has seen the discards"
        if self.deck_of:
            self._audit_decks()

    def _audit_decks(self) -> None:
        """After a draft: piles and hands hold only cards of their own deck."""
        for seat, player in enumerate(self.players):
            own = [*self.piles[seat], *self.discards[seat], *player.hand, *player.flipped, *player.offered]
            assert all(self.deck_of[card] == seat for card in own), f"seat {seat}: a card of another deck"


def _cards_of(player: Player) -> list[int]:
    """Wherever a player has cards. A start world that was dealt to lie open does not lie anywhere yet."""
    cards = player.hand + player.tableau + player.packet + player.deck
    cards += [good for good in player.goods if good >= 0]
    cards += [*player.offered, *player.flipped]
    return cards if player.placing < 0 or player.placing in cards else [*cards, player.placing]


_DERIVED: Final = ("sums", "known")
"""What follows from the tableau; and which cards others know of, which changes nothing in the game."""
