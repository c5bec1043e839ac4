"""A solar system as the search reads it: arrays of numbers."""

from __future__ import annotations

from typing import Final

from ..components.solar_system import AEROBRAKE, ANY_SEASON, CRASH, RADIATION, SolarSystem

# rolls, packed into one number
RADIATIONS: Final = 1
AEROBRAKES: Final = 1 << 6
CRASHES: Final = 1 << 12

PIVOT: Final = 4
"""Half burns of a pivot."""
NO_LINE: Final = -1


class Terrain:
    __slots__ = (
        "before",
        "bonus",
        "first",
        "flyby_bit",
        "hazard",
        "kind",
        "line",
        "link",
        "one_way",
        "price",
        "seasonal",
        "size",
        "stopping",
        "synodic",
        "system",
        "to",
        "to_line",
        "toll",
    )

    def __init__(self, system: SolarSystem) -> None:
        spaces = system.spaces
        self.system = system
        self.kind = [space.kind for space in spaces]
        self.hazard = [space.hazard for space in spaces]
        self.price = [space.cost for space in spaces]
        """Half burns to enter."""
        self.toll = [_toll(space.hazard, space.kind) for space in spaces]
        """The rolls it costs to enter, packed."""
        self.bonus = [space.bonus for space in spaces]
        self.seasonal = [space.season for space in spaces]
        self.stopping = [space.stopping for space in spaces]
        self.size = [0 if space.site is None else space.site.size for space in spaces]
        self.synodic = [ANY_SEASON if space.site is None else space.site.synodic for space in spaces]
        self.flyby_bit = [0] * len(spaces)
        """One bit for each flyby."""
        bits = 0
        for space in spaces:
            if space.bonus:
                self.flyby_bit[space.number] = 1 << bits
                bits += 1
        self.before: list[list[int]] = [[] for _ in spaces]
        """The spaces from which each can be entered."""
        self.first = [0]
        """Where the ways out of each space begin in the lists below."""
        self.to: list[int] = []
        self.link: list[int] = []
        self.line: list[int] = []
        self.to_line: list[int] = []
        self.one_way: list[bool] = []
        for space_number, ways in enumerate(system.ways):
            for way in ways:
                self.before[way.to].append(space_number)
                self.to.append(way.to)
                self.link.append(way.link)
                self.line.append(way.line)
                self.to_line.append(way.to_line)
                self.one_way.append(way.one_way)
            self.first.append(len(self.to))


def _toll(hazard: int, kind: int) -> int:
    toll = 0
    if hazard == CRASH:
        toll = CRASHES
    elif hazard == AEROBRAKE:
        toll = AEROBRAKES
    return toll + RADIATIONS if kind == RADIATION else toll
