"""Routes as people read them: what a way costs, and where it goes turn by turn."""

from __future__ import annotations

import gc
from itertools import pairwise
from typing import Final

from ..components.solar_system import AEROBRAKE, CRASH, RADIATION, SEASONS, SolarSystem
from .bounds import Bounds
from .craft import Craft
from .search import (
    AFTERBURNT,
    ASSISTED,
    DUMPED,
    FREELY,
    FUELLED,
    PIVOTED,
    SECTOR,
    SECTORS,
    STARTED,
    STOPPED,
    Label,
    Search,
    pivot_at_least,
)
from .terrain import Terrain

MOST_TURNS: Final = 120
NO_LINK: Final = -1

# what happens on the way
WHAT: Final = (
    "start",
    "wait",
    "dump",
    "afterburn",
    "lift_off",
    "lift_off_fuelled",
    "lift_off_assisted",
    "pivot",
    "free_pivot",
    "burn",
    "pass",
    "flyby",
    "crash",
    "aerobrake",
    "radiation",
    "stop",
    "land",
    "land_fuelled",
    "land_assisted",
)

_TERRAINS: Final[dict[str, Terrain]] = {}
_BOUNDS: Final[dict[tuple[str, int, int, int], Bounds]] = {}


class Stop:
    """One line of a route: in this space, in this turn, this happens (one of WHAT)."""

    __slots__ = ("half_burns", "link", "net", "space", "steps", "turn", "what")

    def __init__(self, label: Label, unit: int, space: int, turn: int, what: str, link: int = NO_LINK) -> None:
        self.space = space
        self.turn = turn
        self.what = what
        self.link = link
        """The link by which it was entered, as a place in the system's links."""
        self.half_burns: int = label.half_burns
        """Half burns so far."""
        self.steps = label.steps(unit)
        """Fuel gone so far; within a move, with parts of a step rounded up."""
        self.net: int = label.net
        """The net thrust of the move, on which radiation depends; 0 while waiting, or when it has ended."""


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
        unit = self.search.unit
        labels = sorted(self.labels(space), key=lambda label: _order(label, unit))
        return [self.route(label) for label in labels]

    def labels(self, space: int) -> list[Label]:
        """The same as the search keeps them, in no order: what they cost is there, and none is written out."""
        return self.search.places[space].labels

    def route(self, label: Label) -> Route:
        """One of them written out."""
        return _route(label, self.search.unit)


def _order(label: Label, unit: int) -> tuple[int, int, int, int, int, int]:
    return (label.turn, label.half_burns, label.steps(unit), label.crashes, label.aerobrakes, label.radiation)


def accident(route: Route) -> float:
    """The probability that the craft is lost on the way: one face of every die for a crash or an aerobrake."""
    return 1.0 - (5 / 6) ** (route.crash + route.aerobrakes)


def irradiation(system: SolarSystem, route: Route, rad_hard: int, year: int, sector: int = SECTOR) -> float:
    """The probability that radiation takes a card of this rad-hard on the way (rulebook: radiation)."""
    spared = 1.0
    for stop in route.path:
        if stop.link != NO_LINK and system.spaces[stop.space].kind == RADIATION:
            spared *= 1.0 - struck(stop, rad_hard, year, sector)
    return 1.0 - spared


def struck(stop: Stop, rad_hard: int, year: int, sector: int = SECTOR) -> float:
    """The probability that a radiation space takes a card of this rad-hard."""
    red = SEASONS[(year + stop.turn - 1) // sector % SECTORS] == "red"
    faces = 6 - (rad_hard + stop.net - (2 if red else 0))
    return min(6, max(0, faces)) / 6


def plan(
    system: SolarSystem,
    craft: Craft,
    start: int,
    goal: int = -1,
    year: int = 0,
    turns: int = MOST_TURNS,
    sector: int = SECTOR,
) -> Plan:
    """Search all best routes from `start` that take so many turns at most: to one space, or to every space there is."""
    terrain = _TERRAINS.get(system.profile)
    if terrain is None or terrain.system is not system:
        terrain = Terrain(system)
        _TERRAINS[system.profile] = terrain
    search = Search(terrain, craft, start, year, goal, None if goal < 0 else _bounds(terrain, craft, goal))
    search.sector = sector
    _run(search, turns)
    return Plan(search)


def _run(search: Search, turns: int) -> None:
    """Without looking for garbage meanwhile: labels make no circles, and to go through all of them takes a while."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        search.run(turns)
    finally:
        if collecting:
            gc.enable()


def _bounds(terrain: Terrain, craft: Craft, goal: int) -> Bounds:
    """They hardly depend on the craft, so they are kept for the next one."""
    pivot = pivot_at_least(craft)
    key = (terrain.system.profile, goal, craft.oberth, pivot)
    known = _BOUNDS.get(key)
    if known is None:
        known = Bounds(terrain, goal, craft.oberth, pivot)
        _BOUNDS[key] = known
    return known


def _route(label: Label, unit: int) -> Route:
    route = Route()
    route.turns = label.turn
    route.half_burns = label.half_burns
    route.steps = label.steps(unit)
    route.crash = label.crashes
    route.aerobrakes = label.aerobrakes
    route.radiation = label.radiation
    way = [label]
    before = label.parent
    while before is not None:
        way.append(before)
        before = before.parent
    way.reverse()
    route.path = [Stop(way[0], unit, way[0].node.number, 0, "start")]
    for earlier, each in pairwise(way):
        _tell(each, earlier, unit, route.path)
    return route


def _tell(label: Label, before: Label, unit: int, path: list[Stop]) -> None:
    """What this label adds to the path."""
    space: int = label.node.number
    turn: int = label.turn
    came = label.came
    if came & STOPPED:
        if not label.node.size:
            path.append(Stop(label, unit, space, turn, "stop"))
    elif came & STARTED:
        _tell_start(label, before, unit, path)
    else:
        if came & (PIVOTED | FREELY):
            path.append(Stop(before, unit, before.node.number, turn, "pivot" if came & PIVOTED else "free_pivot"))
        path.append(Stop(label, unit, space, turn, _what(label, before), label.link))


def _tell_start(label: Label, before: Label, unit: int, path: list[Stop]) -> None:
    space: int = label.node.number
    turn: int = label.turn
    for waited in range(before.turn + 1, turn):
        path.append(Stop(before, unit, space, waited, "wait"))
    if label.came & DUMPED:
        path.append(Stop(label, unit, space, turn, "dump"))
    if label.came & AFTERBURNT:
        path.append(Stop(label, unit, space, turn, "afterburn"))
    if label.node.size:
        path.append(Stop(label, unit, space, turn, "lift_off" + _helped(label)))


def _helped(label: Label) -> str:
    if label.came & ASSISTED:
        return "_assisted"
    return "_fuelled" if label.came & FUELLED else ""


def _what(label: Label, before: Label) -> str:
    node = label.node
    if node.size:
        return "land" + _helped(label)
    if label.used != before.used:
        return "flyby"
    if node.hazard == AEROBRAKE:
        return "aerobrake"
    if node.hazard == CRASH:
        return "crash"
    if node.kind == RADIATION:
        return "radiation"
    return "burn" if node.price else "pass"
