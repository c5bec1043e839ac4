"""What a position is worth: the one place where an analysis asks.

Whoever has a better evaluation of a game puts it in here, and raises the edition: what was judged by another one is
told from it.
"""

from __future__ import annotations

from typing import Final

from ...kernel import State

EDITION: Final = 2
"""Raised whenever the same record would be judged otherwise."""


def evaluate(state: State) -> list[float]:
    """The win probability of every seat, as far as can be told without playing on; its share of the win at the end."""
    return state.game.evaluate(state)
