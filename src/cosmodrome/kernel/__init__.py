"""What every game is made of."""

from .bot import Bot, Position
from .decision import Action, Amount, Choice, Decision, Item, as_action
from .dice import Dice, commitment
from .errors import BadRecord, BadSetup, Illegal
from .event import Event
from .game import Game, Message, Shapes
from .options import Option, Value
from .record import Record, describe, step, undo
from .state import CLOCK, State
from .subset import Need, Subset

__all__ = [
    "CLOCK",
    "Action",
    "Amount",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Choice",
    "Decision",
    "Dice",
    "Event",
    "Game",
    "Illegal",
    "Item",
    "Message",
    "Need",
    "Option",
    "Position",
    "Record",
    "Shapes",
    "State",
    "Subset",
    "Value",
    "as_action",
    "commitment",
    "describe",
    "step",
    "undo",
]
