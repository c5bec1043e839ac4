"""Where everything of the map is drawn: our own layout, made by tools/lay_out_map.py."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ..components.solar_system import BadMap, SolarSystem

DATA: Final = Path(__file__).parent.parent / "data" / "map_layout.json"

SIDES: Final = ("e", "w", "s", "n", "se", "sw", "ne", "nw")
"""Where a label stands beside its space."""

Point = tuple[int, int]


class Body:
    """A disc behind the spaces around it."""

    __slots__ = ("name", "place", "radius")

    def __init__(self, name: str, place: Point, radius: int) -> None:
        self.name = name
        self.place = place
        self.radius = radius


class Layout:
    __slots__ = ("bends", "bodies", "places", "rings", "sides", "sun")

    places: list[Point]
    """Of each space, by number; the Sun is at (0, 0)."""
    sides: list[str]
    """Of each space's label; empty where it has none."""
    bends: list[list[Point]]
    """The points each link goes through between its ends, by number."""
    rings: list[tuple[int, int, int]]
    """The outer edge of each zone, an ellipse: centre (on the Sun's height), half width and half height."""
    sun: int
    bodies: list[Body]


def read(text: str, system: SolarSystem) -> Layout:
    """The layout of this map; BadMap names what is wrong with the text."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadMap(f"the layout of the map is not JSON: {error}") from error
    if not isinstance(data, dict):
        raise BadMap("the layout of the map is not a table")
    layout = Layout()
    places, labels, bends = [_table(data, name) for name in ("spaces", "labels", "bends")]
    layout.places = [_point(places.get(space.id), f"space {space.id}") for space in system.spaces]
    layout.sides = [_side(labels, space.id) for space in system.spaces]
    layout.bends = [
        [_point(point, f"link {link.id}") for point in bends.get(str(link.id), [])] for link in system.links
    ]
    rings = _table(data, "rings")
    layout.rings = [_triple(rings.get(zone.name), f"ring {zone.name}") for zone in system.zones]
    layout.sun = _triple([data.get("sun"), 0, 0], "sun")[0]
    layout.bodies = []
    for name, entry in _table(data, "bodies").items():
        x, y, radius = _triple(entry, f"body {name}")
        layout.bodies.append(Body(name, (x, y), radius))
    return layout


def _table(data: dict[str, Any], name: str) -> dict[str, Any]:
    value = data.get(name)
    if not isinstance(value, dict):
        raise BadMap(f"the layout of the map: `{name}` is missing or not a table")
    return value


def _numbers(value: Any, count: int, where: str) -> list[int]:
    if not isinstance(value, list) or len(value) != count or not all(type(each) is int for each in value):
        raise BadMap(f"the layout of the map: {where} is {value!r}; {count} whole numbers are wanted")
    return value


def _point(value: Any, where: str) -> Point:
    x, y = _numbers(value, 2, where)
    return x, y


def _triple(value: Any, where: str) -> tuple[int, int, int]:
    a, b, c = _numbers(value, 3, where)
    return a, b, c


def _side(labels: dict[str, Any], id: str) -> str:
    side = labels.get(id, "")
    if side not in SIDES and side != "":
        raise BadMap(f"the layout of the map: label of {id} is {side!r}; allowed: {', '.join(SIDES)}")
    return str(side)


def layout(system: SolarSystem) -> Layout:
    """The layout of the program for its map, in either profile."""
    return read(DATA.read_text(encoding="utf-8"), system)
