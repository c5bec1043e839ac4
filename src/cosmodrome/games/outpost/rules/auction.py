"""Step 1 of a turn: auctions (rulebook: auction, bid, pass, discounts, overbidding).

What is auctioned, the bid that stands and whose it is lie on the table: they are the state's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Amount, Choice, Decision, Illegal, Question, Task
from ..components.colony import BOUGHT, Colony
from ..components.upgrades import IDS, NUMBER
from ..options import MOST_BID
from . import market, money, operators, outlook
from .amounts import HowMuch
from .answers import DEFAULT, HONOUR, INSIST, INTERNALISE, PASS
from .internalising import insist, internalise, may_insist
from .payment import buying, charge, spend
from .purchase_order import following

if TYPE_CHECKING:
    from ..shown.shapes import Sale
    from ..state import OutpostState

OPEN: Final[list[Action]] = [("auction", name) for name in IDS]
ONLY_PASS: Final[tuple[Action, ...]] = (PASS,)
PASS_OR_INTERNALISE: Final[tuple[Action, ...]] = (PASS, INTERNALISE)


def options(state: OutpostState, colony: Colony, offered: list[Action]) -> None:
    """The auctions this colony can open: each kind on sale that it can pay for and has not defaulted on."""
    costs = state.rules.figures.cost
    anything = state.rules.overbidding
    last = 0
    for kind in state.market + state.kickers:
        if kind != last and (anything or costs[kind] <= colony.means(kind)) and kind not in colony.barred:
            offered.append(OPEN[kind])
        last = kind


def refusal(state: OutpostState, colony: Colony, kind: int) -> Illegal | None:
    """Why this colony can not open an auction; None if it can."""
    if kind in colony.barred:
        return Illegal("why-defaulted", "overbidding", {"upgrade": IDS[kind]})
    cost = state.rules.figures.cost[kind]
    if not state.rules.overbidding and cost > colony.means(kind):
        return _too_dear(colony, kind, cost)
    return None


def _too_dear(colony: Colony, kind: int, cost: int) -> Illegal:
    params = {"upgrade": IDS[kind], "cost": cost, "credits": colony.credits, "discount": colony.discounts[kind]}
    return Illegal("why-too-dear", "bid", params)


def announced(state: OutpostState, seat: int, action: Action) -> Opening:
    """An upgrade is put up for auction by whoever's turn it is; what the first bid is."""
    colony = state.colonies[seat]
    kind = NUMBER[action[1]]
    state.auction_kind = kind
    if not state.rules.overbidding:
        colony.prove(state.rules.figures.cost[kind] - colony.discounts[kind])
    return Opening(seat)


def most_bid(state: OutpostState, colony: Colony, kind: int) -> int:
    """The highest bid that is open to this colony."""
    return MOST_BID if state.rules.overbidding else colony.means(kind)


class Bidding(HowMuch):
    """A bid, as high as the hand and the discounts allow."""

    __slots__ = ()

    def most(self, state: OutpostState) -> int:
        return most_bid(state, state.colonies[self.seat], state.auction_kind)

    def too_high(self, state: OutpostState, number: int) -> Illegal | None:
        return None if state.rules.overbidding else _too_dear(state.colonies[self.seat], state.auction_kind, number)

    def preview(self, state: OutpostState, action: Action) -> dict[str, Any]:
        if action[0] == "bid":
            return foreseen(state, self.seat, state.auction_kind, int(action[1]))
        if action == INTERNALISE:
            return dict(outlook.internalising())
        ahead = outlook.nothing()
        if action == PASS:
            ahead["sale"] = sale(state)
        return dict(ahead)


class Opening(Bidding):
    """The first bid: at least the printed cost."""

    __slots__ = ()

    def ask(self, state: OutpostState) -> Amount:
        kind = state.auction_kind
        cost = state.rules.figures.cost[kind]
        params = {"upgrade": IDS[kind], "cost": cost}
        return Amount(self.seat, "prompt-opening", "bid", "bid", cost, self.most(state), params=params)

    def answer(self, state: OutpostState, action: Action) -> None:
        _raise_to(state, self.seat, action[1])


class Bid(Bidding):
    """Bid more or pass; passing is never final."""

    __slots__ = ()

    def ask(self, state: OutpostState) -> Amount:
        seat = self.seat
        others = PASS_OR_INTERNALISE if state.rules.internalising else ONLY_PASS
        if state.busy and may_insist(state, seat):
            others = (*others, INSIST)
        kind = state.auction_kind
        params = {"upgrade": IDS[kind], "bid": state.bid, "round": state.round, "left": market.on_sale(state, kind)}
        if state.bidder < 0:
            rule = "overbidding"
            return Amount(seat, "prompt-bid-again", rule, "bid", state.bid + 1, self.most(state), others, params)
        params["seat"] = state.bidder
        return Amount(seat, "prompt-bid", "bid", "bid", state.bid + 1, self.most(state), others, params)

    def answer(self, state: OutpostState, action: Action) -> None:
        verb = action[0]
        if verb == "bid":
            _raise_to(state, self.seat, action[1])
            return
        if verb == "insist":
            insist(state, self.seat)
            state.then(self)
            return
        if verb == "internalise":
            internalise(state, self.seat)
        else:
            state.colonies[self.seat].passed_at = state.bid
            if state.journal is not None:
                state.tell("passes", {"seat": self.seat})
        _ask_next(state, self.seat)


BIDS: Final = [Bid(seat) for seat in range(9)]


def _raise_to(state: OutpostState, seat: int, bid: int) -> None:
    state.bid = bid
    state.bidder = seat
    state.auction_stop = seat
    colony = state.colonies[seat]
    colony.bid = bid
    colony.passed_at = 0
    if not state.rules.overbidding:
        colony.prove(bid - colony.discounts[state.auction_kind])
    if state.journal is not None:
        state.tell("bids", {"seat": seat, "bid": bid, "upgrade": IDS[state.auction_kind]})
    _ask_next(state, seat)


def _ask_next(state: OutpostState, seat: int) -> None:
    """The next player bids or passes; when the question comes round to the last bidder, the auction is over."""
    seat = _next_seat(state, seat)
    while seat != state.auction_stop:
        colony = state.colonies[seat]
        if not colony.internalised and state.auction_kind not in colony.barred:
            state.then(BIDS[seat])
            return
        seat = _next_seat(state, seat)
    if state.bidder < 0:
        _close(state)
    elif state.rules.overbidding:
        state.then(Honour(state.bidder))
    else:
        _sell(state, state.bidder)


def _next_seat(state: OutpostState, seat: int) -> int:
    if state.rules.bid_order_clockwise:
        return (seat + 1) % state.seats
    return following(state, seat)


# the winner pays


def price(state: OutpostState, seat: int) -> int:
    """What the bid that stands costs this seat."""
    return max(0, state.bid - state.colonies[seat].discounts[state.auction_kind])


def _sell(state: OutpostState, winner: int) -> None:
    due = price(state, winner)
    charge(state, winner, due, 0, Acquire(winner, due))


class Acquire(Task["OutpostState"]):
    """The upgrade is paid for: its buyer takes it, and what comes with it."""

    due: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def run(self, state: OutpostState) -> None:
        seat = self.seat
        kind = state.auction_kind
        colony = state.colonies[seat]
        market.take(state, kind)
        factory = _hand_over(state, colony, kind)
        colony.did(BOUGHT, IDS[kind], self.due)
        state.sales = (*state.sales, (kind, self.due))
        if state.journal is not None:
            state.tell("buys-upgrade", {"seat": seat, "upgrade": IDS[kind], "bid": state.bid, "paid": self.due})
        active = state.order[state.active]
        if seat != active:
            state.colonies[active].lost_auction = True
        _close(state)
        out_of_turn = colony.done and state.rules.assignment_in_turn
        if factory >= 0 and out_of_turn and operators.may_operate(state, colony, factory):
            state.then(operators.OperateWon(seat, factory))


def _hand_over(state: OutpostState, colony: Colony, kind: int) -> int:
    """The upgrade belongs to this colony, with all that comes with it; the factory among that, -1 for none."""
    owned = colony.owned[:]
    owned[kind] += 1
    colony.owned = owned
    colony.fresh = (*colony.fresh, kind)
    colony.spent = True
    colony.settled = False
    colony.recount(state.rules)
    return _deliver(state, colony, kind)


def _deliver(state: OutpostState, colony: Colony, kind: int) -> int:
    """A robot or factory that comes with an upgrade, or that it is, is there; which factory, -1 for none."""
    figures = state.rules.figures
    colony.robots += figures.free_robot[kind]
    factory = figures.brings[kind]
    if factory >= 0:
        colony.built[factory] += 1
    return factory


def _close(state: OutpostState) -> None:
    """The auction is over."""
    state.auction_kind = 0
    state.auction_stop = -1
    _call_off(state, 0)


def _call_off(state: OutpostState, bid: int) -> None:
    """No bid stands any more."""
    state.bid = bid
    state.bidder = -1
    for colony in state.colonies:
        colony.bid = 0
        colony.passed_at = 0


# overbidding: whoever wins pays, or defaults


class Honour(Question["OutpostState"]):
    """Pay what was bid, or the penalty for not paying it."""

    __slots__ = ()

    def ask(self, state: OutpostState) -> Decision:
        colony = state.colonies[self.seat]
        answers = [HONOUR, DEFAULT] if colony.means(state.auction_kind) >= state.bid else [DEFAULT]
        params = {"upgrade": IDS[state.auction_kind], "bid": state.bid, "penalty": penalty(state)}
        return Choice(self.seat, "prompt-honour", "overbidding", answers, params)

    def answer(self, state: OutpostState, action: Action) -> None:
        if action == HONOUR:
            _sell(state, self.seat)
            return
        state.reveal()
        colony = state.colonies[self.seat]
        due = min(penalty(state), colony.credits)
        if due:
            colony.spent = True
        state.tell("defaults", {"seat": self.seat, "upgrade": IDS[state.auction_kind], "penalty": due})
        if due == colony.credits:
            # the whole hand: nothing to choose, and everybody knows that nothing is left
            spend(state, colony, tuple(colony.hand))
            money.pay_everything(colony)
            due = 0
        charge(state, self.seat, due, 0, AuctionAgain(self.seat))

    def preview(self, state: OutpostState, action: Action) -> dict[str, Any]:
        if action == HONOUR:
            return foreseen(state, self.seat, state.auction_kind, state.bid)
        due = min(penalty(state), state.colonies[self.seat].credits)
        return dict(buying(state, self.seat, due, 1, 0, 0))


def penalty(state: OutpostState) -> int:
    return state.bid - state.rules.figures.cost[state.auction_kind]


class AuctionAgain(Task["OutpostState"]):
    """The penalty is paid: everybody but the defaulter may bid anew, from the printed cost."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        colony = state.colonies[self.seat]
        colony.barred = (*colony.barred, state.auction_kind)
        state.auction_stop = self.seat
        _call_off(state, state.rules.figures.cost[state.auction_kind] - 1)
        _ask_next(state, self.seat)


# what would come of it


def foreseen(state: OutpostState, seat: int, kind: int, bid: int) -> dict[str, Any]:
    """What a bid would cost and bring, if it wins."""
    colony = state.colonies[seat]
    ahead = buying(state, seat, bid, 1, colony.discounts[kind], 0)
    ahead["upgrade"] = IDS[kind]
    ahead["points"] = colony.points(state.rules) + points_from(state, colony, kind)
    return dict(ahead)


def points_from(state: OutpostState, colony: Colony, kind: int) -> int:
    """The points that this upgrade brings once it is won, with somebody at work in the factory that comes with it."""
    points = state.rules.figures.vp[kind]
    if state.rules.figures.brings[kind] < 0:
        return points
    twin = colony.copy()
    twin.count(state.rules, kind, 1)
    factory = _deliver(state, twin, kind)
    return points + operators.points_from(state, twin, factory)


def sale(state: OutpostState) -> Sale | None:
    """Who gets what is on the block if nobody bids more, and for how much; None before the first bid."""
    seat = state.bidder
    if seat < 0:
        return None
    discount = state.colonies[seat].discounts[state.auction_kind]
    return {"seat": seat, "bid": state.bid, "discount": discount, "due": price(state, seat)}
