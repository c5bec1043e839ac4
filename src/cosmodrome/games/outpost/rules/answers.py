"""The plain answers: actions that are a word and nothing else."""

from __future__ import annotations

from typing import Final

from ....kernel import Action

PASS: Final[Action] = ("pass",)
# a turn
RECRUIT: Final[Action] = ("recruit",)
ROBOTS: Final[Action] = ("robots",)
WATER_FOR_ALL: Final[Action] = ("water_for_all",)
REASSIGN: Final[Action] = ("reassign",)
INTERNALISE: Final[Action] = ("internalise",)
INSIST: Final[Action] = ("insist",)
DONE: Final[Action] = ("done",)
# a bid that need not be honest
HONOUR: Final[Action] = ("honour",)
DEFAULT: Final[Action] = ("default",)
# a factory won out of turn
STAY: Final[Action] = ("stay",)
SEND: Final[Action] = ("send",)
# somebody else's attack
REINFORCE: Final[Action] = ("reinforce",)
DEFEND: Final[Action] = ("defend",)
