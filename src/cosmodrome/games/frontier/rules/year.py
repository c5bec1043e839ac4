"""The years: everybody has a turn, then the sun moves on (rulebook: turn, solar-cycle, end)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Task
from ..components.solar_cycle import CYCLE
from .events import EVENT
from .order import clockwise
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
        state.year += 1
        if state.ending or state.year >= state.rules.years:
            state.over = True
            return
        state.then(YEAR)
        if state.rules.events and CYCLE.brings_event(state.year):
            state.then(EVENT)


YEAR: Final = Year()
END_OF_YEAR: Final = EndOfYear()
