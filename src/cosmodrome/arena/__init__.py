"""Many games: simulations, tournaments, ratings."""

from .backends import Backend, Local, WorkersLost
from .cluster import Ray
from .match import BotError, Match, answer, play
from .results import COLUMNS, load_records, rows
from .simulate import Setup, Simulation, Tally, simulate
from .statistics import wilson

__all__ = [
    "COLUMNS",
    "Backend",
    "BotError",
    "Local",
    "Match",
    "Ray",
    "Setup",
    "Simulation",
    "Tally",
    "WorkersLost",
    "answer",
    "load_records",
    "play",
    "rows",
    "simulate",
    "wilson",
]
