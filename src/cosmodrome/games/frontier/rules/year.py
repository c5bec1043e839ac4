"""The years: everybody has a turn, then the sun moves on (rulebook: turn, solar-cycle, end)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Task
from .turn import BEGIN_TURN

if TYPE_CHECKING:
    from ..state import FrontierState


class Year(Task["FrontierState"]):
    """One turn each, from the first player clockwise."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        order = [(state.first + place) % state.seats for place in range(state.seats)]
        state.then(*[BEGIN_TURN[seat] for seat in order], END_OF_YEAR)


class EndOfYear(Task["FrontierState"]):
    """The solar disk moves on. The game ends with a year."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        state.begin_turn(-1)
        state.year += 1
        if state.ending or state.year >= state.rules.years:
            state.over = True
            return
        state.then(YEAR)


YEAR: Final = Year()
END_OF_YEAR: Final = EndOfYear()
