"""The component tiles, read from `data/tiles.toml` and checked (rulebook: tiles, connectors).

A tile is its number, 0 is no tile. What it can do is looked up in lists by that number.
Directions go clockwise: 0 front, 1 right, 2 rear, 3 left. A turn is a quarter turn clockwise.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent.parent / "data"

FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
DIRECTIONS: Final = ("front", "right", "rear", "left")

SMOOTH: Final = 0
UNIVERSAL: Final = 3

START_CABIN: Final = 0
CABIN: Final = 1
STRUCTURAL: Final = 2
BATTERY: Final = 3
CARGO: Final = 4
SPECIAL_CARGO: Final = 5
ENGINE: Final = 6
CANNON: Final = 7
SHIELD: Final = 8
PURPLE_SUPPORT: Final = 9
BROWN_SUPPORT: Final = 10

_SORTS: Final = {
    "start_cabin": START_CABIN,
    "cabin": CABIN,
    "structural": STRUCTURAL,
    "battery_2": BATTERY,
    "battery_3": BATTERY,
    "cargo_2": CARGO,
    "cargo_3": CARGO,
    "special_cargo_1": SPECIAL_CARGO,
    "special_cargo_2": SPECIAL_CARGO,
    "engine": ENGINE,
    "double_engine": ENGINE,
    "cannon": CANNON,
    "double_cannon": CANNON,
    "shield": SHIELD,
    "life_support_purple": PURPLE_SUPPORT,
    "life_support_brown": BROWN_SUPPORT,
}

TILES: Final = 144
NO_SIDES: Final = (0, 0, 0, 0)

NAME: Final[list[str]] = [""] * (TILES + 1)
"""The kind of every tile as a message."""
KIND: Final[list[int]] = [-1] * (TILES + 1)
CAPACITY: Final[list[int]] = [0] * (TILES + 1)
"""Crew places, battery cells or containers."""
POWER: Final[list[int]] = [0] * (TILES + 1)
"""Of engines and cannons: 1, or 2 for the double ones."""
SIDES: Final[list[tuple[int, int, int, int]]] = [NO_SIDES] * (4 * (TILES + 1))
"""The connectors of tile t turned n times, at 4 t + n: front, right, rear, left."""
MOUTH: Final[list[int]] = [-1] * (4 * (TILES + 1))
"""Where that tile needs a free space: before a barrel, behind an engine; -1: nowhere."""

JOINS: Final[list[bool]] = [
    bool(a and b and (a in (b, UNIVERSAL) or b == UNIVERSAL)) for a in range(4) for b in range(4)
]
"""Whether connectors a and b hold each other, at 4 a + b."""
FITS: Final[list[bool]] = [JOINS[4 * a + b] or a == b == SMOOTH for a in range(4) for b in range(4)]
"""Whether they may touch."""


def read(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    with open(DATA / name, "rb") as file:
        return tomllib.load(file)


def _enter(tile: int, name: str, connectors: str, kind: dict[str, Any]) -> None:
    sort = _SORTS[name]
    NAME[tile] = name
    KIND[tile] = sort
    CAPACITY[tile] = kind.get("capacity", 0)
    POWER[tile] = kind.get("power", 0)
    front, right, rear, left = [int(digit) for digit in connectors]
    sides = (front, right, rear, left)
    for turn in range(4):
        SIDES[4 * tile + turn] = (sides[-turn % 4], sides[(1 - turn) % 4], sides[(2 - turn) % 4], sides[(3 - turn) % 4])
        if sort == CANNON:
            MOUTH[4 * tile + turn] = turn
        elif sort == ENGINE:
            MOUTH[4 * tile + turn] = (REAR + turn) % 4


def _load() -> None:
    for kind in read("tiles.toml")["kind"]:
        if len(kind["tiles"]) != kind["number"]:
            raise ValueError(f"tiles.toml: there must be {kind['number']} tiles of kind {kind['id']}")
        for number, connectors in kind["tiles"].items():
            if KIND[int(number)] >= 0:
                raise ValueError(f"tiles.toml: tile {number} is there twice")
            _enter(int(number), kind["id"], connectors, kind)
    if -1 in KIND[1:]:
        raise ValueError(f"tiles.toml: tile {KIND.index(-1, 1)} is missing")


_load()

START_CABINS: Final = [tile for tile in range(1, TILES + 1) if KIND[tile] == START_CABIN]
HEAP: Final = [tile for tile in range(1, TILES + 1) if KIND[tile] != START_CABIN]
KINDS: Final = list(_SORTS)


def covers(turn: int, side: int) -> bool:
    """Whether a shield so turned protects this side: printed, it covers the front and the right."""
    return side in (turn, (turn + 1) % 4)
