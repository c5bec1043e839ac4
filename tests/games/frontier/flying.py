"""Ways of a craft that is on its way, looked for by what they cost; and the figures of craft."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.games.frontier.components.move import Move, Place
from cosmodrome.games.frontier.components.stack import ROCKET
from cosmodrome.games.frontier.rules import thrust
from cosmodrome.games.frontier.rules.course import Course
from cosmodrome.games.frontier.rules.thrust import Setting
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Item, Leg

from .positions import act

CREW = "nasa_crew"
Costs = list[int]
Ship = Callable[..., FrontierState]
"""Makes a game in which the first seat has a rocket of these figures."""


def find(state: FrontierState, wanted: Costs, ends: Callable[[Leg], bool] = lambda _: True) -> tuple[Item, ...] | None:
    """Steps that cost so many half burns, one after the other, those that cost none left out."""
    assert state.move is not None
    course = Course(state, 0, state.move)
    todo: list[tuple[tuple[Item, ...], Place, Costs]] = [((), course.start(), wanted)]
    while todo:
        path, place, left = todo.pop()
        for leg in course.legs(place):
            cost = leg.costs[0]
            if cost and (not left or cost != left[0]):
                continue
            rest = left[1:] if cost else left
            if not rest and ends(leg) and course.stops(leg.after):
                return (*path, leg.item)
            if len(path) < 3 * len(wanted) + 4:
                todo.append(((*path, leg.item), leg.after, rest))
    return None


def burn(state: FrontierState, wanted: Costs) -> None:
    path = find(state, wanted)
    assert path is not None
    act(state, 0, "fly", path)
    while state.move is not None and state.decision(0).prompt != "prompt-flight":
        act(state, 0, "insure")


def settings(state: FrontierState) -> list[Setting]:
    return thrust.settings(state, 0, state.stack(0, ROCKET))


def net(state: FrontierState, lit: bool = False) -> int:
    """Net thrust before any lift-off."""
    return next(each.net.total for each in settings(state) if each.lit == lit)


def set_out(state: FrontierState, lit: bool = False) -> Move:
    act(state, 0, "move", "rocket")
    if state.decision(0).prompt == "prompt-activate":
        act(state, 0, "ignite" if lit else "activate", CREW, ())
    assert state.move is not None
    return state.move


def set_out_lifting(state: FrontierState) -> None:
    act(state, 0, "move", "rocket")
    act(state, 0, "lift_off")


def fuel(state: FrontierState) -> tuple[int, int]:
    rocket = state.stack(0, ROCKET)
    return rocket.tanks, rocket.odd


def where(state: FrontierState) -> str:
    return state.system.spaces[state.stack(0, ROCKET).space].id


def legs(state: FrontierState) -> list[Leg]:
    assert state.move is not None
    return Course(state, 0, state.move).legs(state.move.place)


def neighbours(state: FrontierState, space: str) -> list[str]:
    """Spaces from which one way leads to this one."""
    number = state.system.find(space)
    return [each.id for each in state.system.spaces if any(way.to == number for way in state.system.ways[each.number])]
