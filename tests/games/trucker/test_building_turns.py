"""Building in turns (rulebook: building-turns)."""

from __future__ import annotations

from cosmodrome.games.trucker import building
from cosmodrome.games.trucker.rules import BEATS
from cosmodrome.games.trucker.state import TruckerState

from .positions import happened, new


def turns(seats: int = 2, **options: object) -> TruckerState:
    state = new(seats, building="turns", **options)
    return state


def lay_open(state: TruckerState, *tiles: int) -> None:
    for tile in tiles:
        state.heap.remove(tile)
        state.face_up.append(tile)


def pass_beat(state: TruckerState) -> None:
    """Everybody draws and gives the tile back; whoever has finished waits."""
    for seat in state.waiting:
        state.apply(seat, ("wait",) if state.ships[seat].finished else ("draw",))
    for seat in state.waiting:
        if state.step == "tile":
            state.apply(seat, ("return",))


def test_a_beat_is_a_choice_and_what_to_do_with_the_tile() -> None:
    state = turns()
    lay_open(state, 50)
    state.apply(0, ("take", 50))
    assert state.hands == [0, 0], "nothing is carried out before all have chosen"
    state.apply(1, ("draw",))
    assert state.hands[0] == 50
    assert state.waiting == (0, 1)
    state.apply(0, ("place", 7, 8, 0))
    state.apply(1, ("return",))
    assert state.beat == 1
    assert state.step == "choose"


def test_choices_are_unseen_until_all_have_chosen() -> None:
    state = turns()
    state.apply(0, ("draw",))
    assert state.view(0)["players"][0]["answer"] == ["draw"]
    assert state.view(1)["players"][0]["answer"] is None


def test_of_two_who_want_a_tile_the_order_decides_and_moves_on() -> None:
    got = []
    state = turns()
    lay_open(state, 50, 51)
    for tile in (50, 51):
        assert building.rotation(state)[0] == (state.first + state.beat) % 2
        state.apply(0, ("take", tile))
        state.apply(1, ("take", tile))
        got.append(state.hands.index(tile))
        assert "too-late" in happened(state)
        assert all(state.hands), "whoever comes too late draws"
        state.apply(0, ("return",) if tile not in (state.hands[0],) else ("place", 7, 8, 0))
        state.apply(1, ("return",) if tile not in (state.hands[1],) else ("place", 7, 8, 0))
    assert sorted(got) == [0, 1]


def test_whoever_finds_the_warehouse_empty_is_told() -> None:
    state = turns()
    lay_open(state, *state.heap[1:])
    for seat in (0, 1):
        state.apply(seat, ("draw",))
    assert happened(state)[-2:] == ["draws", "empty-handed"]
    assert len(state.waiting) == 1


def test_sand_runs_in_beats() -> None:
    state = turns()
    assert not state.ticking
    assert state.left == BEATS
    state.apply(0, ("finish", 1))
    state.apply(1, ("draw",))
    state.apply(1, ("return",))
    while state.left:
        pass_beat(state)
    assert state.beat == BEATS
    assert state.waiting == (0, 1), "now the one who has finished may turn the timer over"
    state.apply(0, ("flip",))
    assert (state.circle, state.left) == (0, BEATS)
    assert list(state.waiting) == [1], "whoever has finished has nothing more to say in this beat"
    state.apply(1, ("draw",))
    state.apply(1, ("return",))
    while state.phase == "building":
        pass_beat(state)
    assert [ship.number for ship in state.ships] == [1, 2]


def test_whoever_turns_the_timer_over_last_does_not_hold_up_the_beat() -> None:
    state = turns(3)
    state.apply(0, ("finish", 1))
    state.apply(1, ("finish", 2))
    state.apply(2, ("draw",))
    state.apply(2, ("return",))
    while state.left:
        pass_beat(state)
    assert state.waiting == (0, 1, 2)
    state.apply(2, ("draw",))
    state.apply(1, ("flip",))
    assert (state.step, list(state.waiting)) == ("tile", [2]), "nobody else has anything to choose"


def test_two_who_want_the_same_order_tile() -> None:
    state = turns()
    state.apply(0, ("finish", 1))
    state.apply(1, ("finish", 1))
    assert sorted(ship.number for ship in state.ships) == [1, 2]
    assert state.ships[state.first].number == 1


def test_looking_at_cards_takes_a_beat() -> None:
    state = turns()
    lay_open(state, 50)
    state.apply(0, ("take", 50))
    state.apply(1, ("draw",))
    state.apply(0, ("place", 7, 8, 0))
    state.apply(1, ("return",))
    state.apply(0, ("peek", 3))
    assert state.view(0)["piles"][2]["cards"] is None
    state.apply(1, ("draw",))
    assert state.view(0)["piles"][2]["cards"] == state.piles[2]
    assert state.waiting == (1,)


def test_expert_teams_choose_again_after_changing_places() -> None:
    state = turns(4, rounds="2", teams="expert")
    while state.left:
        pass_beat(state)
    before = state.ships[0]
    state.apply(0, ("draw",))
    state.apply(1, ("flip",))
    assert state.ships[1] is before
    assert state.waiting == (0, 1, 2, 3)
