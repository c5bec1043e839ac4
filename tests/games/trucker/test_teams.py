"""Teams (rulebook: teams, expert-teams)."""

from __future__ import annotations

import pytest

from cosmodrome.games.trucker.rules.accounts import SettleAccounts
from cosmodrome.games.trucker.rules.course import EndRound
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import CLOCK, BadSetup

from .positions import happened, launched, new, play, rig


def run_out(state: TruckerState) -> None:
    state.apply(CLOCK, ("tick", state.left))


@pytest.mark.parametrize(("name", "swaps"), [("1", 0), ("2", 1), ("3", 2)])
def test_v01_expert_teams_change_places_between_numbered_circles(name: str, swaps: int) -> None:
    state = new(4, rounds=name, teams="expert")
    first = state.ships[0]
    while state.circle > 1:
        run_out(state)
        state.apply(0, ("flip",))
    assert state.swaps == swaps
    run_out(state)
    here = state.ships.index(first)
    state.apply(2, ("finish", 1))
    state.apply(2, ("flip",))
    assert state.swaps == swaps, "not on the way to the start space"
    run_out(state)
    assert state.ships.index(first) == here ^ 1, "and once more for the flight"
    assert "partners-swap" in happened(state)


def test_teams_change_ships_after_building() -> None:
    state = new(4, rounds="2", teams="teams")
    ships = state.ships[:]
    run_out(state)
    state.apply(0, ("flip",))
    assert state.ships == ships
    for seat in range(4):
        state.apply(seat, ("finish", seat + 1))
    assert state.ships == [ships[1], ships[0], ships[3], ships[2]]
    assert state.position == [-3, 0, -9, -6], "the order tile stays with the ship"


def test_the_hand_goes_along_and_the_reserve_stays() -> None:
    state = new(4, rounds="2", teams="expert")
    state.apply(0, ("draw",))
    state.apply(0, ("reserve",))
    kept = state.ships[0].reserve[0]
    state.apply(1, ("draw",))
    held = state.hands[1]
    state.apply(0, ("use", kept))
    run_out(state)
    state.apply(2, ("flip",))
    assert state.hands[:2] == [0, held]
    assert state.ships[1].reserve == [kept]
    state.audit()


def test_nobody_builds_on_a_finished_ship() -> None:
    state = new(4, rounds="2", teams="expert")
    state.apply(0, ("finish", 1))
    state.apply(1, ("draw",))
    run_out(state)
    state.apply(0, ("flip",))
    assert state.ships[1].finished
    assert state.hands[1] == 0
    assert 1 not in state.waiting
    assert 0 in state.waiting
    state.apply(0, ("draw",))
    state.audit()


def test_partners_share_their_credits() -> None:
    state = launched([rig() for _ in range(4)], [10, 8, 6, 4], rounds="1", teams="teams")
    state.ships[0].lost = [50] * 4
    play(state, SettleAccounts(), EndRound())
    # arrival 4, 3, 2, 1 and two for looks to everybody but those with more exposed connectors
    assert state.scores[0] == state.scores[1]
    assert state.scores[2] == state.scores[3]
    assert state.scores[0] == 4 + 3 + 2 + 2 - 4
    assert state.winners == [0, 1] or state.winners == [2, 3] or len(state.winners) == 4
    assert state.view(0)["players"][1]["credits"] == state.scores[1]


def test_teams_are_for_four() -> None:
    for seats in (2, 3):
        with pytest.raises(BadSetup):
            new(seats, teams="teams")
