"""Playing at random, for any game."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Iterable
from typing import Any

import pytest

from cosmodrome.kernel import CLOCK, Action, Dice, State

THOROUGH = max(1, int(os.environ.get("COSMODROME_THOROUGH", "1")))
"""How many times more than usual to play and try."""

LONG = 4_000
"""More actions than most games take at random."""

WANDERING = 400
"""A game that is not over after so many random actions might go on for ever so long; then it is led to its end."""

CAP = 500_000
"""A game that takes more actions than this will not end."""


def mostly_compiled(cases: Iterable[object], on_plain: Collection[object]) -> list[Any]:
    """Parameters of a test that takes long: on plain sources `make test` tries only some of them."""
    return [pytest.param(case, marks=() if case in on_plain else pytest.mark.when_compiled) for case in cases]


def actor(state: State, dice: Dice) -> int:
    """Somebody the rules wait for; now and then somebody who acts unasked, or the clock where time matters."""
    if state.ticking and dice.below(8) == 0:
        return CLOCK
    volunteers = state.volunteers
    if volunteers and dice.below(16) == 0:
        return volunteers[dice.below(len(volunteers))]
    return state.waiting[dice.below(len(state.waiting))]


def step(state: State, dice: Dice, led: bool = False) -> tuple[int, Action]:
    """Apply one random action, and say which; one that is led is mostly what the game's policy answers."""
    seat = actor(state, dice)
    if led and seat in state.waiting and dice.below(4) > 0:
        action = state.game.policy(state, seat, dice)
    else:
        action = state.decision(seat).sample(dice)
    state.apply(seat, action)
    return seat, action


def held(state: State) -> str:
    """All that a state holds, but of its past only which it is: to see that something did not change the state."""
    whole = [state.everything(), state.dice.position, state.revealed, state.waiting, state.over, id(state.past)]
    return json.dumps(whole)


def play(state: State, dice: Dice, most: int = CAP) -> State:
    """Up to `most` random actions."""
    for _ in range(most):
        if state.over:
            break
        step(state, dice)
    return state
