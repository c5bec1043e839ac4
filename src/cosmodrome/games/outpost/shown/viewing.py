"""What a seat may know, as data (rulebook: hands are secret, everything else is open).

Open: upgrades, factories, operators, purchases, bids, discards, the backs of cards in hand (their resource), mega cards
and promises. Secret: the values of the production cards in hand, and choices made at the same time until all have
chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Task
from ..components.cards import BUILDABLE, MEGA_CARD, RESOURCES, resource_of
from ..components.colony import BOUGHT, BUILT, HIRED, LOST, Colony, Deed
from ..components.naming import factory
from ..components.upgrades import FIRST_KICKER, IDS
from ..rules import auction, market, terrorism
from ..rules.auction import Bid, Honour, Opening
from ..rules.discarding import Discard
from ..rules.exchange import Exchange, Give
from ..rules.operators import Assign, OperateWon
from ..rules.payment import Pay
from ..rules.production import Prospect, TakeMega, average, output
from ..rules.purchases import Number
from ..rules.terrorism import Commit, TakeSides
from ..rules.turn import BackTo, Turn

if TYPE_CHECKING:
    from ..state import OutpostState
    from .shapes import (
        Attack,
        Auction,
        Bidder,
        Bidding,
        ColonyFacts,
        ColonyView,
        Hand,
        Lot,
        Offer,
        OutpostView,
        Resource,
        SeatRound,
        Stage,
        Table,
        Upgrade,
    )

STEPS: Final[dict[type, str]] = {
    TakeMega: "mega",
    Prospect: "prospect",
    Discard: "discard",
    Exchange: "exchange",
    Give: "give",
    Turn: "turn",
    Opening: "opening",
    Bid: "bid",
    Honour: "honour",
    Number: "number",
    Pay: "pay",
    OperateWon: "move",
    Assign: "assign",
    TakeSides: "join",
}
"""What players are in the middle of, by name."""


STAGES: Final[dict[str, Stage]] = {
    "setup": "order",
    "order": "order",
    "market": "market",
    "mega": "production",
    "production": "production",
    "prospect": "production",
    "discard": "discard",
    "exchange": "discard",
    "turns": "turns",
    "aftermath": "turns",
    "assign": "turns",
    "victory": "victory",
}
"""What players call the phases that the rules go through."""

TURNS_LAST: Final[list[Stage]] = ["order", "market", "production", "discard", "turns", "victory"]
DISCARDS_LAST: Final[list[Stage]] = ["order", "market", "production", "turns", "discard", "victory"]


def views(state: OutpostState, seats: list[int | None]) -> list[OutpostView]:
    """What each of these seats may know; what all see alike is made once."""
    on_sale = sorted({*state.market, *state.kickers})
    table = _table(state, on_sale)
    odds = _market_odds(state)
    colonies = [_colony_on_sale(state, seat, on_sale) for seat in range(state.seats)]
    return [
        {
            **table,
            "seat": seat,
            "colonies": [_colony_seen(state, colony, seat, on_sale) for colony in colonies],
            "offer": _offer(state, seat),
            "market_odds": odds,
        }
        for seat in seats
    ]


def _table(state: OutpostState, on_sale: list[int]) -> Table:
    return {
        "round": state.round,
        "phase": state.phase,
        "stage": "victory" if state.over else STAGES[state.phase],
        "course": TURNS_LAST if state.rules.discard_before_turns else DISCARDS_LAST,
        "era": state.era,
        "goal": state.goal,
        "order": state.order,
        "active": state.order[state.active] if state.phase == "turns" and state.active < state.seats else None,
        "waiting": list(state.waiting),
        "insisted": state.insisted,
        "market": [IDS[kind] for kind in state.market],
        "kickers": [IDS[kind] for kind in state.kickers],
        "kicker_pile": sorted([IDS[kind] for kind in state.kicker_pile]),
        "costs": {IDS[kind]: state.rules.figures.cost[kind] for kind in on_sale},
        "stock": {IDS[kind]: state.stock[kind] for kind in range(1, FIRST_KICKER)},
        "decks": {name: len(state.decks[resource]) for resource, name in enumerate(RESOURCES)},
        "discards": _discards(state),
        "auction": _auction(state),
        "attack": _attack(state),
        "immune": [{"seat": seat, "what": _what(upgrade, which)} for seat, upgrade, which in state.immune],
        "prices": _prices(state),
        "last_round": _last_round(state),
        "vp_log": [list(points) for points in state.vp_log],
        "over": state.over,
        "winners": list(state.won_by),
    }


def _discards(state: OutpostState) -> dict[Resource, list[int]] | None:
    """The discard piles; where cards are paid out in coin, nobody else may see what they were worth."""
    if state.rules.money:
        return None
    return {name: sorted(state.discards[resource]) for resource, name in enumerate(RESOURCES)}


def _market_odds(state: OutpostState) -> dict[Upgrade, float] | None:
    """What one roll would bring, were the market to be filled up now."""
    chances = {} if state.over else market.odds(state)
    return {IDS[kind]: chance for kind, chance in chances.items()} if chances else None


def _what(upgrade: bool, which: int) -> str:
    return IDS[which] if upgrade else factory(RESOURCES[which])


# the auction, the attack, the exchange


def _auction(state: OutpostState) -> Auction | None:
    kind = state.auction_kind
    if not kind:
        return None
    return {
        "upgrade": IDS[kind],
        "bid": state.bid,
        "bidder": state.bidder if state.bidder >= 0 else None,
        "asked": state.asked,
        "stop": state.auction_stop,
        "left": market.on_sale(state, kind),
        "bidders": [_bidder(state, seat) for seat in state.order],
        "sale": auction.sale(state),
    }


def _bidder(state: OutpostState, seat: int) -> Bidder:
    colony = state.colonies[seat]
    return {
        "seat": seat,
        "bid": colony.bid or None,
        "passed_at": colony.passed_at or None,
        "status": _bidding(state, seat, colony),
    }


def _bidding(state: OutpostState, seat: int, colony: Colony) -> Bidding:
    """How this seat stands in the auction."""
    if seat == state.bidder:
        if isinstance(state.main, Pay):
            return "pays"
        return "leads" if any(other.bid for other in state.colonies if other is not colony) else "opened"
    if seat == state.asked:
        return "asked"
    if state.auction_kind in colony.barred:
        return "barred"
    if colony.internalised:
        return "out"
    if colony.passed_at:
        return "passed"
    return "outbid" if colony.bid else "to-come"


def _attack(state: OutpostState) -> Attack | None:
    seat, upgrade, which = state.target
    if seat < 0:
        return None
    return {
        "target": seat,
        "what": _what(upgrade, which),
        "attack": state.attack,
        "defence": state.defence,
        "needed": terrorism.needed(state),
    }


def _offer(state: OutpostState, seat: int | None) -> Offer | None:
    trader, target, code = state.offer
    if trader < 0:
        return None
    seen = code if seat in (trader, target) else None
    return {"seat": trader, "target": target, "resource": RESOURCES[resource_of(code)], "card": seen}


# what has happened


def _prices(state: OutpostState) -> dict[Upgrade, list[int]]:
    prices: dict[Upgrade, list[int]] = {}
    for kind, paid in state.sales:
        prices.setdefault(IDS[kind], []).append(paid)
    return prices


def _last_round(state: OutpostState) -> list[SeatRound]:
    if state.over or not state.vp_log:
        return []
    return [_seat_round(state, seat) for seat in range(state.seats)]


def _seat_round(state: OutpostState, seat: int) -> SeatRound:
    points = state.vp_log[-1][seat]
    before = state.vp_log[-2][seat] if len(state.vp_log) > 1 else state.rules.first_points
    colony = state.colonies[seat]
    deeds = colony.last_deeds
    hired = _counted(deeds, HIRED)
    return {
        "seat": seat,
        "points": points,
        "gained": points - before,
        "produced": _by_name(colony.last_produced),
        "upgrades": [{"upgrade": what, "paid": paid} for deed, what, paid in deeds if deed == BOUGHT],
        "built": _counted(deeds, BUILT),
        "colonists": hired.get("colonist", 0),
        "robots": hired.get("robot", 0),
        "lost": [what for deed, what, _ in deeds if deed == LOST],
    }


def _by_name(numbers: list[int]) -> dict[Resource, int]:
    return {RESOURCES[resource]: number for resource, number in enumerate(numbers) if number}


def _counted(deeds: tuple[Deed, ...], wanted: str) -> dict[Any, int]:
    """How many of what."""
    counts: dict[Any, int] = {}
    for deed, what, number in deeds:
        if deed == wanted:
            counts[what] = counts.get(what, 0) + number
    return counts


# colonies


def _colony_seen(state: OutpostState, colony: ColonyView, viewer: int | None, on_sale: list[int]) -> ColonyView:
    """A colony as this viewer knows it: its owner knows the hand, others may have seen cards of it."""
    seat = colony["seat"]
    if seat == viewer:
        colony = {**colony, **_hand(state, seat, on_sale)}
    known = sorted([code for looker, code in state.colonies[seat].known if looker == viewer])
    return {**colony, "known": known} if known else colony


def _hand(state: OutpostState, seat: int, on_sale: list[int]) -> Hand:
    """What only the owner knows."""
    colony = state.colonies[seat]
    answer = state.answers[seat]
    return {
        "hand": colony.hand[:],
        "credits": colony.credits,
        "lots": _lots(state, colony, on_sale),
        "answer": None if answer is None else list(answer),
    }


def _lots(state: OutpostState, colony: Colony, on_sale: list[int]) -> dict[Upgrade, Lot]:
    """The highest bid on everything on sale, and the points with it."""
    points = colony.points(state.rules)
    return {
        IDS[kind]: {
            "most": auction.most_bid(state, colony, kind),
            "points": points + auction.points_from(state, colony, kind),
        }
        for kind in on_sale
    }


def _colony_on_sale(state: OutpostState, seat: int, on_sale: list[int]) -> ColonyView:
    """A colony with what follows for it from the market."""
    discounts = state.colonies[seat].discounts
    return {**_colony(state, seat), "discounts": {IDS[kind]: discounts[kind] for kind in on_sale}}


def _colony(state: OutpostState, seat: int) -> ColonyFacts:
    """A colony as everybody may see it."""
    colony = state.colonies[seat]
    rules = state.rules
    produced = output(state, colony)
    return {
        "seat": seat,
        "points": colony.points(rules),
        "card_points": colony.card_vp,
        "printed_cost": colony.printed_cost(rules),
        "card_cost": colony.card_cost,
        "upgrades": {IDS[kind]: number for kind, number in enumerate(colony.owned) if number},
        "factories": {
            name: colony.built[resource] for resource, name in enumerate(RESOURCES) if colony.built[resource]
        },
        "operated": {
            name: colony.operated[resource] for resource, name in enumerate(RESOURCES) if colony.built[resource]
        },
        "output": _by_name(produced),
        "output_worth": average(produced),
        "locked": [RESOURCES[place] for place in BUILDABLE if place not in colony.unlocked],
        "colonists": colony.colonists,
        "support": colony.support,
        "most_colonists": colony.most_colonists(),
        "robots": colony.robots,
        "usable_robots": colony.usable_robots(rules),
        "colonist_cost": colony.colonist_cost,
        "hand_limit": colony.hand_limit,
        "hand_weight": colony.weight(rules),
        "cards": None if rules.money else _backs(colony),
        "open_cards": [code for code in colony.hand if code >= MEGA_CARD],
        "known": [],
        "proved": colony.least,
        "done": colony.done,
        "internalised": colony.internalised,
        "step": _step(state, seat),
        "hand": None,
        "credits": None,
        "lots": None,
        "answer": None,
    }


def _step(state: OutpostState, seat: int) -> str | None:
    """What this seat is in the middle of: what it is asked, or comes back to when others have been."""
    if state.asked == seat:
        return _named(state.line[-1])
    if state.lines[seat]:
        return _named(state.lines[seat][-1])
    interrupted = any(task.seat == seat and isinstance(task, (BackTo, Turn)) for task in state.line)
    return "turn" if interrupted and not state.colonies[seat].done else None


def _named(task: Task[Any]) -> str | None:
    if isinstance(task, Commit):
        return "strike" if task.attacks else "shield"
    return STEPS.get(type(task))


def _backs(colony: Colony) -> dict[Resource, int]:
    """How many ordinary cards of each resource are in hand: their backs are there to see."""
    backs: dict[Resource, int] = {}
    for code in colony.hand:
        if code < MEGA_CARD:
            name = RESOURCES[resource_of(code)]
            backs[name] = backs.get(name, 0) + 1
    return backs
