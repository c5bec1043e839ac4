"""A new seed in the middle of a game: how a finished one, whose seed is known, is played on from any point."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cosmodrome.kernel import CLOCK, BadRecord, BadSetup, Dice, Game, Illegal, Record, State, commitment, describe, undo
from tests.play import play
from tests.toys import CARGO, HANGAR, TENDER, TOYS, find_toy

from .test_records import seal

each_toy = pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)


def played_on(game: Game, seed: str = "new", before: int = 3) -> State:
    state = play(game.new(3, 7), Dice("before"), before)
    state.reseed(seed)
    return state


@each_toy
def test_it_is_noted_in_the_past(game: Game) -> None:
    state = played_on(game)
    assert state.history[3:] == [(CLOCK, ("reseed", "new"))]
    assert (state.seed, state.seeds) == ("7", ["7", "new"])
    state.reseed("newer")
    assert state.seeds == ["7", "new", "newer"]


@each_toy
def test_a_record_replays_it(game: Game) -> None:
    state = play(played_on(game), Dice("after"))
    assert state.over
    record = Record.parse(json.dumps(Record.of(state).as_dict()), find_toy)
    assert record.verify().fingerprint() == state.fingerprint()
    assert record.replay(3).seeds == ["7"]
    assert record.replay(4).seeds == ["7", "new"]


def test_chance_comes_from_the_new_seed() -> None:
    drawn = set()
    for number in range(20):
        state = HANGAR.new(2, 7)
        state.reseed(f"new {number}")
        state.apply(0, ("grab",))
        drawn.add(state.view(0)["held"][0])
    assert len(drawn) > 1


def test_equal_seeds_go_on_the_same() -> None:
    one, two = (play(played_on(CARGO), Dice("after")) for _ in range(2))
    assert one.fingerprint() == two.fingerprint()
    assert one.fingerprint() != play(played_on(CARGO, "other"), Dice("after")).fingerprint()


@pytest.mark.parametrize(("game", "pile"), [(CARGO, "orders"), (TENDER, "contracts")], ids=["cargo", "tender"])
def test_what_lies_face_down_is_shuffled(game: Game, pile: str) -> None:
    before = play(game.new(3, 7), Dice("before"), 3).everything()[pile]
    orders = [played_on(game, f"new {number}").everything()[pile] for number in range(20)]
    assert all(sorted(order) == sorted(before) and order[-1] == before[-1] for order in orders)
    assert len({str(order) for order in orders}) > 5


def test_undo_does_not_cross_it() -> None:
    state = TENDER.new(3, 7)
    state.apply(1, ("bid", 4))
    assert state.can_undo(1)
    state.reseed("new")
    for seat in (CLOCK, 0, 1, 2):
        assert not state.can_undo(seat)
    state.apply(0, ("bid", 2))
    back = undo(state, 0)
    assert back.seeds == ["7", "new"]
    with pytest.raises(Illegal, match="nothing-to-undo"):
        undo(back, 1)


@each_toy
def test_a_copy_goes_on_the_same(game: Game) -> None:
    state = played_on(game)
    twin = state.copy()
    assert twin.fingerprint() == state.fingerprint()
    assert play(twin, Dice("after")).fingerprint() == play(state, Dice("after")).fingerprint()


@each_toy
def test_what_was_asked_is_asked_anew(game: Game) -> None:
    """No decision from before is kept: the new order of a face-down pile may have changed what is to be known of it."""
    state = game.new(3, 7)
    before = state.decision(0)
    state.reseed("new")
    assert state.decision(0) is not before


@pytest.mark.parametrize("seed", ["", "\ud800", 7, None, b"new", ["new"]], ids=repr)
def test_what_is_no_seed(seed: Any) -> None:
    state = CARGO.new(3, 7)
    before = state.fingerprint()
    with pytest.raises((BadSetup, TypeError)):
        state.reseed(seed)
    assert state.fingerprint() == before


def test_not_when_the_game_is_over() -> None:
    state = play(CARGO.new(3, 7), Dice("before"))
    with pytest.raises(Illegal, match="game-over"):
        state.reseed("new")


def test_nobody_can_do_it_as_an_action() -> None:
    state = HANGAR.new(3, 7)
    for seat in (CLOCK, 0):
        with pytest.raises(Illegal):
            state.apply(seat, ("reseed", "new"))


def test_it_can_be_told() -> None:
    assert describe(CARGO, ("reseed", "new")) == ("reseeded", {})
    assert describe(CARGO, ("pass",)) == CARGO.describe(("pass",))


# the commitment covers every seed


def test_the_commitment_of_one_seed_is_what_it_always_was() -> None:
    assert commitment("7") == "a6cac890bdca6a94e9e0b8b42c005927142e174bf4085c55649f9c6595bffbf4"
    assert Record.of(CARGO.new(3, 7)).commitment == commitment("7")


def test_different_seeds_have_different_commitments() -> None:
    several = [("a",), ("a", "b"), ("b", "a"), ("a", "b", "c"), ("ab",), ('["a", "b"]',), ('s ["a", "b"]',)]
    assert len({commitment(*seeds) for seeds in several}) == len(several)
    assert Record.of(played_on(CARGO)).commitment == commitment("7", "new")


def test_a_new_seed_that_was_not_committed_to() -> None:
    data = json.loads(json.dumps(Record.of(played_on(CARGO)).as_dict()))
    data["actions"][3] = [CLOCK, ["reseed", "other"]]
    with pytest.raises(BadRecord, match="committed"):
        Record.parse(seal(data), find_toy).verify()


@pytest.mark.parametrize(
    "entry", [["reseed"], ["reseed", ""], ["reseed", 7], ["reseed", "a", "b"], ["reseed", ["a"]], ["reseed", "\ud800"]]
)
def test_a_record_with_a_damaged_seed(entry: list[Any]) -> None:
    data = json.loads(json.dumps(Record.of(played_on(CARGO)).as_dict()))
    data["actions"][3] = [CLOCK, entry]
    with pytest.raises(BadRecord, match="action 4"):
        Record.parse(seal(data), find_toy).verify()


def test_a_record_with_a_new_seed_after_the_end() -> None:
    data = json.loads(json.dumps(Record.of(play(CARGO.new(3, 7), Dice("before"))).as_dict()))
    data["actions"].append([CLOCK, ["reseed", "new"]])
    data["commitment"] = commitment("7", "new")
    with pytest.raises(BadRecord, match="game-over"):
        Record.parse(seal(data), find_toy).verify()
