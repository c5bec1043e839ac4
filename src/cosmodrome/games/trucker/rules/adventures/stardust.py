"""Stardust (rulebook: stardust)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import track

if TYPE_CHECKING:
    from ...state import TruckerState


def begin(state: TruckerState) -> None:
    """From the last to the leader, each loses a day for every exposed connector."""
    for seat in reversed(track.order(state)):
        track.move(state, seat, -state.ships[seat].exposed())
