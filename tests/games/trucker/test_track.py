"""The track, open space, stardust, lapping (rulebook: track, open-space, stardust, lapping)."""

from __future__ import annotations

from cosmodrome.games.trucker.components.ship import START
from cosmodrome.games.trucker.rules import track
from cosmodrome.games.trucker.rules.adventures.stardust import Stardust
from cosmodrome.games.trucker.rules.giving_up import AfterCard

from .positions import BATTERY_2, DOUBLE_ENGINE, ENGINE, exposing, happened, launched, man, meet, rig

CABIN, BROWN_SUPPORT = 35, 119


def test_t01_occupied_spaces_do_not_count() -> None:
    state = launched([rig(), rig(), rig()], [10, 8, 5])
    track.move(state, 0, -3)
    assert state.position == [6, 8, 5]


def test_spaces_taken_a_round_earlier_do_not_count_either() -> None:
    state = launched([rig(), rig()], [38, 0])
    track.move(state, 0, 2)
    assert state.position == [41, 0], "space 0 of the next round is taken"


def test_t02_overtaking_in_open_space() -> None:
    state = launched([rig(ENGINE), rig(65, 66, 67)], [10, 8])
    meet(state, 106)
    assert state.position == [11, 12]
    assert track.order(state) == [1, 0]


def test_t03_open_space_without_engines() -> None:
    """A brown alien does not push: its bonus needs an engine that runs."""
    ship = rig(CABIN, BROWN_SUPPORT, DOUBLE_ENGINE)
    man(ship, 4)
    state = launched([ship, rig(ENGINE)], [3, 0])
    meet(state, 106)
    assert state.flying == [False, True]
    assert "no-engines" in happened(state)


def test_open_space_asks_for_charges() -> None:
    ship = rig(ENGINE, DOUBLE_ENGINE, 82, BATTERY_2)
    state = launched([ship, rig(65)], [3, 0])
    meet(state, 106)
    decision = state.decision(0)
    assert decision.params == {"least": 1.0, "most": 5.0}
    assert decision.count() == 3, "equal charges are offered once"
    spot = ship.spot(ship.of_kind(3)[0])
    state.apply(0, ("power", (spot, spot)))
    assert state.position[0] == 8
    assert ship.charges() == 0


def test_t04_stardust_from_last_to_leader() -> None:
    """Otherwise the leader would skip the space of the last one."""
    state = launched([exposing(1), exposing(2)], [10, 9])
    Stardust().run(state)
    assert state.position == [9, 7]


def test_t05_lapped() -> None:
    state = launched([rig(), rig()], [45, 4])
    assert track.lapped(state) == [1]
    AfterCard().run(state)
    assert state.flying == [True, False]
    state = launched([rig(), rig()], [44, 5])
    assert track.lapped(state) == []


def test_a_leader_without_humans_laps_nobody() -> None:
    leader = rig()
    leader.fill(START, 0)
    state = launched([leader, rig(), rig()], [45, 4, 8])
    AfterCard().run(state)
    assert state.flying == [False, True, True]
