"""Setting up (rulebook: setup, setup-two-players)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.cards import ORE, RESOURCES, WATER
from ..options import START
from . import market, production, purchase_order
from .round import FROM_TURNS, ROUND

if TYPE_CHECKING:
    from ..state import OutpostState

TYPES_WITH_SAME_NUMBER: Final = 10


def set_up(state: OutpostState) -> None:
    if state.rules.parity:
        _two_player_copies(state)
    for colony in state.colonies:
        for name, number in START["factories"].items():
            colony.built[RESOURCES.index(name)] = number
        colony.operated = colony.built[:]
    if state.rules.double_hand:
        _double_hand(state)
        state.then(FROM_TURNS)
    else:
        state.then(ROUND)


def _two_player_copies(state: OutpostState) -> None:
    """One roll for each type: even two copies, odd one; at most ten types may have the same number."""
    counts = [0, 0, 0]
    stock = state.stock[:]
    for kind in range(1, 14):
        copies = 2 if state.dice.roll(10) % 2 == 0 else 1
        if counts[copies] == TYPES_WITH_SAME_NUMBER:
            copies = 3 - copies
        counts[copies] += 1
        stock[kind] = copies
    state.stock = stock


def _double_hand(state: OutpostState) -> None:
    """The 2011 edition deals twice the first production and begins with the turns.

    Its first market rolls again for a type at its cap, whatever is agreed on for later ones.
    """
    state.round = 1
    market.replace(state, next_lower=False)
    market.replace_kickers(state)
    for seat, colony in enumerate(state.colonies):
        for resource in (ORE, WATER):
            production.deal(state, colony, resource, 2 * colony.operated[resource])
        colony.hand.sort()
        if colony.hand:
            state.tell("produced-cards", {"seat": seat, "cards": colony.hand[:]}, (seat,))
    purchase_order.determine(state)
