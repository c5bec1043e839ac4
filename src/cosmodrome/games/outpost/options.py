"""The options of Outpost: editions, optional rules, and the two readings wherever the documents contradict each other.

The rulebook's section `options` argues every default. `Rules` says what they come to at one table.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel import Option, Relation, Value
from .components.cards import DECKS, INDEX, MEGA, MICROBIOTICS, RESEARCH, RESOURCES, VALUE, read, weight_of
from .components.upgrades import FIGURES, Figures

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

_EDITIONS: Final = read("editions.toml")
START: Final[dict[str, Any]] = _EDITIONS["start"]
VICTORY: Final[int] = START["victory"]
MOST_BID: Final = 999
"""The highest bid that may be announced when bids need not be honest."""


def seat_counts(options: dict[str, Value]) -> range:
    least, most = _EDITIONS[str(options["edition"])]["seats"]
    return range(least, most + 1)


class Rules:
    """The rules a game is played by: edition, options and number of seats resolved into plain figures and flags."""

    figures: Figures
    """What cards and factories say in this edition."""
    decks: list[list[int]]
    hand: int
    support: int
    colonist_cost: int
    robot_cost: int
    first_points: int
    """What everybody begins with."""
    discard_before_turns: bool
    double_hand: bool
    """The first round begins with two productions in hand, at the turns."""
    water_for_all: bool
    """In the first round a whole hand buys a water factory."""
    cap: int
    """No upgrade is on sale more often than this."""
    era_points: list[int]
    """The leader's points that open the eras II and III."""
    parity: bool
    """Dice decide how many copies of each upgrade there are."""
    copies: list[int]
    """Of the upgrades 1-13, by number."""
    kicker: bool
    kicker_copies: int
    """Copies of each kicker card, and places for them."""
    mega: list[int]
    """The value of a mega card by resource; 0: there is none."""
    weights: list[int]
    """What one card of each resource counts against the hand limit ..."""
    card_weights: list[int]
    """... and so every card, by its code."""
    overbidding: bool
    terrorism: bool
    availability_limited: bool
    money: bool
    internalising: bool
    action_order_steps: bool
    bid_order_clockwise: bool
    assignment_in_turn: bool
    robot_limit: bool
    robots_in_special: bool
    capped_roll_next_lower: bool
    unmanned_cost_counted: bool
    era_latched: bool
    era_fallback: bool
    discount_timing_next_round: bool
    iou_cards: bool
    after_lost_auction_full: bool
    trader_per_card: bool
    trader_choice_target: bool
    __slots__ = tuple(__annotations__)

    def __init__(self, options: dict[str, Value], seats: int) -> None:
        edition: dict[str, Any] = _EDITIONS[str(options["edition"])]
        self.figures = FIGURES[edition["figures"]]
        self.decks = DECKS[edition["decks"]]
        self.hand = edition["hand"]
        self.support = START["support"]
        self.colonist_cost = START["colonist_cost"]
        self.robot_cost = START["robot_cost"]
        self.first_points = _points(self.figures, START["factories"])
        self.discard_before_turns = edition["discard"] == "before_turns"
        self.double_hand = edition["opening"] == "double_hand"
        self.water_for_all = edition["water_for_all"]
        self.cap = seats // 2
        self.era_points = _row(edition["era_points"], seats)
        self.parity = False
        self.copies = self._copies(edition["copies"], int(options["copies"]), seats)
        self.kicker = bool(options["kicker"])
        self.kicker_copies = _EDITIONS["kicker"]["copies"][seats - 2] if self.kicker else 0
        self.mega = MEGA if options["mega"] else [0] * len(RESOURCES)
        self.weights = WEIGHTS[options["weightless"]]
        self.card_weights = CARD_WEIGHTS[options["weightless"]]
        self.overbidding = bool(options["overbidding"])
        self.terrorism = bool(options["terrorism"])
        self.availability_limited = options["availability"] == "limited"
        self.money = bool(options["money"])
        self.internalising = bool(options["internalising"])
        self.action_order_steps = options["action_order"] == "steps"
        self.bid_order_clockwise = options["bid_order"] == "clockwise"
        self.assignment_in_turn = options["assignment"] == "in_turn"
        self.robot_limit = options["robot_limit"] == "colonists"
        self.robots_in_special = bool(options["robots_in_special"])
        self.capped_roll_next_lower = options["capped_roll"] == "next_lower"
        self.unmanned_cost_counted = options["unmanned_cost"] == "counted"
        self.era_latched = bool(options["era_latched"])
        self.era_fallback = bool(options["era_fallback"])
        self.discount_timing_next_round = options["discount_timing"] == "next_round"
        self.iou_cards = options["iou"] == "cards"
        self.after_lost_auction_full = options["after_lost_auction"] == "full_turn"
        self.trader_per_card = options["trader_per"] == "card"
        self.trader_choice_target = options["trader_choice"] == "target"

    def _copies(self, table: Any, wanted: int, seats: int) -> list[int]:
        """Copies of the upgrades 1-13 (index 0 unused); `parity` is set where dice decide instead."""
        if wanted:
            return [0] + [wanted] * 13
        if table == "seats-1":
            return [0] + [seats - 1] * 13
        row = table[seats - 2]
        if row == "parity":
            self.parity = True
            return [0] * 14
        return [0] + [row[0]] * 10 + [row[1]] * 3


def _points(figures: Figures, factories: dict[str, int]) -> int:
    """Of these factories, all operated."""
    return sum([number * figures.factory_vp[INDEX[name]] for name, number in factories.items()])


def _row(table: list[list[int]], seats: int) -> list[int]:
    return table[0] if len(table) == 1 else table[seats - 2]


def _weights(*weightless: int) -> list[int]:
    return [0 if resource in weightless else 1 for resource in range(len(RESOURCES))]


WEIGHTS: Final[dict[Value, list[int]]] = {
    "none": _weights(),
    "research": _weights(RESEARCH),
    "research_microbiotics": _weights(RESEARCH, MICROBIOTICS),
}
CARD_WEIGHTS: Final[dict[Value, list[int]]] = {
    weightless: [weight_of(code, weights) for code in range(len(VALUE))] for weightless, weights in WEIGHTS.items()
}
