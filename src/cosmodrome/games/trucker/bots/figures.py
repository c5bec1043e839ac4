"""What the bots take things to be worth: `data/bot.toml` as plain numbers."""

from __future__ import annotations

from typing import Any, Final

from ..components.tiles import read

_DATA: Final[dict[str, Any]] = read("bot.toml")


def _prices(table: str, name: str) -> list[float]:
    """By level, which counts from 1."""
    return [0.0, *[float(price) for price in _DATA[table][name]]]


DAY: Final = _prices("prices", "day")
CREW: Final = _prices("prices", "crew")
CHARGE: Final = _prices("prices", "charge")
TILE: Final = _prices("prices", "tile")
TREASURE: Final = _prices("prices", "treasure")
LATE: Final = _prices("prices", "late")

JOIN: Final = _prices("places", "join")
EXPOSED: Final = _prices("places", "exposed")
SPACE: Final = _prices("places", "space")
GROWTH: Final = _prices("places", "growth")
FIRST_ENGINE: Final = _prices("places", "first_engine")
CROWD: Final = _prices("places", "crowd")
GUARD: Final = _prices("places", "guard")
FLANK: Final = _prices("places", "flank")

RIVALS: Final[dict[str, list[int]]] = _DATA["rivals"]

THRUST: Final = 0
FIRE: Final = 1
BERTHS: Final = 2
CHARGES: Final = 3
CONTAINERS: Final = 4
SPECIAL: Final = 5
SHIELDS: Final = 6
_WISHES: Final = ("thrust", "fire", "crew", "charges", "containers", "special", "shields")


class Style:
    """What a shipwright likes: by ship class, how much of everything, and what that is worth."""

    __slots__ = ("aims", "haste", "name", "trust", "worths")

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.haste: float = float(data.get("haste", 1.0))
        """How much more being early is worth than usual."""
        self.trust: float = float(data["trust"])
        """How much flights count against wishes, up to 1."""
        self.aims: dict[str, list[float]] = {}
        self.worths: dict[str, list[float]] = {}
        for board, figures in _DATA["ship"].items():
            stretch = [float(data.get(wish, 1.0)) for wish in _WISHES]
            self.aims[board] = [float(figures[wish][0]) * part for wish, part in zip(_WISHES, stretch, strict=True)]
            self.worths[board] = [
                float(figures[wish][1]) * part * part for wish, part in zip(_WISHES, stretch, strict=True)
            ]


STYLES: Final[dict[str, Style]] = {name: Style(name, data) for name, data in _DATA["style"].items()}
