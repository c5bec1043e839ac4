"""The rules a game is played by: edition, options and seat count resolved into plain figures and flags."""

from __future__ import annotations

from typing import Any, Final

from ...kernel import Value
from .cards import DECKS, MEGA, MICROBIOTICS, RESEARCH, RESOURCES, read
from .upgrades import FIGURES, Figures

_EDITIONS: Final = read("editions.toml")
START: Final[dict[str, Any]] = _EDITIONS["start"]
VICTORY: Final[int] = START["victory"]
MOST_BID: Final = 999
"""The highest bid that may be announced when bids need not be honest."""


def seat_counts(options: dict[str, Value]) -> range:
    least, most = _EDITIONS[str(options["edition"])]["seats"]
    return range(least, most + 1)


class Rules:
    __slots__ = (
        "after_lost_auction_full",
        "assign_in_turn",
        "bid_clockwise",
        "cap",
        "colonist_cost",
        "copies",
        "decks",
        "discard_before_turns",
        "discount_next_round",
        "double_hand",
        "era_fallback",
        "era_latched",
        "era_points",
        "f",
        "hand",
        "internalising",
        "iou_cards",
        "kicker",
        "kicker_copies",
        "limited",
        "mega",
        "money",
        "next_lower",
        "overbidding",
        "parity",
        "robot_cost",
        "robot_limit",
        "robots_in_special",
        "steps",
        "support",
        "terrorism",
        "trader_per_card",
        "trader_target_chooses",
        "unmanned_counted",
        "water_for_all",
        "weights",
    )

    def __init__(self, options: dict[str, Value], seats: int) -> None:
        edition: dict[str, Any] = _EDITIONS[str(options["edition"])]
        self.f: Figures = FIGURES[edition["figures"]]
        self.decks: list[list[int]] = DECKS[edition["decks"]]
        self.hand: int = edition["hand"]
        self.support: int = START["support"]
        self.colonist_cost: int = START["colonist_cost"]
        self.robot_cost: int = START["robot_cost"]
        self.discard_before_turns: bool = edition["discard"] == "before_turns"
        self.double_hand: bool = edition["opening"] == "double_hand"
        self.water_for_all: bool = edition["water_for_all"]
        self.cap: int = seats // 2
        self.era_points: list[int] = _row(edition["era_points"], seats)
        self.parity: bool = False
        self.copies: list[int] = self._copies(edition["copies"], int(options["copies"]), seats)
        self.kicker: bool = bool(options["kicker"])
        self.kicker_copies: int = _EDITIONS["kicker"]["copies"][seats - 2] if self.kicker else 0
        self.mega: list[int] = MEGA if options["mega"] else [0] * len(RESOURCES)
        self.weights: list[int] = _weights(str(options["weightless"]))
        self.overbidding: bool = bool(options["overbidding"])
        self.terrorism: bool = bool(options["terrorism"])
        self.limited: bool = options["availability"] == "limited"
        self.money: bool = bool(options["money"])
        self.internalising: bool = bool(options["internalising"])
        self.steps: bool = options["action_order"] == "steps"
        self.bid_clockwise: bool = options["bid_order"] == "clockwise"
        self.assign_in_turn: bool = options["assignment"] == "in_turn"
        self.robot_limit: bool = options["robot_limit"] == "colonists"
        self.robots_in_special: bool = bool(options["robots_in_special"])
        self.next_lower: bool = options["capped_roll"] == "next_lower"
        self.unmanned_counted: bool = options["unmanned_cost"] == "counted"
        self.era_latched: bool = bool(options["era_latched"])
        self.era_fallback: bool = bool(options["era_fallback"])
        self.discount_next_round: bool = options["discount_timing"] == "next_round"
        self.iou_cards: bool = options["iou"] == "cards"
        self.after_lost_auction_full: bool = options["after_lost_auction"] == "full_turn"
        self.trader_per_card: bool = options["trader_per"] == "card"
        self.trader_target_chooses: bool = options["trader_choice"] == "target"

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


def _row(table: list[list[int]], seats: int) -> list[int]:
    return table[0] if len(table) == 1 else table[seats - 2]


def _weights(weightless: str) -> list[int]:
    weights = [1] * len(RESOURCES)
    if weightless != "none":
        weights[RESEARCH] = 0
    if weightless == "research_microbiotics":
        weights[MICROBIOTICS] = 0
    return weights
