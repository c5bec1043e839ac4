"""Players that are programs: those that work for any game, and the registry of each game's own."""

from .budget import Budget
from .foreign import foreign_modules
from .levels import adviser, levels, spec
from .random import RandomBot
from .registry import bots_for, make_bot, thinking_time
from .search import SearchBot
from .turns import next_seat

__all__ = [
    "Budget",
    "RandomBot",
    "SearchBot",
    "adviser",
    "bots_for",
    "foreign_modules",
    "levels",
    "make_bot",
    "next_seat",
    "spec",
    "thinking_time",
]
