"""The way home: a crew that has landed somewhere first comes back for glory, in a rocket that has done its work."""

from __future__ import annotations

from ....kernel import Action
from ..components.cards import WATER
from ..components.stack import ROCKET, Stack
from ..rules import cargo, claims, glory, points
from ..state import FrontierState
from . import missions, pad, surveys
from .figures import HABIT
from .missions import Leg, Way


def honours(state: FrontierState, seat: int, stack: Stack) -> int:
    """How many glories the humans of a stack would bring home."""
    if not claims.has_cube(state, seat):
        return 0
    return max([0, *[len(glory.earned(state, card)) for card in cargo.humans(state, stack)]])


def leg(state: FrontierState, seat: int) -> Leg | None:
    """How the rocket comes home as it is, if glory waits there and it has nothing to build with."""
    stack = state.stack(seat, ROCKET)
    earned = honours(state, seat, stack)
    if not earned or missions.builds(state, stack.cards):
        return None
    return _way_home(state, seat, earned * points.GLORY * HABIT["point"])


def retreat(state: FrontierState, seat: int) -> Leg | None:
    """How a rocket that has no aim comes home: what it carries need not be boosted again, and its crew is of use."""
    stack = state.stack(seat, ROCKET)
    if not stack.cards:
        return None
    worth = float(state.dry_mass(stack)) + (HABIT["crew"] if cargo.humans(state, stack) else 0.0)
    return _way_home(state, seat, worth)


def _way_home(state: FrontierState, seat: int, worth: float) -> Leg | None:
    """The best way home, if it is worth so much to be there."""
    stack = state.stack(seat, ROCKET)
    time = missions.years_left(state) - 1
    steps = state.steps(stack)
    goal = pad.space(state, seat)
    best: Leg | None = None
    for setting in missions.engines(state, seat):
        found = surveys.survey(state, setting.craft, steps, stack.space, goal)
        for label in found.labels(goal):
            fuel = surveys.fuel_for(state, setting.craft, found, label)
            way = Way(goal, found, label, fuel, 0, 1.0)
            if fuel > steps or way.turns > time or surveys.is_barred(state, stack.cards, label):
                continue
            way.score = worth - HABIT["turn"] * way.turns - HABIT["insured"] * way.risks
            if way.score > 0.0 and (best is None or way.score > best.way.score):
                best = Leg(setting, way)
    return best


def refuelled(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """The own factory fills the tanks, if that brings the rocket home; () otherwise."""
    stack = state.stack(seat, ROCKET)
    action: Action = ("refuel-factory", state.system.spaces[stack.space].id, "rocket")
    if action not in options:
        return ()
    twin = state.copy()
    twin.players[seat].stacks[ROCKET] = stack.fuelled(filled(state, seat), 0, WATER)
    return action if leg(twin, seat) is not None else ()


def filled(state: FrontierState, seat: int) -> int:
    """The tanks with which a rocket goes home: not so many that they weigh it down."""
    stack = state.stack(seat, ROCKET)
    room = state.rules.strip.most_tanks(state.dry_mass(stack))
    return max(stack.tanks + 1, min(room, int(HABIT["tanks_home"])))
