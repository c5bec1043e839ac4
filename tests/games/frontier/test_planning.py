"""What the planner finds for a craft in a game is exactly what the rules let it fly."""

from __future__ import annotations

import random

import pytest

from cosmodrome.games.frontier.components.cards import ISOTOPE, card_called
from cosmodrome.games.frontier.components.stack import FREIGHTER, ROCKET
from cosmodrome.games.frontier.components.tables import figure
from cosmodrome.games.frontier.routes import Route
from cosmodrome.games.frontier.rules import activation, planning
from cosmodrome.games.frontier.rules.landing import size_of
from cosmodrome.games.frontier.rules.thrust import Setting
from cosmodrome.games.frontier.state import FrontierState
from tests.play import mostly_compiled

from .positions import act, begin, end_turns, fill, lay, weigh

CREW = "nasa_crew"
WATER = 9000
PRICE = figure("movement", "failure_water")
SHIPS = 8
GOALS = 2
ROUTES = 8


def shipyard(monkeypatch: pytest.MonkeyPatch, chance: random.Random) -> FrontierState:
    """A game with a rocket of random figures somewhere."""
    profile = chance.choice(("colonization", "colonization", "third"))
    state = begin("white", "green", seed="planning", years=84, events="none", politics=False, map=profile)
    starts = [space.id for space in state.system.spaces if space.stopping and space.zone <= 4]
    lay(state, 0, "rocket", "LEO" if chance.random() < 0.5 else chance.choice(starts), CREW)
    face = state.face(card_called(CREW))
    engine = face.engine
    assert engine is not None
    monkeypatch.setattr(face, "rad_hard", 99)
    monkeypatch.setattr(face, "solar", chance.random() < 0.2)
    monkeypatch.setattr(engine, "thrust", chance.randint(3, 9))
    monkeypatch.setattr(engine, "consumption", chance.choice((0, 1, 1, 2, 3)))
    monkeypatch.setattr(engine, "per", chance.choice((1, 1, 2, 3)))
    monkeypatch.setattr(engine, "afterburn_steps", chance.choice((0, 1, 1, 2)))
    weigh(monkeypatch, state, CREW, chance.randint(1, 14))
    dry = state.dry_mass(state.stack(0, ROCKET))
    fill(state, 0, chance.randint(1, state.rules.strip.most_tanks(dry)))
    state.players[0].water = WATER
    return state


def best_setting(state: FrontierState) -> Setting | None:
    found = activation.settings(state, 0, ROCKET)
    return found[0] if found else None


def fly(state: FrontierState, setting: Setting, route: Route) -> bool:
    """Fly a route turn by turn; whether it can be flown."""
    for turn in range(1, route.turns + 1):
        if not planning.begins_with(route, turn, "wait") and not fly_turn(state, setting, route, turn):
            return False
        end_turns(state, 0)
    return True


def fly_turn(state: FrontierState, setting: Setting, route: Route, turn: int) -> bool:
    lit = planning.begins_with(route, turn, "afterburn")
    dumping = planning.dumped(state, setting, route, turn)
    if dumping:
        act(state, 0, "dump", "rocket")
        act(state, 0, "steps", dumping)
    act(state, 0, "move", "rocket")
    if state.decision(0).prompt == "prompt-activate":
        act(state, 0, "ignite" if lit else "activate", CREW, ())
    elif lit:
        return False
    if state.decision(0).prompt == "prompt-lift-off":
        act(state, 0, "assist" if planning.begins_with(route, turn, "lift_off_assisted") else "lift_off")
        if state.decision(0).prompt == "prompt-assist":
            act(state, 0, "insure")
    fly_path(state, route, turn)
    return True


def fly_path(state: FrontierState, route: Route, turn: int) -> None:
    act(state, 0, "fly", planning.path_of(state, route, turn))
    while state.move is not None:
        prompt = state.decision(0).prompt
        if prompt == "prompt-land":
            act(state, 0, "assist" if planning.begins_with(route, turn, "land_assisted") else "land")
        else:
            act(state, 0, "stop" if prompt == "prompt-flight" else "insure")
    while state.decision(0).prompt == "prompt-inspire":
        act(state, 0, "ignore")


def near_sites(state: FrontierState) -> list[int]:
    """The sites from Mercury to Ceres: to search further takes long."""
    return [site for site in state.system.sites() if state.system.spaces[site].zone <= 4]


def build(state: FrontierState, sites: list[int]) -> None:
    for site in sites:
        state.claims[site] = 0
        state.factories[site] = 0


def compare(state: FrontierState, setting: Setting, goal: int) -> None:
    """Fly the best routes to this space."""
    stack = state.stack(0, ROCKET)
    for route in planning.planned(state, 0, ROCKET, setting, goal).routes(goal)[:ROUTES]:
        twin = state.copy()
        assert fly(twin, setting, route), [(stop.space, stop.turn, stop.what) for stop in route.path]
        rocket = twin.stack(0, ROCKET)
        assert rocket.space == goal
        assert state.steps(stack) - twin.steps(rocket) == route.steps
        assert (WATER - twin.players[0].water) // PRICE == route.crash + route.aerobrakes
        assert twin.year - state.year == route.turns


@pytest.mark.parametrize("number", mostly_compiled(range(SHIPS), (1, 5)))
def test_planned_routes_are_flown_as_planned(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(number)
    state = shipyard(monkeypatch, chance)
    setting = best_setting(state)
    for _ in range(GOALS if setting is not None else 0):
        assert setting is not None
        compare(state, setting, chance.choice(near_sites(state)))


def gigawatt(monkeypatch: pytest.MonkeyPatch, chance: random.Random) -> FrontierState:
    """The same with the figures of GW and TW thrusters, and isotopes of no letter."""
    state = shipyard(monkeypatch, chance)
    engine = state.face(card_called(CREW)).engine
    assert engine is not None
    consumption, per = chance.choice(((0, 1), (1, 3), (1, 4), (1, 10)))
    figures = {"thrust": chance.randint(2, 8), "consumption": consumption, "per": per, "afterburn_steps": 1}
    figures |= {"afterburn_thrust": chance.randint(2, 6), "fuel": ISOTOPE}
    for name, value in figures.items():
        monkeypatch.setattr(engine, name, value)
    monkeypatch.setattr(engine, "gigawatt", True)
    monkeypatch.setattr(engine, "starship", consumption == 0)
    weigh(monkeypatch, state, CREW, chance.randint(4, 20))
    dry = state.dry_mass(state.stack(0, ROCKET))
    fill(state, 0, chance.randint(1, state.rules.strip.most_tanks(dry)), fuel=ISOTOPE)
    return state


@pytest.mark.parametrize("number", mostly_compiled(range(6), (2,)))
def test_planned_routes_of_gw_thrusters_are_flown_as_planned(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(f"gigawatt {number}")
    state = gigawatt(monkeypatch, chance)
    setting = best_setting(state)
    if setting is not None:
        compare(state, setting, chance.choice(near_sites(state)))


@pytest.mark.parametrize("number", mostly_compiled(range(4), (2, 3)))
def test_planned_routes_with_factories_are_flown_as_planned(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From one factory to another, on worlds that are too large for the thrust."""
    chance = random.Random(number)
    state = shipyard(monkeypatch, chance)
    large = [site for site in near_sites(state) if size_of(state, site) > 4]
    start, goal = chance.sample(large, 2)
    build(state, [start, goal])
    state.players[0].stacks[ROCKET] = state.stack(0, ROCKET).at(start)
    setting = best_setting(state)
    assert setting is not None
    compare(state, setting, goal)


@pytest.mark.parametrize("number", range(4))
def test_planned_routes_of_freighters_are_flown_as_planned(number: int) -> None:
    chance = random.Random(number)
    state = begin("white", "green", seed="planning", years=84, events="none", politics=False)
    start, goal = chance.sample(state.system.sites(), 2)
    build(state, [start, goal])
    lay(state, 0, "freighter", state.system.spaces[start].id, "bubble_membrane", side="black")
    state.players[0].water = WATER
    for route in planning.planned_freighter(state, 0, goal=goal).routes(goal)[:ROUTES]:
        if route.radiation or route.turns > 80:
            continue  # it might be lost, or the game be over
        twin = state.copy()
        for turn in range(1, route.turns + 1):
            if not planning.begins_with(route, turn, "wait"):
                act(twin, 0, "move", "freighter")
                if twin.decision(0).prompt == "prompt-assist":
                    act(twin, 0, "insure")
                fly_path(twin, route, turn)
            end_turns(twin, 0)
        assert twin.stack(0, FREIGHTER).space == goal
        assert (WATER - twin.players[0].water) // PRICE == route.crash + route.aerobrakes
