"""Wily Trader and Merchant House: one exchange a round, after the discards (rulebook: kicker-trader)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel import Action, Choice, Decision
from .cards import MEGA_CARD, RESOURCES, resource_of
from .colony import NO_STEPS, Colony

if TYPE_CHECKING:
    from .state import OutpostState

NO_OFFER: Final[tuple[int, int, int]] = (-1, -1, 0)
PASS: Final[Action] = ("pass",)


def begin(state: OutpostState) -> None:
    if not state.rules.kicker or state.rules.money:
        return
    for colony in state.colonies:
        colony.protected = ()
        colony.trades = _trades(state, colony)
    _ask_next(state)


def _trades(state: OutpostState, colony: Colony) -> tuple[int, ...]:
    """The trading upgrades still to be used, one entry for each exchange."""
    trades: list[int] = []
    for kind, owned in enumerate(colony.owned):
        if owned and state.rules.f.trades[kind]:
            trades.extend([kind] * (owned if state.rules.trader_per_card else 1))
    return tuple(trades)


def _ask_next(state: OutpostState) -> None:
    for seat in state.order:
        colony = state.colonies[seat]
        if colony.trades:
            colony.steps = ("exchange",)
            state.waiting = (seat,)
            return
    state.waiting = ()
    for colony in state.colonies:
        colony.protected = ()


def ask(state: OutpostState, seat: int) -> Decision:
    colony = state.colonies[seat]
    resources = state.rules.f.trades[colony.trades[0]]
    options: list[Action] = [PASS]
    last = 0
    for code in colony.hand:
        if code == last or code >= MEGA_CARD or resource_of(code) not in resources:
            continue
        last = code
        options.extend([("offer", other, code) for other in range(state.seats) if _may_ask(state, seat, other, code)])
    return Choice(seat, "prompt-exchange", "kicker-trader", options)


def _may_ask(state: OutpostState, seat: int, other: int, code: int) -> bool:
    return other != seat and len(_of_kind(state.colonies[other], code)) > 0


def _of_kind(colony: Colony, code: int) -> list[int]:
    """Cards of the same resource that a trader may still ask for."""
    cards = [card for card in colony.hand if card < MEGA_CARD and card // 100 == code // 100]
    for card in colony.protected:
        if card in cards:
            cards.remove(card)
    return cards


def do(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    colony.trades = colony.trades[1:]
    colony.steps = NO_STEPS
    if action == PASS:
        _ask_next(state)
        return
    target = int(action[1])
    code = int(action[2])
    state.reveal()
    if state.journal is not None:
        state.tell("offers", {"seat": seat, "target": target, "resource": RESOURCES[resource_of(code)]})
        state.tell("offers-card", {"seat": seat, "target": target, "card": code}, (seat, target))
    higher = [card for card in _of_kind(state.colonies[target], code) if card > code]
    if not higher:
        if (target, code) not in colony.known:
            colony.known = (*colony.known, (target, code))
        if state.journal is not None:
            state.tell("nothing-higher", {"seat": target, "target": seat})
        _ask_next(state)
        return
    colony.lose(code)
    state.offer = (seat, target, code)
    if state.rules.trader_target_chooses:
        state.colonies[target].steps = ("give",)
        state.waiting = (target,)
    else:
        _swap(state, min(higher))


def ask_give(state: OutpostState, seat: int) -> Decision:
    trader, _, code = state.offer
    higher = [card for card in _of_kind(state.colonies[seat], code) if card > code]
    options: list[Action] = [("give", card) for card in sorted(set(higher))]
    return Choice(seat, "prompt-give", "kicker-trader", options, {"seat": trader, "card": code})


def do_give(state: OutpostState, seat: int, action: Action) -> None:
    state.colonies[seat].steps = NO_STEPS
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
    if state.journal is not None:
        state.tell("exchanged", {"seat": trader, "target": target, "resource": RESOURCES[resource_of(code)]})
        state.tell("exchanged-card", {"seat": target, "target": trader, "card": returned}, (trader, target))
    _ask_next(state)
