"""Step 1 of a turn: auctions (rulebook: auction, bid, pass, discounts, overbidding)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel import Action, Amount, Choice, Decision, Illegal
from . import market, operators, payment, turns
from .colony import Colony
from .production import spend
from .purchase_order import following
from .rules import MOST_BID
from .upgrades import IDS, NUMBER

if TYPE_CHECKING:
    from .state import OutpostState

OPEN: Final[list[Action]] = [("auction", name) for name in IDS]
PASS: Final[Action] = ("pass",)
INTERNALISE: Final[Action] = ("internalise",)
INSIST: Final[Action] = ("insist",)
ONLY_PASS: Final[tuple[Action, ...]] = (PASS,)
PASS_OR_INTERNALISE: Final[tuple[Action, ...]] = (PASS, INTERNALISE)
HONOUR: Final[Action] = ("honour",)
DEFAULT: Final[Action] = ("default",)


def options(state: OutpostState, colony: Colony, offered: list[Action]) -> None:
    """The auctions this colony can open: each kind on sale that it can pay for and has not defaulted on."""
    costs = state.rules.f.cost
    anything = state.rules.overbidding
    last = 0
    for kind in state.market + state.kickers:
        if kind != last and (anything or costs[kind] <= colony.means(kind)) and kind not in colony.barred:
            offered.append(OPEN[kind])
        last = kind


def why_not(state: OutpostState, colony: Colony, kind: int) -> str:
    """Why this colony can not open an auction; empty if it can."""
    if colony.barred and kind in colony.barred:
        return "why-defaulted"
    if not state.rules.overbidding and state.rules.f.cost[kind] > colony.means(kind):
        return "why-too-dear"
    return ""


def refusal(state: OutpostState, colony: Colony, kind: int) -> Illegal:
    if why_not(state, colony, kind) == "why-defaulted":
        return Illegal("why-defaulted", "overbidding", {"upgrade": IDS[kind]})
    return _too_dear(colony, kind, state.rules.f.cost[kind])


def _too_dear(colony: Colony, kind: int, cost: int) -> Illegal:
    params = {"upgrade": IDS[kind], "cost": cost, "credits": colony.credits, "discount": colony.discounts[kind]}
    return Illegal("why-too-dear", "bid", params)


def most(state: OutpostState, seat: int) -> int:
    """The highest bid this seat may make."""
    if state.rules.overbidding:
        return MOST_BID
    return state.colonies[seat].means(state.auction_kind)


# opening


def announce(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    state.auction_kind = NUMBER[action[1]]
    if not state.rules.overbidding:
        colony.prove(state.rules.f.cost[state.auction_kind] - colony.discounts[state.auction_kind])
    colony.steps = (*colony.steps, "opening")


def ask_opening(state: OutpostState, seat: int) -> Decision:
    kind = state.auction_kind
    params = {"upgrade": IDS[kind], "cost": state.rules.f.cost[kind]}
    return Amount(seat, "prompt-opening", "bid", "bid", state.rules.f.cost[kind], most(state, seat), params=params)


def do_opening(state: OutpostState, seat: int, action: Action) -> None:
    state.colonies[seat].steps = state.colonies[seat].steps[:-1]
    _raise_to(state, seat, action[1])


# bidding: passing is never final


def ask_bid(state: OutpostState, seat: int) -> Decision:
    others = PASS_OR_INTERNALISE if state.rules.internalising else ONLY_PASS
    if turns.may_insist(state, seat):
        others = (*others, INSIST)
    kind = state.auction_kind
    params = {"upgrade": IDS[kind], "bid": state.bid, "round": state.round, "left": market.on_sale(state, kind)}
    if state.bidder >= 0:
        params["seat"] = state.bidder
        return Amount(seat, "prompt-bid", "bid", "bid", state.bid + 1, most(state, seat), others, params)
    return Amount(seat, "prompt-bid-again", "overbidding", "bid", state.bid + 1, most(state, seat), others, params)


def do_bid(state: OutpostState, seat: int, action: Action) -> None:
    if action == INSIST:
        turns.insist(state, seat)
        return
    colony = state.colonies[seat]
    colony.steps = colony.steps[:-1]
    verb = action[0]
    if verb == "bid":
        _raise_to(state, seat, action[1])
        return
    if verb == "internalise":
        turns.internalise(state, seat)
    elif state.journal is not None:
        state.tell("passes", {"seat": seat})
    _ask_next(state, seat)


def _raise_to(state: OutpostState, seat: int, bid: int) -> None:
    state.bid = bid
    state.bidder = seat
    state.auction_stop = seat
    if not state.rules.overbidding:
        colony = state.colonies[seat]
        colony.prove(bid - colony.discounts[state.auction_kind])
    if state.journal is not None:
        state.tell("bids", {"seat": seat, "bid": bid, "upgrade": IDS[state.auction_kind]})
    _ask_next(state, seat)


def _next_seat(state: OutpostState, seat: int) -> int:
    if state.rules.bid_clockwise:
        return (seat + 1) % state.seats
    return following(state, seat)


def _ask_next(state: OutpostState, seat: int) -> None:
    """The next player bids or passes; when the question comes round to the last bidder, the auction is over."""
    seat = _next_seat(state, seat)
    while seat != state.auction_stop:
        colony = state.colonies[seat]
        if not colony.internalised and state.auction_kind not in colony.barred:
            colony.steps = (*colony.steps, "bid")
            state.asked = seat
            turns.wait(state)
            return
        seat = _next_seat(state, seat)
    if state.bidder < 0:
        close(state)
    elif state.rules.overbidding:
        winner = state.colonies[state.bidder]
        winner.steps = (*winner.steps, "honour")
        state.asked = state.bidder
        turns.wait(state)
    else:
        _sell(state, state.bidder)


def why_too_high(state: OutpostState, seat: int, bid: int) -> Illegal | None:
    """Why this seat can not bid so much."""
    return None if state.rules.overbidding else _too_dear(state.colonies[seat], state.auction_kind, bid)


# the winner pays


def _sell(state: OutpostState, winner: int) -> None:
    colony = state.colonies[winner]
    due = state.bid - colony.discounts[state.auction_kind]
    state.asked = winner
    payment.charge(state, winner, "upgrade", state.auction_kind, 1, max(0, due))
    turns.wait(state)


def acquire(state: OutpostState, seat: int) -> None:
    """The upgrade is paid for: take it and what comes with it."""
    colony = state.colonies[seat]
    kind = colony.item
    figures = state.rules.f
    market.take(state, kind)
    colony.owned[kind] += 1
    colony.fresh = (*colony.fresh, kind)
    colony.spent = True
    colony.settled = False
    colony.recount(state.rules)
    colony.robots += figures.free_robot[kind]
    factory = figures.free_factory[kind]
    if kind in figures.special:
        factory = figures.special.index(kind)
    if factory >= 0:
        colony.built[factory] += 1
    if state.journal is not None:
        state.tell("buys-upgrade", {"seat": seat, "upgrade": IDS[kind], "bid": state.bid, "paid": colony.due})
    if seat != state.order[state.active]:
        state.colonies[state.order[state.active]].lost_auction = True
    if factory >= 0 and colony.done and state.rules.assign_in_turn and operators.may_operate(state, colony, factory):
        colony.item = factory
        colony.steps = ("move",)
        state.asked = seat
        turns.wait(state)
        return
    close(state)


def close(state: OutpostState) -> None:
    """The auction is over and whoever won has what is due: back to the turn."""
    state.auction_kind = 0
    state.bid = 0
    state.bidder = -1
    state.auction_stop = -1
    turns.resume(state)


# overbidding


def ask_honour(state: OutpostState, seat: int) -> Decision:
    colony = state.colonies[seat]
    options: list[Action] = [DEFAULT]
    if colony.means(state.auction_kind) >= state.bid:
        options.insert(0, HONOUR)
    params = {"upgrade": IDS[state.auction_kind], "bid": state.bid, "penalty": penalty(state)}
    return Choice(seat, "prompt-honour", "overbidding", options, params)


def penalty(state: OutpostState) -> int:
    return state.bid - state.rules.f.cost[state.auction_kind]


def do_honour(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    colony.steps = colony.steps[:-1]
    if action == HONOUR:
        _sell(state, seat)
        return
    state.reveal()
    due = min(penalty(state), colony.credits)
    if due:
        colony.spent = True
    if state.journal is not None:
        state.tell("defaults", {"seat": seat, "upgrade": IDS[state.auction_kind], "penalty": due})
    if due == colony.credits:
        # the whole hand: nothing to choose, and everybody knows that nothing is left
        spend(state, colony, tuple(colony.hand))
        colony.pay_out(colony.credits)
        colony.most = 0
        due = 0
    payment.charge(state, seat, "penalty", state.auction_kind, 1, due)
    turns.wait(state)


def defaulted(state: OutpostState, seat: int) -> None:
    """The penalty is paid: everybody else may bid anew, from the printed cost."""
    colony = state.colonies[seat]
    colony.barred = (*colony.barred, state.auction_kind)
    state.bid = state.rules.f.cost[state.auction_kind] - 1
    state.bidder = -1
    state.auction_stop = seat
    _ask_next(state, seat)
