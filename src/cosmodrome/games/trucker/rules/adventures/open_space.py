"""Open space (rulebook: open-space)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...components.tiles import ENGINE
from .. import giving_up, track
from ..agenda import then

if TYPE_CHECKING:
    from ...state import Task, TruckerState


def begin(state: TruckerState) -> None:
    """From the leader to the last, each declares and moves before the next one does."""
    for seat in reversed(track.order(state)):
        then(state, [("declare", seat, ENGINE), ("advance", seat)])


def advance(state: TruckerState, task: Task) -> None:
    """Task ("advance", seat): without any engine a ship can not cross open space."""
    seat: int = task[1]
    if state.power[seat]:
        track.move(state, seat, state.power[seat])
    else:
        giving_up.give_up(state, seat, "no-engines")
