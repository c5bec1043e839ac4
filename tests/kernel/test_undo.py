"""Undo: one's own last action, while nothing random or hidden has come out and nobody else has acted since."""

from __future__ import annotations

import pytest

from cosmodrome.kernel import CLOCK, Dice, Game, Illegal, State, undo
from tests.play import step
from tests.toys import CARGO, HANGAR, TENDER, TOYS


def refuse_undo(state: State, seat: int) -> None:
    before = state.fingerprint()
    assert not state.can_undo(seat)
    with pytest.raises(Illegal) as caught:
        undo(state, seat)
    assert caught.value.reason == "nothing-to-undo"
    assert state.fingerprint() == before


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_nothing_to_undo_at_the_start(game: Game) -> None:
    state = game.new(2, 7)
    for seat in (0, 1, 2, CLOCK):
        refuse_undo(state, seat)


def test_ones_own_last_action() -> None:
    state = TENDER.new(3, 7)
    before = state.fingerprint()
    state.apply(1, ("bid", 4))
    back = undo(state, 1)
    assert back.fingerprint() == before
    assert back.waiting == (0, 1, 2)
    assert back.events(1) == []


def test_undo_leaves_the_state_it_was_asked_of() -> None:
    state = TENDER.new(3, 7)
    state.apply(1, ("bid", 4))
    before = state.fingerprint()
    undo(state, 1)
    assert state.fingerprint() == before


def test_whether_an_answer_would_be_final() -> None:
    state = TENDER.new(2, 7)
    assert not state.is_final(0, ("bid", 4)), "the other one has not answered yet"
    state.apply(0, ("bid", 4))
    before = state.fingerprint()
    assert state.is_final(1, ("bid", 5)), "then both bids are known"
    with pytest.raises(Illegal):
        state.is_final(0, ("bid", 5))
    assert state.fingerprint() == before


def test_one_may_choose_otherwise_after_undo() -> None:
    state = TENDER.new(3, 7)
    state.apply(1, ("bid", 4))
    again = undo(state, 1)
    again.apply(1, ("bid", 5))
    assert again.history == [(1, ("bid", 5))]
    assert undo(again, 1).history == []


def test_several_actions_one_after_the_other() -> None:
    state = HANGAR.new(2, 7)
    state.apply(0, ("grab",))
    state.apply(0, ("toss",))
    part = state.view(None)["bench"][0]
    before = state.fingerprint()
    state.apply(0, ("take", part))
    state.apply(0, ("place", 1))
    back = undo(undo(state, 0), 0)
    assert back.fingerprint() == before
    refuse_undo(back, 0)


def test_not_somebody_elses_action() -> None:
    state = TENDER.new(3, 7)
    state.apply(1, ("bid", 4))
    refuse_undo(state, 0)
    refuse_undo(state, 2)


def test_not_after_somebody_else_has_acted() -> None:
    state = TENDER.new(3, 7)
    state.apply(1, ("bid", 4))
    state.apply(2, ("pass",))
    refuse_undo(state, 1)
    assert state.can_undo(2)


def test_not_after_time_has_passed() -> None:
    state = HANGAR.new(2, 7)
    state.apply(0, ("stop",))
    assert state.can_undo(0)
    state.apply(CLOCK, ("tick", 1))
    refuse_undo(state, 0)


def test_not_after_dice() -> None:
    state = CARGO.new(2, 7)
    state.apply(0, ("draw",))
    refuse_undo(state, 0)


def test_not_after_something_hidden_came_out() -> None:
    state = TENDER.new(2, 7)
    state.apply(0, ("bid", 4))
    position = state.dice.position
    state.apply(1, ("bid", 3))
    assert state.dice.position == position, "no die was rolled: it is the reveal that forbids"
    refuse_undo(state, 1)


def test_not_an_action_before_a_refused_one() -> None:
    """A refused action is nothing at all: what could be undone before it still can."""
    state = TENDER.new(3, 7)
    state.apply(1, ("bid", 4))
    with pytest.raises(Illegal):
        state.apply(0, ("bid", 10))
    assert state.can_undo(1)


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_undo_restores_exactly(game: Game) -> None:
    undone = 0
    for seed in range(10):
        state = game.new(3, seed)
        dice = Dice(f"undo {seed}")
        while not state.over:
            before, chance = state.fingerprint(), state.dice.position + state.revealed
            seat, _ = step(state, dice)
            unseen = chance == state.dice.position + state.revealed
            assert state.can_undo(seat) == (unseen and not state.over)
            if state.can_undo(seat):
                back = undo(state, seat)
                assert back.fingerprint() == before
                assert back.decision(seat).as_dict() is not None
                undone += 1
    assert undone > 5


def test_a_copy_can_undo_too() -> None:
    state = TENDER.new(3, 7)
    before = state.fingerprint()
    state.apply(1, ("bid", 4))
    assert undo(state.copy(), 1).fingerprint() == before
