"""Undo brings back exactly the state before; what may not be taken back is refused."""

from __future__ import annotations

import pytest

from cosmodrome.kernel import Dice, Game, Illegal, State, undo
from tests.play import THOROUGH, held

from .setups import Setup, each_game, each_setup, moments, setups_of


@each_setup
def test_undo_is_exact(setup: Setup) -> None:
    dice = Dice(f"undo {setup}")
    for moment in moments(setup)[: 4 * THOROUGH]:
        check_undo(moment, dice)


def check_undo(moment: State, dice: Dice) -> None:
    """Take back one action of a waiting seat, if it may be taken back; others may never take it back."""
    if not moment.waiting:
        return
    seat = moment.waiting[dice.below(len(moment.waiting))]
    state = moment.copy()
    state.apply(seat, undoable(moment, seat, dice))
    after = held(state)
    for other in range(state.seats):
        if other != seat:
            with pytest.raises(Illegal):
                undo(state, other)
    if not state.can_undo(seat):
        with pytest.raises(Illegal):
            undo(state, seat)
        return
    back = undo(state, seat)
    assert held(state) == after, "undo changed the state it was asked of"
    assert back.fingerprint() == moment.fingerprint()
    assert back.view(seat) == moment.view(seat)
    assert back.waiting == moment.waiting
    assert [event.as_dict() for event in back.journal or []] == [event.as_dict() for event in moment.journal or []]


def undoable(moment: State, seat: int, dice: Dice) -> tuple[object, ...]:
    """An action that can be taken back, if a few tries find one."""
    for _ in range(8):
        action = moment.decision(seat).sample(dice)
        state = moment.copy()
        state.apply(seat, action)
        if state.can_undo(seat):
            break
    return action


@each_game
def test_some_actions_can_be_taken_back(game: Game) -> None:
    """Every game has decisions that reveal nothing; if none can be undone, the rules roll or reveal too eagerly."""
    dice = Dice(f"some undo {game.id}")
    for setup in setups_of(game):
        for moment in moments(setup)[:-1]:
            for seat in moment.waiting:
                state = moment.copy()
                state.apply(seat, undoable(moment, seat, dice))
                if state.can_undo(seat):
                    return
    raise AssertionError(f"{game.id}: nothing can be undone")
