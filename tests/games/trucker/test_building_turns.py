"""Building in turns (rulebook: building-turns)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.trucker.components.flight_board import BEATS
from cosmodrome.games.trucker.rules import finishing
from cosmodrome.games.trucker.rules.turns import UseTile
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import Dice, Illegal

from .positions import happened, new, question


def turns(seats: int = 2, **options: object) -> TruckerState:
    state = new(seats, building="turns", **options)
    return state


def lay_open(state: TruckerState, *tiles: int) -> None:
    for tile in tiles:
        state.heap.remove(tile)
        state.face_up.append(tile)


def choose(state: TruckerState, seat: int, *action: Any) -> None:
    """Give back the tile in the hand, if there is one, and choose this."""
    if state.hands[seat]:
        state.apply(seat, ("return",))
    state.apply(seat, action)


def pass_beat(state: TruckerState) -> None:
    """Everybody gives the tile back and draws another; whoever has finished waits."""
    for seat in state.waiting:
        choose(state, seat, "wait" if state.ships[seat].finished else "draw")


def test_a_beat_is_what_to_do_with_the_tile_and_a_choice() -> None:
    state = turns()
    lay_open(state, 50)
    state.apply(0, ("take", 50))
    assert state.hands == [0, 0], "nothing is carried out before all have chosen"
    state.apply(1, ("draw",))
    assert state.hands[0] == 50
    assert state.beat == 1
    state.apply(0, ("place", 7, 8, 0))
    state.apply(0, ("draw",))
    assert state.waiting == (1,), "nobody is waited for between the two"
    state.apply(1, ("return",))
    assert state.hands[0] == 0
    state.apply(1, ("draw",))
    assert state.beat == 2
    assert all(state.hands)


def test_what_is_put_back_may_be_chosen_from_the_next_beat_on() -> None:
    """Whoever answers late would otherwise have more to choose from."""
    state = turns()
    pass_beat(state)
    tile = state.hands[0]
    choose(state, 0, "draw")
    assert tile in state.view(1)["face_up"]
    assert not [action for action, _ in state.closed(1) if action == ("take", tile)], "the hand is full"
    state.apply(1, ("return",))
    assert ("take", tile) in [action for action, _ in state.closed(1)]
    with pytest.raises(Illegal, match="why-just-returned"):
        state.apply(1, ("take", tile))
    state.apply(1, ("draw",))
    choose(state, 1, "take", tile)
    choose(state, 0, "draw")
    assert state.hands[1] == tile


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
        assert finishing.rotation(state)[0] == (state.first + state.beat) % 2
        choose(state, 0, "take", tile)
        choose(state, 1, "take", tile)
        got.append(state.hands.index(tile))
        assert "too-late" in happened(state)
        assert all(state.hands), "whoever comes too late draws"
    assert sorted(got) == [0, 1]


def test_whoever_finds_the_warehouse_empty_is_told() -> None:
    state = turns()
    lay_open(state, *state.heap[1:])
    for seat in (0, 1):
        state.apply(seat, ("draw",))
    assert happened(state)[-2:] == ["draws", "empty-handed"]
    assert sorted(map(bool, state.hands)) == [False, True]


def test_sand_runs_in_beats() -> None:
    state = turns()
    assert not state.ticking
    assert state.left == BEATS
    state.apply(0, ("finish", 1))
    state.apply(1, ("draw",))
    while state.left:
        pass_beat(state)
    assert state.beat == BEATS
    assert state.waiting == (0, 1), "now the one who has finished may turn the timer over"
    state.apply(0, ("flip",))
    assert (state.circle, state.left) == (0, BEATS)
    assert list(state.waiting) == [1], "whoever has finished has nothing more to say in this beat"
    while state.beat < 2 * BEATS:
        pass_beat(state)
    assert question(state) is UseTile, "the tile that came last may still be used"
    state.apply(1, ("return",))
    assert state.phase != "building"
    assert [ship.number for ship in state.ships] == [1, 2]


def test_whoever_turns_the_timer_over_last_does_not_hold_up_the_beat() -> None:
    state = turns(3)
    state.apply(0, ("finish", 1))
    state.apply(1, ("finish", 2))
    state.apply(2, ("draw",))
    while state.left:
        pass_beat(state)
    assert state.waiting == (0, 1, 2)
    choose(state, 2, "draw")
    beat = state.beat
    state.apply(1, ("flip",))
    assert (state.beat, list(state.waiting)) == (beat + 1, [2]), "nobody else has anything to choose"


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
    state.apply(0, ("peek", 3))
    assert state.view(0)["piles"][2]["cards"] is None
    choose(state, 1, "draw")
    assert state.view(0)["piles"][2]["cards"] == state.piles[2]
    assert not state.hands[0]
    state.apply(0, ("draw",))
    assert state.view(0)["piles"][2]["cards"] == state.piles[2], "it lies open until this beat is over, too"
    choose(state, 1, "draw")
    assert state.view(0)["piles"][2]["cards"] is None


def with_a_loose_tile() -> TruckerState:
    """Seat 0 has just placed tile 50; the other one is about to choose, too."""
    state = turns()
    lay_open(state, 50)
    state.apply(0, ("take", 50))
    state.apply(1, ("draw",))
    state.apply(0, ("place", 7, 8, 0))
    state.apply(1, ("return",))
    return state


def test_the_last_tile_may_be_changed_until_the_next_is_taken() -> None:
    state = with_a_loose_tile()
    state.apply(0, ("peek", 1))
    state.apply(1, ("draw",))
    assert state.view(0)["players"][0]["ship"]["loose"] == (7, 8), "to look at cards welds nothing"
    state.apply(0, ("pick",))
    assert state.beat == 2, "it costs no beat"
    state.apply(0, ("place", 7, 6, 2))
    state.apply(0, ("draw",))
    choose(state, 1, "draw")
    assert [tile["column"] for tile in state.view(0)["players"][0]["ship"]["tiles"]] == [6, 7]
    state.apply(0, ("return",))
    with pytest.raises(Illegal, match="why-welded"):
        state.apply(0, ("pick",))


def test_a_tile_taken_up_again_may_go_back() -> None:
    state = with_a_loose_tile()
    state.apply(0, ("pick",))
    state.apply(0, ("return",))
    assert 50 in state.returned
    state.apply(0, ("draw",))
    state.apply(1, ("draw",))
    assert 50 in state.face_up


def test_whoever_has_chosen_takes_nothing_up() -> None:
    state = with_a_loose_tile()
    state.apply(0, ("draw",))
    with pytest.raises(Illegal, match="not-your-decision"):
        state.apply(0, ("pick",))


def test_imagined_choices_are_such_as_end_a_beat() -> None:
    state = with_a_loose_tile()
    state.apply(0, ("draw",))
    chosen = {state.imagine(1, Dice(f"chosen {number}")).answers[0] for number in range(50)}
    assert {("draw",), ("peek", 1), ("finish", 1)} <= chosen
    assert ("pick",) not in chosen


def test_expert_teams_choose_again_after_changing_places() -> None:
    state = turns(4, rounds="2", teams="expert")
    while state.left:
        pass_beat(state)
    before = state.ships[0]
    held = state.hands[2]
    choose(state, 0, "draw")
    choose(state, 1, "flip")
    assert state.ships[1] is before
    assert sorted(state.waiting) == [0, 1, 2, 3]
    assert state.hands == [0, 0, held, state.hands[3]], "what is in the hand goes along"
