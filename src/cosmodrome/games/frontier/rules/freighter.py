"""The freighter of the base game: one product of a factory, moving without fuel (rulebook: freighter)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.move import NO_ENGINE, Move, Place
from ..components.stack import NO_CARDS
from . import facilities, home

if TYPE_CHECKING:
    from ..state import FrontierState

BURNS: Final = 1
"""How many it enters in a turn."""


def net_thrust(state: FrontierState, seat: int) -> int:
    """Its net thrust, which is how many burns it enters: one more for each push factory of its owner."""
    return BURNS + facilities.push_factories(state, seat)


def move_of(state: FrontierState, seat: int, kind: int, reach: tuple[int, ...] = NO_CARDS) -> Move:
    """Its move as it begins, to anywhere or within reach only."""
    net = net_thrust(state, seat)
    place = Place(state.stack(seat, kind).space, 2 * net, 0, home.free_pivots(state, seat), 0)
    return Move(kind, NO_ENGINE, NO_CARDS, NO_CARDS, net, net, 1, 0, 1, 0, False, place, reach=reach)
