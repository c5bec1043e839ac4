"""What becomes of the cards in stacks when they leave space (rulebook: cargo, stacks).

The tanks of a stack stay as they are: what they hold is read anew from its dry mass.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..components.cards import BLACK, BLACK_HEAVY, NO_FUEL, WHITE, WHITE_HEAVY
from ..components.stack import LEO, NO_CARDS, NO_STACK

if TYPE_CHECKING:
    from ..state import FrontierState

LIGHT: Final[dict[int, int]] = {WHITE_HEAVY: WHITE, BLACK_HEAVY: BLACK}
"""How a heavy radiator lies when it has become light."""


def decommission(state: FrontierState, seat: int, cards: Sequence[int]) -> None:
    """These cards come back from space to hand, as their owner wants it."""
    player = state.players[seat]
    for card in cards:
        kind = player.stack_of(card)
        player.stacks[kind] = player.stacks[kind].without(card)
        state.visits.pop(card, NO_CARDS)
    player.hand += tuple(cards)
    settle_stacks(state, seat)


def lose(state: FrontierState, seat: int, cards: Sequence[int]) -> None:
    """These cards are lost against their owner's will: a heavy radiator only turns light."""
    gone: list[int] = []
    for card in cards:
        light = LIGHT.get(state.faces[card])
        if light is None:
            gone.append(card)
        else:
            state.faces[card] = light
    decommission(state, seat, gone)


def crash(state: FrontierState, seat: int, kind: int) -> None:
    """A whole stack is lost with its fuel."""
    player = state.players[seat]
    stack = player.stacks[kind]
    player.stacks[kind] = stack.fuelled(0, 0, NO_FUEL)
    lose(state, seat, stack.cards)


def settle_stacks(state: FrontierState, seat: int) -> None:
    """A stack without cards and fuel disappears; that of LEO is always there."""
    stacks = state.players[seat].stacks
    for kind, stack in enumerate(stacks):
        if kind != LEO and stack.there and stack.empty:
            stacks[kind] = NO_STACK
