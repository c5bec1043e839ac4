"""What may be done with the tile in the hand (rulebook: placing, reserve)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action
from ..components.ship import fitting
from ..components.tiles import NAME

if TYPE_CHECKING:
    from ..state import TruckerState

RETURN: Final[Action] = ("return",)
PUT_ASIDE: Final[Action] = ("reserve",)
_ANY: Final = 0b1111
"""Turns, as bits."""


def options(state: TruckerState, seat: int) -> list[Action]:
    """A reserved tile never goes back to the warehouse."""
    found: list[Action] = []
    if not state.reserved[seat]:
        found.append(RETURN)
    if state.reserved[seat] or len(state.ships[seat].reserve) < state.round.reserve:
        found.append(PUT_ASIDE)
    found.extend(places(state, seat))
    return found


def places(state: TruckerState, seat: int) -> list[Action]:
    """Where the tile in the hand may go: beside the ship, and with the strict check only where it obeys the rules."""
    ship = state.ships[seat]
    tile = state.hands[seat]
    strict = state.rules.strict
    found: list[Action] = []
    for space in ship.borders():
        turns = _ANY
        if strict:
            facing = ship.facing(space)
            turns = fitting(facing, tile) if facing else 0
        if turns:
            row, column = ship.spot(space)
            for turn in range(4):
                if turns >> turn & 1:
                    found.append(("place", row, column, turn))
    return found


def handle(state: TruckerState, seat: int, action: Action) -> None:
    """Place the tile in the hand, put it aside, or give it back."""
    ship = state.ships[seat]
    tile = state.hands[seat]
    state.hands[seat] = 0
    if action[0] == "place":
        row, column, turn = action[1:]
        space = ship.board.space(row, column)
        ship.place(tile, space, turn)
        ship.loose = space
        ship.loose_reserved = state.reserved[seat]
        state.tell("places", {"seat": seat, "tile": NAME[tile], "row": row, "column": column})
    elif action == RETURN:
        (state.returned if state.rules.in_turns else state.face_up).append(tile)
        state.tell("returns", {"seat": seat, "tile": NAME[tile]})
    else:
        ship.reserve.append(tile)
        state.tell("reserves", {"seat": seat, "tile": NAME[tile]})


def lay_open(state: TruckerState) -> None:
    """In turns: what was put back in this beat may be taken from now on."""
    state.face_up.extend(state.returned)
    state.returned = []
