"""High Frontier (2nd edition) with Colonization."""

from .game import FrontierGame

GAME = FrontierGame()
