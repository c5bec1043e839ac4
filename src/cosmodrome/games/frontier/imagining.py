"""What a player can not know, drawn anew: the order of the cards in the decks, and secret bids.

Hands, water and everything in space lie open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import Dice
from .rules import research

if TYPE_CHECKING:
    from .state import FrontierState


def imagine(state: FrontierState, seat: int, dice: Dice) -> FrontierState:
    twin = state.copy()
    twin.veil(dice)
    twin.imagine_answers(seat, dice)
    shuffle_unseen(twin, dice)
    return twin


def shuffle_unseen(state: FrontierState, dice: Dice) -> None:
    """The top is seen by all, and what was put below a deck lies in a known order: shuffle what is between."""
    for number, deck in enumerate(state.decks):
        top = research.open_cards(state, number)
        bottom = 1 + state.unseen[number]
        if bottom - top > 1:
            between = deck[top:bottom]
            dice.shuffle(between)
            deck[top:bottom] = between
