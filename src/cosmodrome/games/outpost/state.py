"""The state of a game of Outpost, and the table of its steps."""

from __future__ import annotations

from typing import Any, cast

from ...kernel import Action, Decision, Dice, Illegal, State
from . import imagining, steps, turns, viewing
from .colony import Colony, new_colony
from .exchange import NO_OFFER
from .rules import VICTORY, Rules
from .terrorism import NO_TARGET


class OutpostState(State):
    __slots__ = (
        "active",
        "asked",
        "attack",
        "auction_kind",
        "auction_stop",
        "bare_rounds",
        "beside",
        "bid",
        "bidder",
        "colonies",
        "decks",
        "defence",
        "discards",
        "era",
        "goal",
        "immune",
        "insisted",
        "kicker_era",
        "kicker_pile",
        "kickers",
        "market",
        "offer",
        "order",
        "phase",
        "round",
        "rules",
        "stock",
        "target",
        "vp_log",
        "won_by",
    )

    rules: Rules
    colonies: list[Colony]
    round: int
    phase: str
    order: list[int]
    """Seats in purchase order."""
    # the trade ship
    era: int
    bare_rounds: tuple[int, int]
    """Rounds in a row that began with every upgrade 1-4, and 1-10, bought."""
    stock: list[int]
    market: list[int]
    """Upgrades on sale, sorted."""
    kicker_era: int
    kicker_pile: list[int]
    kickers: list[int]
    """Kicker upgrades on sale, sorted."""
    # production cards: unordered piles, drawn from at random
    decks: list[list[int]]
    discards: list[list[int]]
    # turns
    active: int
    """Whose turn it is, as a place in the purchase order."""
    asked: int
    """The seat the main line of the turns waits for, -1 for none; internalised seats act beside it."""
    beside: int
    """How many have internalised but not finished."""
    insisted: bool
    # the auction
    auction_kind: int
    bid: int
    bidder: int
    auction_stop: int
    """The auction ends when the question comes round to this seat."""
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

    def begin(self) -> None:
        """The empty table; `setup` lays it."""
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
        self.active = -1
        self.asked = -1
        self.beside = 0
        self.insisted = False
        self.auction_kind = 0
        self.bid = 0
        self.bidder = -1
        self.auction_stop = -1
        self.target = NO_TARGET
        self.attack = 0
        self.defence = 0
        self.immune = ()
        self.offer = NO_OFFER
        self.goal = VICTORY
        self.won_by = ()
        self.vp_log = ()

    def ask(self, seat: int) -> Decision:
        if seat not in self.waiting:
            return turns.ask_aside(self, seat)
        return steps.ASK[self.colonies[seat].steps[-1]](self, seat)

    def perform(self, seat: int, action: Action) -> None:
        if seat not in self.waiting:
            turns.do_aside(self, seat, action)
            return
        steps.DO[self.colonies[seat].steps[-1]](self, seat, action)
        if not self.waiting:
            steps.proceed(self)

    def closed(self, seat: int) -> list[tuple[Action, Illegal]]:
        return steps.closed(self, seat) if seat in self.waiting else []

    def explain(self, seat: int, action: Action) -> Illegal | None:
        better = steps.explain(self, seat, action)
        return better if better is not None else super().explain(seat, action)

    def copy(self) -> OutpostState:
        twin = OutpostState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        twin.rules = self.rules
        twin.colonies = [colony.copy() for colony in self.colonies]
        twin.round = self.round
        twin.phase = self.phase
        twin.order = self.order
        twin.era = self.era
        twin.bare_rounds = self.bare_rounds
        twin.stock = self.stock[:]
        twin.market = self.market[:]
        twin.kicker_era = self.kicker_era
        twin.kicker_pile = self.kicker_pile[:]
        twin.kickers = self.kickers[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.discards = [pile[:] for pile in self.discards]
        twin.active = self.active
        twin.asked = self.asked
        twin.beside = self.beside
        twin.insisted = self.insisted
        twin.auction_kind = self.auction_kind
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.auction_stop = self.auction_stop
        twin.target = self.target
        twin.attack = self.attack
        twin.defence = self.defence
        twin.immune = self.immune
        twin.offer = self.offer
        twin.goal = self.goal
        twin.won_by = self.won_by
        twin.vp_log = self.vp_log
        return twin

    @property
    def volunteers(self) -> tuple[int, ...]:
        return turns.volunteers(self)

    @property
    def scores(self) -> list[int]:
        return [colony.points(self.rules) for colony in self.colonies]

    @property
    def winners(self) -> list[int]:
        return list(self.won_by)

    @property
    def progress(self) -> tuple[int | None, str]:
        return self.round, self.phase

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.views([seat])[0]

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], viewing.views(self, seats))

    def everything(self) -> dict[str, Any]:
        return viewing.everything(self)

    def imagine(self, seat: int, dice: Dice) -> OutpostState:
        return imagining.imagine(self, seat, dice)

    def audit(self) -> None:
        viewing.audit(self)
