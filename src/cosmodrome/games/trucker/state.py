"""The state of a game of Galaxy Trucker.

What happens next is the agenda: a stack of named tasks with numbers, the next one last. `steps.proceed` works it off
until somebody is asked; `step` then names the question.
"""

from __future__ import annotations

from typing import Any, Final, cast

from ...kernel import CLOCK, Action, Decision, Dice, Illegal, State
from . import imagining
from .components.ship import Ship
from .components.tiles import CABIN
from .resolved import Round, Rules
from .rules import building, forecast, steps, timer
from .rules import real_time as realtime
from .shown import viewing

Task = tuple[Any, ...]
NO_ACCOUNTS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = ()


class TruckerState(State):
    __slots__ = (
        "accounts",
        "agenda",
        "answers",
        "bank",
        "beat",
        "card",
        "circle",
        "credits",
        "deck",
        "defeated",
        "face_up",
        "first",
        "flying",
        "glances",
        "hands",
        "heap",
        "landed",
        "left",
        "looking",
        "measure",
        "offer",
        "order_tiles",
        "phase",
        "piles",
        "place",
        "position",
        "power",
        "quickest",
        "reserved",
        "returned",
        "rules",
        "seen",
        "ships",
        "step",
        "swaps",
        "taken",
        "task",
        "unused",
    )

    rules: Rules
    place: int
    """Which of the rounds to be played this is."""
    phase: str
    step: str
    agenda: list[Task]
    task: Task
    """What is being done; questions look here for their figures."""
    credits: list[int]
    """Of every seat; partners keep theirs at the place of the first of them."""
    ships: list[Ship]
    """The ship before every seat."""
    first: int
    """Who gave the signal to start."""
    quickest: int
    """Who finished a ship first in this round; -1: nobody yet."""
    accounts: tuple[tuple[tuple[int, ...], ...], ...]
    """Per round and seat: arrival, looks, goods, losses."""
    # the warehouse
    heap: list[int]
    """Tiles face down, in no order."""
    face_up: list[int]
    returned: list[int]
    """In turns: tiles put back in this beat, seen by all, which may be taken from the next one on."""
    hands: list[int]
    """The tile in every hand; 0: none."""
    reserved: list[bool]
    """Whether that tile came from the reserve."""
    order_tiles: list[int]
    # the timer
    circle: int
    """0 is the start space."""
    left: int
    """Milliseconds or beats until the sand has run out."""
    swaps: int
    """How often expert teams have changed places this round."""
    beat: int
    answers: list[Action | None]
    """What every seat has chosen in this beat while others still choose."""
    # adventure cards
    unused: list[list[int]]
    """Cards of each level that have not been used, in no order."""
    piles: list[list[int]]
    looking: list[int]
    """The pile in every hand; -1: none."""
    glances: list[int]
    """In turns: the pile every seat has chosen to look at in the last beat, open to it in this one; -1: none."""
    seen: list[int]
    """The piles every seat has looked at: bit n for pile n."""
    deck: list[int]
    """The cards to come, the next one first."""
    card: int
    """The card that is being played; 0: none."""
    # the flight
    flying: list[bool]
    position: list[int]
    bank: list[int]
    """Cubes by value."""
    power: list[int]
    """What every seat has declared: engines, crew, or cannons in halves; -1: nothing yet."""
    measure: int
    """What it is that was declared last: engines, cannons or, for crew, cabins."""
    taken: int
    """Who has taken the opportunity or beaten the enemy; -1: nobody."""
    landed: list[int]
    """The planet every seat is on; -1: none."""
    defeated: list[int]
    offer: list[int]
    """Cubes that may be loaded, the most valuable first."""

    def begin(self) -> None:
        """The empty table."""
        self.rules = Rules(self.options)
        self.place = -1
        self.phase = "building"
        self.step = ""
        self.agenda = []
        self.task = ()
        self.credits = [0] * self.seats
        self.ships = []
        self.first = 0
        self.quickest = -1
        self.accounts = NO_ACCOUNTS
        self.heap = []
        self.face_up = []
        self.returned = []
        self.hands = [0] * self.seats
        self.reserved = [False] * self.seats
        self.order_tiles = []
        self.circle = 0
        self.left = 0
        self.swaps = 0
        self.beat = 0
        self.answers = [None] * self.seats
        self.unused = []
        self.piles = []
        self.looking = [-1] * self.seats
        self.glances = [-1] * self.seats
        self.seen = [0] * self.seats
        self.deck = []
        self.card = 0
        self.flying = [False] * self.seats
        self.position = [0] * self.seats
        self.bank = self.rules.bank[:]
        self.power = [-1] * self.seats
        self.measure = CABIN
        self.taken = -1
        self.landed = [-1] * self.seats
        self.defeated = []
        self.offer = []

    @property
    def round(self) -> Round:
        return self.rules.rounds[self.place]

    def ask(self, seat: int) -> Decision:
        return timer.ask(self) if seat == CLOCK else steps.ASK[self.step](self, seat)

    def perform(self, seat: int, action: Action) -> None:
        if seat == CLOCK:
            timer.tick(self, action[1])
        else:
            steps.DO[self.step](self, seat, action)
        steps.proceed(self)

    @property
    def ticking(self) -> bool:
        return self.phase == "building" and self.left > 0 and not self.rules.in_turns

    @property
    def pace(self) -> int:
        return realtime.PACE if self.phase == "building" and self.step == "build" else 0

    def closed(self, seat: int) -> list[tuple[Action, Illegal]]:
        return steps.closed(self, seat)

    def explain(self, seat: int, action: Action) -> Illegal | None:
        better = building.explain(self, seat, action) if self.phase == "building" else None
        return better if better is not None else super().explain(seat, action)

    def reshuffle(self) -> None:
        forecast.reshuffle(self)

    def copy(self) -> TruckerState:
        twin = TruckerState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        twin.rules = self.rules
        twin.place = self.place
        twin.phase = self.phase
        twin.step = self.step
        twin.agenda = self.agenda[:]
        twin.task = self.task
        twin.credits = self.credits[:]
        twin.ships = [ship.copy() for ship in self.ships]
        twin.first = self.first
        twin.quickest = self.quickest
        twin.accounts = self.accounts
        twin.heap = self.heap[:]
        twin.face_up = self.face_up[:]
        twin.returned = self.returned[:]
        twin.hands = self.hands[:]
        twin.reserved = self.reserved[:]
        twin.order_tiles = self.order_tiles[:]
        twin.circle = self.circle
        twin.left = self.left
        twin.swaps = self.swaps
        twin.beat = self.beat
        twin.answers = self.answers[:]
        twin.unused = [deck[:] for deck in self.unused]
        twin.piles = [pile[:] for pile in self.piles]
        twin.looking = self.looking[:]
        twin.glances = self.glances[:]
        twin.seen = self.seen[:]
        twin.deck = self.deck[:]
        twin.card = self.card
        twin.flying = self.flying[:]
        twin.position = self.position[:]
        twin.bank = self.bank[:]
        twin.power = self.power[:]
        twin.measure = self.measure
        twin.taken = self.taken
        twin.landed = self.landed[:]
        twin.defeated = self.defeated[:]
        twin.offer = self.offer[:]
        return twin

    @property
    def scores(self) -> list[int]:
        return [self.credits[self.purse(seat)] for seat in range(self.seats)]

    def purse(self, seat: int) -> int:
        """Where this seat's credits lie: partners, who sit side by side, share theirs."""
        return seat - seat % 2 if self.rules.teams else seat

    def partner(self, seat: int) -> int:
        return seat ^ 1

    @property
    def winners(self) -> list[int]:
        """Everybody with a credit has won; those with the most have won a little more, and count here.

        Who has none has not won, even if nobody has more.
        """
        if not self.over:
            return []
        scores = self.scores
        most = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == most > 0]

    @property
    def progress(self) -> tuple[int | None, str]:
        return self.place + 1, self.phase

    def view(self, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], viewing.view(self, seat))

    def everything(self) -> dict[str, Any]:
        return viewing.everything(self)

    def imagine(self, seat: int, dice: Dice) -> TruckerState:
        return imagining.imagine(self, seat, dice)

    def audit(self) -> None:
        viewing.audit(self)
