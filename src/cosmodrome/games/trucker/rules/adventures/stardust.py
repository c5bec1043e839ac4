"""Stardust (rulebook: stardust)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....kernel import Task
from .. import track

if TYPE_CHECKING:
    from ...state import TruckerState


class Stardust(Task["TruckerState"]):
    """From the last to the leader, each loses a day for every exposed connector."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        for seat in reversed(track.order(state)):
            track.move(state, seat, -state.ships[seat].exposed())
