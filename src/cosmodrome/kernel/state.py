"""A game in progress.

A game subclasses `State` and writes five things: `ask` (what a seat is asked), `perform` (what an answer does), `copy`,
`view` (what a seat may know) and `imagine` (a full state consistent with that). `State` does the rest: refusing what is
not legal before anything changes, the list of past actions, the journal, and what undo needs to know.

`waiting` holds every seat the rules wait for now. The rules replace it, never change it in place.
What happens next is data inside the state (named steps and plain fields), so a copy, a save or an undo may happen
anywhere.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from .decision import Action, Decision
from .dice import MOST_SIDES, WORDS_PER_BLOCK, Dice, is_text
from .errors import BadSetup, Illegal
from .event import Event
from .fields import fingerprint

if TYPE_CHECKING:
    from .game import Game
    from .options import Value

CLOCK: Final = -1
"""The seat that time acts for: `state.apply(CLOCK, ("tick", milliseconds))`."""

RESEED: Final = "reseed"
"""The verb, of `CLOCK`, that the past notes a new seed with: `("reseed", seed)`."""

NOBODY: Final[tuple[int, ...]] = ()

Past = tuple[Any, int, Action] | None


def reseeds(history: list[tuple[int, Action]]) -> list[str]:
    """The seeds that have replaced the first one, in order."""
    return [str(action[1]) for seat, action in history if seat == CLOCK and action[0] == RESEED]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    __slots__ = (
        "_asked",
        "_mark",
        "dice",
        "game",
        "journal",
        "options",
        "over",
        "past",
        "revealed",
        "seats",
        "seed",
        "waiting",
    )

    game: Game
    seats: int
    options: dict[str, Value]
    seed: str
    dice: Dice
    over: bool
    waiting: tuple[int, ...]
    journal: list[Event] | None
    past: Past
    revealed: int
    _asked: Decision | None
    _mark: int

    def __init__(self, game: Game, seats: int, options: dict[str, Value], seed: str, dice: Dice | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.dice = dice if dice is not None else Dice(seed)
        self.over = False
        self.waiting = NOBODY
        self.journal = []
        self.past = None
        self.revealed = 0
        self._asked = None
        self._mark = -1

    def __repr__(self) -> str:
        stage, phase = self.progress
        where = [f"round {stage}"] * (stage is not None) + [phase] * (phase != "")
        asked = ", ".join(str(seat) for seat in self.waiting)
        now = "over" if self.over else f"waiting for {asked or 'nobody'}"
        parts = [f"{self.seats} seats", f"seed {self.seed!r}", *where, f"{len(self.history)} actions", now]
        return f"<{type(self).__name__}: {', '.join(parts)}, scores {self.scores}>"

    # what a game writes

    @abstractmethod
    def ask(self, seat: int) -> Decision:
        """What a waiting seat is asked."""

    @abstractmethod
    def perform(self, seat: int, action: Action) -> None:
        """Carry out a legal action, up to the next point where somebody is asked."""

    @abstractmethod
    def copy(self) -> State:
        """An independent state, equal in everything."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know, ready for JSON; None is a spectator."""

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        """The view of each of these seats. They may share what all see alike: read them, change nothing in them.

        A game writes this where it is much quicker than one view after the other.
        """
        return [self.view(seat) for seat in seats]

    @abstractmethod
    def everything(self) -> dict[str, Any]:
        """The whole state, ready for JSON, for records and tests; never sent to a player while the game runs."""

    @abstractmethod
    def imagine(self, seat: int, dice: Dice) -> State:
        """A full state drawn at random among those consistent with what this seat knows."""

    def suppose(self, seat: int, dice: Dice) -> State:
        """An imagined state to play on in, untold: whoever has answered in secret is asked anew.

        `imagine` can only draw such an answer by chance; who plays on knows better what they would answer.
        """
        world = self.imagine(seat, dice)
        world.journal = None
        world.ask_others_anew(seat)
        return world

    def ask_others_anew(self, seat: int) -> None:
        """A part of `suppose`: what others than this seat have answered in secret is void, and they are asked again."""
        return

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """The score of every seat as it stands."""

    @property
    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won; none until the game is over.

        Nor need there be any then: who plays alone may lose to the game, and where the rules say that a win takes more
        than the best score (a credit, say), it may be that nobody has it.
        """

    @abstractmethod
    def audit(self) -> None:
        """Raise AssertionError if a total that must be kept is not."""

    def opening(self, seat: int) -> str:
        """How this seat began, in one word: a message of the game's catalogue; empty where the game has no name for it.

        It is asked for when the game is over, for statistics.
        """
        return ""

    def closed(self, seat: int) -> list[tuple[Action, Illegal]]:
        """Actions a player might look for now that are not open, each with the reason."""
        return []

    def hints(self, seat: int) -> dict[str, Any]:
        """What the answers open to this seat would cost and bring, as far as it may know; ready for JSON.

        It comes along with every question: keep it small and quick to make.
        """
        return {}

    def preview(self, seat: int, action: Action) -> dict[str, Any]:
        """What would come of this legal answer, as far as the seat may know; ready for JSON. Made on demand."""
        return {}

    def consult(self, seat: int, action: Action) -> dict[str, Any] | None:
        """What a seat that is asked something wants to know before it answers: the best ways to a place, say.

        What is wanted looks like an action, but is none. None if there is nothing of the sort; Illegal if what is named
        in it is not there. It may take a while: it is never sent along unasked.
        """
        return None

    def explain(self, seat: int, action: Action) -> Illegal | None:
        """A better reason than the decision's own why this action is not legal now, if there is one."""
        for shut, reason in self.closed(seat):
            if shut == action:
                return reason
        return None

    def costs(self, seat: int, action: Action) -> bool:
        """Whether this legal answer gives up something that the seat would miss.

        Where it can not be taken back either, a person who gives it is asked once more.
        """
        return False

    def foregone(self, seat: int) -> Action | None:
        """The answer of a waiting seat that has nothing to choose: see `Decision.foregone`.

        None as well where the question is there to give time to read.
        """
        return self.decision(seat).foregone()

    def is_done(self, seat: int) -> bool:
        """Whether a seat has done its part of what all do now, though it may still be asked whether it wants more."""
        return seat not in self.waiting

    def reshuffle(self) -> None:
        """Shuffle what lies face down in an order already set: called when a new seed decides what comes next.

        Piles that are drawn from at random have no order, and need nothing.
        """
        return

    # what every game has

    def decision(self, seat: int) -> Decision:
        """What this seat is asked now, and exactly which answers are legal."""
        asked = self._asked
        if asked is not None and asked.seat == seat:
            return asked
        if seat not in self.waiting and not self._may_act(seat):
            raise self._not_asked(seat)
        asked = self.ask(seat)
        self._asked = asked
        return asked

    def apply(self, seat: int, action: Action) -> None:
        """Carry out an action; raise Illegal and change nothing if it is not legal."""
        decision = self._asked
        if decision is None or decision.seat != seat:
            decision = self.decision(seat)
        accepted = decision.accept(action)
        if accepted is None:
            raise self._refusal(decision, action)
        self._asked = None
        dice = self.dice
        self._mark = dice.blocks * WORDS_PER_BLOCK + dice.used + self.revealed  # its position, without a call
        self.past = (self.past, seat, accepted)
        self.perform(seat, accepted)

    def why_not(self, seat: int, action: Action) -> Illegal | None:
        """Why an action is not legal now; None if it is."""
        if seat not in self.waiting and not self._may_act(seat):
            return self._not_asked(seat)
        decision = self.decision(seat)
        return None if decision.accept(action) is not None else self._refusal(decision, action)

    @property
    def volunteers(self) -> tuple[int, ...]:
        """Seats that may act now of their own accord, though nobody waits for them; none of them is in `waiting`.

        They have a decision like those that are asked, and the game goes on without their answer.
        """
        return NOBODY

    def may_volunteer(self, seat: int) -> bool:
        """Whether this seat is one of the volunteers."""
        return seat in self.volunteers

    @property
    def progress(self) -> tuple[int | None, str]:
        """How far the game is: the round, where there are rounds, and the phase by its name in the rules."""
        return None, ""

    @property
    def ticking(self) -> bool:
        """Whether time matters now: the table then applies clock actions.

        `decision(CLOCK)` is then an `Amount` of milliseconds: `hi` is the time until the rules have something to do.
        """
        return False

    @property
    def pace(self) -> int:
        """Milliseconds a person needs for an answer, where all act whenever they like and being quick counts; else 0.

        At a table with people, bots take as long.
        """
        return 0

    @property
    def history(self) -> list[tuple[int, Action]]:
        """Every action so far, with its seat."""
        actions: list[tuple[int, Action]] = []
        past = self.past
        while past is not None:
            actions.append((past[1], past[2]))
            past = past[0]
        actions.reverse()
        return actions

    @property
    def seeds(self) -> list[str]:
        """The seed, and every later one: all that has to be kept secret while the game runs."""
        return [self.seed, *reseeds(self.history)]

    def reseed(self, seed: str) -> None:
        """From here on, chance comes from another seed; nothing from before can be taken back.

        So a finished game, whose seed is known to all, can be played on from any point of it.
        """
        if type(seed) is not str or not seed or not is_text(seed):
            raise BadSetup(f"seed: {seed!r} is not a text")
        if self.over:
            raise Illegal("game-over")
        self._asked = None
        self._mark = -1
        self.past = (self.past, CLOCK, (RESEED, seed))
        self.dice = Dice(seed)
        self.reshuffle()

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back the last action: its own, and nothing random or hidden has come out since."""
        past = self.past
        if past is None or past[1] != seat or self.over:
            return False
        return self._mark == self.dice.position + self.revealed

    def is_final(self, seat: int, action: Action) -> bool:
        """Whether this legal action could not be taken back; tried out on a copy."""
        after = self.copy()
        after.journal = None
        after.apply(seat, action)
        return not after.can_undo(seat)

    def reveal(self) -> None:
        """Rules call this when something hidden becomes known without any die being rolled."""
        self.revealed += 1

    def tell(self, key: str, params: dict[str, Any], audience: tuple[int, ...] | None = None) -> None:
        """Note what happened. Guard calls in busy code with `if state.journal is not None`."""
        if self.journal is not None:
            self.journal.append(Event(key, params, audience))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The journal as this seat may see it."""
        if self.journal is None:
            return []
        return [event for event in self.journal[since:] if event.visible_to(seat)]

    def fingerprint(self) -> str:
        """Two hashes, of the names by which the state is kept and of all it holds: equal states have equal ones."""
        whole = {
            "state": self.everything(),
            "dice": self.dice.position,
            "revealed": self.revealed,
            "waiting": sorted(self.waiting),
            "over": self.over,
            "actions": self.history,
        }
        return fingerprint(whole)

    def copy_into(self, twin: State) -> None:
        """The kernel's part of `copy`: everything except the game's own fields."""
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.seed = self.seed
        twin.dice = self.dice.copy()
        twin.over = self.over
        twin.waiting = self.waiting
        twin.journal = self.journal if self.journal is None else self.journal[:]
        twin.past = self.past
        twin.revealed = self.revealed
        twin._asked = None
        twin._mark = self._mark

    def veil(self, dice: Dice) -> None:
        """The kernel's part of `imagine`: a copy forgets the seed, the past and the journal, and gets other dice."""
        self.seed = "imagined"
        self.dice = Dice(str(dice.below(MOST_SIDES)))
        self.past = None
        self.journal = None

    def _may_act(self, seat: int) -> bool:
        """Whether this seat may act though nobody waits for it."""
        return (seat == CLOCK and self.ticking) or self.may_volunteer(seat)

    def _refusal(self, decision: Decision, action: Action) -> Illegal:
        if decision.seat not in self.waiting and self.may_volunteer(decision.seat):
            return self._not_asked(decision.seat)
        refusal = self.explain(decision.seat, action)
        if refusal is None:
            refusal = decision.refusal(decision.canonical(action))
        return self._signed(refusal if refusal is not None else Illegal("not-an-option", decision.rule))

    def _not_asked(self, seat: int) -> Illegal:
        if self.over:
            return self._signed(Illegal("game-over"))
        if not 0 <= seat < self.seats:
            return self._signed(Illegal("no-such-seat", params={"number": seat, "seats": self.seats}))
        return self._signed(Illegal("not-your-decision", params={"waiting": list(self.waiting)}))

    def _signed(self, refusal: Illegal) -> Illegal:
        refusal.game = self.game.id
        return refusal
