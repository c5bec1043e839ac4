"""Bots that lead a game to where a position is arranged from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from cosmodrome.kernel import CLOCK, Dice, State

S = TypeVar("S", bound=State)


def play_until(state: S, reached: Callable[[S], bool]) -> None:
    """Everybody does what the game's policy says, until it is so."""
    dice = Dice("fullest")
    while not reached(state):
        assert not state.over, "the game was over before that"
        seat = state.waiting[0] if state.waiting else CLOCK
        state.apply(seat, state.game.policy(state, seat, dice))
