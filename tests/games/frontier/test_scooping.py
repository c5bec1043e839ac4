"""Scooping fuel from atmospheres (rulebook: refuel, hazards)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, WATER
from cosmodrome.games.frontier.components.solar_system import AEROBRAKE
from cosmodrome.games.frontier.components.stack import NUMBER, Stack
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, lay, offered, refused

ROCKET = NUMBER["rocket"]
MARS = "site.mars-arsia-mons-caves"


def scooper(where: str, water: int = 0) -> FrontierState:
    """A rocket with a solar turbine that scoops."""
    state = begin("white")
    lay(state, 0, "rocket", where, "brayton_turbine", side="black")
    state.players[0].water = water
    state._asked = None
    return state


def test_eight_tanks_after_a_roll() -> None:
    state = scooper(MARS)
    assert state.hints(0)["refuel_scoop"] == {"rocket": {"tanks": 8, "fails": [1, 6], "water": 4}}
    state.dice.loaded = [2]
    act(state, 0, "refuel-scoop", MARS, "rocket")
    rocket = state.stack(0, ROCKET)
    assert (rocket.tanks, rocket.fuel) == (8, WATER)
    state.audit()


def test_on_a_one_the_rocket_is_lost() -> None:
    state = scooper(MARS)
    state.dice.loaded = [1]
    act(state, 0, "refuel-scoop", MARS, "rocket")
    assert not state.stack(0, ROCKET).there
    assert "brayton_turbine" in [CARDS[card].id for card in state.players[0].hand]
    state.audit()


@pytest.mark.parametrize(("answer", "tanks", "water"), [("insure", 8, 1), ("roll", 0, 5)])
def test_failure_is_not_an_option_for_four(answer: str, tanks: int, water: int) -> None:
    state = scooper(MARS, water=5)
    state.dice.loaded = [1]
    act(state, 0, "refuel-scoop", MARS, "rocket")
    assert state.hints(0) == {"water": 4, "fails": [1, 6]}
    act(state, 0, answer)
    assert (state.stack(0, ROCKET).tanks, state.players[0].water) == (tanks, water)


def test_an_aerobrake_will_do_and_other_spaces_will_not() -> None:
    system = begin("white").system
    brake = next(space.id for space in system.spaces if space.hazard == AEROBRAKE)
    assert ("refuel-scoop", brake, "rocket") in offered(scooper(brake), 0)
    for where in ("site.phobos", "burn.mars.015", "LEO"):
        assert all(action[0] != "refuel-scoop" for action in offered(scooper(where), 0))


def test_the_card_has_to_work_and_tanks_have_to_be_empty() -> None:
    state = begin("white")
    lay(state, 0, "rocket", MARS, "in_core_thermionic")
    state._asked = None
    assert refused(state, 0, "refuel-scoop", MARS, "rocket") == "why-no-scoop", "it rests on a reactor"
    state = scooper(MARS)
    old = state.stack(0, ROCKET)
    most = state.rules.strip.most_tanks(state.dry_mass(old))
    state.players[0].stacks[ROCKET] = Stack(old.space, old.cards, most, 0, WATER)
    state._asked = None
    assert refused(state, 0, "refuel-scoop", MARS, "rocket") == "why-no-room"


def test_the_second_rocket_of_a_scenario_scoops_too() -> None:
    state = begin("white", scenario="fall_of_hermes")
    lay(state, 0, "rocket_2", MARS, "brayton_turbine", side="black")
    state.players[0].water = 0
    state._asked = None
    state.dice.loaded = [2]
    act(state, 0, "refuel-scoop", MARS, "rocket_2")
    assert state.stack(0, NUMBER["rocket_2"]).tanks == 8
