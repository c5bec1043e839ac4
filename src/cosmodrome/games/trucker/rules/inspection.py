"""Inspection and repair before the launch (rulebook: inspection, repair).

Owners of faulty ships take tiles off, one at a time, until nothing is wrong, and then keep one piece of the ship.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Choice, Decision
from ..components.naming import tile_message
from . import legality
from .agenda import answered, then

if TYPE_CHECKING:
    from ..components.ship import Ship
    from ..state import Task, TruckerState


def begin(state: TruckerState, task: Task) -> None:
    """What is wrong comes out, even if it is nothing: from here on nobody mends a ship by taking something back."""
    state.phase = "inspection"
    state.step = "repair"
    state.reveal()
    faulty = [seat for seat in range(state.seats) if not legality.is_legal(state.ships[seat])]
    for seat in faulty:
        state.tell("faulty", {"seat": seat})
    if state.round.test:
        _send_back(state, faulty)
    state.waiting = tuple(faulty)
    then(state, [("launch",)])


def _send_back(state: TruckerState, faulty: list[int]) -> None:
    """Test flight: whoever made a mistake gets the last order tiles, the others move up."""
    order = sorted(range(state.seats), key=lambda seat: (seat in faulty, state.ships[seat].number))
    for place, seat in enumerate(order):
        state.ships[seat].number = place + 1


def ask(state: TruckerState, seat: int) -> Decision:
    ship = state.ships[seat]
    errors = legality.errors(ship)
    if not errors:
        return ask_part(seat, ship)
    blamed = sorted({space for _, spaces in errors for space in spaces})
    options: list[Action] = [("remove", *ship.spot(space)) for space in blamed]
    return Choice(seat, "prompt-repair", "repair", options, {"errors": len(errors)})


def do(state: TruckerState, seat: int, action: Action) -> None:
    ship = state.ships[seat]
    space = ship.board.space(action[1], action[2])
    if action[0] == "remove":
        _take_off(state, seat, [space])
    else:
        for part in ship.parts():
            if space not in part:
                _take_off(state, seat, part)
    if legality.is_legal(ship):
        answered(state, seat)


def _take_off(state: TruckerState, seat: int, spaces: list[int]) -> None:
    """What is taken off counts as lost; in the test flight it costs nothing."""
    ship = state.ships[seat]
    for space in spaces:
        tile = ship.remove(space)
        if state.round.test:
            state.face_up.append(tile)
        else:
            ship.lost.append(tile)
        state.tell("takes-off", {"seat": seat, "tile": tile_message(tile)})


# which piece to keep, here and after damage


def ask_part(seat: int, ship: Ship) -> Decision:
    """A piece is named by its first space."""
    options: list[Action] = [("keep", *ship.spot(part[0])) for part in ship.parts()]
    return Choice(seat, "prompt-keep", "falling-apart", options)
