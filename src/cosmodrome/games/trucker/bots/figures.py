"""What the bots take things to be worth: `data/bot.toml`, `data/learned.toml` and `data/learned.json` as numbers."""

from __future__ import annotations

import json
from typing import Any, Final

from ....kernel import Weighed
from ..components.tiles import DATA, read
from .judge import Judge

_DATA: Final[dict[str, Any]] = read("bot.toml")


def _by_level(prices: list[float]) -> list[float]:
    """By level, which counts from 1."""
    return [0.0, *[float(price) for price in prices]]


DAY: Final = _by_level(_DATA["prices"]["day"])
CREW: Final = _by_level(_DATA["prices"]["crew"])
CHARGE: Final = _by_level(_DATA["prices"]["charge"])
TILE: Final = _by_level(_DATA["prices"]["tile"])


def by_figure(weighed: Weighed) -> float:
    """To sort answers by: the best comes first."""
    return -weighed[1]


FIGURES: Final = 52
"""So many the network of `appraisal` is asked with."""

RIVALS: Final[dict[str, list[int]]] = _DATA["rivals"]

THRUST: Final = 0
FIRE: Final = 1
BERTHS: Final = 2
CHARGES: Final = 3
CONTAINERS: Final = 4
SPECIAL: Final = 5
SHIELDS: Final = 6
WISHES: Final = ("thrust", "fire", "crew", "charges", "containers", "special", "shields")


class Style:
    """What a shipwright likes: by ship class, how much of everything and its worth; by level, what places are worth."""

    __slots__ = (
        "aims",
        "beam",
        "bow",
        "crowd",
        "exposed",
        "first_engine",
        "flank",
        "flights",
        "growth",
        "guard",
        "join",
        "judged",
        "judges",
        "late",
        "name",
        "peeks",
        "picky",
        "space",
        "treasure",
        "trust",
        "worths",
    )

    def __init__(self, name: str, data: dict[str, Any], tables: dict[str, Any]) -> None:
        self.name = name
        self.trust: float = float(data["trust"])
        """How much flights count against wishes, up to 1."""
        self.judged: float = float(data.get("judged", 0.0))
        """How much the network's credits count beside wishes."""
        self.judges: list[Judge | None] = [None, None, None, None]
        """By level, where a network judges ships."""
        self.peeks: bool = bool(data.get("peeks", True))
        """Whether it looks at cards: a place is lost with the time that takes."""
        self.flights: int = int(data["flights"])
        """So many are simulated to compare answers."""
        self.late: list[float] = [
            price * float(data.get("haste", 1.0)) for price in _by_level(tables["prices"]["late"])
        ]
        self.treasure: list[float] = _by_level(tables["prices"]["treasure"])
        places = tables["places"]
        self.join: list[float] = _by_level(places["join"])
        self.exposed: list[float] = _by_level(places["exposed"])
        self.space: list[float] = _by_level(places["space"])
        self.growth: list[float] = _by_level(places["growth"])
        self.crowd: list[float] = _by_level(places["crowd"])
        self.first_engine: list[float] = _by_level(places["first_engine"])
        self.guard: list[float] = _by_level(places["guard"])
        self.flank: list[float] = _by_level(places["flank"])
        self.bow: list[float] = _by_level(places["bow"])
        self.beam: list[float] = _by_level(places["beam"])
        self.picky: list[float] = _by_level(tables["prices"]["picky"])
        """Of what the next tile is likely to be worth, what one must be worth if there is time enough."""
        self.aims: dict[str, list[float]] = {}
        self.worths: dict[str, list[float]] = {}
        stretch = [float(data.get(wish, 1.0)) for wish in WISHES]
        for board, figures in tables["ship"].items():
            self.aims[board] = [float(figures[wish][0]) * part for wish, part in zip(WISHES, stretch, strict=True)]
            self.worths[board] = [
                float(figures[wish][1]) * part * part for wish, part in zip(WISHES, stretch, strict=True)
            ]


STYLES: Final[dict[str, Style]] = {name: Style(name, data, _DATA) for name, data in _DATA["style"].items()}

_LEARNED: Final[dict[str, Any]] = read("learned.toml")
_NETWORKS: Final[dict[str, Any]] = json.loads((DATA / "learned.json").read_text(encoding="utf-8"))
LEARNED: Final = Style("learned", _LEARNED["style"], _LEARNED)
"""Its prices were found by tools/tune_shipwright.py, its networks by tools/learn_shipwright.py."""
for _level, _layers in _NETWORKS["rounds"].items():
    LEARNED.judges[int(_level)] = Judge(_layers, FIGURES)
