"""A ship that is being built, as figures for a network: what it has, what can befall it, where it can grow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.ship import GRID, OPEN, STEPS, WIDTH, Ship
from ..components.tiles import (
    BROWN_SUPPORT,
    CABIN,
    CANNON,
    ENGINE,
    FRONT,
    LEFT,
    POWER,
    PURPLE_SUPPORT,
    REAR,
    RIGHT,
    UNIVERSAL,
)
from ..rules.adventures.epidemic import side_by_side
from ..rules.crew import homes
from ..rules.damage import guns
from ..rules.strength import DOUBLE, power_of
from .yard import ROLLS, Berth, Yard, free_spaces, ways

if TYPE_CHECKING:
    from ..state import TruckerState

LONG: Final = 60.0
"""Time for more tiles than this is as good as this."""
FIRST_LINE: Final = 2
LAST_LINE: Final = 12
"""What two dice can show."""


def appraised(state: TruckerState, seat: int, yard: Yard, time: float) -> list[float]:
    """Time, rivals and the ship in this yard, with time for so many tiles."""
    spare = min(time - yard.free, LONG)
    found = _scene(state, seat, time)
    found += [yard.standing() / 20.0, yard.fullness, yard.free / 10.0, spare / 10.0]
    found += [have / aim for have, aim in zip(yard.have, yard.aims, strict=True)]
    found.append(float(yard.has_engine))
    found += _works(yard.ship)
    found += _dangers(yard.ship, yard.sides)
    return found + _growth(yard)


def _scene(state: TruckerState, seat: int, time: float) -> list[float]:
    """What is the same whatever is done with a tile."""
    others = [ship for other, ship in enumerate(state.ships) if other != seat]
    free = [free_spaces(ship) for ship in others if not ship.finished]
    done = len(others) - len(free)
    return [
        float(state.rules.in_turns),
        min(time, LONG) / 20.0,
        done / 3.0,
        min(free, default=0) / 10.0,
        sum(free) / len(free) / 10.0 if free else 0.0,
        float(done > 0),
    ]


def _works(ship: Ship) -> list[float]:
    """Engines and cannons, singles and doubles, homes for aliens, cabins side by side."""
    single = {ENGINE: 0, CANNON: 0}
    double = {ENGINE: 0, CANNON: 0}
    looking = [0] * 4
    for kind in (ENGINE, CANNON):
        for space in ship.of_kind(kind):
            power = power_of(ship, kind, space)
            if POWER[ship.tiles[space]] == DOUBLE:
                double[kind] += power
            else:
                single[kind] += power
            side = ship.turns[space]
            looking[side] += kind == CANNON
    purple, brown = homes(ship, PURPLE_SUPPORT), homes(ship, BROWN_SUPPORT)
    both = bool(purple and brown) and (len(purple) > 1 or purple != brown)
    return [
        single[ENGINE] / 4.0,
        double[ENGINE] / 4.0,
        single[CANNON] / 8.0,
        double[CANNON] / 8.0,
        (looking[RIGHT] + looking[LEFT]) / 2.0,
        looking[REAR] / 2.0,
        float(bool(purple)),
        float(bool(brown)),
        float(both),
        len(side_by_side(ship, ship.cabins())) / 4.0,
    ]


def _dangers(ship: Ship, sides: list[bool]) -> list[float]:
    """How likely a threat from every side hits, and how much is lost with what it hits."""
    drops = falling(ship)
    exposed = [0.0] * 4
    naked = [0.0] * 4
    heavy = [0.0] * 4
    large = [0.0] * 4
    for side in (FRONT, RIGHT, REAR, LEFT):
        for line, space in _rim(ship, side):
            chance = ways(line) / ROLLS
            cost = chance * (1.0 + drops[space])
            heavy[side] += cost
            if ship.sides(space)[side]:
                exposed[side] += chance
                naked[side] += 0.0 if sides[side] else cost
            if not guns(ship, side, line):
                large[side] += cost
    found: list[float] = []
    for each in (exposed, naked, heavy, large):
        found += [each[FRONT], (each[RIGHT] + each[LEFT]) / 2.0, each[REAR]]
    return [*found, ship.exposed() / 10.0, max(drops) / 10.0, sum(drops) / 30.0]


def _rim(ship: Ship, side: int) -> list[tuple[int, int]]:
    """The rows or columns along which a threat from this side meets something, and what it meets first."""
    met = [0] * WIDTH
    for space in ship.built():
        line = space % WIDTH if side in (FRONT, REAR) else ship.board.row(space)
        if side in (RIGHT, REAR) or not met[line]:
            met[line] = space
    return [(line, met[line]) for line in range(FIRST_LINE, LAST_LINE + 1) if met[line]]


def _growth(yard: Yard) -> list[float]:
    """Where the ship can grow, and for what there are places."""
    ship = yard.ship
    filled = sum([berth.filled for berth in yard.berths])
    near = sum([berth.filled for berth in yard.berth_at.values()])
    bow = [berth for berth in yard.berths if _ends(ship, berth, FRONT)]
    stern = [berth for berth in yard.berths if _ends(ship, berth, REAR)]
    return [
        filled / 8.0,
        (near - filled) / 4.0,
        yard.doors / 8.0,
        len([berth for berth in yard.berths if UNIVERSAL in berth.facing]) / 4.0,
        len(bow) / 4.0,
        len(stern) / 4.0,
        sum([yard.wish(tile) for tile in ship.reserve]) / 5.0,
        len(ship.reserve) / 2.0,
        len(ship.of_kind(CABIN)) / 5.0,
    ]


def _ends(ship: Ship, berth: Berth, side: int) -> bool:
    """Whether nothing will ever be beyond a space on this side: a barrel or an exhaust spoils nothing there."""
    return berth.facing[side] == OPEN and not ship.board.open[berth.space + STEPS[side]]


def falling(ship: Ship) -> list[int]:
    """By space: how many other tiles fall off with the one there, if the largest piece is kept."""
    walk = _Walk(ship, ship.built())
    return walk.drops


class _Walk:
    """From tile to joined tile, depth first: what is reached through one tile alone falls off with it."""

    __slots__ = ("drops", "early", "number", "reached", "ship", "size", "total")

    def __init__(self, ship: Ship, built: list[int]) -> None:
        self.ship = ship
        self.total = len(built)
        self.drops = [0] * GRID
        self.number = 0
        self.reached = [0] * GRID
        """As which tile a space was reached; 0: not yet."""
        self.early = [0] * GRID
        """The first of the tiles that it or what lies beyond it is joined to."""
        self.size = [0] * GRID
        """It and what lies beyond it."""
        self._go(built[0], 0)

    def _go(self, space: int, before: int) -> None:
        self.number += 1
        self.reached[space] = self.early[space] = self.number
        self.size[space] = 1
        rest = self.total - 1
        largest = 0
        for other in self.ship.joined(space):
            if self.reached[other]:
                if other != before:
                    self.early[space] = min(self.early[space], self.reached[other])
                continue
            self._go(other, space)
            self.size[space] += self.size[other]
            self.early[space] = min(self.early[space], self.early[other])
            if self.early[other] >= self.reached[space]:
                rest -= self.size[other]
                largest = max(largest, self.size[other])
        self.drops[space] = self.total - 1 - max(largest, rest)
