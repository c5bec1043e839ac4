"""Check the map of High Frontier against what the rules say of it.

    .venv/bin/python tools/check_map.py

Each line is a statement with its section. What differs must be listed here with the reason; anything else fails.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import log2
from typing import NamedTuple

from cosmodrome.games.frontier.components.nearness import adjacent_sites, hydration_around
from cosmodrome.games.frontier.components.solar_system import BURN, SITE, SolarSystem, solar_system
from cosmodrome.games.frontier.routes.bounds import FAR, least
from cosmodrome.games.frontier.routes.terrain import Terrain


class Statement(NamedTuple):
    section: str
    says: str
    expected: object
    found: Callable[[SolarSystem], object]
    differs: str = ""
    """Why the map says something else, where that is known."""


def burns(system: SolarSystem, start: str, goal: str) -> float:
    """The least burns, stopping wherever that saves a pivot; flybys are not used."""
    terrain = Terrain(system)
    halves = least(terrain, [system.find(goal)], [node.price for node in terrain.nodes])[system.find(start)]
    return float("inf") if halves == FAR else halves / 2


def far(start: str, goal: str) -> Callable[[SolarSystem], object]:
    return lambda system: burns(system, start, goal)


def zone(name: str) -> Callable[[SolarSystem], object]:
    return lambda system: system.zones[system.spaces[system.find(name)].zone].name


def solar(name: str) -> Callable[[SolarSystem], object]:
    return lambda system: next(zone.solar for zone in system.zones if zone.name == name)


def sites_by(name: str) -> Callable[[SolarSystem], object]:
    return lambda system: {system.called(site) for site in adjacent_sites(system, system.find(name))}


def includes_sites(space: str, *names: str) -> Callable[[SolarSystem], object]:
    return lambda system: set(names) <= {system.called(site) for site in adjacent_sites(system, system.find(space))}


def hydration(name: str) -> Callable[[SolarSystem], object]:
    return lambda system: hydration_around(system, system.find(name))


def site(name: str, field: str) -> Callable[[SolarSystem], object]:
    return lambda system: getattr(system.spaces[system.find(name)].site, field)


def icon(name: str, *names: str) -> Callable[[SolarSystem], object]:
    def has(system: SolarSystem) -> object:
        found = [system.spaces[system.find(each)].site for each in names]
        return all(each is not None and name in each.icons for each in found)

    return has


def well_watered(system: SolarSystem) -> object:
    """The bodies round which a Bernal could have nine drops or more."""
    return {
        system.called(space.number)
        for space in system.spaces
        if space.kind != SITE and space.stopping and hydration_around(system, space.number) >= 9
    }


def next_to_luna(system: SolarSystem) -> object:
    return any(system.called(each).startswith("Luna") for each in adjacent_sites(system, system.find("orbit.el-l2")))


def dead_ends(system: SolarSystem) -> object:
    """Burns that lead nowhere but back."""
    ends = [end for link in system.links for end in (link.start, link.end)]
    return {space.id for space in system.spaces if space.kind == BURN and ends.count(space.number) == 1}


GRAVITY = {
    "Mercury: North Pole": 0.378,
    "Luna: Aristarchus Plateau": 0.166,
    "Mars: North Pole": 0.379,
    "Ceres": 0.029,
    "Vesta": 0.025,
    "Io: Loki Patera": 0.183,
    "Europa: Conamara Chaos": 0.134,
    "Ganymede: Memphis Facula": 0.146,
    "Callisto: Valhalla": 0.126,
    "Titan: Kraken Mare": 0.138,
    "Triton: Tuonela Planitia": 0.079,
    "Pluto": 0.063,
    "Charon": 0.029,
}
"""At the surface, in that of the Earth: the well-known figures of astronomy."""


def size_from_gravity(gravity: float) -> int:
    """Size 1 has 0.75 thousandths of the Earth's gravity, and each further one twice as much."""
    return round(1 + log2(gravity / 0.00075))


MARS = ("Mars: Arsia Mons Caves", "Mars: Hellas Basin Buried Glaciers", "Mars: North Pole")

STATEMENTS = [
    Statement("V6", "Phobos is 2 burns from LEO", 2, far("LEO", "Phobos")),
    Statement("25.3", "Mars is 3 burns from LEO by the signpost", 3, far("LEO", MARS[1])),
    Statement("25.4D", "Ceres is 4 burns from LEO", 4, far("LEO", "Ceres")),
    Statement("25.4D", "Vesta is 4 burns from LEO", 4, far("LEO", "Vesta")),
    Statement("19.5B", "Mjolnir is reached from Earth-Luna L3 without a burn", 0, far("orbit.el-l3", "Mjolnir")),
    *[
        Statement("25.4D", f"Mars is one burn from {name}", 1, far(name, "orbit.lmo"))
        for name in ("orbit.el-l5", "orbit.el-l2", "orbit.geo", "orbit.el-l3")
    ],
    Statement("25.4D", "the purple Bernal has 2 burns to Mars", 2, far("orbit.heo", "orbit.lmo")),
    Statement("25.4D", "Callisto is 5 burns from most Bernals", 5, far("orbit.el-l5", "LCO (low Callisto orbit)")),
    Statement(
        "25.3",
        "Luna is one burn away",
        1,
        far("LEO", "site.luna-aristarchus-plateau"),
        "the burn to L1 counts here too",
    ),
    Statement(
        "19.5B", "low Mars orbit is 2 burns from Deimos", 2, far("Deimos", "orbit.lmo"), "one burn on our poster"
    ),
    Statement("14.5A", "Phobos and Deimos share a burn", True, includes_sites("burn.mars.015", "Phobos", "Deimos")),
    Statement("14.5A", "Mars is not next to that burn", {"Phobos", "Deimos"}, sites_by("burn.mars.015")),
    Statement("19.4", "low Mars orbit lies next to two of the three Mars sites", set(MARS[:2]), sites_by("orbit.lmo")),
    Statement("19.4", "the dirtside hydration of low Mars orbit is 7", 7, hydration("orbit.lmo")),
    Statement("20.4", "all of Pluto's system holds 16 drops", 16, hydration("Pluto-Charon L1")),
    Statement("14.5D", "Luna lies next to the orange Bernal", True, next_to_luna),
    Statement(
        "14.5C",
        "Mercury, Venus and Io have push factories",
        True,
        icon("push", "site.mercury-north-pole", "site.venus-aerostat-xity", "site.io-loki-patera"),
    ),
    Statement("17.1", "Mars is of size 10", 10, site(MARS[0], "size")),
    Statement("25.4D", "Ceres is of size 6", 6, site("Ceres", "size")),
    Statement("V6", "Phobos is of size 1", 1, site("Phobos", "size")),
    Statement("21.2", "Memphis Facula is of size 9", 9, site("site.ganymede-memphis-facula", "size")),
    Statement("21.2", "Memphis Facula is an S site", "S", site("site.ganymede-memphis-facula", "letter")),
    Statement("21.2", "Hydra is a D site", "D", site("Hydra", "letter")),
    Statement("21.2", "Hydra holds 4 drops", 4, site("Hydra", "hydration")),
    Statement("19.5C", "Deimos is a D site", "D", site("Deimos", "letter")),
    Statement(
        "25.4D",
        "Lutetia is an M site with 3 drops",
        ("M", 3),
        lambda s: (site("Lutetia", "letter")(s), site("Lutetia", "hydration")(s)),
    ),
    Statement(
        "25.4D",
        "Hertha is an M site with 3 drops",
        ("M", 3),
        lambda s: (site("Hertha", "letter")(s), site("Hertha", "hydration")(s)),
    ),
    Statement("16.2", "Huya is a TNO science site", True, icon("tno", "Huya")),
    Statement("20.5", "Hi'iaka is a TNO science site", True, icon("tno", "Hi'iaka")),
    Statement("14.3B", "Minerva lies in the Ceres zone", "ceres", zone("Minerva")),
    *[
        Statement("14.3B, V9", f"sunlight in the {name} zone", value, solar(name))
        for name, value in [("mercury", 2), ("ceres", -2), ("uranus", -5), ("earth", 0)]
    ],
    *[
        Statement("Z", f"the size of {name} from its gravity", size_from_gravity(gravity), site(name, "size"))
        for name, gravity in GRAVITY.items()
    ],
    Statement(
        "2.2",
        "every burn leads on",
        set(),
        dead_ends,
        "the digitised drawing ends at burn.jupiter.008, and no picture at hand shows where it goes on",
    ),
    Statement(
        "18.6B",
        "nine drops or more are only at Pluto, Puck and Haumea",
        {"Pluto-Charon L1", "Sol-Haumea L1"},
        well_watered,
        "our poster has more water round Saturn, Uranus and in the Gefion family, and Puck's L1 apart from Miranda",
    ),
]


def main() -> int:
    system = solar_system("colonization")
    wrong = 0
    for statement in STATEMENTS:
        found = statement.found(system)
        agrees = found == statement.expected
        if agrees and not statement.differs:
            note = "as said"
        elif not agrees and statement.differs:
            note = f"differs ({found}): {statement.differs}"
        else:
            wrong += 1
            note = (
                f"WRONG: {found}, not {statement.expected}"
                if not agrees
                else "WRONG: listed as different, but it agrees"
            )
        print(f"{statement.section:8} {statement.says}: {note}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
