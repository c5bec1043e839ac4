"""Missions: what a player looks up before flying, and that its answers fly what they promise."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.frontier.components.stack import ROCKET
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Illegal

from .positions import act, begin, end_turns, fill, lay

PHOBOS = "site.phobos"
HERMES = "site.hermes-a"
CREW = "nasa_crew"


@pytest.fixture
def state() -> FrontierState:
    """A rocket of 12 steps in LEO, with a free hand for who flies it."""
    state = begin("white", "green", seed="missions", years=84, events="none", politics=False)
    while state.active != 0:
        act(state, state.active, "end")
    lay(state, 0, "rocket", "LEO", CREW, "ablative_plate")
    fill(state, 0, 4)
    state._asked = None
    return state


def plan(state: FrontierState, goal: str) -> dict[str, Any]:
    told = state.consult(0, ("plan", goal))
    assert told is not None
    found: dict[str, Any] = told["plan"]
    return found


def fly(state: FrontierState, answers: list[list[Any]]) -> None:
    """Give those of the answers that are asked for."""
    for answer in answers:
        action = tuple([tuple(part) if isinstance(part, list) else part for part in answer])
        if state.why_not(0, action) is None:
            act(state, 0, *action)
    while state.move is not None:
        act(state, 0, "insure" if state.decision(0).prompt != "prompt-flight" else "stop")
    while state.decision(0).prompt == "prompt-inspire":
        act(state, 0, "ignore")


def test_planning_changes_nothing(state: FrontierState) -> None:
    before = state.everything()
    routes = plan(state, PHOBOS)["routes"]
    assert routes
    assert state.everything() == before


def test_a_plan_is_flown_turn_by_turn_as_it_says(state: FrontierState) -> None:
    state.players[0].water = 200
    steps = state.steps(state.stack(0, ROCKET))
    first = plan(state, PHOBOS)["routes"][0]
    for _ in range(first["turns"]):
        fly(state, plan(state, PHOBOS)["routes"][0]["answers"])
        end_turns(state, 0)
    rocket = state.stack(0, ROCKET)
    assert state.system.spaces[rocket.space].id == PHOBOS
    assert steps - state.steps(rocket) == first["steps"]


def test_lines_add_up(state: FrontierState) -> None:
    for route in plan(state, PHOBOS)["routes"]:
        assert sum(step["half_burns"] for step in route["path"]) == route["half_burns"]
        assert sum(step["steps"] for step in route["path"]) == route["steps"]
        assert route["path"][-1]["space"] == PHOBOS
        assert route["thrust"]["total"] == 9
        assert 0 <= route["lost"] < 1


@pytest.mark.when_compiled
def test_no_route_is_told_twice_and_the_quickest_come_first(state: FrontierState) -> None:
    fill(state, 0, 8)
    sites = [state.system.spaces[site].id for site in state.system.sites() if state.system.spaces[site].zone == 3]
    plans = [plan(state, site)["routes"] for site in sites]
    assert max(len(routes) for routes in plans) > 1
    for routes in plans:
        turns = [route["turns"] for route in routes]
        assert turns == sorted(turns)
        ways = [[(step["space"], step["turn"], step["what"]) for step in route["path"]] for route in routes]
        assert all(ways.count(way) == 1 for way in ways)


def test_a_rocket_that_has_moved_plans_for_the_next_turn(state: FrontierState) -> None:
    state.moved = (ROCKET,)
    found = plan(state, PHOBOS)
    assert found["moved"]
    assert [route["answers"] for route in found["routes"]] == [[]] * len(found["routes"])


def test_after_a_move_the_seasons_count_from_next_year(state: FrontierState) -> None:
    """Hermes is reached in the blue years only: who waits a year before the start waits one less on the way."""
    now = plan(state, HERMES)["routes"][0]
    state.moved = (ROCKET,)
    later = plan(state, HERMES)["routes"][0]
    assert later["turns"] == now["turns"] - 1
    state.year += 1
    state.moved = ()
    assert plan(state, HERMES)["routes"][0]["turns"] == later["turns"]


def test_without_a_rocket_there_are_no_routes() -> None:
    state = begin("white", seed="missions")
    assert plan(state, PHOBOS) == {"goal": PHOBOS, "engines": 0, "moved": False, "routes": [], "left_off": 0}


@pytest.mark.parametrize("wanted", [("plan", PHOBOS, 1), ("plan", PHOBOS, "leo"), ("plan", PHOBOS, "barge")])
def test_bad_craft_is_refused(state: FrontierState, wanted: tuple[object, ...]) -> None:
    with pytest.raises(Illegal) as refused:
        state.consult(0, wanted)
    assert refused.value.reason == "why-no-such-craft"


@pytest.mark.parametrize("wanted", [("plan",), ("plan", "site.nowhere"), ("plan", 3), ("plan", PHOBOS, "rocket", 1)])
def test_bad_goals_are_refused(state: FrontierState, wanted: tuple[object, ...]) -> None:
    with pytest.raises(Illegal) as refused:
        state.consult(0, wanted)
    assert refused.value.reason == "why-no-such-space"


def test_only_plans_are_looked_up_and_only_by_who_is_asked(state: FrontierState) -> None:
    assert state.consult(0, ("income",)) is None
    assert state.consult(1, ("plan", PHOBOS)) is None
