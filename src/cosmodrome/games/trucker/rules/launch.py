"""The launch: order of start and batteries (rulebook: launch)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Task
from ..components.tiles import BATTERY, CAPACITY
from . import crew, forecast

if TYPE_CHECKING:
    from ..components.ship import Ship
    from ..state import TruckerState


class Launch(Task["TruckerState"]):
    """Markers go to the start, batteries and cabins are filled; then aliens may come aboard, in order of start."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.phase = "launch"
        forecast.make_deck(state)
        order = sorted(range(state.seats), key=lambda seat: state.ships[seat].number)
        for place, seat in enumerate(order):
            state.position[seat] = -place * state.round.gap
            state.flying[seat] = True
            _fill(state.ships[seat])
        state.tell("launch", {"order": [{"seat": seat} for seat in order]})
        if not state.round.test:
            state.then(*[crew.ChooseCrew(seat) for seat in order if crew.may_have_aliens(state.ships[seat])])


def _fill(ship: Ship) -> None:
    for space in ship.cabins() + ship.of_kind(BATTERY):
        ship.fill(space, CAPACITY[ship.tiles[space]])
