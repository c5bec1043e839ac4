"""Missions: the best routes of a craft to a place, with the answers that begin each of them (rulebook: movement).

Nothing is done here: a player looks at what the planner finds, and flies one of the routes, or none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Illegal
from ..components.cards import CARDS
from ..components.net_thrust import NetThrust
from ..components.solar_system import RADIATION
from ..components.stack import CRAFT, FUELLED, MOBILE, NUMBER, ROCKET, STACKS
from ..routes.planner import NO_LINK, Route, Stop, accident, irradiation, struck
from . import activation, freighter, handling, mobile, planning
from .flight import ASSIST, STOP
from .thrust import Setting

if TYPE_CHECKING:
    from ..state import FrontierState

PLAN: Final = "plan"
MOST: Final = 24
"""Routes that are told; more would not be compared by anybody."""
SAFE: Final = 99
"""Harder than any radiation: nothing is aboard but a Bernal."""
DICE: Final = ("crash", "aerobrake")
"""What happens in spaces where one face of a die destroys the craft."""
STOPS: Final = ("stop", "land", "land_fuelled", "land_assisted", "wait")
"""What happens where the craft rests until the next turn."""


def plan(state: FrontierState, seat: int, action: Action) -> dict[str, Any]:
    """All that is worth comparing on the way to the space named in `("plan", SPACE)`, or `("plan", SPACE, CRAFT)`.

    The craft is a stack, or the site of a factory that can lift off.
    """
    goal = _goal(state, action)
    lifted = _lifted(state, seat, action)
    if lifted is not None:
        return _plan_freighter(state, seat, MOBILE[0], goal, lifted)
    kind = _craft(action)
    if kind not in FUELLED:
        return _plan_freighter(state, seat, kind, goal, planning.EVERYWHERE)
    stack = state.stack(seat, kind)
    settings = _settings(state, seat, kind) if stack.cards else []
    found: list[tuple[Setting, Route]] = []
    for setting in settings:
        for route in planning.planned(state, seat, kind, setting, goal).routes(goal):
            if route.turns and _can_begin(setting, route):
                found.append((setting, route))
    best = [each for each in found if not any(_beats(other[1], each[1]) for other in found)]
    best = _once(sorted(best, key=_order))
    return {
        "goal": state.system.spaces[goal].id,
        "engines": len(settings),
        "moved": kind in state.moved,
        "routes": [_told(state, seat, kind, setting, route) for setting, route in best[:MOST]],
        "left_off": max(0, len(best) - MOST),
    }


def _goal(state: FrontierState, action: Action) -> int:
    name = action[1] if len(action) in (2, 3) else None
    number = state.system.numbers.get(name) if isinstance(name, str) else None
    if number is None:
        raise Illegal("why-no-such-space", "movement", {"name": str(name)})
    return number


def _craft(action: Action) -> int:
    """The stack that is to fly: the rocket, if none is named."""
    if len(action) < 3:
        return ROCKET
    kind = NUMBER.get(action[2], -1) if isinstance(action[2], str) else -1
    if kind not in CRAFT:
        raise Illegal("why-no-such-craft", "movement", {"name": str(action[2])})
    return kind


def _lifted(state: FrontierState, seat: int, action: Action) -> int | None:
    """The site of the factory that is to lift off, if the craft is one."""
    name = action[2] if len(action) > 2 else None
    number = state.system.numbers.get(name) if isinstance(name, str) else None
    return number if number is not None and mobile.refusal(state, seat, number) is None else None


def _plan_freighter(state: FrontierState, seat: int, kind: int, goal: int, start: int) -> dict[str, Any]:
    """The same for a craft without fuel: there is one way to set out."""
    lifts = start != planning.EVERYWHERE
    there = lifts or activation.craft_refusal(state, seat, kind) is None
    routes = planning.planned_freighter(state, seat, kind, goal, start).routes(goal) if there else []
    best = sorted([route for route in routes if route.turns], key=_figures)
    moved = not lifts and kind in state.moved
    return {
        "goal": state.system.spaces[goal].id,
        "engines": 1 if there else 0,
        "moved": moved,
        "routes": [_freight(state, seat, kind, start, moved, route) for route in best[:MOST]],
        "left_off": max(0, len(best) - MOST),
    }


def _freight(state: FrontierState, seat: int, kind: int, start: int, moved: bool, route: Route) -> dict[str, Any]:
    weakest = _weakest(state, seat, kind)
    year = planning.year_of(state)
    first: Action = ("move", STACKS[kind])
    if start != planning.EVERYWHERE:
        first = ("lift", state.system.spaces[start].id)
    path = planning.path_of(state, route)
    given = [] if moved or not path else [first, ("fly", path), STOP]
    return {
        "turns": route.turns,
        "half_burns": route.half_burns,
        "steps": 0,
        "lost": accident(route),
        "struck": irradiation(state.system, route, weakest, year),
        "engine": None,
        "supports": [],
        "afterburn": False,
        "thrust": NetThrust(freighter.steady_thrust(state, seat)).as_dict(),
        "answers": [list(each) for each in given],
        "path": _path(state, route, weakest, year),
    }


def _weakest(state: FrontierState, seat: int, kind: int) -> int:
    """The lowest rad-hard aboard."""
    if kind in MOBILE:
        return freighter.cube_hardness(state, seat)
    cards = handling.movable(state, state.stack(seat, kind))
    return min([state.face(card).rad_hard for card in cards], default=SAFE)


def _settings(state: FrontierState, seat: int, kind: int) -> list[Setting]:
    """Every engine with every choice of supports: the planner lights afterburners itself, turn by turn."""
    found = activation.settings(state, seat, kind)
    cold = [(each.engine, each.chain.cards) for each in found if not each.lit]
    return [each for each in found if not each.lit or (each.engine, each.chain.cards) not in cold]


def _can_begin(setting: Setting, route: Route) -> bool:
    """An engine that only its afterburner cools has to be lit."""
    waits = planning.begins_with(route, 1, "wait")
    return not setting.lit or waits or planning.begins_with(route, 1, "afterburn")


def _figures(route: Route) -> tuple[int, ...]:
    return (route.turns, route.half_burns, route.steps, route.crash, route.aerobrakes, route.radiation)


def _order(found: tuple[Setting, Route]) -> tuple[int, ...]:
    return _figures(found[1])


def _beats(one: Route, other: Route) -> bool:
    """Nowhere worse, and somewhere better."""
    mine = _figures(one)
    yours = _figures(other)
    return mine != yours and all(a <= b for a, b in zip(mine, yours, strict=True))


def _once(routes: list[tuple[Setting, Route]]) -> list[tuple[Setting, Route]]:
    """Two engines may do the same: one of them is enough."""
    kept: list[tuple[Setting, Route]] = []
    for each in routes:
        if not kept or _figures(kept[-1][1]) != _figures(each[1]):
            kept.append(each)
    return kept


# in figures and words


def _told(state: FrontierState, seat: int, kind: int, setting: Setting, route: Route) -> dict[str, Any]:
    weakest = _weakest(state, seat, kind)
    year = planning.departure(state, seat, kind)
    return {
        "turns": route.turns,
        "half_burns": route.half_burns,
        "steps": route.steps,
        "lost": accident(route),
        "struck": irradiation(state.system, route, weakest, year, planning.sector_of(state)),
        "engine": CARDS[setting.engine].id,
        "supports": [CARDS[card].id for card in setting.chain.cards],
        "afterburn": planning.begins_with(route, 1, "afterburn"),
        "thrust": setting.net.as_dict(),
        "answers": [] if kind in state.moved else [list(each) for each in answers(state, kind, setting, route)],
        "path": _path(state, route, weakest, year),
    }


def _path(state: FrontierState, route: Route, weakest: int, year: int) -> list[dict[str, Any]]:
    """Line by line; burns and fuel are those of the line, not of the whole way so far."""
    told: list[dict[str, Any]] = []
    before = route.path[0]
    for stop in route.path:
        told.append(
            {
                "space": state.system.spaces[stop.space].id,
                "turn": stop.turn,
                "what": stop.what,
                "link": None if stop.link == NO_LINK else state.system.links[stop.link].id,
                "half_burns": stop.half_burns - before.half_burns,
                "steps": stop.steps - before.steps,
                "stop": stop.what in STOPS,
                "risk": _risk(state, stop, weakest, year),
            }
        )
        before = stop
    return told


def _risk(state: FrontierState, stop: Stop, weakest: int, year: int) -> float:
    """How likely the craft is lost here, or its weakest card."""
    if stop.what in DICE:
        return 1 / 6
    if stop.link != NO_LINK and state.system.spaces[stop.space].kind == RADIATION:
        return struck(stop, weakest, year, planning.sector_of(state))
    return 0.0


def answers(state: FrontierState, kind: int, setting: Setting, route: Route) -> list[Action]:
    """What the player answers to fly the first turn of a route, whatever of it is asked; nothing if it waits."""
    path = planning.path_of(state, route)
    if not path:
        return []
    given: list[Action] = []
    gone = planning.dumped(state, setting, route)
    if gone:
        given += [("dump", STACKS[kind]), ("steps", gone)]
    given.append(("move", STACKS[kind]))
    verb = "ignite" if planning.begins_with(route, 1, "afterburn") else "activate"
    given.append((verb, CARDS[setting.engine].id, tuple([CARDS[card].id for card in setting.chain.cards])))
    if planning.begins_with(route, 1, "lift_off_fuelled"):
        given.append(activation.LIFT_OFF)
    elif planning.begins_with(route, 1, "lift_off_assisted"):
        given.append(ASSIST)
    return [*given, ("fly", path), STOP]
