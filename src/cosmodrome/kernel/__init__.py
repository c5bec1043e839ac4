"""What every game is made of."""

from .bot import PERCENT, Bot, Counsel, Position, Weighed
from .decision import PASS, Action, Amount, Choice, Decision, Item, as_action
from .dice import Dice, commitment
from .encoder import Block, Encoder, Row, write_mask
from .errors import BadRecord, BadSetup, Illegal, speak_by
from .event import Event
from .fields import Shared, everything
from .flow import ACCEPT, JOIN, KERNEL_FIELDS, REFUSE, TABLE, Deal, FlowState, Question, Secret, Task
from .game import Game, Message, Shapes
from .options import NO_SCENARIO, SEATS, Option, Relation, Scenario, Value, scenario_option
from .path import Leg, Path, Walk
from .record import Record, describe, find_games_by, step, undo
from .spelling import DONE, NO_WORD, Lexicon, Spelling, Things, Words, answer, choices
from .state import CLOCK, State
from .subset import Need, Subset

__all__ = [
    "ACCEPT",
    "CLOCK",
    "DONE",
    "JOIN",
    "KERNEL_FIELDS",
    "NO_SCENARIO",
    "NO_WORD",
    "PASS",
    "PERCENT",
    "REFUSE",
    "SEATS",
    "TABLE",
    "Action",
    "Amount",
    "BadRecord",
    "BadSetup",
    "Block",
    "Bot",
    "Choice",
    "Counsel",
    "Deal",
    "Decision",
    "Dice",
    "Encoder",
    "Event",
    "FlowState",
    "Game",
    "Illegal",
    "Item",
    "Leg",
    "Lexicon",
    "Message",
    "Need",
    "Option",
    "Path",
    "Position",
    "Question",
    "Record",
    "Relation",
    "Row",
    "Scenario",
    "Secret",
    "Shapes",
    "Shared",
    "Spelling",
    "State",
    "Subset",
    "Task",
    "Things",
    "Value",
    "Walk",
    "Weighed",
    "Words",
    "answer",
    "as_action",
    "choices",
    "commitment",
    "describe",
    "everything",
    "find_games_by",
    "scenario_option",
    "speak_by",
    "step",
    "undo",
    "write_mask",
]
