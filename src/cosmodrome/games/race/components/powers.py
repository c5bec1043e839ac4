"""The powers of the cards, compiled into tables: lists by kind of card, or codes of single powers.

Powers that add up (draws, reductions, military strength) are lists of figures per kind. Powers that a player uses one
by one (in Consume and Produce) are records in `POWERS`, and a player's tableau holds them as codes: see `code`.
"""

from __future__ import annotations

from typing import Any, Final

from .cards import CARDS, GOODS, KIND

Record = dict[str, Any]


def _records(phase: str, does: str) -> list[list[Record]]:
    """By kind of card: its powers of this sort."""
    return [
        [power for power in card.get("powers", ()) if power["phase"] == phase and power["does"] == does]
        for card in CARDS
    ]


def _total(phase: str, does: str) -> list[int]:
    return [sum([power["n"] for power in powers if "good" not in power]) for powers in _records(phase, does)]


def _total_for(phase: str, does: str, good: str) -> list[int]:
    return [sum([power["n"] for power in powers if power.get("good") == good]) for powers in _records(phase, does)]


def _has(phase: str, does: str) -> list[bool]:
    return [bool(powers) for powers in _records(phase, does)]


def _first(phase: str, does: str, field: str, none: int) -> list[int]:
    return [int(powers[0][field]) if powers else none for powers in _records(phase, does)]


def _military(against: str) -> list[int]:
    return [
        sum([power["n"] for power in powers if power.get("against", "") == against and "per" not in power])
        for powers in _records("settle", "military")
    ]


# Explore
EXPLORE_DRAW: Final = _total("explore", "draw")
EXPLORE_KEEP: Final = _total("explore", "keep")
COMBINE: Final = _has("explore", "combine")

# Develop
DEVELOP_DRAW: Final = _total("develop", "draw_first")
DEVELOP_REDUCE: Final = _total("develop", "reduce")
DEVELOP_AFTER: Final = _total("develop", "draw_after")
CRASH: Final = _total("develop", "discard_to_reduce")
"""What a development costs less when this is discarded for it."""

# Settle
SETTLE_REDUCE: Final = _total("settle", "reduce")
SETTLE_REDUCE_GOOD: Final[list[list[int]]] = [_total_for("settle", "reduce", good) if good else [] for good in GOODS]
"""By kind of good, then by kind of card."""
STRENGTH: Final = _military("")
STRENGTH_GOOD: Final[list[list[int]]] = [_military(good) if good else [] for good in GOODS]
STRENGTH_REBEL: Final = _military("rebel")
STRENGTH_PER_MILITARY: Final[list[int]] = [
    sum([power["n"] for power in powers if "per" in power]) for powers in _records("settle", "military")
]
TACTICS: Final = _total("settle", "discard_for_military")
"""Military strength for the phase when this is discarded."""
HIRE: Final = _first("settle", "hire", "cards", 0)
"""How many cards from hand may be discarded, for +1 military each."""
FREE: Final = _has("settle", "discard_to_settle")
PAY: Final = _first("settle", "pay_for_military", "n", -1)
"""What a military world costs less than its defence when it is paid for; -1: no such power."""
PAY_REBEL: Final[list[bool]] = [
    any(power.get("only") == "rebel" for power in powers) for powers in _records("settle", "pay_for_military")
]
PAY_DISCOUNT: Final = _total("settle", "pay_discount")
CONQUER: Final = _first("settle", "discard_to_conquer", "n", -1)
SETTLE_AFTER: Final = _total("settle", "draw_after")
SECOND_WORLD: Final = _has("settle", "second_world")

NO_TAKEOVER: Final = 0
AGAINST_REBEL: Final = 1
AGAINST_IMPERIUM: Final = 2
AGAINST_MILITARY: Final = 3
TAKEOVER: Final[list[int]] = [
    ("", "rebel", "imperium", "military").index(powers[0]["against"]) if powers else NO_TAKEOVER
    for powers in _records("settle", "takeover")
]
TAKEOVER_BONUS: Final[list[int]] = [powers[0].get("n", 0) if powers else 0 for powers in _records("settle", "takeover")]
"""Military strength in the attack for every Rebel military world of the attacker."""
TAKEOVER_DISCARD: Final[list[bool]] = [
    bool(powers and powers[0].get("discard")) for powers in _records("settle", "takeover")
]
DEFENCE_REBEL: Final = _first("settle", "takeover_defence", "rebel", 0)
DEFENCE_OTHER: Final = _first("settle", "takeover_defence", "other", 0)

# Trade
TRADE: Final = _total("trade", "price")
TRADE_GOOD: Final[list[list[int]]] = [_total_for("trade", "price", good) if good else [] for good in GOODS]
TRADE_HERE: Final = _total("trade", "price_here")
TRADE_CHROMOSOME: Final = _first("trade", "price_per_chromosome", "n", 0)

# the end of the round
HAND_LIMIT: Final = _total("end", "hand_limit")
TABLEAU_SIZE: Final = _total("end", "tableau_size")

# powers that are used one by one
USES: Final = (
    "goods",
    "kinds",
    "each_kind",
    "all",
    "hand",
    "draw",
    "vp",
    "trade",
    "guess",
    "ante",
)
CONSUME_GOODS: Final = 0
CONSUME_KINDS: Final = 1
CONSUME_EACH_KIND: Final = 2
CONSUME_ALL: Final = 3
CONSUME_HAND: Final = 4
CONSUME_DRAW: Final = 5
CONSUME_VP: Final = 6
CONSUME_TRADE: Final = 7
CONSUME_GUESS: Final = 8
CONSUME_ANTE: Final = 9

MOST_POWERS: Final = 8


def _figure(record: Record, name: str, other: str, default: int) -> int:
    """A figure that goes by one of two names."""
    return int(record[name]) if name in record else int(record.get(other, default))


class Power:
    """One power of a card in Consume: what it takes and what it gives."""

    __slots__ = ("bonuses", "cards", "good", "goods", "here", "hi", "lo", "times", "use", "vp")

    def __init__(self, record: Record) -> None:
        self.use = USES.index(record["does"])
        self.good = GOODS.index(record.get("good", ""))
        """The kind of good it takes; 0: any."""
        self.goods = int(record.get("goods", 1))
        """How many goods it takes at once."""
        self.times = _figure(record, "discard", "times", 1)
        """How often it may be used, or how many cards it takes from the hand."""
        self.vp = _figure(record, "vp", "n", 0)
        self.cards = _figure(record, "cards", "n", 0)
        self.here = bool(record.get("here", False))
        self.bonuses = bool(record.get("bonuses", True))
        self.lo = int(record.get("lo", 0))
        self.hi = int(record.get("hi", 0))


NO_POWER: Final = Power({"does": "all"})


def _consume_powers() -> list[list[Power]]:
    return [
        [Power(power) if power["phase"] == "consume" else NO_POWER for power in card.get("powers", ())]
        for card in CARDS
    ]


_CONSUME: Final = _consume_powers()
CONSUME: Final[list[list[int]]] = [
    [at for at, power in enumerate(card.get("powers", ())) if power["phase"] == "consume"] for card in CARDS
]
"""By kind of card: the places of its Consume powers among all its powers."""


def code(card: int, at: int) -> int:
    """A single power of a physical card."""
    return card * MOST_POWERS + at


def card_of(power: int) -> int:
    return power // MOST_POWERS


def place_of(power: int) -> int:
    return power % MOST_POWERS


def consume_power(power: int) -> Power:
    return _CONSUME[KIND[power // MOST_POWERS]][power % MOST_POWERS]


# Produce
PRODUCES: Final = _has("produce", "good")
REFIT: Final = _has("produce", "discard_for_good")
"""A card from hand may be discarded to produce here."""
DRAW_HERE: Final = _total("produce", "draw_if_here")
PRODUCE_DRAW: Final = _total("produce", "draw")
DRAW_PER_GENES: Final = _total_for("produce", "draw_per_world", "genes")
DRAW_PER_MILITARY: Final = _total("produce", "draw_per_military")
DRAW_PER_REBEL: Final = _total("produce", "draw_per_rebel")
DRAW_PER_CHROMOSOME: Final = _total("produce", "draw_per_chromosome")
DRAW_PER_KIND: Final = _total("produce", "draw_per_kind")
DRAW_IF_MOST: Final[list[list[int]]] = [_total_for("produce", "draw_if_most", good) if good else [] for good in GOODS]
DRAW_PER_GOOD: Final[list[list[int]]] = [_total_for("produce", "draw_per_good", good) if good else [] for good in GOODS]
NO_WINDFALL: Final = -1
PRODUCE_WINDFALL: Final[list[int]] = [
    GOODS.index(powers[0].get("good", "")) if powers else NO_WINDFALL for powers in _records("produce", "windfall")
]
"""The kind of windfall world it produces on, 0 for any; -1: no such power."""
WINDFALL_ELSEWHERE: Final[list[bool]] = [
    bool(powers and powers[0].get("other")) for powers in _records("produce", "windfall")
]
COUNTED_DRAW: Final[list[bool]] = [
    DRAW_PER_KIND[kind] > 0 or any(by_good[kind] for by_good in DRAW_PER_GOOD if by_good) for kind in range(len(CARDS))
]
"""Draws for what has been produced: best used last."""

# what the goals and the developments of cost 6 ask
PHASES: Final = ("explore", "develop", "settle", "trade", "consume", "produce")
HAS_POWER: Final[list[list[bool]]] = [
    [any(power["phase"] == phase for power in card.get("powers", ())) for card in CARDS] for phase in PHASES
]
"""By phase (Trade apart from Consume), then by kind of card."""
HAS_EXPLORE: Final = HAS_POWER[0]
HAS_TRADE: Final = HAS_POWER[3]
HAS_CONSUME: Final = HAS_POWER[4]
