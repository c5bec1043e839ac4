"""The cards as numbers, read from `data/` and checked against the printed table.

A kind of card is a small number, and so is every physical card: `KIND[card]` says what it is. What a card costs, is
and has is looked up in lists by its kind. Numbers of cards are the same whatever is played with; `DECKS` says which
cards belong to a game.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent.parent / "data"

EXPANSIONS: Final = ("base", "storm", "rebel", "rebel_only")
SETS: Final = {
    "base": ("base",),
    "storm": ("base", "storm"),
    "rebel": ("base", "storm", "rebel"),
    "rebel_only": ("base", "rebel"),
}

NO_GOOD: Final = 0
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
GOODS: Final = ("", "novelty", "rare", "genes", "alien")
"""The kinds of goods by their numbers."""


def read(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    with open(DATA / name, "rb") as file:
        return tomllib.load(file)


CARDS: Final[list[dict[str, Any]]] = read("cards.toml")["card"]
SETUP: Final = read("setup.toml")

IDS: Final[list[str]] = [card["id"] for card in CARDS]
KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(IDS)}


def _flags(keyword: str) -> list[bool]:
    return [keyword in card.get("keywords", ()) for card in CARDS]


# what is printed on each kind of card
COST: Final[list[int]] = [card["defence"] if "defence" in card else card["cost"] for card in CARDS]
"""What it costs, or the defence of a military world."""
POINTS: Final[list[int]] = [card.get("vp", 0) for card in CARDS]
DEVELOPMENT: Final[list[bool]] = [card["type"] == "development" for card in CARDS]
MILITARY: Final[list[bool]] = ["defence" in card for card in CARDS]
GOOD: Final[list[int]] = [GOODS.index(card.get("good", "")) for card in CARDS]
"""The kind of good a world has or produces."""
WINDFALL: Final[list[bool]] = [card.get("windfall", False) for card in CARDS]
PRODUCTION: Final[list[bool]] = [GOOD[kind] > 0 and not WINDFALL[kind] for kind in range(len(CARDS))]
VARIABLE: Final[list[bool]] = ["vp" not in card for card in CARDS]
"""Its points depend on the tableau: a development of cost 6 with a question mark."""
START: Final[list[int]] = [card.get("start", -1) for card in CARDS]
IS_ALIEN: Final = _flags("alien")
IS_REBEL: Final = _flags("rebel")
IS_IMPERIUM: Final = _flags("imperium")
IS_UPLIFT: Final = _flags("uplift")
IS_TERRAFORMING: Final = _flags("terraforming")
CHROMOSOME: Final = _flags("chromosome")
REBEL_MILITARY: Final[list[bool]] = [IS_REBEL[kind] and MILITARY[kind] for kind in range(len(CARDS))]


def _copies(kind: int, sets: tuple[str, ...]) -> int:
    """How many of this kind there are with these sets; one that a set replaces is still a card with a number."""
    copies = CARDS[kind]["copies"]
    return sum([max(0, copies.get(name, 0)) for name in sets])


def _all_cards() -> list[int]:
    return [kind for kind in range(len(CARDS)) for _ in range(_copies(kind, SETS["rebel"]))]


KIND: Final[list[int]] = _all_cards()
"""The kind of every physical card."""


def _deck(expansion: str) -> list[int]:
    sets = SETS[expansion]
    deck: list[int] = []
    numbers = [0] * len(CARDS)
    for card, kind in enumerate(KIND):
        numbers[kind] += 1
        if numbers[kind] <= sum([CARDS[kind]["copies"].get(name, 0) for name in sets]):
            deck.append(card)
    return deck


DECKS: Final[dict[str, list[int]]] = {expansion: _deck(expansion) for expansion in EXPANSIONS}
"""The cards played with."""


def cost_table(expansion: str) -> dict[str, list[int]]:
    """How many developments, civil and military worlds have each cost or defence."""
    table = {"development": [0] * 10, "civil": [0] * 10, "military": [0] * 10}
    for card in DECKS[expansion]:
        kind = KIND[card]
        row = "development" if DEVELOPMENT[kind] else "military" if MILITARY[kind] else "civil"
        table[row][COST[kind]] += 1
    return table


for _expansion, _printed in SETUP["table"].items():
    if cost_table(_expansion) != _printed:
        raise ValueError(f"cards.toml: the cards of {_expansion} do not have the printed costs and defences")


def kind_of(name: str) -> int:
    return KIND_OF[name]


def cards_of(kind: int, expansion: str) -> list[int]:
    """The physical cards of this kind in a game."""
    return [card for card in DECKS[expansion] if KIND[card] == kind]
