"""Finishing a ship, and the end of building (rulebook: finishing)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Illegal, Task
from . import teams, timer
from .placing import lay_open
from .taking import let_go

if TYPE_CHECKING:
    from ..state import TruckerState


def options(state: TruckerState, seat: int) -> list[Action]:
    """Any order tile that is left may be taken, with empty hands."""
    if state.ships[seat].finished or state.hands[seat] or state.looking[seat] >= 0:
        return []
    return [("finish", number) for number in state.order_tiles]


def closed(state: TruckerState, seat: int) -> list[tuple[Action, Illegal]]:
    shut: list[tuple[Action, Illegal]] = []
    for number in range(1, state.seats + 1):
        if number not in state.order_tiles:
            taken = {"number": number, "seat": [ship.number for ship in state.ships].index(number)}
            shut.append((("finish", number), Illegal("why-order-tile-gone", "finishing", taken)))
        elif not options(state, seat):
            shut.append((("finish", number), Illegal(_why_not(state, seat), "finishing")))
    return shut


def _why_not(state: TruckerState, seat: int) -> str:
    if state.ships[seat].finished:
        return "why-finished"
    return "why-hand-full" if state.hands[seat] else "why-pile-in-hand"


def finish(state: TruckerState, seat: int, number: int) -> None:
    ship = state.ships[seat]
    ship.finished = True
    ship.loose = 0
    ship.number = number
    state.order_tiles.remove(number)
    if state.quickest < 0:
        state.quickest = seat
    state.tell("finishes", {"seat": seat, "number": number})


def all_finished(state: TruckerState) -> bool:
    return not state.order_tiles


def rotation(state: TruckerState) -> list[int]:
    """All seats in the order that decides ties: it moves on by one seat every beat."""
    start = state.first + state.beat
    return [(start + place) % state.seats for place in range(state.seats)]


def time_up(state: TruckerState) -> None:
    """Nobody may build any more: whoever has no order tile gets the lowest that is left."""
    for seat in rotation(state):
        if not state.ships[seat].finished:
            let_go(state, seat)
            finish(state, seat, state.order_tiles[0])


class EndBuilding(Task["TruckerState"]):
    """All ships are finished: what is left in reserve is lost, and partners change ships for the flight."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.looking = [-1] * state.seats
        lay_open(state)
        timer.stop(state)
        for ship in state.ships:
            ship.lost.extend(ship.reserve)
            ship.reserve = []
        if state.rules.teams:
            teams.swap_ships(state)
            state.tell("partners-swap", {})
