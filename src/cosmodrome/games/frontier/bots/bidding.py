"""Auctions as somebody sees them who knows what the others would bid: for whom a lot is, and what it should cost him.

Hands and water lie open, so what a director would bid can be worked out. Who opens an auction is paid by whoever
outbids him: a lot that a rival needs is put up to be sold to him. Who does not open it makes the one who did pay what
the lot is worth to him, and leaves it to him in the end.
"""

from __future__ import annotations

from ....kernel import Action, Weighed
from ..components.cards import DECKS
from ..rules import research
from ..state import FrontierState
from . import design, trading
from .figures import HAGGLING, MARKET

OUT = research.OUT


class Lot:
    """What an auction is about, to everybody."""

    __slots__ = ("limits", "seat", "starter", "water", "worths")

    def __init__(self, state: FrontierState, seat: int, deck: int, starter: int) -> None:
        self.seat = seat
        self.starter = starter
        self.water = [player.water for player in state.players]
        self.limits: list[int] = []
        """Up to what each of the others bids."""
        self.worths: list[float] = []
        """What having it brings, in tanks: what is missing can be had elsewhere too, so never more than that costs."""
        for other in range(state.seats):
            most = HAGGLING["own"] if other == seat else HAGGLING["rival"]
            worth = trading.worth(state, other, deck) / design.thrift_of(state, other)
            self.worths.append(min(worth, most))
            self.limits.append(min(int(MARKET["share"] * worth), self.water[other]))

    def sold(self, auction: research.Auction, hold: int) -> tuple[int, int]:
        """Who gets it and for what, if from here on this seat goes along up to `hold`."""
        while auction.asked:
            seat = auction.asked[0]
            wanted = auction.highest if seat == self.starter else auction.highest + 1
            limit = min(hold, self.water[seat]) if seat == self.seat else self.limits[seat]
            auction = auction.bid(seat, wanted) if wanted <= limit else auction.passed(seat)
        tied = [seat for seat, bid in enumerate(auction.bids) if bid == auction.highest]
        return (self.starter if self.starter in tied else tied[0]), auction.highest

    def value(self, winner: int, price: int) -> float:
        """What it means for this seat that somebody gets it for so much: what rivals gain counts for a part."""
        envy = HAGGLING["envy"]
        if winner == self.seat:
            return self.worths[winner] - price - (0.0 if winner == self.starter else envy * price)
        value = envy * (price - self.worths[winner])
        if winner != self.starter:
            value += price if self.starter == self.seat else -envy * price
        return value


class Bid:
    """An answer in an auction, and what it leads to."""

    __slots__ = ("action", "price", "value", "winner")

    def __init__(self, action: Action, lot: Lot, auction: research.Auction, hold: int) -> None:
        self.action = action
        self.winner, self.price = lot.sold(auction, hold)
        self.value = lot.value(self.winner, self.price)


def opened(state: FrontierState, seat: int, deck: int) -> Bid:
    """The first bid of an auction of one's own: low to get the lot, or just below what a rival can pay for it."""
    lot = Lot(state, seat, deck, seat)
    others = [
        other
        for other in [(seat + place) % state.seats for place in range(1, state.seats)]
        if research.bids_for(state, other, deck)
    ]
    bids = tuple([0 if other in others else OUT for other in range(state.seats)])
    found: list[Bid] = []
    for water in range(lot.water[seat] + 1):
        auction = research.Auction(seat, deck, (*bids[:seat], water, *bids[seat + 1 :]), tuple(others))
        found += [Bid(("bid", water), lot, auction, hold) for hold in _holds(lot, water)]
    return _best(found)


def answered(state: FrontierState, seat: int, auction: research.Auction) -> Bid:
    """The best answer to the highest bid."""
    lot = Lot(state, seat, auction.deck, auction.starter)
    found = [Bid(research.PASS, lot, auction.passed(seat), OUT)]
    for water in range(auction.highest, lot.water[seat] + 1):
        higher = auction.bid(seat, water)
        found += [Bid(("bid", water), lot, higher, hold) for hold in _holds(lot, water)]
    return _best(found)


def _holds(lot: Lot, water: int) -> tuple[int, ...]:
    """How far one would go on after a bid: no further, or as far as the lot is worth it."""
    return (water, max(water, int(lot.worths[lot.seat])))


def _best(bids: list[Bid]) -> Bid:
    """The first of the best: passing before bidding, low before high."""
    best = bids[0]
    for bid in bids:
        if bid.value > best.value:
            best = bid
    return best


def best_auction(state: FrontierState, seat: int, options: list[Action], any_deck: bool) -> Weighed:
    """The auction that brings most, whoever gets the lot; decks that may have what is missing are dug for it."""
    wanted = list(state.rules.decks) if any_deck else design.designs(state, seat, trading.owned(state, seat))[0].wants
    best: Weighed = ((), 0.0)
    for action in options:
        if action[0] == "research":
            deck = DECKS.index(action[1])
            value = opened(state, seat, deck).value + (MARKET["dig"] if deck in wanted else 0.0)
            if not best[0] or value > best[1]:
                best = (action, value)
    return best
