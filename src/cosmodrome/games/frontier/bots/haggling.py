"""Deals that pay: what a rival would give for a card of ours, and what he would let go for a little water."""

from __future__ import annotations

from math import ceil

from ....kernel import Action, Item, Subset
from ..components.cards import CARDS
from ..rules import deals
from ..state import FrontierState
from . import design, trading
from .figures import HAGGLING, MARKET


class Offer:
    """A card for water, to or from somebody, and what that brings in tanks."""

    __slots__ = ("card", "other", "price", "sells", "value")

    def __init__(self, other: int, card: int, price: int, sells: bool, value: float) -> None:
        self.other = other
        self.card = card
        self.price = price
        self.sells = sells
        self.value = value

    def terms(self) -> list[Item]:
        gives, wants = (deals.GIVE, deals.WANT) if self.sells else (deals.WANT, deals.GIVE)
        return [(gives, "card", CARDS[self.card].id)] + [(wants, "water")] * self.price


def best(state: FrontierState, seat: int, partners: list[int]) -> Offer | None:
    """The best offer that one of these would accept; None: none is worth the trouble."""
    offers: list[Offer] = []
    for other in partners:
        offers += [_sale(state, seat, other, card) for card in _in_hand(state, seat, other)]
        offers += [_purchase(state, seat, other, card) for card in _in_hand(state, other, seat)]
    found: Offer | None = None
    most = HAGGLING["least"]
    for offer in offers:
        if offer.value > most and 0 < offer.price <= _purse(state, seat, offer):
            found = offer
            most = offer.value
    return found


def _in_hand(state: FrontierState, giver: int, taker: int) -> list[int]:
    hand = state.players[giver].hand
    return [card for card in deals.tradable_cards(state, giver, taker) if card in hand]


def _purse(state: FrontierState, seat: int, offer: Offer) -> int:
    return state.players[offer.other if offer.sells else seat].water


def _sale(state: FrontierState, seat: int, other: int, card: int) -> Offer:
    """What he can pay and still gains by it."""
    gain = max(trading.gain(state, other, (card,)), MARKET["spare"])
    price = min(state.players[other].water, ceil(gain) - 1)
    missed = max(0.0, min(trading.loss(state, seat, card) / design.thrift_of(state, seat), HAGGLING["parting"]))
    value = price - missed + HAGGLING["envy"] * (price - min(gain, HAGGLING["rival"]))
    return Offer(other, card, price, True, value)


def _purchase(state: FrontierState, seat: int, other: int, card: int) -> Offer:
    """A little more than he would miss it."""
    loss = max(trading.loss(state, other, card), MARKET["spare"])
    price = int(loss) + 1
    gain = min(trading.gain(state, seat, (card,)) / design.thrift_of(state, seat), HAGGLING["own"])
    value = gain - price - HAGGLING["envy"] * (price - min(loss, HAGGLING["rival"]))
    return Offer(other, card, price, False, value)


def spelled(decision: Subset, offer: Offer) -> Action:
    """The terms of an offer as they are answered: in the order in which they are listed."""
    wanted = offer.terms()
    chosen: list[Item] = []
    for item in decision.items:
        if item in wanted:
            wanted.remove(item)
            chosen.append(item)
    return (decision.verb, tuple(chosen))
