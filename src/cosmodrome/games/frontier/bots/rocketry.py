"""The rocket of the director: what it does now, at home and far away.

Missions say where it could go; here it is decided whether, and what has to be done before."""

from __future__ import annotations

from typing import Final

from ....kernel import Action
from ..components.cards import WATER
from ..components.stack import ROCKET, STACKS
from ..rules import boost, cargo, isru, planning
from ..state import FrontierState
from . import comet, fall, gigawatt, homeward, missions, pad, surveying, thrusters, voyage
from .figures import HABIT
from .missions import Leg, Mission

NO_ACTION: Final[Action] = ()


def away(state: FrontierState, seat: int) -> bool:
    stack = state.stack(seat, ROCKET)
    return bool(stack.cards) and stack.space != pad.space(state, seat)


def rocket(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """What the rocket does now; nothing if it is not ready."""
    stack = state.stack(seat, ROCKET)
    if stack.there and not stack.cards and stack.space != pad.space(state, seat):
        return if_open(("dump", "rocket"), options)  # tanks that were left behind hold the figure
    if away(state, seat):
        return _far_away(state, seat, options)
    return _at_home(state, seat, options)


def _far_away(state: FrontierState, seat: int, options: list[Action]) -> Action:
    if missions.stands_on_aim(state, seat) or coming_home(state, seat):
        return NO_ACTION
    if ROCKET in state.moved or gigawatt.best(state, seat) is not None:
        return NO_ACTION
    if fall.path(state, seat):
        return if_open(("move", "rocket"), options)
    if thrusters.called_back(state, seat, state.stack(seat, ROCKET), missions.at_home(state, seat)):
        return if_open(("decommission",), options)
    if ("move", "rocket") in options:
        leg = missions.destination(state, seat)
        if leg is not None:
            return leave(leg, options)
        if homeward.leg(state, seat) is not None:
            return NO_ACTION
    if _worth_refuelling(state, seat):
        return _dig(options)
    if fall.waits(state, seat):
        return NO_ACTION
    back = homeward.retreat(state, seat) if ("move", "rocket") in options else None
    if back is not None:
        return leave(back, options)
    if any(not cargo.is_human(state, card) for card in state.stack(seat, ROCKET).cards):
        return if_open(("decommission",), options)
    return _leave_crew(options)


def _dig(options: list[Action]) -> Action:
    """Fuel for the next site, as soon as there is an operation for it."""
    for action in options:
        if action[0] == "refuel-isru" and action[2:] == ("rocket",):
            return action
    return NO_ACTION


def _leave_crew(options: list[Action]) -> Action:
    """A crew that can not come home makes room for another rocket."""
    for action in options:
        if action[0] == "transfer" and action[1] == "rocket" and str(action[2]).startswith("outpost"):
            return action
    return NO_ACTION


def _worth_refuelling(state: FrontierState, seat: int) -> bool:
    """Whether some more fuel would lead anywhere, and can be had here."""
    stack = state.stack(seat, ROCKET)
    most = state.rules.strip.most_tanks(state.dry_mass(stack))
    if stack.tanks >= most or not missions.serves(state, seat, stack.cards):
        return False
    dug = isru.best_unit(state, seat, stack.space)[1]
    if dug == 0:
        return False
    twin = state.copy()
    more = min(most, stack.tanks + int(HABIT["digging"]) * dug)
    twin.players[seat].stacks[ROCKET] = stack.fuelled(more, 0, WATER)
    return missions.destination(twin, seat) is not None


def homebound(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """A crew that glory waits for sets out for home; a factory of one's own gives the fuel, or a better engine."""
    if not away(state, seat):
        return NO_ACTION
    if gigawatt.best(state, seat) is not None:
        return gigawatt.step(state, seat, options)
    if ("move", "rocket") in options:
        leg = homeward.leg(state, seat)
        if leg is not None:
            return leave(leg, options)
    return homeward.refuelled(state, seat, options)


def coming_home(state: FrontierState, seat: int) -> bool:
    """Whether the crew of the rocket is on its way to glory: then it founds no colony."""
    if not away(state, seat) or state.factories.get(state.stack(seat, ROCKET).space) != seat:
        return False
    if homeward.leg(state, seat) is not None or gigawatt.best(state, seat) is not None:
        return True
    twin = state.copy()
    stack = state.stack(seat, ROCKET)
    twin.players[seat].stacks[ROCKET] = stack.fuelled(homeward.filled(state, seat), 0, WATER)
    return homeward.leg(twin, seat) is not None


def leave(leg: Leg, options: list[Action]) -> Action:
    """Set out, unless the route begins with a rest."""
    if planning.begins_with(leg.way.route(), 1, "wait"):
        return NO_ACTION
    return if_open(("move", "rocket"), options)


def ready(state: FrontierState, seat: int) -> Mission | None:
    """The mission that can set out with what waits for it."""
    pool = missions.at_home(state, seat)
    return missions.mission(state, seat, state.players[seat].water, pool)


def planned(state: FrontierState, seat: int) -> Mission | None:
    """The best mission with what is in hand as well."""
    pool = missions.at_home(state, seat) + state.players[seat].hand
    return missions.mission(state, seat, state.players[seat].water, pool)


def _at_home(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """Boost, assemble, load and go, if nothing better is to be waited for."""
    if grounded(state, seat):
        idle = ("transfer", "rocket", STACKS[pad.kind(state, seat)])
        return if_open(idle, options) if state.stack(seat, ROCKET).cards else NO_ACTION
    now = ready(state, seat)
    if boost.BEGIN in options and has_come(state, seat, planned(state, seat), now):
        return boost.BEGIN
    if now is None or not _is_time(state, seat, now):
        return NO_ACTION
    return _set_out(state, seat, now, options)


def grounded(state: FrontierState, seat: int) -> bool:
    """Whether no rocket sets out: all water goes into a Bernal that is to leave, or it is about to."""
    return comet.devoted(state, seat) or voyage.ready(state, seat)


def has_come(state: FrontierState, seat: int, soon: Mission | None, now: Mission | None) -> bool:
    """Whether the time has come to boost what a mission needs from hand, though another could set out now."""
    if soon is None or (now is not None and soon.score <= now.score + HABIT["turn"]):
        return False
    return in_hand(state, seat, soon) and _is_time(state, seat, soon)


def _is_time(state: FrontierState, seat: int, mission: Mission) -> bool:
    """Whether saving up would not bring a better mission."""
    if mission.score < HABIT["least_score"] and missions.years_left(state) > HABIT["desperate"]:
        return surveying.alone(state, seat)  # who has nothing else to do need not wait
    return mission.way.chance >= HABIT["sure"] or mission.later <= mission.score


def _set_out(state: FrontierState, seat: int, mission: Mission, options: list[Action]) -> Action:
    stack = state.stack(seat, ROCKET)
    wanted = mission.design.cards
    if any(card not in wanted for card in stack.cards):
        return if_open(("transfer", "rocket", STACKS[pad.kind(state, seat)]), options)
    if any(card not in stack.cards for card in wanted):
        return if_open(("transfer", STACKS[pad.kind(state, seat)], "rocket"), options)
    leg = missions.destination(state, seat)
    short = leg is None or leg.way.score < mission.way.score
    if short and stack.tanks < mission.tanks:
        return if_open(("load", "rocket"), options)
    return NO_ACTION if leg is None else leave(leg, options)


def if_open(action: Action, options: list[Action]) -> Action:
    return action if action in options else NO_ACTION


def in_hand(state: FrontierState, seat: int, mission: Mission) -> bool:
    return any(card in state.players[seat].hand for card in mission.design.cards)
