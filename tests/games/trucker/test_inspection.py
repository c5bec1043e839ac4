"""Inspection and repair (rulebook: inspection, repair, test-flight)."""

from __future__ import annotations

import pytest

from cosmodrome.games.trucker.components.ship import Ship
from cosmodrome.games.trucker.rules import legality
from cosmodrome.games.trucker.rules.accounts import SettleAccounts
from cosmodrome.games.trucker.rules.flight import NextCard
from cosmodrome.games.trucker.rules.inspection import Inspect
from cosmodrome.games.trucker.rules.launch import Launch
from cosmodrome.games.trucker.rules.turns import UseTile
from cosmodrome.games.trucker.state import TruckerState

from .positions import happened, new, play, ship
from .positions import question as asked


def inspected(ships: list[Ship], **options: object) -> TruckerState:
    """All have finished, in the order of the seats."""
    state = new(len(ships), build_check="authentic", **options)
    for place, made in enumerate(ships):
        made.finished = True
        made.number = place + 1
    state.ships = ships
    return play(state, Inspect(), Launch(), NextCard(), SettleAccounts())


def sound(seat: int = 1) -> Ship:
    return ship("I", (31 + seat, 7, 7, 0))


def test_b20_the_owner_takes_the_battery_off_and_the_engine_falls_too() -> None:
    # start cabin, cabin to its right; before the cabin a battery that touches it wrongly and holds an engine
    made = ship("II", (31, 7, 7, 0), (40, 7, 8, 0), (9, 6, 8, 0), (77, 6, 9, 0))
    state = inspected([made, ship("II", (32, 7, 7, 0))], rounds="2")
    assert state.waiting == (0,)
    blamed = [action[1:] for action in state.decision(0)]
    assert (6, 8) in blamed
    assert (7, 8) in blamed
    state.apply(0, ("remove", 6, 8))
    state.apply(0, ("keep", 7, 7))
    assert sorted(made.lost) == [9, 77]
    assert made.number == 1, "the order tile is kept"
    assert legality.is_legal(made)
    assert state.phase != "inspection"


def test_the_owner_may_keep_any_piece() -> None:
    made = ship("I", (31, 7, 7, 0), (25, 7, 8, 0), (61, 6, 8, 0))
    state = inspected([made, sound()])
    state.apply(0, ("keep", 6, 8))
    assert made.built() == [made.board.space(6, 8)]
    assert sorted(made.lost) == [25, 31]


def test_several_repair_at_the_same_time() -> None:
    ships = [ship("I", (31 + seat, 7, 7, 0), (64 + seat, 6, 7, 1)) for seat in range(2)]
    state = inspected(ships)
    assert state.waiting == (0, 1)
    state.apply(1, ("remove", 6, 7))
    state.apply(0, ("remove", 6, 7))
    assert [made.lost for made in ships] == [[64], [65]]


def test_b21_no_faulty_ship_ever_flies() -> None:
    """The table finds every mistake at the inspection, so that the fine for one found later is never due."""
    made = ship("I", (31, 7, 7, 0), (64, 6, 7, 1))
    state = inspected([made, sound()])
    assert "faulty" in happened(state)
    assert state.phase == "inspection"
    state.apply(0, ("remove", 6, 7))
    assert state.phase == "flight"
    assert all(legality.is_legal(each) for each in state.ships)
    assert state.credits == [0, 0]


@pytest.mark.parametrize("faulty", [False, True])
def test_the_last_to_finish_learns_nothing_before_and_mends_nothing_after(faulty: bool) -> None:
    """Whether an answer can be taken back must not tell what the inspection will find."""
    state = new(2, build_check="authentic")
    if faulty:
        state.ships[1].place(64, state.ships[1].board.space(6, 7), 1)
        state.heap.remove(64)
    state.apply(0, ("finish", 1))
    assert {state.is_final(1, action) for action in state.decision(1) if action[0] == "finish"} == {True}
    state.apply(1, ("finish", 2))
    assert (state.phase == "inspection") == faulty
    assert not state.can_undo(1)


def test_in_turns_too_the_last_tile_stays_where_the_inspection_found_it() -> None:
    state = new(2, build_check="authentic", building="turns")
    state.circle, state.left = 0, 1
    state.ships[0].place(64, state.ships[0].board.space(6, 7), 1)
    state.heap.remove(64)
    state.apply(0, ("finish", 1))
    state.apply(1, ("draw",))
    assert asked(state) is UseTile
    state.apply(1, ("return",))
    assert state.phase == "inspection"
    assert not state.can_undo(1)


def test_b22_test_flight_sends_offenders_to_the_end_and_costs_nothing() -> None:
    made = ship("I", (31, 7, 7, 0), (64, 6, 7, 1))
    state = inspected([made, sound(1), sound(2)], test_flight=True)
    assert [each.number for each in state.ships] == [3, 1, 2]
    state.heap.remove(64)
    state.apply(0, ("remove", 6, 7))
    assert made.lost == []
    assert 64 in state.face_up
