"""The options (rulebook: options): those that change the course of the game."""

from __future__ import annotations

from itertools import combinations

import pytest

from cosmodrome.games.trucker.options import SCHEDULES

from .positions import new


@pytest.mark.parametrize("name", SCHEDULES)
def test_rounds(name: str) -> None:
    state = new(2, rounds=name)
    assert tuple(each.id for each in state.rules.rounds) == SCHEDULES[name]
    assert state.ships[0].board.name == {"1": "I", "2": "II", "3": "III", "3a": "IIIa"}[SCHEDULES[name][0]]


def test_any_selection_of_rounds_may_be_played() -> None:
    rounds = ("1", "2", "3", "3a")
    selections = {chosen for number in range(1, 5) for chosen in combinations(rounds, number)}
    assert set(SCHEDULES.values()) == selections
    assert len(SCHEDULES) == len(selections)


@pytest.mark.parametrize(("name", "rounds"), [("1-3", ["test", "2", "3"]), ("2", ["test", "2"]), ("1", ["test"])])
def test_the_test_flight_comes_first(name: str, rounds: list[str]) -> None:
    state = new(2, rounds=name, test_flight=True)
    assert [each.id for each in state.rules.rounds] == rounds
    assert not state.ticking, "there is no timer"
    assert state.piles == []


@pytest.mark.parametrize("seconds", [45, 60, 90, 120])
def test_timer(seconds: int) -> None:
    assert new(timer=seconds).left == 1000 * seconds


def test_every_round_begins_with_new_ships_and_all_tiles() -> None:
    state = new(2, rounds="1-2")
    state.apply(0, ("draw",))
    state.apply(0, ("return",))
    for seat in range(2):
        state.apply(seat, ("finish", seat + 1))
    for answer in ("give_up", "go_on"):
        for seat in range(2):
            state.apply(seat, (answer,))
    assert state.round.id == "2"
    assert len(state.heap) == 140
    assert all(len(ship.built()) == 1 for ship in state.ships)
    assert state.bank == state.rules.bank
