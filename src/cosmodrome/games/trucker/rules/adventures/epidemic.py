"""Epidemics (rulebook: epidemic)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....kernel import Task
from ...components.ship import Ship
from .. import track
from ..crew import leave

if TYPE_CHECKING:
    from ...state import TruckerState


class Epidemic(Task["TruckerState"]):
    """Who falls ill is clear before anybody leaves."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        for seat in track.order(state):
            leave(state, seat, infected(state.ships[seat]))


def infected(ship: Ship) -> list[int]:
    """Occupied cabins joined to another occupied cabin: one of each is lost."""
    return side_by_side(ship, [space for space in ship.cabins() if ship.load[space]])


def side_by_side(ship: Ship, cabins: list[int]) -> list[int]:
    """Those of these cabins that are joined to another of them."""
    return [space for space in cabins if any(other in cabins for other in ship.joined(space))]
