"""The route planner finds exactly the best routes."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmodrome.arena.goals import peers, times
from cosmodrome.games.frontier import timings
from cosmodrome.games.frontier.components.fuel import STRIPS
from cosmodrome.games.frontier.components.solar_system import SolarSystem, read, solar_system
from cosmodrome.games.frontier.routes import Craft, freighter, only_small_sites, plan
from cosmodrome.games.frontier.routes.bounds import Bounds
from cosmodrome.games.frontier.routes.search import Search, pivot_at_least
from cosmodrome.games.frontier.routes.terrain import Terrain
from cosmodrome.text import Catalogue
from tests.play import THOROUGH, mostly_compiled

from .brute_force import Cost, Everything
from .plain_search import PlainSearch

ZONES = [
    {"name": "near", "solar": 1, "sunlight": True},
    {"name": "far", "solar": -1, "sunlight": True},
    {"name": "dark", "solar": -6, "sunlight": False},
]


@st.composite
def spaces(draw: st.DrawFn, number: int) -> list[dict[str, Any]]:
    made = []
    for at in range(number):
        kinds = ["burn", "burn", "hohmann", "hohmann", "lagrange", "radiation", "site", "flyby"]
        kind = "lagrange" if at == 0 else draw(st.sampled_from(kinds))
        space: dict[str, Any] = {"id": f"s{at}", "kind": kind, "x": 0, "y": 0}
        space["zone"] = draw(st.sampled_from(["near", "near", "far", "dark"]))
        if kind == "flyby":
            space |= {"kind": "lagrange", "flyby": "planet", "bonus": draw(st.sampled_from([1, 2, 3, "thrust"]))}
            if draw(st.integers(0, 3)) == 0:
                space["season"] = draw(st.sampled_from(["yellow", "red"]))
        if kind == "burn" and draw(st.integers(0, 4)) == 0:
            space["lander"] = "half"
        if kind in ("burn", "lagrange"):
            hazard = draw(st.sampled_from(["", "", "", "crash", "aerobrake"]))
            if hazard:
                space["hazard"] = hazard
        if kind == "site":
            space["site"] = {
                "name": f"s{at}",
                "body": "",
                "letter": "C",
                "hydration": 0,
                "size": draw(st.integers(1, 4)),
            }
            if draw(st.integers(0, 3)) == 0:
                space["site"]["synodic"] = draw(st.sampled_from(["yellow", "red"]))
        made.append(space)
    return made


@st.composite
def systems(draw: st.DrawFn) -> SolarSystem:
    number = draw(st.integers(3, 5))
    made = draw(spaces(number))
    pairs = [(a, b) for a in range(number) for b in range(number) if a < b]
    chosen = [(at, draw(st.integers(0, at - 1))) for at in range(1, number)]
    chosen += draw(st.lists(st.sampled_from(pairs), max_size=3))
    links = []
    for at, (one, other) in enumerate(chosen):
        ends = (one, other) if draw(st.booleans()) else (other, one)
        link: dict[str, Any] = {"id": at + 1, "from": f"s{ends[0]}", "to": f"s{ends[1]}"}
        for end in ("line_from", "line_to"):
            if draw(st.integers(0, 5)):
                link[end] = draw(st.sampled_from(["1", "2"]))
        if draw(st.integers(0, 4)) == 0:
            link["one_way"] = True
        links.append(link)
    profile = draw(st.sampled_from(["colonization", "third"]))
    profiles = {"colonization": {"half_lander": "nothing"}, "third": {"half_lander": "half"}}
    data = {"zones": ZONES, "spaces": made, "links": links, "buggy_roads": [], "profiles": profiles}
    return read(json.dumps(data), profile)


@st.composite
def crafts(draw: st.DrawFn) -> Craft:
    limited = draw(st.booleans())
    dry = draw(st.integers(1, 20)) if limited else 0
    strip = STRIPS[draw(st.sampled_from(sorted(STRIPS)))]
    assists = tuple(draw(st.sets(st.integers(0, 2), max_size=2)))
    sort = draw(st.sampled_from(["rocket", "rocket", "rocket", "freighter", "bernal"]))
    if sort == "freighter":
        return freighter(draw(st.integers(1, 3)), draw(st.integers(0, 2)), draw(st.booleans()), assists)
    craft = Craft(
        thrust=draw(st.one_of(st.integers(1, 6), st.integers(7, 12))),
        consumption=draw(st.integers(0, 3)),
        per=draw(st.sampled_from([1, 1, 2, 3, 4, 10])),
        strip=strip,
        dry=dry,
        steps=draw(st.integers(0, min(4, strip.capacity(dry)))) if limited else 0,
        afterburn_steps=draw(st.integers(0, 2)),
        afterburn_thrust=draw(st.one_of(st.integers(1, 2), st.integers(3, 10))),
        solar=draw(st.integers(0, 3)) == 0,
        beam=draw(st.integers(0, 3)) == 0,
        free_pivots=draw(st.sampled_from([0, 0, 0, 1, 2])),
        sail=draw(st.integers(0, 5)) == 0,
        starship=draw(st.integers(0, 5)) == 0,
        safe_aerobrakes=draw(st.integers(0, 5)) == 0,
        assists=assists,
    )
    craft.always_lit = craft.afterburn_steps > 0 and draw(st.integers(0, 5)) == 0
    return only_small_sites(craft) if sort == "bernal" else craft


def found(search: Search, space: int) -> set[tuple[int, Cost]]:
    return {
        (
            label.turn,
            (
                Fraction(label.half_burns, 2),
                label.steps(search.unit),
                label.crashes,
                label.aerobrakes,
                label.radiation,
            ),
        )
        for label in search.places[space].labels
    }


@pytest.mark.when_compiled
@settings(max_examples=100 * THOROUGH, deadline=None)
@given(systems(), crafts(), st.integers(0, 11), st.integers(1, 3), st.data())
def test_the_routes_are_those_found_by_trying_everything(
    system: SolarSystem, craft: Craft, year: int, turns: int, data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(system.spaces) - 1))
    if not system.spaces[start].stopping:
        return
    everything = Everything(system, craft, start, year, turns)
    terrain = Terrain(system)
    search = Search(terrain, craft, start, year, -1, None)
    search.run(turns)
    for space in system.spaces:
        assert found(search, space.number) == everything.best(space.number), space.id
    goal = data.draw(st.integers(0, len(system.spaces) - 1))
    bounds = Bounds(terrain, goal, craft.oberth, pivot_at_least(craft))
    alone = Search(terrain, craft, start, year, goal, bounds)
    alone.run(turns)
    assert found(alone, goal) == everything.best(goal)


def small_system(
    spaces: list[dict[str, Any]], links: list[tuple[str, str]], one_way: list[tuple[str, str]] | None = None
) -> SolarSystem:
    places = [{"x": 0, "y": 0, "zone": "near"} | space for space in spaces]
    ends = [*links, *(one_way or [])]
    joined = [{"id": at, "from": one, "to": other, "one_way": at >= len(links)} for at, (one, other) in enumerate(ends)]
    profiles = {"colonization": {"half_lander": "nothing"}}
    data = {"zones": ZONES, "spaces": places, "links": joined, "buggy_roads": [], "profiles": profiles}
    return read(json.dumps(data), "colonization")


def test_fuel_thrown_away_may_spare_more_fuel_for_lift_off() -> None:
    site = {"name": "rock", "body": "", "letter": "C", "hydration": 0, "size": 3}
    system = small_system(
        [{"id": "rock", "kind": "site", "site": site}, {"id": "up", "kind": "lagrange"}], [("rock", "up")]
    )
    # with 3 steps it is a transport of net thrust 3, with 2 steps a scout of net thrust 4, more than the size
    craft = Craft(4, 1, 1, STRIPS["hf2line"], 7, 3)
    assert [route.steps for route in plan(system, craft, 0).routes(1)] == [1]


def test_who_comes_by_parachute_is_not_overtaken_by_who_stopped_there_without() -> None:
    site = {"name": "rock", "body": "", "letter": "C", "hydration": 0, "size": 4}
    spaces: list[dict[str, Any]] = [
        {"id": "start", "kind": "lagrange"},
        {"id": "first", "kind": "burn"},
        {"id": "second", "kind": "burn"},
        {"id": "air", "kind": "lagrange", "hazard": "aerobrake"},
        {"id": "low", "kind": "lagrange"},
        {"id": "rock", "kind": "site", "site": site},
    ]
    links = [("start", "first"), ("first", "second"), ("second", "air"), ("start", "low")]
    system = small_system(spaces, links, [("air", "low"), ("low", "rock")])
    found = plan(system, Craft(1, 1), 0).routes(5)
    assert [(route.turns, route.steps, route.aerobrakes) for route in found] == [(1, 4, 0), (2, 2, 1)]


def test_who_has_burnt_half_a_step_is_not_overtaken_by_who_stopped_for_a_whole_one() -> None:
    spaces: list[dict[str, Any]] = [
        {"id": "start", "kind": "lagrange", "zone": "far"},
        {"id": "sunny", "kind": "lagrange"},
        {"id": "halfway", "kind": "burn"},
        {"id": "goal", "kind": "burn"},
    ]
    system = small_system(spaces, [("start", "sunny"), ("sunny", "halfway"), ("halfway", "goal")])
    # in the first turn it gets halfway, for half a step and so for a whole one; from the sun both burns are one move
    found = plan(system, Craft(2, 1, 2, solar=True), 0).routes(3)
    assert [(route.turns, route.half_burns, route.steps) for route in found] == [(2, 4, 1)]


def test_who_goes_round_in_a_circle_takes_a_bonus_back_to_where_they_came_from() -> None:
    spaces: list[dict[str, Any]] = [
        {"id": "start", "kind": "lagrange"},
        {"id": "planet", "kind": "lagrange", "flyby": "planet", "bonus": 1},
        {"id": "moon", "kind": "lagrange"},
        {"id": "far side", "kind": "lagrange"},
        {"id": "goal", "kind": "burn"},
    ]
    twice = [("moon", "far side"), ("moon", "far side")]
    system = small_system(spaces, [("start", "planet"), ("planet", "moon"), *twice, ("start", "goal")])
    assert [route.half_burns for route in plan(system, Craft(1, 1), 0).routes(4)] == [0]


LINE = STRIPS["hf2line"]
WHOLE_MAP = {
    "unlimited": ("colonization", Craft(2, 1), "LEO", 7, 2),
    "solar, half a step a burn": ("third", Craft(1, 1, 2, solar=True, free_pivots=1), "LEO", 7, 2),
    "tanks and afterburner": ("colonization", Craft(2, 1, 1, LINE, 8, 3, afterburn_steps=1), "LEO", 6, 3),
    "far out, with factories": (
        "colonization",
        Craft(4, 1, 1, LINE, 6, 4, assists=(0,)),
        "Ganymede: Uruk Sulcus",
        2,
        2,
    ),
    "freighter": ("colonization", freighter(1, 1), "Deimos", 3, 2),
    "gigawatt, a tenth of a step a burn": (
        "colonization",
        Craft(4, 1, 10, LINE, 20, 3, afterburn_steps=1, afterburn_thrust=3),
        "LEO",
        5,
        1,
    ),
    "starship": ("colonization", Craft(4, 0, 1, LINE, 17, 2, 1, 2, starship=True), "Deimos", 1, 1),
}


@pytest.mark.parametrize("name", mostly_compiled(WHOLE_MAP, ("solar, half a step a burn", "far out, with factories")))
def test_on_the_whole_map_the_routes_are_those_of_a_plain_search(name: str) -> None:
    profile, craft, called, year, turns = WHOLE_MAP[name]
    system = solar_system(profile)
    start = system.find(called)
    if craft.assists:
        craft.assists = tuple(site for site in system.sites() if system.spaces[site].zone == system.spaces[start].zone)
    slow = PlainSearch(system, craft, start, year, turns)
    terrain = Terrain(system)
    search = Search(terrain, craft, start, year, -1, None)
    search.run(turns)
    reached = [space.number for space in system.spaces if slow.best(space.number)]
    assert len(reached) > 20
    for space in system.spaces:
        assert found(search, space.number) == slow.best(space.number), space.id
    for goal in reached[:: len(reached) // 12]:
        alone = Search(terrain, craft, start, year, goal, Bounds(terrain, goal, craft.oberth, pivot_at_least(craft)))
        alone.run(turns)
        assert found(alone, goal) == slow.best(goal), system.spaces[goal].id


def test_all_that_is_timed_has_words_and_a_target() -> None:
    folder = Path(timings.__file__).parent
    assert set(times("frontier")) == set(timings.TIMINGS)
    for language in ("en", "fr"):
        catalogue = Catalogue(None, language, folder)
        assert all(catalogue.has(f"bench-{task}") for task in timings.TIMINGS)
        assert all(catalogue.has(f"bench-peer-{peer}") for peer in peers("frontier"))
