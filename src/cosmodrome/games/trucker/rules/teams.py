"""Partners who change ships for the flight, and places while they build (rulebook: teams, expert-teams)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .taking import let_go

if TYPE_CHECKING:
    from ..state import TruckerState


def swap_ships(state: TruckerState) -> None:
    ships = state.ships
    state.ships = [ships[state.partner(seat)] for seat in range(state.seats)]


def change_places(state: TruckerState) -> None:
    """Partners change places: what is in the hand goes along, the reserve stays with the ship."""
    for seat in range(state.seats):
        if state.reserved[seat]:
            let_go(state, seat)
    swap_ships(state)
    state.swaps += 1
    for seat in range(state.seats):
        if state.ships[seat].finished:
            let_go(state, seat)
            state.looking[seat] = -1
    state.tell("change-places", {})
