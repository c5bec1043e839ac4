"""Activism: in the blue sector anybody can bring about an election (rulebook: activism; seed 16.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Illegal
from ..components.cards import FINANCIER
from ..components.solar_system import SEASONS
from .activities import Activity
from .elections import HOLD_ELECTION

if TYPE_CHECKING:
    from ..state import FrontierState

BLUE: Final = SEASONS.index("blue")
CALL: Final[Action] = ("activism",)


class Activism(Activity):
    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [CALL] if _open(state) and state.season == BLUE else []

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        if state.journal is not None:
            state.tell("calls-election", {"seat": seat})
        state.then(HOLD_ELECTION)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if not _open(state) or state.season == BLUE:
            return []
        return [(CALL, Illegal("why-not-blue", "activism"))]


def _open(state: FrontierState) -> bool:
    return state.rules.colonization and state.rules.politics


ACTIVISM: Final = Activism("activism", "activism", FINANCIER)
