"""Inspection and repair before the launch (rulebook: inspection, repair).

Owners of faulty ships take tiles off, one at a time, until nothing is wrong, and then keep one part of the ship.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Choice, Decision, Question, Task
from ..components.tiles import NAME
from . import legality
from .falling_apart import ChoosePart, left_behind

if TYPE_CHECKING:
    from ..state import TruckerState


class Inspect(Task["TruckerState"]):
    """What is wrong comes out, even if it is nothing: from here on nobody mends a ship by taking something back."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.phase = "inspection"
        state.reveal()
        faulty = [seat for seat in range(state.seats) if not legality.is_legal(state.ships[seat])]
        for seat in faulty:
            state.tell("faulty", {"seat": seat})
        if state.round.test:
            _send_back(state, faulty)
        state.at_once([Repairs(seat) for seat in faulty])


def _send_back(state: TruckerState, faulty: list[int]) -> None:
    """Test flight: whoever made a mistake gets the last order tiles, the others move up."""
    order = sorted(range(state.seats), key=lambda seat: (seat in faulty, state.ships[seat].number))
    for place, seat in enumerate(order):
        state.ships[seat].number = place + 1


class Repairs(Task["TruckerState"]):
    """What is still to be done until the ship is legal."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.seat]
        if legality.errors(ship):
            state.then(RemoveTile(self.seat), self)
        elif len(ship.parts()) > 1:
            state.then(KeepPart(self.seat))


class RemoveTile(Question["TruckerState"]):
    """One of the tiles that are to blame comes off."""

    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        ship = state.ships[self.seat]
        errors = legality.errors(ship)
        blamed = sorted({space for _, spaces in errors for space in spaces})
        options: list[Action] = [("remove", *ship.spot(space)) for space in blamed]
        return Choice(self.seat, "prompt-repair", "repair", options, {"errors": len(errors)})

    def answer(self, state: TruckerState, action: Action) -> None:
        _take_off(state, self.seat, [state.ships[self.seat].board.space(action[1], action[2])])


class KeepPart(ChoosePart):
    """Nothing is wrong any more, but the ship is in parts."""

    __slots__ = ()

    def answer(self, state: TruckerState, action: Action) -> None:
        _take_off(state, self.seat, left_behind(state.ships[self.seat], action))


def _take_off(state: TruckerState, seat: int, spaces: list[int]) -> None:
    """What is taken off counts as lost; in the test flight it costs nothing."""
    ship = state.ships[seat]
    for space in spaces:
        tile = ship.remove(space)
        if state.round.test:
            state.face_up.append(tile)
        else:
            ship.lost.append(tile)
        state.tell("takes-off", {"seat": seat, "tile": NAME[tile]})
