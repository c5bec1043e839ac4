"""The colony upgrade cards, read from `data/upgrades.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .cards import _FACTORIES, RESOURCES, read

if TYPE_CHECKING:
    from .shapes import Upgrade

DATA_LIBRARY: Final = 1
WAREHOUSE: Final = 2
HEAVY_EQUIPMENT: Final = 3
NODULE: Final = 4
SCIENTISTS: Final = 5
ORBITAL_LAB: Final = 6
ROBOTS: Final = 7
LABORATORY: Final = 8
ECOPLANTS: Final = 9
OUTPOST: Final = 10
SPACE_STATION: Final = 11
PLANETARY_CRUISER: Final = 12
MOON_BASE: Final = 13
FIRST_KICKER: Final = 14

_NONE: Final[Any] = ""  # no card has the number 0
_CARDS: Final[list[dict[str, Any]]] = read("upgrades.toml")["upgrade"]
IDS: Final[list[Upgrade]] = [_NONE] + [upgrade["id"] for upgrade in _CARDS]
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(IDS) if number}
ERA: Final[list[int]] = [0] + [upgrade["era"] for upgrade in _CARDS]
KINDS: Final = len(IDS)

if [upgrade["number"] for upgrade in _CARDS] != list(range(1, KINDS)):
    raise ValueError("upgrades.toml: the numbers must run from 1 without gaps")


def _figure(value: Any, column: str) -> int:
    return int(value[column] if isinstance(value, dict) else value)


class Figures:
    """What the cards and factories say in one edition. Lists over upgrades are indexed by card number."""

    __slots__ = (
        "colonist_cost",
        "cost",
        "discounts",
        "extra_half",
        "factory_cost",
        "factory_needs",
        "factory_research",
        "factory_vp",
        "free_factory",
        "free_robot",
        "hand",
        "produces",
        "prospects",
        "prototype",
        "robots",
        "special",
        "support",
        "trades",
        "vp",
    )

    def __init__(self, column: str) -> None:
        def figures(field: str) -> list[int]:
            return [0] + [_figure(upgrade.get(field, 0), column) for upgrade in _CARDS]

        def resources(field: str) -> list[int]:
            return [-1] + [RESOURCES.index(upgrade[field]) if field in upgrade else -1 for upgrade in _CARDS]

        self.cost = figures("cost")
        self.vp = figures("vp")
        self.hand = figures("hand")
        self.support = figures("support")
        self.free_robot = figures("free_robot")
        self.robots = figures("robots")
        self.prototype = figures("prototype")
        self.colonist_cost = figures("colonist_cost")
        self.free_factory = resources("free_factory")
        self.produces = resources("produces")
        self.prospects = resources("prospects")
        self.extra_half = resources("extra_half")
        self.trades: list[list[int]] = [[]] + [[RESOURCES.index(r) for r in u.get("trades", [])] for u in _CARDS]
        # discounts[bought] = [(owned, amount), ...]
        self.discounts: list[list[tuple[int, int]]] = [[] for _ in IDS]
        for owned, upgrade in enumerate(_CARDS, 1):
            for name, amount in upgrade.get("discounts", {}).items():
                self.discounts[NUMBER[name]].append((owned, _figure(amount, column)))
        # factories, by resource; a cost of 0: there is none to build
        self.factory_cost: list[int] = []
        self.factory_vp: list[int] = []
        self.factory_needs: list[int] = []
        self.factory_research: list[int] = []
        self.special: list[int] = []
        for resource in _FACTORIES["resource"]:
            factory = resource.get("factory", {})
            special = NUMBER[resource["special"]] if "special" in resource else 0
            self.factory_cost.append(_figure(factory.get("cost", 0), column))
            self.factory_vp.append(self.vp[special] if special else factory.get("vp", 0))
            self.factory_needs.append(NUMBER[factory["needs"]] if "needs" in factory else 0)
            self.factory_research.append(factory.get("research", 0))
            self.special.append(special)
        # the points of special factories count only while operated: they are the factory's, not the card's
        for special in self.special:
            self.vp[special] = 0


FIGURES: Final[dict[str, Figures]] = {column: Figures(column) for column in ("classic", "stronghold")}
