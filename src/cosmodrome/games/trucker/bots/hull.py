"""A ship as figures: what it can do, and what becomes of it when it is hit.

Many flights are simulated for one ship, and most of them hit the same places: what a threat does and what is left of
the ship after a loss are worked out once, by the rules, and kept.
"""

from __future__ import annotations

from typing import Final

from ..components.ship import Ship
from ..components.tiles import (
    BATTERY,
    BROWN_SUPPORT,
    CABIN,
    CANNON,
    CAPACITY,
    CARGO,
    ENGINE,
    KIND,
    POWER,
    PURPLE_SUPPORT,
    SPECIAL_CARGO,
)
from ..rules import damage
from ..rules.adventures.epidemic import side_by_side
from ..rules.crew import homes
from ..rules.strength import DOUBLE, power_of

HARMLESS: Final = 0
_UNKNOWN: Final = -9999
_THREATS: Final = 256

PART_WORTH: Final = [4, 4, 1, 2, 2, 2, 3, 2, 2, 1, 1]
"""By kind: what a tile is worth when the ship breaks and one piece has to be chosen at a glance."""


class Hull:
    __slots__ = (
        "_crowded",
        "_exposed",
        "berths",
        "brown_homes",
        "capacity",
        "containers",
        "double_engines",
        "double_fire",
        "engines",
        "fire",
        "gone",
        "purple_homes",
        "ship",
        "special",
        "threats",
        "wrecks",
    )

    def __init__(self, ship: Ship, gone: int) -> None:
        self.ship = ship
        self.gone = gone
        """Tiles lost since the flight is simulated."""
        self.engines: int = 0
        self.double_engines: int = 0
        self.fire: int = 0
        """Of cannons that need no charge, in halves."""
        self.double_fire: list[int] = []
        """Of every double cannon, in halves, the strongest first."""
        self.berths: int = 0
        self.capacity: int = 0
        """Charges in full batteries."""
        self.containers: int = 0
        """Of plain holds."""
        self.special: int = 0
        self.purple_homes: list[int] = []
        self.brown_homes: list[int] = []
        self.threats: list[int] = [_UNKNOWN] * _THREATS
        self.wrecks: dict[int, Hull] = {}
        supported = False
        for space in ship.board.spaces:
            if ship.tiles[space]:
                supported = self._count(space) or supported
        self.double_fire.sort(reverse=True)
        if supported:
            self.purple_homes = homes(ship, PURPLE_SUPPORT)
            self.brown_homes = homes(ship, BROWN_SUPPORT)
        self._exposed: int = _UNKNOWN
        self._crowded: int = _UNKNOWN

    @property
    def exposed(self) -> int:
        if self._exposed == _UNKNOWN:
            self._exposed = self.ship.exposed()
        return self._exposed

    @property
    def crowded(self) -> int:
        """Of the crew, so many fall ill in an epidemic when all cabins are occupied."""
        if self._crowded == _UNKNOWN:
            self._crowded = len(side_by_side(self.ship, self.ship.cabins()))
        return self._crowded

    def _count(self, space: int) -> bool:
        """Add a tile to the figures; whether it is a life support."""
        tile = self.ship.tiles[space]
        kind = KIND[tile]
        double = POWER[tile] == DOUBLE
        if kind == ENGINE:
            self.double_engines += double
            self.engines += 0 if double else power_of(self.ship, kind, space)
        elif kind == CANNON:
            halves = power_of(self.ship, kind, space)
            if double:
                self.double_fire.append(halves)
            else:
                self.fire += halves
        elif kind <= CABIN:
            self.berths += CAPACITY[tile]
        elif kind == BATTERY:
            self.capacity += CAPACITY[tile]
        elif kind == CARGO:
            self.containers += CAPACITY[tile]
        elif kind == SPECIAL_CARGO:
            self.special += CAPACITY[tile]
        return kind in (PURPLE_SUPPORT, BROWN_SUPPORT)

    def threat(self, size: int, side: int, line: int, meteor: int) -> int:
        """The space that is lost; less than 0: unless a charge saves it; 0: nothing happens."""
        code = (2 * meteor + size) * 64 + side * 16 + line
        found = self.threats[code]
        if found == _UNKNOWN:
            found = self._threat(size, side, line, meteor)
            self.threats[code] = found
        return found

    def _threat(self, size: int, side: int, line: int, meteor: int) -> int:
        danger = damage.Danger(size, side, line, meteor)
        fate = danger.fate(self.ship)
        if fate in (damage.TAKES_CHARGE, damage.HITS):
            space = danger.target(self.ship)
            return -space if fate == damage.TAKES_CHARGE else space
        return HARMLESS

    def without(self, space: int) -> Hull:
        """What is left when this tile is lost and the best piece is kept."""
        found = self.wrecks.get(space)
        if found is None:
            found = self._losing(space) if len(self.ship.joined(space)) == 1 else self.keeping(space, -1)
            self.wrecks[space] = found
        return found

    def _losing(self, space: int) -> Hull:
        """A tile that hangs by one other: nothing else is lost with it."""
        ship = self.ship.copy()
        ship.remove(space)
        return Hull(ship, self.gone + 1)

    def keeping(self, space: int, first: int) -> Hull:
        """The same with the piece that begins at `first` kept; -1: whichever seems best."""
        ship = self.ship.copy()
        if space:
            ship.remove(space)
        parts = ship.parts()
        kept = parts[0] if parts else []
        most = -1
        for part in parts:
            worth = 999 if part[0] == first else part_worth(ship, part)
            if worth > most:
                kept, most = part, worth
        for part in parts:
            if part is not kept:
                for other in part:
                    ship.remove(other)
        return Hull(ship, self.gone + len(self.ship.built()) - len(kept))

    def shields(self) -> int:
        """Sides that a shield covers."""
        return len([side for side in range(4) if damage.shielded(self.ship, side)])

    def cannons(self, charges: int) -> int:
        """In halves, with so many double cannons fired, and without any alien."""
        return self.fire + sum(self.double_fire[:charges])


def part_worth(ship: Ship, part: list[int]) -> int:
    """At a glance: people first, then goods, then what the tiles can do."""
    worth = 0
    for space in part:
        kind = KIND[ship.tiles[space]]
        worth += PART_WORTH[kind] + sum(ship.goods[space])
        if kind <= CABIN:
            worth += 4 * ship.load[space]
    return worth
