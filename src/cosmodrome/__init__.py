"""Cosmodrome: an open digital table for four heavyweight space board games.

import cosmodrome

game = cosmodrome.game("outpost")
state = game.new(seats=4, seed=7, edition="stronghold", kicker=True)
"""

from .games import find as game
from .games import ids as games
from .kernel import CLOCK, BadRecord, BadSetup, Bot, Dice, Game, Illegal, Position, Record, State, undo

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
