"""The colony upgrade cards, read from `data/upgrades.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .cards import AVERAGE, FACTORIES, RESOURCES, read

if TYPE_CHECKING:
    from ..shown.shapes import Upgrade

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

    cost: list[int]
    vp: list[int]
    hand: list[int]
    """More room in the hand."""
    support: list[int]
    """More room for colonists."""
    free_robot: list[int]
    robots: list[int]
    """Allow robots: so many times as many as there are colonists, where their number is limited."""
    prototype: list[int]
    """Robots that may work without the upgrade that allows robots."""
    colonist_cost: list[int]
    """What a colonist costs its owner; 0: as usual."""
    free_factory: list[int]
    """The resource whose factory comes with it; -1: none. So for the next three."""
    produces: list[int]
    prospects: list[int]
    extra_half: list[int]
    producers: list[int]
    """The upgrades that bring cards."""
    prospectors: list[list[int]]
    """By resource, the upgrades that prospect for it."""
    trades: list[list[int]]
    """The resources it trades in."""
    traders: list[int]
    """The upgrades that trade."""
    discounts: list[list[tuple[int, int]]]
    """What owning it takes off the price of others: (which, amount)."""
    factory_cost: list[int]
    """By resource, as the rest; 0: there is none to build."""
    factory_vp: list[int]
    factory_worth: list[int]
    """Which one to operate rather: points count before cards."""
    factory_needs: list[int]
    factory_research: list[int]
    special: list[int]
    """The upgrade that is this resource's factory; 0: none."""
    brings: list[int]
    """The resource whose factory an upgrade is, or comes with; -1: none."""
    __slots__ = tuple(__annotations__)

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
        kinds = range(1, KINDS)
        self.producers = [kind for kind in kinds if self.produces[kind] >= 0 or self.extra_half[kind] >= 0]
        self.prospectors = [[k for k in kinds if self.prospects[k] == place] for place in range(len(RESOURCES))]
        self.trades = [[]] + [[RESOURCES.index(r) for r in u.get("trades", [])] for u in _CARDS]
        self.traders = [kind for kind in kinds if self.trades[kind]]
        self.discounts = [[] for _ in IDS]
        for owned, upgrade in enumerate(_CARDS, 1):
            for name, amount in upgrade.get("discounts", {}).items():
                self.discounts[owned].append((NUMBER[name], _figure(amount, column)))
        self.factory_cost = []
        self.factory_vp = []
        self.factory_needs = []
        self.factory_research = []
        self.special = []
        for resource in FACTORIES["resource"]:
            factory = resource.get("factory", {})
            special = NUMBER[resource["special"]] if "special" in resource else 0
            self.factory_cost.append(_figure(factory.get("cost", 0), column))
            self.factory_vp.append(self.vp[special] if special else factory.get("vp", 0))
            self.factory_needs.append(NUMBER[factory["needs"]] if "needs" in factory else 0)
            self.factory_research.append(factory.get("research", 0))
            self.special.append(special)
        self.factory_worth = [100 * vp + AVERAGE[resource] for resource, vp in enumerate(self.factory_vp)]
        self.brings = self.free_factory[:]
        for place, special in enumerate(self.special):
            if special:
                self.brings[special] = place
        # the points of special factories count only while operated: they are the factory's, not the card's
        for special in self.special:
            self.vp[special] = 0


FIGURES: Final[dict[str, Figures]] = {column: Figures(column) for column in ("classic", "stronghold")}
