"""The powers of the cards: each is told apart here, once, by what is printed of it in `data/cards.toml`.

A power that adds up (cards drawn, reductions, military strength) is a **figure**: a number that stands for it. What a
kind of card adds is `OF[figure][kind]`, what a whole tableau comes to `player.total(figure)`. A power a player decides
to use in paying, conquering or producing is a list by kind of card. Powers of Consume, used one by one, are records,
and a tableau holds them as codes: see `code`.
"""

from __future__ import annotations

from typing import Any, Final

from .cards import (
    CARDS,
    CHROMOSOME,
    DEVELOPMENT,
    GENES,
    GOOD,
    GOODS,
    IS_IMPERIUM,
    IS_REBEL,
    KIND,
    MILITARY,
    REBEL_MILITARY,
)

Record = dict[str, Any]


def _records(phase: str, does: str) -> list[list[Record]]:
    """By kind of card: its powers of this sort."""
    return [
        [power for power in card.get("powers", ()) if power["phase"] == phase and power["does"] == does]
        for card in CARDS
    ]


def _limit(power: Record) -> str:
    """The goods, or the worlds, that a power is limited to."""
    return str(power.get("good", power.get("against", power.get("per", ""))))


def _total(phase: str, does: str, limit: str = "", field: str = "n") -> list[int]:
    return [sum([power[field] for power in powers if _limit(power) == limit]) for powers in _records(phase, does)]


def _has(phase: str, does: str) -> list[bool]:
    return [bool(powers) for powers in _records(phase, does)]


def _first(phase: str, does: str, field: str, none: int) -> list[int]:
    return [int(powers[0][field]) if powers else none for powers in _records(phase, does)]


# powers that add up

OF: Final[list[list[int]]] = []
"""By figure, then by kind of card: what a card adds to it."""


def _figure(by_kind: list[int]) -> int:
    OF.append(by_kind)
    return len(OF) - 1


def _for_each_good(phase: str, does: str) -> list[int]:
    """By kind of good: a figure; there is none for worlds without goods, to which nobody adds anything."""
    return [_figure(_total(phase, does, good) if good else [0] * len(CARDS)) for good in GOODS]


def _number(counted: list[bool]) -> list[int]:
    return [int(each) for each in counted]


EXPLORE_DRAW: Final = _figure(_total("explore", "draw"))
EXPLORE_KEEP: Final = _figure(_total("explore", "keep"))
COMBINE: Final = _figure(_number(_has("explore", "combine")))

DEVELOP_DRAW: Final = _figure(_total("develop", "draw_first"))
DEVELOP_REDUCE: Final = _figure(_total("develop", "reduce"))
DEVELOP_AFTER: Final = _figure(_total("develop", "draw_after"))

SETTLE_REDUCE: Final = _figure(_total("settle", "reduce"))
SETTLE_REDUCE_GOOD: Final = _for_each_good("settle", "reduce")
STRENGTH: Final = _figure(_total("settle", "military"))
STRENGTH_PER_MILITARY: Final = _figure(_total("settle", "military", "military_world"))
STRENGTH_GOOD: Final = _for_each_good("settle", "military")
STRENGTH_REBEL: Final = _figure(_total("settle", "military", "rebel"))
PAY_DISCOUNT: Final = _figure(_total("settle", "pay_discount"))
SETTLE_AFTER: Final = _figure(_total("settle", "draw_after"))
SECOND_WORLD: Final = _figure(_number(_has("settle", "second_world")))
DEFENCE_REBEL: Final = _figure(_total("settle", "takeover_defence", field="rebel"))
DEFENCE_OTHER: Final = _figure(_total("settle", "takeover_defence", field="other"))

TRADE_ANY: Final = _figure(_total("trade", "price"))
TRADE_GOOD: Final = _for_each_good("trade", "price")
TRADE_CHROMOSOME: Final = _figure(_total("trade", "price_per_chromosome", "genes"))

HAND_LIMIT: Final = _figure(_total("end", "hand_limit"))
TABLEAU_SIZE: Final = _figure(_total("end", "tableau_size"))

# what other powers count
MILITARY_WORLDS: Final = _figure(_number(MILITARY))
REBEL_MILITARY_WORLDS: Final = _figure(_number(REBEL_MILITARY))
REBEL_WORLDS: Final = _figure([int(IS_REBEL[kind] and not DEVELOPMENT[kind]) for kind in range(len(CARDS))])
GENES_WORLDS: Final = _figure([int(GOOD[kind] == GENES) for kind in range(len(CARDS))])
CHROMOSOMES: Final = _figure(_number(CHROMOSOME))
IMPERIUM_CARDS: Final = _figure(_number(IS_IMPERIUM))

ADDED: Final[list[list[tuple[int, int]]]] = [
    [(figure, by_kind[kind]) for figure, by_kind in enumerate(OF) if by_kind[kind]] for kind in range(len(CARDS))
]
"""By kind of card: the figures it adds to, and how much."""

# powers one may put in to pay or conquer

CRASH: Final = _total("develop", "discard_to_reduce")
"""What a development costs less when this is discarded for it."""
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
CONQUER: Final = _first("settle", "discard_to_conquer", "n", -1)

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

TRADE_HERE: Final = _total("trade", "price_here")
"""Cards more for the good on this very world."""

# powers of Consume, used one by one

USES: Final = ("goods", "kinds", "each_kind", "all", "hand", "draw", "vp", "trade", "guess", "ante")
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
NO_CODE: Final = -1


def _named_either(record: Record, name: str, other: str, default: int) -> int:
    """A figure that goes by one of two names."""
    return int(record[name]) if name in record else int(record.get(other, default))


class Power:
    """One power of a card in Consume: what it takes and what it gives."""

    use: int
    good: int
    """The kind of good it takes; 0: any."""
    goods: int
    """How many goods it takes at once."""
    times: int
    """How often it may be used, or how many cards it takes from the hand."""
    vp: int
    cards: int
    here: bool
    bonuses: bool
    lo: int
    hi: int
    __slots__ = tuple(__annotations__)

    def __init__(self, record: Record) -> None:
        self.use = USES.index(record["does"])
        self.good = GOODS.index(record.get("good", ""))
        self.goods = int(record.get("goods", 1))
        self.times = _named_either(record, "discard", "times", 1)
        self.vp = _named_either(record, "vp", "n", 0)
        self.cards = _named_either(record, "cards", "n", 0)
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
DRAW_PER_GENES: Final = _total("produce", "draw_per_world", "genes")
DRAW_PER_MILITARY: Final = _total("produce", "draw_per_military")
DRAW_PER_REBEL: Final = _total("produce", "draw_per_rebel")
DRAW_PER_CHROMOSOME: Final = _total("produce", "draw_per_chromosome")
DRAW_PER_KIND: Final = _total("produce", "draw_per_kind")
DRAW_IF_MOST: Final[list[list[int]]] = [_total("produce", "draw_if_most", good) if good else [] for good in GOODS]
"""By kind of good, then by kind of card."""
MOST_DRAWS: Final = _has("produce", "draw_if_most")
DRAW_PER_GOOD: Final[list[list[int]]] = [_total("produce", "draw_per_good", good) if good else [] for good in GOODS]
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
