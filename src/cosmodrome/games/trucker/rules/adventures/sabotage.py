"""Sabotage (rulebook: sabotage)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....kernel import Task
from ...components.flight_board import SABOTAGE_ATTEMPTS
from .. import track
from ..damage import destroy, two_dice

if TYPE_CHECKING:
    from ...state import TruckerState


class Sabotage(Task["TruckerState"]):
    """On the ship with the smallest crew; of several, on the one furthest ahead. Dice say the column, then the row."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if track.is_alone(state):
            return
        victim = min(track.order(state), key=lambda seat: state.ships[seat].crew())
        state.tell("has-least", {"seat": victim, "what": "least-crew"})
        ship = state.ships[victim]
        for _ in range(SABOTAGE_ATTEMPTS):
            for_column, for_row = two_dice(state), two_dice(state)
            row, column = sum(for_row), sum(for_column)
            tried = {"seat": victim, "row": row, "column": column, "dice": for_column + for_row}
            state.tell("saboteur-tries", tried)
            space = ship.board.space(row, column)
            if ship.tiles[space]:
                destroy(state, victim, space, "cause-sabotage")
                return
        state.tell("sabotage-fails", {"seat": victim})
