"""The options of Outpost: editions, optional rules, and the two readings wherever the documents contradict each other.

The rulebook's section `options` argues every default.
"""

from __future__ import annotations

from typing import Final

from ...kernel import Option, Relation, Value

ON_OFF: Final[tuple[Value, ...]] = (False, True)


def _stronghold(
    value: Value, section: str, name: str, values: tuple[Value, ...], others: Value, group: str = ""
) -> Option:
    """An option whose default sets the 2011 edition apart from the other two."""
    return Option(name, values, others, section, {"stronghold": value}, group)


def _classic(
    value: Value, section: str, name: str, values: tuple[Value, ...], others: Value, group: str = ""
) -> Option:
    """An option whose default sets the 1991 edition apart from the other two."""
    return Option(name, values, others, section, {"classic": value}, group)


WEIGHTLESS: Final[tuple[Value, ...]] = ("none", "research", "research_microbiotics")

OPTIONS: Final[tuple[Option, ...]] = (
    Option("edition", ("stronghold", "classic", "expert"), "stronghold", "overview"),
    # optional rules and the expansion
    Option("kicker", ON_OFF, False, "kicker"),
    _stronghold(True, "mega", "mega", ON_OFF, False),
    _classic("none", "research-weight", "weightless", WEIGHTLESS, "research_microbiotics", "optional"),
    Option("overbidding", ON_OFF, False, "overbidding", group="optional"),
    Option("terrorism", ON_OFF, False, "terrorism", group="optional"),
    Option("availability", ("normal", "limited"), "normal", "limited-availability", group="optional"),
    Option("copies", tuple(range(10)), 0, "limited-availability", group="optional"),
    Option("money", ON_OFF, False, "money", group="optional"),
    Option("internalising", ON_OFF, True, "internalise", group="optional"),
    # where the editions or documents disagree
    _stronghold("steps", "turn", "action_order", ("free", "steps"), "free", "turns"),
    _stronghold("clockwise", "auction", "bid_order", ("purchase", "clockwise"), "purchase", "turns"),
    _stronghold("in_turn", "operators", "assignment", ("in_turn", "after_actions"), "after_actions", "operators"),
    _classic("none", "robots", "robot_limit", ("none", "colonists"), "colonists", "operators"),
    Option("robots_in_special", ON_OFF, False, "robots", group="operators"),
    Option("capped_roll", ("reroll", "next_lower"), "reroll", "market-cap", group="market"),
    _stronghold("counted", "purchase-order", "unmanned_cost", ("counted", "not_counted"), "not_counted", "turns"),
    Option("era_latched", ON_OFF, True, "eras", group="market"),
    _stronghold(True, "era-fallback", "era_fallback", ON_OFF, False, "market"),
    Option("discount_timing", ("immediate", "next_round"), "immediate", "discounts", group="market"),
    _stronghold("cards", "iou", "iou", ("note", "cards"), "note", "turns"),
    Option("after_lost_auction", ("full_turn", "no_factories"), "full_turn", "auction", group="turns"),
    Option("trader_per", ("card", "owner"), "card", "kicker-trader", group="traders"),
    Option("trader_choice", ("target", "lowest"), "target", "kicker-trader", group="traders"),
)

RELATIONS: Final[tuple[Relation, ...]] = (
    Relation("traders-need-kicker", "trader_per", ("owner",), "kicker", (True,)),
    Relation("traders-need-kicker", "trader_choice", ("lowest",), "kicker", (True,)),
    Relation("traders-need-cards", "trader_per", ("owner",), "money", (False,)),
    Relation("traders-need-cards", "trader_choice", ("lowest",), "money", (False,)),
)
