"""What a position is worth: the one place where an analysis asks.

Whoever has a better evaluation of a game puts it in here, and raises the edition: what was judged by another one is
told from it.
"""

from __future__ import annotations

from typing import Final

from ...bots.learned import network_of, weights_of
from ...bots.outlook import Outlook, learned_outlook
from ...kernel import State

EDITION: Final = 3
"""Raised whenever the same record would be judged otherwise."""


def outlook(state: State) -> Outlook:
    """How far play is imagined to go on, and who says there how likely every seat is to win.

    Networks have learned from games among several, and judge between turns alone.
    """
    game = state.game
    file = weights_of(game)
    if state.seats > 1 and file.is_file():
        return learned_outlook(game, network_of(game, str(file)), state)
    return Outlook(game)


def evaluate(state: State) -> list[float]:
    """The win probability of every seat as the position stands; its share of the win at the end."""
    return state.game.evaluate(state)
