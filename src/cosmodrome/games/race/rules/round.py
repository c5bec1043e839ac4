"""A round (rulebook: round): actions are chosen, and the phases that somebody has chosen take place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Task
from . import ending, goals
from .actions import DEVELOP, DEVELOP_AGAIN, SETTLE, SETTLE_AGAIN, ChooseActions
from .consume import Consume
from .develop import Develop
from .draft import Draft
from .explore import Explore
from .hand_limit import HandLimit
from .produce import Produce
from .settle import Settle
from .setup import FirstHands, Opening
from .solitaire import (
    RobotConsumes,
    RobotDevelops,
    RobotExplores,
    RobotProduces,
    RobotRolls,
    RobotSettles,
    RobotStarts,
)

if TYPE_CHECKING:
    from ..state import RaceState

Tasks = tuple[Task[Any], ...]


class Round(Task["RaceState"]):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.then(*(ROUND if state.robot is None else SOLITAIRE_ROUND))


class EndOfRound(Task["RaceState"]):
    """The game ends, or the next round begins."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        goals.check(state, "end")
        for player in state.players:
            player.surplus = 0
        if ending.game_ends(state):
            ending.end_game(state)
        else:
            state.then(_ROUND)


_ROUND: Final = Round()

OPENING: Final[Tasks] = (Draft(), FirstHands(), Opening(), _ROUND)
"""All that comes before the first round, once goals and start worlds are dealt."""
SOLITAIRE_OPENING: Final[Tasks] = (FirstHands(), RobotStarts(), Opening(), _ROUND)

ROUND: Final[Tasks] = (
    ChooseActions(),
    Explore(),
    Develop(DEVELOP),
    Develop(DEVELOP_AGAIN),
    Settle(SETTLE),
    Settle(SETTLE_AGAIN),
    Consume(),
    Produce(),
    HandLimit(),
    EndOfRound(),
)
SOLITAIRE_ROUND: Final[Tasks] = (
    ChooseActions(),
    RobotRolls(),
    Explore(),
    RobotExplores(),
    Develop(DEVELOP),
    RobotDevelops(DEVELOP),
    Develop(DEVELOP_AGAIN),
    RobotDevelops(DEVELOP_AGAIN),
    Settle(SETTLE),
    RobotSettles(SETTLE),
    Settle(SETTLE_AGAIN),
    RobotSettles(SETTLE_AGAIN),
    Consume(),
    RobotConsumes(),
    Produce(),
    RobotProduces(),
    HandLimit(),
    EndOfRound(),
)
"""The same against the Robot, which acts after the person."""
