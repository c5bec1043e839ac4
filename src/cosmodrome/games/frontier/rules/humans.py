"""Where humans are: crews and colonists in space, and colonies (rulebook: felonies, colony)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import cargo

if TYPE_CHECKING:
    from ..state import FrontierState


def cards_at(state: FrontierState, seat: int, space: int) -> list[int]:
    """A player's human cards in a space."""
    found: list[int] = []
    for stack in state.players[seat].stacks:
        if stack.space == space:
            found += cargo.humans(state, stack)
    return found


def present(state: FrontierState, seat: int, space: int) -> bool:
    """Whether humans of this player are in a space. A colony counts as one."""
    return state.colonies.get(space) == seat or bool(cards_at(state, seat, space))


def others_present(state: FrontierState, seat: int, space: int) -> list[int]:
    """The other players with humans in a space, from this player's left."""
    following = [(seat + place) % state.seats for place in range(1, state.seats)]
    return [other for other in following if present(state, other, space)]
