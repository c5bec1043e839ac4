"""Many games: simulations, tournaments, ratings."""

from .backends import Backend, Local, Ray
from .match import BotError, Match, play
from .simulate import Setup, Simulation, Tally, simulate
from .statistics import wilson

__all__ = ["Backend", "BotError", "Local", "Match", "Ray", "Setup", "Simulation", "Tally", "play", "simulate", "wilson"]
