"""What a tableau is worth: printed points, and those of developments that score for other cards (rulebook: scoring)."""

from __future__ import annotations

from typing import Any, Final

from ..components.cards import (
    CARDS,
    CHROMOSOME,
    COST,
    DEVELOPMENT,
    GOOD,
    GOODS,
    IDS,
    IS_ALIEN,
    IS_IMPERIUM,
    IS_REBEL,
    IS_TERRAFORMING,
    IS_UPLIFT,
    KIND,
    MILITARY,
    POINTS,
    PRODUCTION,
    REBEL_MILITARY,
    VARIABLE,
    WINDFALL,
)
from ..components.powers import HAS_CONSUME, HAS_EXPLORE, HAS_TRADE
from ..components.tableau import Player

SIX: Final = 6


def _fits(line: dict[str, Any], kind: int) -> bool:
    """Whether a line of a scoring card counts for a card."""
    per = line["per"]
    if per == "card":
        return IDS[kind] in line["cards"]
    if per in ("production_world", "windfall_world"):
        of_kind = PRODUCTION[kind] if per == "production_world" else WINDFALL[kind]
        return of_kind and GOOD[kind] == GOODS.index(line["good"])
    plain = {
        "alien": IS_ALIEN[kind],
        "chromosome": CHROMOSOME[kind],
        "development": DEVELOPMENT[kind],
        "development_consume": DEVELOPMENT[kind] and HAS_CONSUME[kind],
        "development_explore": DEVELOPMENT[kind] and HAS_EXPLORE[kind],
        "development_trade": DEVELOPMENT[kind] and HAS_TRADE[kind],
        "imperium": IS_IMPERIUM[kind],
        "military": MILITARY[kind],
        "rebel": IS_REBEL[kind],
        "rebel_military": REBEL_MILITARY[kind],
        "six_development": DEVELOPMENT[kind] and COST[kind] == SIX,
        "terraforming": IS_TERRAFORMING[kind],
        "uplift": IS_UPLIFT[kind],
        "world": not DEVELOPMENT[kind],
        "world_consume": not DEVELOPMENT[kind] and HAS_CONSUME[kind],
        "world_explore": not DEVELOPMENT[kind] and HAS_EXPLORE[kind],
        "world_trade": not DEVELOPMENT[kind] and HAS_TRADE[kind],
    }
    return plain.get(per, False)


def _worth(scorer: int) -> list[int]:
    """What each kind of card adds to a scoring card: by the first line that fits."""
    lines = CARDS[scorer].get("scores", ())
    return [
        next((line["points"] for line in lines if "points" in line and _fits(line, kind)), 0)
        for kind in range(len(CARDS))
    ]


COUNTS: Final[list[list[int]]] = [_worth(kind) if VARIABLE[kind] else [] for kind in range(len(CARDS))]
"""By kind of scoring card, then by kind of card: what that adds to it."""


def _has_line(scorer: int, per: str) -> bool:
    return any(line["per"] == per for line in CARDS[scorer].get("scores", ()))


_PER_STRENGTH: Final[list[bool]] = [_has_line(kind, "military_strength") for kind in range(len(CARDS))]
_PER_CHIPS: Final[list[bool]] = [_has_line(kind, "three_chips") for kind in range(len(CARDS))]
_BY_KINDS: Final[list[list[int]]] = [
    next((line["table"] for line in card.get("scores", ()) if "table" in line), []) for card in CARDS
]
CHIPS: Final = 3


def bonus(player: Player, card: int) -> int:
    """What a scoring card is worth in this tableau."""
    scorer = KIND[card]
    worth = COUNTS[scorer]
    points = 0
    for other in player.tableau:
        points += worth[KIND[other]]
    if _PER_STRENGTH[scorer]:
        points += player.sums.military
    if _PER_CHIPS[scorer]:
        points += player.vp // CHIPS
    if _BY_KINDS[scorer]:
        kinds = {GOOD[KIND[other]] for other in player.tableau} - {0}
        points += _BY_KINDS[scorer][len(kinds)]
    return points


def worth(player: Player, card: int) -> int:
    """What a card is worth in this tableau, or would be if it lay there."""
    kind = KIND[card]
    if not VARIABLE[kind]:
        return POINTS[kind]
    return bonus(player, card) if card in player.tableau else bonus(player, card) + COUNTS[kind][kind]


def printed(player: Player) -> int:
    points = 0
    for card in player.tableau:
        points += POINTS[KIND[card]]
    return points


def scored(player: Player) -> int:
    """What all of its scoring cards are worth together."""
    return sum(bonuses(player).values())


def bonuses(player: Player) -> dict[int, int]:
    """Every scoring card of the tableau, with what it is worth."""
    return {card: bonus(player, card) for card in player.tableau if VARIABLE[KIND[card]]}
