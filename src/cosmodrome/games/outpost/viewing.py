"""What a seat may know, as data (rulebook: hands are secret, everything else is open).

Open: upgrades, factories, operators, purchases, bids, discards, the backs of cards in hand (their resource), mega cards
and promises. Secret: the values of the production cards in hand, and choices made at the same time until all have
chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import market
from .cards import MEGA_CARD, RESOURCES, VALUE, resource_of
from .colony import Colony
from .production import output
from .upgrades import FIRST_KICKER, IDS

if TYPE_CHECKING:
    from .shapes import Attack, Auction, ColonyFacts, ColonyView, Hand, Offer, OutpostView, Resource, Table, Upgrade
    from .state import OutpostState


def views(state: OutpostState, seats: list[int | None]) -> list[OutpostView]:
    """What each of these seats may know; what all see alike is made once."""
    table = _table(state)
    odds = _market_odds(state)
    colonies = [_colony_on_sale(state, seat) for seat in range(state.seats)]
    return [
        {
            **table,
            "seat": seat,
            "colonies": [_colony_seen(state, colony, seat) for colony in colonies],
            "offer": _offer(state, seat),
            "market_odds": odds,
        }
        for seat in seats
    ]


def everything(state: OutpostState) -> dict[str, Any]:
    """The whole state: what the table shows, every hand, and the piles."""
    return {
        **_table(state),
        "colonies": [
            {**_colony(state, seat), **_hand(colony), **_secrets(colony)} for seat, colony in enumerate(state.colonies)
        ],
        "offer": list(state.offer),
        "decks": state.decks,
        "discard_piles": state.discards,
        "bare_rounds": list(state.bare_rounds),
        "kicker_era": state.kicker_era,
    }


def _table(state: OutpostState) -> Table:
    return {
        "round": state.round,
        "phase": state.phase,
        "era": state.era,
        "goal": state.goal,
        "order": state.order,
        "active": state.order[state.active] if state.phase == "turns" and state.active < state.seats else None,
        "waiting": list(state.waiting),
        "insisted": state.insisted,
        "market": [IDS[kind] for kind in state.market],
        "kickers": [IDS[kind] for kind in state.kickers],
        "kicker_pile": sorted([IDS[kind] for kind in state.kicker_pile]),
        "costs": {IDS[kind]: state.rules.f.cost[kind] for kind in sorted({*state.market, *state.kickers})},
        "stock": {IDS[kind]: state.stock[kind] for kind in range(1, FIRST_KICKER)},
        "decks": {name: len(state.decks[resource]) for resource, name in enumerate(RESOURCES)},
        "discards": _discards(state),
        "auction": _auction(state),
        "attack": _attack(state),
        "immune": [{"seat": seat, "what": _what(upgrade, which)} for seat, upgrade, which in state.immune],
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


def _what(upgrade: bool, which: int) -> Upgrade | Resource:
    return IDS[which] if upgrade else RESOURCES[which]


def _auction(state: OutpostState) -> Auction | None:
    if not state.auction_kind:
        return None
    return {
        "upgrade": IDS[state.auction_kind],
        "bid": state.bid,
        "bidder": state.bidder if state.bidder >= 0 else None,
        "asked": state.asked,
        "stop": state.auction_stop,
    }


def _attack(state: OutpostState) -> Attack | None:
    seat, upgrade, which = state.target
    if seat < 0:
        return None
    return {"target": seat, "what": _what(upgrade, which), "attack": state.attack, "defence": state.defence}


def _offer(state: OutpostState, seat: int | None) -> Offer | None:
    trader, target, code = state.offer
    if trader < 0:
        return None
    seen = code if seat in (trader, target) else None
    return {"seat": trader, "target": target, "resource": RESOURCES[resource_of(code)], "card": seen}


def _colony_seen(state: OutpostState, colony: ColonyView, viewer: int | None) -> ColonyView:
    """A colony as this viewer knows it: its owner knows the hand, others may have seen cards of it."""
    seat = colony["seat"]
    if seat == viewer:
        colony = {**colony, **_hand(state.colonies[seat])}
    known = sorted([code for looker, code in state.colonies[seat].known if looker == viewer])
    return {**colony, "known": known} if known else colony


def _hand(colony: Colony) -> Hand:
    """What only the owner knows."""
    return {
        "hand": colony.hand[:],
        "credits": colony.credits,
        "answer": None if colony.answer is None else list(colony.answer),
    }


def _colony_on_sale(state: OutpostState, seat: int) -> ColonyView:
    """A colony with what follows for it from the market."""
    discounts = state.colonies[seat].discounts
    on_sale = sorted({*state.market, *state.kickers})
    return {**_colony(state, seat), "discounts": {IDS[kind]: discounts[kind] for kind in on_sale}}


def _colony(state: OutpostState, seat: int) -> ColonyFacts:
    """A colony as everybody may see it."""
    colony = state.colonies[seat]
    rules = state.rules
    return {
        "seat": seat,
        "points": colony.points(rules),
        "printed_cost": colony.printed_cost(rules),
        "upgrades": {IDS[kind]: number for kind, number in enumerate(colony.owned) if number},
        "factories": {
            name: colony.built[resource] for resource, name in enumerate(RESOURCES) if colony.built[resource]
        },
        "operated": {
            name: colony.operated[resource] for resource, name in enumerate(RESOURCES) if colony.built[resource]
        },
        "output": {name: number for name, number in zip(RESOURCES, output(state, colony), strict=True) if number},
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
        "step": colony.steps[-1] if colony.steps else None,
        "buying": colony.buying if colony.steps and colony.steps[-1] in ("number", "pay") else None,
        "due": colony.due if colony.steps and colony.steps[-1] == "pay" else None,
        "hand": None,
        "credits": None,
        "answer": None,
    }


def _backs(colony: Colony) -> dict[Resource, int]:
    """How many ordinary cards of each resource are in hand: their backs are there to see."""
    backs: dict[Resource, int] = {}
    for code in colony.hand:
        if code < MEGA_CARD:
            name = RESOURCES[resource_of(code)]
            backs[name] = backs.get(name, 0) + 1
    return backs


def _secrets(colony: Colony) -> dict[str, Any]:
    return {
        "steps": list(colony.steps),
        "stage": colony.stage,
        "spent": colony.spent,
        "settled": colony.settled,
        "stricken": colony.stricken,
        "lost_auction": colony.lost_auction,
        "fresh": list(colony.fresh),
        "barred": list(colony.barred),
        "research_made": colony.research_made,
        "purchase": [colony.buying, colony.item, colony.number, colony.due],
        "drawn": list(colony.drawn),
        "excess": list(colony.excess),
        "trades": list(colony.trades),
        "protected": list(colony.protected),
        "known": [list(entry) for entry in colony.known],
        "most": colony.most,
    }


def audit(state: OutpostState) -> None:
    """Nothing is ever lost or made: cards, upgrades, and the totals the rules keep beside them."""
    _audit_cards(state)
    _audit_upgrades(state)
    for seat, colony in enumerate(state.colonies):
        _audit_colony(state, seat, colony)


def _audit_cards(state: OutpostState) -> None:
    where = [code for pile in state.decks + state.discards for code in pile]
    for colony in state.colonies:
        where.extend([code for code in colony.hand if code < MEGA_CARD])
    if state.offer[0] >= 0:
        where.append(state.offer[2])
    printed = [code for deck in state.rules.decks for code in deck]
    assert sorted(where) == sorted(printed), "production cards are missing or made up"


def _audit_upgrades(state: OutpostState) -> None:
    for kind in range(1, FIRST_KICKER):
        number = state.stock[kind] + state.market.count(kind)
        number += sum(colony.owned[kind] for colony in state.colonies)
        if state.rules.parity:
            assert 0 <= number <= 2, f"wrong number of {IDS[kind]}"
        elif state.rules.terrorism:
            assert number <= state.rules.copies[kind], f"too many {IDS[kind]}"
        else:
            assert number == state.rules.copies[kind], f"wrong number of {IDS[kind]}"
        assert state.market.count(kind) <= state.rules.cap, f"more {IDS[kind]} on sale than the cap allows"


def _audit_colony(state: OutpostState, seat: int, colony: Colony) -> None:
    who = f"seat {seat}"
    if not state.rules.money:
        assert colony.credits == sum(VALUE[code] for code in colony.hand), f"{who}: the hand is miscounted"
    assert colony.credits >= colony.least >= 0, f"{who}: the hand is worth less than it has proved"
    assert colony.hand == sorted(colony.hand), f"{who}: the hand is not in order"
    for resource, name in enumerate(RESOURCES):
        assert 0 <= colony.operated[resource] <= colony.built[resource], f"{who}: {name} factories operated"
    operators = colony.colonists + colony.usable_robots(state.rules)
    assert sum(colony.operated) <= operators, f"{who}: more factories operated than there are operators"
    for looker, code in colony.known:
        assert code in colony.hand, f"{who}: seat {looker} knows a card that is not there"
