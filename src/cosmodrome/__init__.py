"""Cosmodrome: an open digital table for four heavyweight space board games.

import cosmodrome

game = cosmodrome.game("outpost")
state = game.new(seats=4, seed=7, edition="stronghold", kicker=True)
"""

from typing import Any

from .games import find as game
from .games import ids as games
from .kernel import CLOCK, BadRecord, BadSetup, Bot, Dice, Game, Illegal, Position, Record, State, speak_by, undo

__version__ = "0.1.0"

__all__ = [
    "CLOCK",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Dice",
    "Game",
    "Illegal",
    "Position",
    "Record",
    "State",
    "game",
    "games",
    "undo",
]


def _say(game_id: str, key: str, params: dict[str, Any]) -> str:
    """A message in words, for errors that print themselves."""
    try:
        from .text import say  # here, because reading catalogues takes a while and few errors are ever printed
    except ImportError:  # a machine that only plays need not have Fluent
        return key
    return say(game_id, key, params)


speak_by(_say)
