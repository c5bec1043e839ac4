"""Planned routes in a game: the planner works for a craft as it stands, and its routes become answers of the flight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.solar_system import SEASONS
from ..components.stack import FREIGHTER
from ..routes.craft import Craft, freighter, only_small_sites
from ..routes.planner import NO_LINK, Plan, Route, plan
from . import home
from .course import step
from .freighter import farthest_zone, largest_site, moves_itself, pivots, starship, steady_thrust
from .hazards import safe_in_aerobrakes
from .landing import assisted, size_of
from .thrust import Setting

if TYPE_CHECKING:
    from ..state import FrontierState

EVERYWHERE: Final = -1
"""No goal in particular: all spaces."""


def planned(state: FrontierState, seat: int, kind: int, setting: Setting, goal: int = EVERYWHERE) -> Plan:
    """All best routes of a craft that sets out so, from its next move on."""
    craft = _helped(state, seat, kind, setting.craft)
    year = departure(state, seat, kind)
    return plan(state.system, craft, state.stack(seat, kind).space, goal, year, sector=sector_of(state))


def planned_freighter(
    state: FrontierState, seat: int, kind: int = FREIGHTER, goal: int = EVERYWHERE, start: int = EVERYWHERE
) -> Plan:
    """All best routes of a freighter or a mobile factory, from where it is or from the site it lifts off from.

    What kicks some of them on in a single move is not foreseen: they may turn out to be faster.
    """
    craft = freighter(steady_thrust(state, seat), pivots(state, seat), starship(state, seat))
    craft.largest_site = largest_site(state, seat)
    craft.farthest = farthest_zone(state, seat)
    craft = _helped(state, seat, kind, craft)
    space = state.stack(seat, kind).space if start == EVERYWHERE else start
    year = departure(state, seat, kind) if start == EVERYWHERE else year_of(state)
    return plan(state.system, craft, space, goal, year, sector=sector_of(state))


def _helped(state: FrontierState, seat: int, kind: int, craft: Craft) -> Craft:
    """A craft with the factories and cards that help it, and a Bernal that hinders it."""
    craft.assists = assists(state, seat, kind)
    craft.safe_aerobrakes = safe_in_aerobrakes(state, seat, kind)
    return only_small_sites(craft) if home.carries(state.stack(seat, kind)) else craft


def assists(state: FrontierState, seat: int, kind: int) -> tuple[int, ...]:
    """The sites where a factory helps a craft, as things stand; one that is a factory itself needs none."""
    sites = state.system.sites() if moves_itself(state, seat, kind) else sorted(state.factories)
    return tuple([site for site in sites if assisted(state, seat, kind, site)])


def sector_of(state: FrontierState) -> int:
    """How many years a sector has."""
    return len(state.rules.cycle.seasons) // len(SEASONS)


def year_of(state: FrontierState) -> int:
    """The year of the solar cycle, as the planner counts."""
    cycle = state.rules.cycle
    return (cycle.start + state.year) % len(cycle.seasons)


def departure(state: FrontierState, seat: int, kind: int) -> int:
    """The year in which a craft sets out next: what has moved moves again a year later."""
    moved = seat == state.active and kind in state.moved
    return (year_of(state) + moved) % len(state.rules.cycle.seasons)


def path_of(state: FrontierState, route: Route, turn: int = 1) -> tuple[str, ...]:
    """The steps of one of its turns, as the flight is answered with: `("fly", path)`."""
    steps: list[str] = []
    here = route.path[0].space
    for stop in route.path:
        if stop.link != NO_LINK:
            if stop.turn == turn:
                way = next(each for each in state.system.ways[here] if each.link == stop.link)
                steps.append(step(state.system, here, way))
            here = stop.space
    return tuple(steps)


def begins_with(route: Route, turn: int, what: str) -> bool:
    """Whether this is done at the start of one of its turns: `wait`, `dump`, `afterburn` or a sort of lift-off."""
    return any(stop.turn == turn and stop.what == what for stop in route.path)


def dumped(state: FrontierState, setting: Setting, route: Route, turn: int = 1) -> int:
    """The steps of fuel it throws away before one of its turns."""
    gone = 0
    for stop in route.path:
        if stop.turn == turn and stop.what == "dump":
            gone = stop.steps - gone
            if begins_with(route, turn, "afterburn"):
                gone -= setting.craft.afterburn_steps
            return gone - size_of(state, stop.space) if begins_with(route, turn, "lift_off_fuelled") else gone
        gone = stop.steps
    return 0
