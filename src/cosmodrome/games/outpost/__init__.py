"""Outpost (1991, 2011) with the Kicker expansion."""

from .game import OutpostGame

GAME = OutpostGame()
