"""Routes as people read them: what a way costs, and where it goes turn by turn."""

from __future__ import annotations

from typing import Final

from ..components.solar_system import AEROBRAKE, CRASH, RADIATION, SolarSystem
from .bounds import Bounds
from .craft import Craft
from .search import AFTERBURNT, DUMPED, FREELY, NO_LABEL, PIVOTED, STARTED, STOPPED, Search
from .terrain import PIVOT, Terrain

MOST_TURNS: Final = 120

_TERRAINS: Final[dict[str, Terrain]] = {}
_BOUNDS: Final[dict[tuple[str, int, int, int], Bounds]] = {}


class Stop:
    """One line of a route: in this space, in this turn, this happens."""

    __slots__ = ("space", "turn", "what")

    def __init__(self, space: int, turn: int, what: str) -> None:
        self.space = space
        self.turn = turn
        self.what = what


class Route:
    """One of the best ways to a space."""

    __slots__ = ("aerobrakes", "crash", "half_burns", "path", "radiation", "steps", "turns")

    turns: int
    half_burns: int
    """Burns that take thrust and fuel; a pivot is two."""
    steps: int
    """Fuel gone: burnt, for landing and lift-off, for afterburns, or thrown away to be lighter."""
    crash: int
    aerobrakes: int
    radiation: int
    path: list[Stop]


class Plan:
    """All best routes of a craft from one space, by destination."""

    __slots__ = ("search",)

    def __init__(self, search: Search) -> None:
        self.search = search

    def routes(self, space: int) -> list[Route]:
        """The best routes to this space, quickest first."""
        search = self.search
        labels = search.stops[space].labels[:]
        return [_route(search, label) for label in sorted(labels, key=lambda label: _order(search, label))]


def _order(search: Search, label: int) -> tuple[int, int, int, int, int, int]:
    return (
        search.turns[label],
        search.half_burns(label),
        search.steps(label),
        search.crashes(label),
        search.aerobrakes(label),
        search.radiation(label),
    )


def plan(system: SolarSystem, craft: Craft, start: int, goal: int = -1, year: int = 0) -> Plan:
    """Search all best routes from `start`: to one space, or to every space there is."""
    terrain = _TERRAINS.get(system.profile)
    if terrain is None or terrain.system is not system:
        terrain = Terrain(system)
        _TERRAINS[system.profile] = terrain
    search = Search(terrain, craft, start, year, goal, None if goal < 0 else _bounds(terrain, craft, goal))
    search.run(MOST_TURNS)
    return Plan(search)


def _bounds(terrain: Terrain, craft: Craft, goal: int) -> Bounds:
    """They hardly depend on the craft, so they are kept for the next one."""
    oberth = craft.thrust + craft.afterburn_thrust
    pivot = 0 if craft.free_pivots else PIVOT
    key = (terrain.system.profile, goal, oberth, pivot)
    known = _BOUNDS.get(key)
    if known is None:
        known = Bounds(terrain, goal, oberth, pivot)
        _BOUNDS[key] = known
    return known


def _route(search: Search, label: int) -> Route:
    route = Route()
    route.turns = search.turns[label]
    route.half_burns = search.half_burns(label)
    route.steps = search.steps(label)
    route.crash = search.crashes(label)
    route.aerobrakes = search.aerobrakes(label)
    route.radiation = search.radiation(label)
    way = [label]
    while search.parent[way[-1]] != NO_LABEL:
        way.append(search.parent[way[-1]])
    way.reverse()
    route.path = []
    for at, each in enumerate(way):
        _tell(search, each, way[at - 1] if at else NO_LABEL, route.path)
    return route


def _tell(search: Search, label: int, before: int, path: list[Stop]) -> None:
    """What this label adds to the path."""
    space = search.space[label]
    turn = search.turns[label]
    came = search.came[label]
    if before == NO_LABEL:
        path.append(Stop(space, 0, "start"))
    elif came & STOPPED:
        path.append(Stop(space, turn, "land" if search.terrain.size[space] else "stop"))
    elif came & STARTED:
        _tell_start(search, label, before, path)
    else:
        if came & (PIVOTED | FREELY):
            path.append(Stop(search.space[before], turn, "pivot" if came & PIVOTED else "free pivot"))
        path.append(Stop(space, turn, _what(search, label, before)))


def _tell_start(search: Search, label: int, before: int, path: list[Stop]) -> None:
    turn = search.turns[label]
    for waited in range(search.turns[before] + 1, turn):
        path.append(Stop(search.space[label], waited, "wait"))
    if search.came[label] & DUMPED:
        path.append(Stop(search.space[label], turn, "dump"))
    if search.came[label] & AFTERBURNT:
        path.append(Stop(search.space[label], turn, "afterburn"))


def _what(search: Search, label: int, before: int) -> str:
    terrain = search.terrain
    space = search.space[label]
    if search.used[label] != search.used[before] and not terrain.size[space]:
        return "flyby"
    if terrain.hazard[space] == AEROBRAKE:
        return "aerobrake"
    if terrain.hazard[space] == CRASH:
        return "crash"
    if terrain.kind[space] == RADIATION:
        return "radiation"
    return "burn" if terrain.price[space] else "pass"
