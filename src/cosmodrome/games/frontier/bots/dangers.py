"""What may befall a rocket where it rests on its way: storms of the Sun, and what breaks and nobody mends."""

from __future__ import annotations

from typing import Final

from ..components.solar_cycle import CYCLE, EVENT_TABLE, GLITCH, SOLAR_STORM
from ..routes.planner import Route
from ..rules import events
from ..state import FrontierState

DIE: Final = 6


def storms(state: FrontierState, route: Route, rad_hard: int) -> float:
    """The probability that a solar storm takes a card of this rad-hard where the craft rests on its way."""
    if not state.rules.events:
        return 0.0
    rests: dict[int, int] = {stop.turn: stop.space for stop in route.path if stop.turn > 0}
    spared = 1.0
    for turn, space in rests.items():
        year = state.year + turn
        if CYCLE.brings_event(year) and not events.sheltered(state, space):
            zone = state.system.zones[state.system.spaces[space].zone]
            for die in range(DIE):
                if EVENT_TABLE.event(die + 1, CYCLE.season(year)) == SOLAR_STORM:
                    faces = min(DIE, max(0, DIE + zone.solar - rad_hard))
                    spared -= spared * faces / (DIE * DIE)
    return 1.0 - spared


def glitches(state: FrontierState, turns: int) -> float:
    """The probability that a craft without humans loses a card in so many turns."""
    if not state.rules.events:
        return 0.0
    spared = 1.0
    for turn in range(1, turns + 1):
        year = state.year + turn
        if CYCLE.brings_event(year):
            faces = [die for die in range(DIE) if EVENT_TABLE.event(die + 1, CYCLE.season(year)) == GLITCH]
            spared -= spared * len(faces) / DIE
    return 1.0 - spared
