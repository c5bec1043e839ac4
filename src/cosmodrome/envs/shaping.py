"""Potentials: how well every seat stands before the end, for rewards on the way.

A seat is rewarded for every change of its potential, which is 0 at the end. So what it gets in all is what it would
have got without, but for the potential at the start: what is best to do stays the same.
"""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import State

Potential = Callable[[State], list[float]]


def nothing(state: State) -> list[float]:
    return [0.0] * state.seats


def standing(state: State) -> list[float]:
    """The game's own judgement: shares of the win, from 0 to 1."""
    return state.game.evaluate(state)


def score(state: State) -> list[float]:
    """Points ahead of the best of the others (or simply points, for one alone), in hundreds."""
    scores = state.scores
    if len(scores) == 1:
        return [scores[0] / 100]
    return [(own - max(scores[:seat] + scores[seat + 1 :])) / 100 for seat, own in enumerate(scores)]


POTENTIALS: dict[str, Potential] = {"none": nothing, "standing": standing, "score": score}
