"""What never changes in a game with given options: the cards, the factories, and what things cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel import Message, Value
from ..components.cards import AVERAGE, RESOURCES, VALUE
from ..components.upgrades import ERA, FIRST_KICKER, IDS, KINDS
from ..options import START, VICTORY, Rules, seat_counts

if TYPE_CHECKING:
    from .shapes import FactoryReference, OutpostReference, Resource, ResourceReference, Upgrade, UpgradeReference


def reference(options: dict[str, Value]) -> OutpostReference:
    counts = seat_counts(options)
    rules = Rules(options, counts[0])
    kinds = KINDS if rules.kicker else FIRST_KICKER
    return {
        "upgrades": [_upgrade(rules, kind) for kind in range(1, kinds)],
        "resources": [_resource(rules, resource) for resource in range(len(RESOURCES))],
        "colonist_cost": rules.colonist_cost,
        "robot_cost": rules.robot_cost,
        "goal": VICTORY,
        "era_points": {str(seats): _era_points(options, seats) for seats in counts},
        "start": {
            "points": rules.first_points,
            "hand": rules.hand,
            "support": rules.support,
            "colonists": START["colonists"],
            "factories": dict(START["factories"]),
        },
    }


def _era_points(options: dict[str, Value], seats: int) -> tuple[int, int]:
    second, third = Rules(options, seats).era_points
    return second, third


def _upgrade(rules: Rules, kind: int) -> UpgradeReference:
    figures = rules.figures
    special = figures.special.index(kind) if kind in figures.special else -1
    return {
        "id": IDS[kind],
        "number": kind,
        "era": ERA[kind],
        "kicker": kind >= FIRST_KICKER,
        "cost": figures.cost[kind],
        "vp": figures.vp[kind] if special < 0 else figures.factory_vp[special],
        "hand": figures.hand[kind],
        "support": figures.support[kind],
        "discounts": _discounts(rules, kind),
        "unlocks": [RESOURCES[place] for place, needed in enumerate(figures.factory_needs) if needed == kind],
        "free_factory": _named(figures.free_factory[kind]),
        "free_robot": figures.free_robot[kind],
        "robots": figures.robots[kind] > 0,
        "prototype": figures.prototype[kind] > 0,
        "colonist_cost": figures.colonist_cost[kind] or None,
        "produces": _named(figures.produces[kind]),
        "special": _named(special),
        "prospects": _named(figures.prospects[kind]),
        "extra_half": _named(figures.extra_half[kind]),
        "trades": [RESOURCES[resource] for resource in figures.trades[kind]],
        "about": _about(rules, kind, special),
    }


def _named(resource: int) -> Resource | None:
    return RESOURCES[resource] if resource >= 0 else None


def _discounts(rules: Rules, kind: int) -> dict[Upgrade, int]:
    """What owning this upgrade takes off the price of others."""
    kinds = KINDS if rules.kicker else FIRST_KICKER
    return {IDS[other]: amount for other, amount in sorted(rules.figures.discounts[kind]) if other < kinds}


def _about(rules: Rules, kind: int, special: int) -> Message:
    """The message that says all this, with the figures of these rules."""
    figures = rules.figures
    params: dict[str, Any] = {
        "vp": figures.vp[kind] if special < 0 else figures.factory_vp[special],
        "hand": figures.hand[kind],
        "support": figures.support[kind],
        "free_robot": figures.free_robot[kind],
        "colonist_cost": figures.colonist_cost[kind],
        "limited": int(rules.robot_limit),
        "average": AVERAGE[special] if special >= 0 else 0,
    }
    for name, amount in _discounts(rules, kind).items():
        params["off_" + name] = amount
    return "about-" + IDS[kind], params


def _resource(rules: Rules, resource: int) -> ResourceReference:
    figures = rules.figures
    values = [VALUE[code] for code in rules.decks[resource]]
    special = figures.special[resource]
    return {
        "id": RESOURCES[resource],
        "average": AVERAGE[resource],
        "least": min(values),
        "most": max(values),
        "cards": len(values),
        "weight": rules.weights[resource],
        "mega": rules.mega[resource],
        "factory": _factory(rules, resource) if figures.factory_cost[resource] else None,
        "special": IDS[special] if special else None,
    }


def _factory(rules: Rules, resource: int) -> FactoryReference:
    figures = rules.figures
    needed = figures.factory_needs[resource]
    return {
        "cost": figures.factory_cost[resource],
        "vp": figures.factory_vp[resource],
        "needs": IDS[needed] if needed else None,
        "research": figures.factory_research[resource],
    }
