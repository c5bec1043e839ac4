"""Wily Trader and Merchant House: one exchange a round, after the discards (rulebook: kicker-trader)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Question, Task
from ..components.cards import MEGA_CARD, RESOURCES, resource_of
from ..components.colony import Colony
from .answers import PASS

if TYPE_CHECKING:
    from ..state import OutpostState

NO_OFFER: Final[tuple[int, int, int]] = (-1, -1, 0)


class Exchanges(Task["OutpostState"]):
    """Everybody's trading upgrades, in purchase order; what was got is safe until all are through."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        state.phase = "exchange"
        if not state.rules.kicker or state.rules.money:
            return
        trades = [Exchange(seat, kind) for seat in state.order for kind in _trades(state, state.colonies[seat])]
        state.then(*trades, Exchanged())


class Exchanged(Task["OutpostState"]):
    """The phase is over, and with it the safety of what was got in it."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        for colony in state.colonies:
            colony.protected = ()


def _trades(state: OutpostState, colony: Colony) -> list[int]:
    """The trading upgrades, once for each exchange."""
    trades: list[int] = []
    for kind in state.rules.figures.traders:
        owned = colony.owned[kind]
        trades.extend([kind] * (owned if state.rules.trader_per_card else min(owned, 1)))
    return trades


def _may_ask(state: OutpostState, seat: int, other: int, code: int) -> bool:
    return other != seat and len(_of_kind(state.colonies[other], code)) > 0


def _of_kind(colony: Colony, code: int) -> list[int]:
    """Cards of the same resource that a trader may still ask for."""
    cards = [card for card in colony.hand if card < MEGA_CARD and card // 100 == code // 100]
    for card in colony.protected:
        if card in cards:
            cards.remove(card)
    return cards


def _higher(colony: Colony, code: int) -> list[int]:
    return [card for card in _of_kind(colony, code) if card > code]


class Exchange(Question["OutpostState"]):
    """Offer somebody a card for a better one of the same kind, or keep it."""

    kind: int
    """The trading upgrade."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def ask(self, state: OutpostState) -> Decision:
        seat = self.seat
        resources = state.rules.figures.trades[self.kind]
        options: list[Action] = [PASS]
        last = 0
        for code in state.colonies[seat].hand:
            if code == last or code >= MEGA_CARD or resource_of(code) not in resources:
                continue
            last = code
            others = [other for other in range(state.seats) if _may_ask(state, seat, other, code)]
            options.extend([("offer", other, code) for other in others])
        return Choice(seat, "prompt-exchange", "kicker-trader", options)

    def answer(self, state: OutpostState, action: Action) -> None:
        if action == PASS:
            return
        seat = self.seat
        target = int(action[1])
        code = int(action[2])
        colony = state.colonies[seat]
        state.reveal()
        state.tell("offers", {"seat": seat, "target": target, "resource": RESOURCES[resource_of(code)]})
        state.tell("offers-card", {"seat": seat, "target": target, "card": code}, (seat, target))
        higher = _higher(state.colonies[target], code)
        if not higher:
            if (target, code) not in colony.known:
                colony.known = (*colony.known, (target, code))
            state.tell("nothing-higher", {"seat": target, "target": seat})
            return
        colony.lose(code)
        state.offer = (seat, target, code)
        if state.rules.trader_choice_target:
            state.then(Give(target))
        else:
            _swap(state, min(higher))


class Give(Question["OutpostState"]):
    """Whoever has better cards than the one on offer chooses which to give for it."""

    __slots__ = ()

    def ask(self, state: OutpostState) -> Decision:
        trader, _, code = state.offer
        higher = _higher(state.colonies[self.seat], code)
        options: list[Action] = [("give", card) for card in sorted(set(higher))]
        return Choice(self.seat, "prompt-give", "kicker-trader", options, {"seat": trader, "card": code})

    def answer(self, state: OutpostState, action: Action) -> None:
        _swap(state, int(action[1]))


def _swap(state: OutpostState, returned: int) -> None:
    trader, target, code = state.offer
    state.offer = NO_OFFER
    state.reveal()
    giver = state.colonies[trader]
    taker = state.colonies[target]
    taker.lose(returned)
    taker.gain(code)
    taker.hand.sort()
    taker.known = (*taker.known, (trader, code))
    giver.gain(returned)
    giver.hand.sort()
    giver.known = (*giver.known, (target, returned))
    giver.protected = (*giver.protected, returned)
    state.tell("exchanged", {"seat": trader, "target": target, "resource": RESOURCES[resource_of(code)]})
    state.tell("exchanged-card", {"seat": target, "target": trader, "card": returned}, (trader, target))
