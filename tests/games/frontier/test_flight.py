"""Fuel that burns, and moves as a whole (rulebook: movement, fuel)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import card_called
from cosmodrome.games.frontier.components.stack import NO_CARDS, OUTPOST, ROCKET
from cosmodrome.games.frontier.rules import activation, planning
from cosmodrome.games.frontier.state import FrontierState

from .flying import CREW, Ship, burn, find, fuel, set_out, settings
from .positions import act, lay, offered, refused


def test_b01_crew_to_mars(ship: Ship) -> None:
    state = ship(thrust=9, consumption=6, dry=1, tanks=5)
    assert state.steps(state.stack(0, ROCKET)) == 17
    set_out(state)
    burn(state, [2, 2])
    assert find(state, [2]) is None
    state = ship(thrust=9, consumption=6, dry=1, tanks=6)
    assert state.steps(state.stack(0, ROCKET)) == 19
    set_out(state)
    burn(state, [2, 2, 2])
    assert fuel(state) == (0, 1)


def test_b02_three_burns_at_4(ship: Ship) -> None:
    state = ship(thrust=9, consumption=4, dry=5, tanks=6)
    set_out(state)
    for left in ((4, 0), (2, 0), (0, 1)):
        burn(state, [2])
        assert fuel(state) == left
    assert find(state, [2]) is None


def test_b03_one_long_line(ship: Ship) -> None:
    state = ship(thrust=9, consumption=8, dry=4, tanks=4)
    set_out(state)
    burn(state, [2])
    assert find(state, [2]) is None
    state = ship(thrust=9, consumption=8, dry=4, tanks=15)
    set_out(state)
    burn(state, [2, 2])
    assert fuel(state) == (3, 0)


def test_b04_interval_sum(ship: Ship) -> None:
    state = ship(thrust=9, consumption=3, dry=3, tanks=6)
    set_out(state)
    burn(state, [2, 2, 2, 2, 2])
    assert fuel(state) == (0, 0)


def test_b05_the_row_stays_until_the_next_move(ship: Ship, monkeypatch: pytest.MonkeyPatch) -> None:
    state = ship(thrust=5, consumption=1, dry=2, tanks=2)
    lay(state, 0, "rocket", "LEO", "hall_effect")
    set_out(state)
    burn(state, [2])
    assert state.move is not None
    assert state.move.dry == 4
    left = state.move.left(state.move.place)
    act(state, 0, "drop")
    act(state, 0, "cards", ("hall_effect",))
    assert state.move.dry == 4
    assert state.move.left(state.move.place) == left
    assert state.stack(0, OUTPOST).cards == (card_called("hall_effect"),)
    act(state, 0, "stop")
    assert state.dry_mass(state.stack(0, ROCKET)) == 2
    assert fuel(state) == (1, 2)
    state.audit()


def trip(state: FrontierState, goal: str) -> list[tuple[int, int]]:
    """Burns and steps of all best routes."""
    number = state.system.find(goal)
    found = planning.planned(state, 0, ROCKET, activation.settings(state, 0, ROCKET)[0], number)
    return [(route.half_burns // 2, route.steps) for route in found.routes(number)]


def test_e33_to_phobos(ship: Ship) -> None:
    state = ship(thrust=2, consumption=1, dry=8, tanks=3)
    assert (2, 3) in trip(state, "Phobos")
    quick = ship(thrust=4, consumption=1, dry=8, tanks=3)
    assert (2, 2) in trip(quick, "Phobos")


def test_e35_crew_to_hellas(ship: Ship) -> None:
    state = ship(thrust=9, consumption=6, dry=1, tanks=6)
    goal = state.system.find("site.mars-hellas-basin-buried-glaciers")
    found = planning.planned(state, 0, ROCKET, settings(state)[0], goal).routes(goal)
    red = [route for route in found if (route.half_burns, route.crash, route.aerobrakes) == (6, 1, 1)]
    assert [route.steps for route in red[:1]] == [18]


def test_e38_ceres_and_vesta(ship: Ship) -> None:
    state = ship(thrust=5, consumption=0, dry=8, tanks=5)
    for goal in ("Ceres", "Vesta"):
        assert (4, 6) in trip(state, goal), goal


def test_e12_what_was_made_or_moved_this_turn_stays(ship: Ship) -> None:
    state = ship(thrust=5, consumption=1, dry=5, tanks=3)
    state.fresh = (card_called(CREW),)
    assert refused(state, 0, "move", "rocket") == "why-fresh"
    state.fresh = NO_CARDS
    set_out(state)
    burn(state, [2])
    act(state, 0, "stop")
    assert refused(state, 0, "move", "rocket") == "why-moved"
    assert state.stack(0, ROCKET).thrust == 5


def test_e13_two_triangles_two_inspirations(ship: Ship) -> None:
    state = ship("LEO", "green", thrust=9, consumption=0, dry=1)
    lay(state, 0, "rocket", "LEO", CREW)
    move = set_out(state)
    state.move = move.at(move.place, 3)
    burn(state, [2])
    act(state, 0, "stop")
    tops = [deck[0] for deck in state.decks[:6]]
    act(state, 0, "inspire", "radiator")
    assert state.decks[5][-1] == tops[5]
    assert state.decision(0).prompt == "prompt-inspire"
    act(state, 0, "inspire", "thruster")
    assert state.decision(0).prompt == "prompt-turn", "twice a turn at most"
    assert ("research", "radiator") in offered(state, 0)


def test_what_a_path_costs_is_foreseen(ship: Ship) -> None:
    state = ship(thrust=5, consumption=1, dry=5, tanks=3)
    set_out(state)
    path = find(state, [2, 2])
    seen = state.preview(0, ("fly", path))
    assert seen["totals"]["half_burns"] == 4
    assert seen["totals"]["fuel"] == 2
    assert seen["move"]["steps"] == state.steps(state.stack(0, ROCKET)) - 2
    hints = state.hints(0)
    assert hints["move"]["net"] == 5


def test_cards_are_decommissioned_on_the_way(ship: Ship) -> None:
    state = ship(thrust=5, consumption=1, dry=2, tanks=2)
    lay(state, 0, "rocket", "LEO", "hall_effect")
    set_out(state)
    burn(state, [2])
    assert state.move is not None
    left = state.move.left(state.move.place)
    act(state, 0, "decommission")
    act(state, 0, "cards", ("hall_effect",))
    assert card_called("hall_effect") in state.players[0].hand
    assert (state.move.dry, state.move.left(state.move.place)) == (4, left)
    assert not state.move.broken
    act(state, 0, "stop")
    state.audit()
