"""The fall of Hermes, as the director plays it: one rocket with something for each half, and a hop between them.

From one half to the other the way is open in every season, which the planner of routes does not know.
"""

from __future__ import annotations

from ....kernel import Action
from ..components.stack import ROCKET
from ..rules.course import step
from ..rules.scenarios import hermes
from ..state import FrontierState
from . import missions

NO_PATH: tuple[str, ...] = ()


def path(state: FrontierState, seat: int) -> tuple[str, ...]:
    """The steps of a rocket that stands on one half and has something for the other; none: it does not."""
    stack = state.stack(seat, ROCKET)
    if state.rules.scenario != hermes.NAME or stack.space not in state.deflected:
        return NO_PATH
    if not missions.builds(state, stack.cards) or not missions.engines(state, seat):
        return NO_PATH
    system = state.system
    for up in system.ways[stack.space]:
        for down in system.ways[up.to]:
            if down.to in hermes.threats(state):
                return (step(system, stack.space, up), step(system, up.to, down))
    return NO_PATH


def waits(state: FrontierState, seat: int) -> bool:
    """Whether a rocket stays where it is, as long as it has something for Hermes: the season opens the way again."""
    return state.rules.scenario == hermes.NAME and missions.builds(state, state.stack(seat, ROCKET).cards)


def pushed(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """A half is pushed aside: by what the rocket does not need to reach the other one."""
    found = [action for action in options if action[0] == "deflect"]
    for action in found:
        twin = state.copy()
        twin.apply(seat, action)
        if twin.over or path(twin, seat):
            return action
    return found[0] if found else ()
