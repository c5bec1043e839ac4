"""Epidemics (rulebook: epidemic)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....kernel import Task
from ...components.ship import Ship
from ...components.tiles import CABIN, KIND
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
    occupied = [space for space in ship.cabins() if ship.load[space]]
    return [space for space in occupied if any(_occupied(ship, other) for other in ship.joined(space))]


def _occupied(ship: Ship, space: int) -> bool:
    return KIND[ship.tiles[space]] <= CABIN and ship.load[space] > 0
