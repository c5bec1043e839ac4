"""The state of a game of Outpost."""

from __future__ import annotations

from typing import Any, cast

from ...kernel import KERNEL_FIELDS, Dice, FlowState, Question, Shared, everything
from . import auditing, copies, imagining
from .components.colony import Colony, new_colony
from .options import VICTORY, Rules
from .rules import internalising
from .rules.exchange import NO_OFFER
from .rules.terrorism import NO_TARGET
from .shown import viewing


class OutpostState(FlowState):
    rules: Rules
    colonies: list[Colony]
    round: int
    phase: str
    order: Shared[list[int]]
    """Seats in purchase order."""
    # the trade ship
    era: int
    bare_rounds: tuple[int, int]
    """Rounds in a row that began with every upgrade 1-4, and 1-10, bought."""
    stock: Shared[list[int]]
    market: list[int]
    """Upgrades on sale, sorted."""
    kicker_era: int
    kicker_pile: Shared[list[int]]
    kickers: Shared[list[int]]
    """Kicker upgrades on sale, sorted."""
    # production cards: unordered piles, drawn from at random
    decks: list[list[int]]
    discards: list[list[int]]
    # turns
    turns: tuple[Question[OutpostState], ...]
    """The turn of every seat, to be taken in order or, by those who internalise, at once."""
    active: int
    """Whose turn it is, as a place in the purchase order."""
    insisted: bool
    """Those who have internalised earlier in the order finish first."""
    # the auction
    auction_kind: int
    bid: int
    bidder: int
    auction_stop: int
    """The auction ends when the question comes round to this seat."""
    sales: tuple[tuple[int, int], ...]
    """Every upgrade sold so far: (which, what was paid)."""
    # the attack
    target: tuple[int, bool, int]
    """(seat, is an upgrade, which); seat -1: no attack."""
    attack: int
    defence: int
    immune: tuple[tuple[int, bool, int], ...]
    # the exchange
    offer: tuple[int, int, int]
    """(trader, target, card); trader -1: none."""
    # the end
    goal: int
    won_by: tuple[int, ...]
    vp_log: tuple[tuple[int, ...], ...]
    """Victory points of every seat at the end of every round."""
    __slots__ = tuple(__annotations__)

    def begin(self) -> None:
        """The empty table; `setup` lays it."""
        self.set_out()
        self.rules = Rules(self.options, self.seats)
        self.colonies = [new_colony(self.rules) for _ in range(self.seats)]
        self.round = 0
        self.phase = "setup"
        self.order = list(range(self.seats))
        self.era = 1
        self.bare_rounds = (0, 0)
        self.stock = self.rules.copies[:]
        self.market = []
        self.kicker_era = 0
        self.kicker_pile = []
        self.kickers = []
        self.decks = [deck[:] for deck in self.rules.decks]
        self.discards = [[] for _ in self.decks]
        self.turns = ()
        self.active = -1
        self.insisted = False
        self.auction_kind = 0
        self.bid = 0
        self.bidder = -1
        self.auction_stop = -1
        self.sales = ()
        self.target = NO_TARGET
        self.attack = 0
        self.defence = 0
        self.immune = ()
        self.offer = NO_OFFER
        self.goal = VICTORY
        self.won_by = ()
        self.vp_log = ()

    def copy(self) -> OutpostState:
        twin = OutpostState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        copies.outpost_state(self, twin)
        return twin

    @property
    def asked(self) -> int:
        """The seat that the main line waits for; -1: none."""
        return -1 if self.main is None else self.main.seat

    def listened_to(self) -> tuple[int, ...]:
        """The main line, and beside it those who have internalised; of these each line is all its owner's."""
        if self.insisted or self.target[0] >= 0:
            return (internalising.heard(self),)
        main = self.main
        if main is None:
            return self.busy
        return (main.seat, *self.busy) if self.busy else (main.seat,)

    def unasked(self, seat: int) -> Question[Any] | None:
        aside = internalising.Aside(seat)
        return aside if aside.open(self) else None

    @property
    def scores(self) -> list[int]:
        return [colony.points(self.rules) for colony in self.colonies]

    @property
    def winners(self) -> list[int]:
        return list(self.won_by)

    def opening(self, seat: int) -> str:
        """The first factory that was bought."""
        for actor, action in self.history:
            if actor == seat and action[0] == "build":
                return str(action[1])
        return ""

    @property
    def progress(self) -> tuple[int | None, str]:
        return self.round, self.phase

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.views([seat])[0]

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], viewing.views(self, seats))

    def everything(self) -> dict[str, Any]:
        return everything(self, (*KERNEL_FIELDS, "rules", "turns"))

    def imagine(self, seat: int, dice: Dice) -> OutpostState:
        return imagining.imagine(self, seat, dice)

    def audit(self) -> None:
        auditing.audit(self)
