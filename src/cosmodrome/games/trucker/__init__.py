"""Galaxy Trucker (2007)."""

from .game import TruckerGame

GAME = TruckerGame()
