"""Sabotage (rulebook: sabotage)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import flight, track
from ..damage import destroy, two_dice
from ..rules import SABOTAGE_ATTEMPTS

if TYPE_CHECKING:
    from ..state import TruckerState


def begin(state: TruckerState) -> None:
    """On the ship with the smallest crew; of several, on the one furthest ahead. Dice say the column, then the row."""
    if flight.is_alone(state):
        return
    victim = min(track.order(state), key=lambda seat: state.ships[seat].crew())
    state.tell("has-least", {"seat": victim, "what": "least-crew"})
    ship = state.ships[victim]
    for _ in range(SABOTAGE_ATTEMPTS):
        column = sum(two_dice(state))
        space = ship.board.space(sum(two_dice(state)), column)
        if ship.tiles[space]:
            destroy(state, victim, space, "cause-sabotage")
            return
    state.tell("sabotage-fails", {"seat": victim})
