"""What the planner finds for a craft in a game is exactly what the rules let it fly."""

from __future__ import annotations

import random

import pytest

from cosmodrome.games.frontier.components.cards import card_called
from cosmodrome.games.frontier.components.stack import ROCKET
from cosmodrome.games.frontier.components.tables import figure
from cosmodrome.games.frontier.routes import Route
from cosmodrome.games.frontier.rules import activation, planning
from cosmodrome.games.frontier.rules.thrust import Setting
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, end_turns, fill, lay, weigh

CREW = "nasa_crew"
WATER = 9000
PRICE = figure("movement", "failure_water")
SHIPS = 8
GOALS = 2
ROUTES = 8


def shipyard(monkeypatch: pytest.MonkeyPatch, chance: random.Random) -> FrontierState:
    """A game with a rocket of random figures somewhere."""
    state = begin("white", "green", seed="planning", years=84, events="none", politics=False)
    starts = [space.id for space in state.system.spaces if space.stopping and space.kind != 5]
    lay(state, 0, "rocket", "LEO" if chance.random() < 0.5 else chance.choice(starts), CREW)
    face = state.face(card_called(CREW))
    engine = face.engine
    assert engine is not None
    monkeypatch.setattr(face, "rad_hard", 99)
    monkeypatch.setattr(face, "solar", chance.random() < 0.2)
    monkeypatch.setattr(engine, "thrust", chance.randint(2, 9))
    monkeypatch.setattr(engine, "consumption", chance.choice((0, 1, 1, 2, 3)))
    monkeypatch.setattr(engine, "per", chance.choice((1, 1, 2, 3)))
    monkeypatch.setattr(engine, "afterburn_steps", chance.choice((0, 1, 1, 2)))
    weigh(monkeypatch, state, CREW, chance.randint(1, 14))
    dry = state.dry_mass(state.stack(0, ROCKET))
    fill(state, 0, chance.randint(1, state.rules.strip.most_tanks(dry)))
    state.players[0].water = WATER
    return state


def best_setting(state: FrontierState) -> Setting | None:
    found = activation.settings(state, 0, state.stack(0, ROCKET))
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
        act(state, 0, "lift_off")
    assert state.move is not None
    act(state, 0, "fly", planning.path_of(state, route, turn))
    while state.move is not None:
        act(state, 0, "insure" if state.decision(0).prompt != "prompt-flight" else "stop")
    while state.decision(0).prompt == "prompt-inspire":
        act(state, 0, "ignore")
    return True


@pytest.mark.parametrize("number", range(SHIPS))
def test_planned_routes_are_flown_as_planned(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(number)
    state = shipyard(monkeypatch, chance)
    setting = best_setting(state)
    if setting is None:
        return
    stack = state.stack(0, ROCKET)
    for _ in range(GOALS):
        goal = chance.choice(state.system.sites())
        routes = planning.planned(state, 0, setting, goal).routes(goal)
        for route in routes[:ROUTES]:
            twin = state.copy()
            assert fly(twin, setting, route), (CREW, goal, [(stop.space, stop.turn, stop.what) for stop in route.path])
            rocket = twin.stack(0, ROCKET)
            assert rocket.space == goal
            assert state.steps(stack) - twin.steps(rocket) == route.steps
            assert (WATER - twin.players[0].water) // PRICE == route.crash + route.aerobrakes
            assert twin.year - state.year == route.turns
