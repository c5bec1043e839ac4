"""The options of Outpost: editions, optional rules, and the two readings wherever the documents contradict each other.

The rulebook's section `options` argues every default.
"""

from __future__ import annotations

from typing import Final

from ...kernel import Option, Value

ON_OFF: Final[tuple[Value, ...]] = (False, True)


def _stronghold(value: Value, section: str, name: str, values: tuple[Value, ...], others: Value) -> Option:
    """An option whose default sets the 2011 edition apart from the other two."""
    return Option(name, values, others, section, {"stronghold": value})


def _classic(value: Value, section: str, name: str, values: tuple[Value, ...], others: Value) -> Option:
    """An option whose default sets the 1991 edition apart from the other two."""
    return Option(name, values, others, section, {"classic": value})


OPTIONS: Final[tuple[Option, ...]] = (
    Option("edition", ("stronghold", "classic", "expert"), "stronghold", "overview"),
    # optional rules and the expansion
    Option("kicker", ON_OFF, False, "kicker"),
    _stronghold(True, "mega", "mega", ON_OFF, False),
    _classic(
        "none", "research-weight", "weightless", ("none", "research", "research_microbiotics"), "research_microbiotics"
    ),
    Option("overbidding", ON_OFF, False, "overbidding"),
    Option("terrorism", ON_OFF, False, "terrorism"),
    Option("availability", ("normal", "limited"), "normal", "limited-availability"),
    Option("copies", tuple(range(10)), 0, "limited-availability"),
    Option("money", ON_OFF, False, "money"),
    Option("internalising", ON_OFF, True, "internalise"),
    # where the editions or documents disagree
    _stronghold("steps", "turn", "action_order", ("free", "steps"), "free"),
    _stronghold("clockwise", "auction", "bid_order", ("purchase", "clockwise"), "purchase"),
    _stronghold("in_turn", "operators", "assignment", ("in_turn", "after_actions"), "after_actions"),
    _classic("none", "robots", "robot_limit", ("none", "colonists"), "colonists"),
    Option("robots_in_special", ON_OFF, False, "robots"),
    Option("capped_roll", ("reroll", "next_lower"), "reroll", "market-cap"),
    _stronghold("counted", "purchase-order", "unmanned_cost", ("counted", "not_counted"), "not_counted"),
    Option("era_latched", ON_OFF, True, "eras"),
    _stronghold(True, "era-fallback", "era_fallback", ON_OFF, False),
    Option("discount_timing", ("immediate", "next_round"), "immediate", "discounts"),
    _stronghold("cards", "iou", "iou", ("note", "cards"), "note"),
    Option("after_lost_auction", ("full_turn", "no_factories"), "full_turn", "auction"),
    Option("trader_per", ("card", "owner"), "card", "kicker-trader"),
    Option("trader_choice", ("target", "lowest"), "target", "kicker-trader"),
)
