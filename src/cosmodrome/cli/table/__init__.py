"""The terminal table: people and bots at any game, in plain lines that a screen reader can read."""

from .commands import Quit
from .console import Console
from .players import Player, seat_players
from .scores import score_lines
from .table import Table
from .view import table_lines
from .voice import Voice

__all__ = ["Console", "Player", "Quit", "Table", "Voice", "score_lines", "seat_players", "table_lines"]
