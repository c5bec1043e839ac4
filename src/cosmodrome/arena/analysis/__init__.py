"""A finished game looked at again: who stood how after every move, what a bot would have done, what was luck."""

from .analyse import analyse, judged_moves, summed_up
from .judging import Judge, Settings
from .picture import draw
from .report import Analysis, Answer, Judged, Move, Summary, Turn

__all__ = [
    "Analysis",
    "Answer",
    "Judge",
    "Judged",
    "Move",
    "Settings",
    "Summary",
    "Turn",
    "analyse",
    "draw",
    "judged_moves",
    "summed_up",
]
