"""Where a player's cubes stand: factories, freighters and mobile factories (rulebook: pieces, cargo-module)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.stack import FREIGHTER, MOBILE

if TYPE_CHECKING:
    from ..state import FrontierState


def present(state: FrontierState, seat: int, space: int) -> bool:
    """Whether a cube of this player is in a space; freighters of the base game do not count."""
    if state.factories.get(space) == seat:
        return True
    if not state.rules.cargo:
        return False
    stacks = state.players[seat].stacks
    if stacks[FREIGHTER].space == space or any(stack.cubes and stack.space == space for stack in stacks):
        return True
    return any(stacks[kind].space == space for kind in MOBILE)
