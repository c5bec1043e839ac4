"""The state of a game of Galaxy Trucker: what lies on the table.

What happens next are tasks (`kernel/flow.py`), each in the chapter of `rules/` that it belongs to; they begin with
`rules.course.NextRound`.
"""

from __future__ import annotations

from typing import Any, Final, cast

from ...kernel import Dice, FlowState
from ...kernel.fields import everything
from ...kernel.flow import KERNEL_FIELDS
from . import auditing, copies, imagining
from .components.flight_board import Round
from .components.ship import Ship
from .components.story import Story
from .components.tiles import CABIN
from .options import Rules
from .rules import building, forecast, real_time
from .shown import viewing

NO_ACCOUNTS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = ()


class TruckerState(FlowState):
    rules: Rules
    place: int
    """Which of the rounds to be played this is."""
    phase: str
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
    story: Story
    """What has come of it, or of the one before."""
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
    __slots__ = tuple(__annotations__)

    def begin(self) -> None:
        """The empty table."""
        self.set_out()
        self.rules = Rules(self.options)
        self.place = -1
        self.phase = "building"
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
        self.unused = []
        self.piles = []
        self.looking = [-1] * self.seats
        self.glances = [-1] * self.seats
        self.seen = [0] * self.seats
        self.deck = []
        self.card = 0
        self.story = Story(0, -1)
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

    def listened_to(self) -> tuple[int, ...]:
        """While others build, whoever has finished and can do nothing more is not waited for."""
        if self.phase != "building":
            return super().listened_to()
        ships = self.ships
        return tuple([seat for seat in self.busy if not ships[seat].finished or building.can_still_act(self, seat)])

    @property
    def pace(self) -> int:
        return real_time.PACE if self.phase == "building" and not self.rules.in_turns else 0

    def is_done(self, seat: int) -> bool:
        """Who has finished a ship may still look at cards or turn the timer over, but has built."""
        if self.phase != "building" or self.looking[seat] >= 0:
            return super().is_done(seat)
        return self.ships[seat].finished

    def reshuffle(self) -> None:
        forecast.reshuffle(self)

    def copy(self) -> TruckerState:
        twin = TruckerState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        copies.trucker_state(self, twin)
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
        return self.views([seat])[0]

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], viewing.views(self, seats))

    def everything(self) -> dict[str, Any]:
        whole = everything(self, (*KERNEL_FIELDS, "rules", "ships"))
        whole["ships"] = [{**everything(ship, ("board",)), "class": ship.board.name} for ship in self.ships]
        return whole

    def imagine(self, seat: int, dice: Dice) -> TruckerState:
        return imagining.imagine(self, seat, dice)

    def audit(self) -> None:
        auditing.audit(self)
