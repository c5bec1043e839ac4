"""The quick game for two: water for standing still (rulebook: quick-game; seed V7).

Cards from the start and research without auctions are said in `options.Rules`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....kernel import Action, Illegal
from ...components.scenarios import SCENARIOS
from ...components.stack import STACKS
from ..activities import FREE_ACTION, Activity

if TYPE_CHECKING:
    from ...state import FrontierState

NAME: Final = "quick_game"
WATER: Final = SCENARIOS[NAME].figures["standstill_water"]


class StandStill(Activity):
    """No craft moves in this turn, and that brings water."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [(self.verb,)] if state.rules.scenario == NAME and not state.moved else []

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.moved = tuple(range(len(STACKS)))
        state.players[seat].water += WATER
        if state.journal is not None:
            state.tell("stands-still", {"seat": seat, "water": WATER})

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if state.rules.scenario != NAME or not state.moved:
            return []
        return [((self.verb,), Illegal("why-moved-already", "quick-game"))]


STAND_STILL: Final = StandStill("standstill", "quick-game", FREE_ACTION)
