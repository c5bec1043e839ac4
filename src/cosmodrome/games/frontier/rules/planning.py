"""Planned routes in a game: the planner works for a craft as it stands, and its routes become answers of the flight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.solar_cycle import CYCLE
from ..components.stack import Stack
from ..routes.planner import NO_LINK, Plan, Route, plan
from .course import step
from .landing import size_of
from .thrust import Setting

if TYPE_CHECKING:
    from ..state import FrontierState


def planned(state: FrontierState, stack: Stack, setting: Setting, goal: int) -> Plan:
    """All best routes of a stack that sets out so, from this turn on."""
    return plan(state.system, setting.craft, stack.space, goal, year_of(state))


def year_of(state: FrontierState) -> int:
    """The year of the solar cycle, as the planner counts."""
    return (CYCLE.start + state.year) % len(CYCLE.seasons)


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
