"""The years: everybody has a turn, then the sun moves on (rulebook: turn, solar-cycle, end)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Task
from ..options import HERMES
from .elections import HOLD_ELECTION
from .events import EVENT
from .futures import comets
from .order import clockwise
from .scenarios import listed
from .turn import BEGIN_TURN

if TYPE_CHECKING:
    from ..state import FrontierState


class Year(Task["FrontierState"]):
    """One turn each, from the first player clockwise."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        state.then(*[BEGIN_TURN[seat] for seat in clockwise(state)], END_OF_YEAR)


class EndOfYear(Task["FrontierState"]):
    """The game ends with a year; otherwise the solar disk moves on, which may bring an event."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        state.begin_turn(-1)
        if state.rules.scenario == HERMES:
            state.then(EVENT, ADVANCE)  # the sun waits for the event
        else:
            advance(state)


class Advance(Task["FrontierState"]):
    """The solar disk moves on."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        advance(state)


def advance(state: FrontierState) -> None:
    state.year += 1
    if state.announced:
        comets.arrive(state)
    listed.played(state).year_over(state)
    if state.over:
        return
    if state.ending or state.year >= state.rules.years:
        finish(state)
        return
    state.then(YEAR)
    if state.rules.scenario != HERMES and state.rules.cycle.brings_event(state.year):
        state.then(*([EVENT] if state.rules.events else []), COUNT_DOWN)


class CountDown(Task["FrontierState"]):
    """An event is over: the last ones before the end are counted, where Futures end the game (seed 22.1)."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        if state.countdown > 0:
            state.countdown -= 1
            if state.countdown == 0:
                finish(state)


def finish(state: FrontierState) -> None:
    """The game is over; where Futures are played for, after a last election (seed 22.2)."""
    if state.rules.endgame and state.rules.politics:
        state.then(HOLD_ELECTION, GAME_OVER)
    else:
        state.over = True


class GameOver(Task["FrontierState"]):
    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        state.over = True


YEAR: Final = Year()
END_OF_YEAR: Final = EndOfYear()
ADVANCE: Final = Advance()
COUNT_DOWN: Final = CountDown()
GAME_OVER: Final = GameOver()
