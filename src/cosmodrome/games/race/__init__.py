"""Race for the Galaxy, with The Gathering Storm and Rebel vs Imperium."""

from .game import RaceGame

GAME = RaceGame()
