"""The home orbit: where a faction's Bernal starts, and what it keeps there (rulebook: bernal-module; seed 19.1-19.3).

Without the module nobody has left home: privileges stay, and water lies in LEO.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.cards import BERNAL as BERNAL_DECK
from ..components.cards import PURPLE, of_faction
from ..components.factions import FACTIONS
from ..components.stack import BERNAL, ERSATZ

if TYPE_CHECKING:
    from ..state import FrontierState


def orbit(state: FrontierState, seat: int) -> int:
    return state.system.find(FACTIONS[state.players[seat].faction].home)


def kept(state: FrontierState, seat: int) -> bool:
    """Whether a Bernal of this player, or an ersatz, stands on its home orbit."""
    stacks = state.players[seat].stacks
    return stacks[ERSATZ].there or stacks[BERNAL].space == orbit(state, seat)


def left(state: FrontierState, seat: int) -> bool:
    """Whether the Bernal has gone away and nothing has taken its place: privileges are lost."""
    return state.rules.bernal and not kept(state, seat)


def depots(state: FrontierState, seat: int) -> list[int]:
    """Where this player's water lies: in LEO, and at the home orbit as long as it is kept."""
    if state.rules.bernal and kept(state, seat):
        return [state.rules.leo, orbit(state, seat)]
    return [state.rules.leo]


def bernal_of(state: FrontierState, seat: int) -> int:
    return of_faction(BERNAL_DECK, state.players[seat].faction)


def promoted(state: FrontierState, seat: int) -> bool:
    """Whether this player's Bernal is promoted."""
    return state.rules.bernal and state.faces[bernal_of(state, seat)] == PURPLE


def promoted_at(state: FrontierState, seat: int, space: int) -> bool:
    """Whether a promoted Bernal of this player is in a space; an ersatz always is one."""
    if not state.rules.bernal:
        return False
    stacks = state.players[seat].stacks
    if stacks[ERSATZ].space == space:
        return True
    return stacks[BERNAL].space == space and promoted(state, seat)
