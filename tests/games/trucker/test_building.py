"""Building in real time (rulebook: building, taking-tiles, placing, reserve, peeking, timer, finishing)."""

from __future__ import annotations

import pytest

from cosmodrome.games.trucker.rules import track
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import CLOCK, Action, Illegal, Message, undo

from .positions import STRUCTURAL, new


def give(state: TruckerState, seat: int, tile: int) -> None:
    """Let this tile lie face up, and take it."""
    if tile in state.heap:
        state.heap.remove(tile)
        state.face_up.append(tile)
        state._asked = None
    state.apply(seat, ("take", tile))


def refused(state: TruckerState, seat: int, action: Action) -> str:
    before = state.fingerprint()
    with pytest.raises(Illegal) as caught:
        state.apply(seat, action)
    assert state.fingerprint() == before
    return caught.value.reason


def told(state: TruckerState, seat: int, action: Action) -> Message:
    """The refusal with what it names."""
    refusal = state.why_not(seat, action)
    assert refusal is not None
    return refusal.reason, refusal.params


def test_refusals_name_who_was_quicker_and_how_long_the_sand_still_runs() -> None:
    state = new(3)
    assert told(state, 1, ("flip",)) == ("why-sand-runs", {"beats": 0})
    state.apply(2, ("finish", 2))
    assert told(state, 1, ("finish", 2)) == ("why-order-tile-gone", {"number": 2, "seat": 2})
    in_turns = new(building="turns")
    assert told(in_turns, 1, ("flip",)) == ("why-sand-runs", {"beats": in_turns.left})


def run_out(state: TruckerState) -> None:
    state.apply(CLOCK, ("tick", state.left))


def finish_all(state: TruckerState) -> None:
    for seat in range(state.seats):
        if not state.ships[seat].finished:
            state.apply(seat, ("finish", state.order_tiles[0]))


def test_b13_one_tile_in_the_hand_at_a_time() -> None:
    state = new()
    state.apply(0, ("draw",))
    assert refused(state, 0, ("draw",)) == "why-hand-full"
    state.apply(1, ("draw",))
    state.apply(1, ("return",))
    assert refused(state, 0, ("take", state.face_up[0])) == "why-hand-full"


def test_b14_the_last_tile_may_be_moved_until_the_next_is_taken() -> None:
    state = new()
    give(state, 0, STRUCTURAL)
    state.apply(0, ("place", 7, 8, 0))
    state.apply(0, ("pick",))
    state.apply(0, ("place", 7, 6, 1))
    ship = state.ships[0]
    assert ship.tiles[ship.board.space(7, 8)] == 0
    assert ship.tiles[ship.board.space(7, 6)] == STRUCTURAL
    give(state, 0, 51)
    state.apply(0, ("return",))
    assert refused(state, 0, ("pick",)) == "why-welded"


def test_b15_the_reserve() -> None:
    state = new(2)
    for tile in (50, 51):
        give(state, 0, tile)
        state.apply(0, ("reserve",))
    give(state, 0, 52)
    assert refused(state, 0, ("reserve",)) == "why-reserve-full"
    state.apply(0, ("return",))
    state.apply(0, ("use", 50))
    assert refused(state, 0, ("return",)) == "why-reserved"
    state.apply(0, ("reserve",))
    finish_all(state)
    assert sorted(state.ships[0].lost) == [50, 51]


def test_a_reserved_tile_taken_up_again_goes_back_to_the_reserve_only() -> None:
    state = new()
    give(state, 0, 50)
    state.apply(0, ("reserve",))
    state.apply(0, ("use", 50))
    state.apply(0, ("place", 7, 8, 0))
    state.apply(0, ("pick",))
    assert refused(state, 0, ("return",)) == "why-reserved"
    state.apply(0, ("reserve",))
    assert state.ships[0].reserve == [50]


def test_b16_any_order_tile_may_be_taken() -> None:
    """Frequent question 2."""
    state = new(3)
    state.apply(0, ("finish", 2))
    assert refused(state, 1, ("finish", 2)) == "why-order-tile-gone"
    state.apply(1, ("finish", 1))
    state.apply(2, ("finish", 3))
    assert state.position == [-2, 0, -4]
    assert track.order(state) == [1, 0, 2]


def test_b17_timer_of_round_1() -> None:
    state = new(3)
    assert (state.circle, state.ticking) == (1, True)
    state.apply(0, ("finish", 1))
    assert 0 not in state.waiting
    assert refused(state, 1, ("flip",)) == "why-sand-runs"
    run_out(state)
    assert not state.ticking
    assert refused(state, 1, ("flip",)) == "why-only-finished-flips"
    state.apply(0, ("flip",))
    assert (state.circle, state.ticking) == (0, True)
    run_out(state)
    assert state.phase != "building"
    assert sorted(ship.number for ship in state.ships) == [1, 2, 3]


def test_b18_timer_of_round_2_does_not_skip_a_circle() -> None:
    state = new(3, rounds="2")
    assert state.circle == 2
    state.apply(0, ("finish", 1))
    run_out(state)
    state.apply(0, ("flip",))
    assert state.circle == 1, "not to the start space, though the player has finished"
    run_out(state)
    assert refused(state, 1, ("flip",)) == "why-only-finished-flips"
    state.apply(0, ("flip",))
    assert state.circle == 0


def test_anybody_turns_the_timer_between_numbered_circles() -> None:
    state = new(2, rounds="2")
    run_out(state)
    state.apply(1, ("flip",))
    assert (state.circle, state.left) == (1, 90_000)


def test_without_a_flip_building_lasts_until_all_have_finished() -> None:
    state = new(2)
    run_out(state)
    state.apply(0, ("draw",))
    state.apply(0, ("return",))
    finish_all(state)
    assert state.phase == "flight"


def test_who_has_finished_is_not_waited_for_but_while_looking_at_cards() -> None:
    state = new(2)
    give(state, 0, STRUCTURAL)
    state.apply(0, ("place", 7, 8, 0))
    assert not state.is_done(0)
    state.apply(0, ("peek", 1))
    assert state.decision(0).only() == ("put_back",) and state.foregone(0) is None, "it is to be read"
    state.apply(0, ("put_back",))
    state.apply(0, ("finish", state.order_tiles[0]))
    assert state.is_done(0) and not state.is_done(1)


def test_b19_cards_may_be_looked_at_after_the_first_tile() -> None:
    state = new()
    assert refused(state, 0, ("peek", 1)) == "why-add-a-tile-first"
    give(state, 0, STRUCTURAL)
    assert refused(state, 0, ("peek", 1)) == "why-add-a-tile-first"
    state.apply(0, ("place", 7, 8, 0))
    state.apply(0, ("peek", 1))
    assert state.view(0)["piles"][0]["cards"] == state.piles[0]
    assert state.view(1)["piles"][0]["cards"] is None
    state.apply(0, ("put_back",))
    assert state.view(0)["piles"][0]["cards"] is None, "what was glanced at is to be remembered"
    assert str(state.piles[0]) not in str([event.params for event in state.events(0)])
    assert refused(state, 0, ("peek", 4)) == "not-an-option"


def test_a_pile_is_in_one_hand_at_a_time() -> None:
    state = new()
    for seat, tile in ((0, 50), (1, 51)):
        give(state, seat, tile)
        state.apply(seat, ("place", 7, 8, 0))
    state.apply(0, ("peek", 2))
    assert told(state, 1, ("peek", 2)) == ("why-pile-in-use", {"seat": 0})
    assert refused(state, 0, ("peek", 1)) == "why-pile-in-hand"
    state.apply(1, ("peek", 3))
    state.apply(0, ("put_back",))
    state.apply(1, ("put_back",))
    state.apply(1, ("peek", 2))


def test_finishing_takes_empty_hands() -> None:
    state = new(late_peek=True)
    give(state, 0, STRUCTURAL)
    assert refused(state, 0, ("finish", 1)) == "why-hand-full"
    state.apply(0, ("place", 7, 8, 0))
    state.apply(0, ("peek", 1))
    assert refused(state, 0, ("finish", 1)) == "why-pile-in-hand"
    state.apply(0, ("put_back",))
    state.apply(0, ("finish", 2))
    assert refused(state, 0, ("finish", 1)) == "why-finished"


def test_nobody_takes_tiles_with_cards_in_the_hand() -> None:
    state = new()
    give(state, 1, 51)
    state.apply(1, ("return",))
    give(state, 0, STRUCTURAL)
    state.apply(0, ("place", 7, 8, 0))
    state.apply(0, ("peek", 1))
    for action in (("draw",), ("take", 51)):
        assert refused(state, 0, action) == "why-pile-in-hand"


def test_the_first_to_reach_for_a_tile_gets_it() -> None:
    """The loser of a race is refused with the reason, and nothing has changed."""
    state = new()
    state.apply(0, ("draw",))
    tile = state.hands[0]
    state.apply(0, ("return",))
    state.apply(1, ("take", tile))
    assert refused(state, 0, ("take", tile)) == "why-tile-gone"


def test_time_up_takes_the_tile_out_of_the_hand() -> None:
    state = new(2)
    state.apply(0, ("finish", 2))
    run_out(state)
    state.apply(0, ("flip",))
    state.apply(1, ("draw",))
    tile = state.hands[1]
    run_out(state)
    assert state.hands == [0, 0]
    assert tile in state.face_up
    assert state.ships[1].lost == []
    assert state.ships[1].number == 1


def test_a_placement_can_be_taken_back_a_draw_can_not() -> None:
    state = new()
    state.apply(0, ("draw",))
    assert not state.can_undo(0)
    place = next(action for action in state.decision(0) if action[0] in ("place", "reserve"))
    state.apply(0, place)
    assert state.can_undo(0)
    assert undo(state, 0).view(0)["players"][0]["hand"] is not None


def test_in_real_time_nothing_unwelds_a_tile_or_turns_back_the_sand() -> None:
    state = new(rounds="2")
    give(state, 0, STRUCTURAL)
    state.apply(0, ("reserve",))
    give(state, 0, 51)
    state.apply(0, ("place", 7, 8, 0))
    state.apply(0, ("use", STRUCTURAL))
    assert not state.can_undo(0), "the tile placed before has been welded on"
    state.apply(0, ("reserve",))
    assert state.can_undo(0)
    give(state, 0, 52)
    assert not state.can_undo(0)
    state.apply(0, ("return",))
    run_out(state)
    state.apply(0, ("flip",))
    assert not state.can_undo(0)
    assert refused(state, 0, ("pick",)) == "why-welded"
    state.apply(0, ("finish", 1))
    assert not state.can_undo(0)


def test_strict_warn_and_authentic() -> None:
    tiles = {}
    for check in ("strict", "warn", "authentic"):
        state = new(build_check=check)
        give(state, 0, 64)
        tiles[check] = [action for action in state.decision(0) if action[0] == "place"]
        state.apply(0, ("place", 7, 6, 0) if check == "strict" else ("place", 7, 8, 1))
        errors = state.view(0)["players"][0]["ship"]["errors"]
        assert (errors is None) == (check == "authentic")
        assert (errors == []) == (check == "strict")
    assert len(tiles["warn"]) == len(tiles["authentic"]) == 16
    assert set(tiles["strict"]) < set(tiles["warn"])


def test_strict_tells_why_a_tile_does_not_fit() -> None:
    state = new()
    give(state, 0, 64)
    assert refused(state, 0, ("place", 7, 8, 1)) == "why-does-not-fit"


def test_whoever_finished_first_gives_the_next_signal() -> None:
    state = new(2, rounds="1-2")
    state.apply(1, ("finish", 2))
    state.apply(0, ("finish", 1))
    for answer in ("give_up", "go_on"):
        for seat in (0, 1):
            state.apply(seat, (answer,))
    assert state.round.id == "2"
    assert state.first == 1


def test_late_peek() -> None:
    for allowed in (False, True):
        state = new(late_peek=allowed)
        give(state, 0, STRUCTURAL)
        state.apply(0, ("place", 7, 8, 0))
        state.apply(0, ("finish", 1))
        assert (0 in state.waiting) == allowed
        if allowed:
            state.apply(0, ("peek", 1))
            state.apply(0, ("put_back",))
            assert refused(state, 0, ("draw",)) == "why-finished"


def test_every_answer_moves_a_tile_as_it_is_told() -> None:
    """So that a client may show it as done before it has arrived."""
    state = new()
    reference = state.game.reference(state.options)
    give(state, 0, STRUCTURAL)
    for action in (("place", 7, 8, 0), ("pick",), ("return",), ("take", STRUCTURAL), ("reserve",), ("use", STRUCTURAL)):
        places = where(state, STRUCTURAL)
        state.apply(0, action)
        assert (places, where(state, STRUCTURAL)) == reference["moves"][action[0]]
    turns = state.game.reference(state.game.resolve({"building": "turns"}))
    assert set(turns["moves"]) == {"pick", "place", "reserve", "return"}, "the others happen when all have chosen"


def where(state: TruckerState, tile: int) -> str:
    ship = state.ships[0]
    if ship.loose and ship.tiles[ship.loose] == tile:
        return "loose"
    places = {"hand": [state.hands[0]], "reserve": ship.reserve, "face_up": state.face_up, "heap": state.heap}
    return next(name for name, tiles in places.items() if tile in tiles)
