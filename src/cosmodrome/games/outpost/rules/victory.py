"""Phase 6: is there a winner? (rulebook: victory, death-spiral)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Task
from . import market

if TYPE_CHECKING:
    from ..state import OutpostState

SPIRAL: Final = 10
STALEMATE: Final = 50


class VictoryCheck(Task["OutpostState"]):
    """The game ends with the round in which somebody has enough points."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        state.phase = "victory"
        points = state.scores
        state.vp_log = (*state.vp_log, tuple(points))
        best = max(points)
        if best < state.goal and not _stalemate(state):
            _death_spiral(state)
            return
        leaders = [seat for seat, score in enumerate(points) if score == best]
        costs = [state.colonies[seat].card_cost for seat in leaders]
        state.won_by = tuple([seat for seat, cost in zip(leaders, costs, strict=True) if cost == max(costs)])
        state.over = True
        state.tell("game-won", {"winners": [{"seat": seat} for seat in state.won_by], "points": best})


def _stalemate(state: OutpostState) -> bool:
    """A house rule so that every game ends: nobody has beaten the best score so far for fifty rounds."""
    if len(state.vp_log) <= STALEMATE:
        return False
    before = max([max(points) for points in state.vp_log[:-STALEMATE]])
    return max([max(points) for points in state.vp_log[-STALEMATE:]]) <= before


def _death_spiral(state: OutpostState) -> None:
    """With terrorism about, an exhausted market must not keep the game from ending."""
    if state.rules.terrorism and market.sold_out(state) and state.goal > SPIRAL:
        state.goal -= SPIRAL
        state.tell("death-spiral", {"goal": state.goal})
