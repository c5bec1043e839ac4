"""Open space (rulebook: open-space)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....kernel import Task
from ...components.tiles import ENGINE
from .. import giving_up, track
from ..powering import Declare

if TYPE_CHECKING:
    from ...state import TruckerState


class OpenSpace(Task["TruckerState"]):
    """From the leader to the last, each declares and moves before the next one does."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        for seat in reversed(track.order(state)):
            state.then(Declare(seat, ENGINE), Advance(seat))


class Advance(Task["TruckerState"]):
    """Without any engine a ship can not cross open space."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        seat = self.seat
        if state.power[seat]:
            track.move(state, seat, state.power[seat])
        else:
            giving_up.give_up(state, seat, "no-engines")
