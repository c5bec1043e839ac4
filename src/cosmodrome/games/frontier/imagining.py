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
    _forget_order(twin)
    shuffle_unseen(twin, dice)
    return twin


def shuffle_unseen(state: FrontierState, dice: Dice) -> None:
    """The top is seen by all, and what was put below a deck lies in a known order: shuffle what is between."""
    for number, deck in enumerate(state.decks):
        top, bottom = _unseen(state, number)
        if bottom - top > 1:
            between = deck[top:bottom]
            dice.shuffle(between)
            deck[top:bottom] = between


def _forget_order(state: FrontierState) -> None:
    """What is drawn follows from the dice alone, not from the true order."""
    for number, deck in enumerate(state.decks):
        top, bottom = _unseen(state, number)
        if bottom - top > 1:
            deck[top:bottom] = sorted(deck[top:bottom])


def _unseen(state: FrontierState, number: int) -> tuple[int, int]:
    """From where to where the cards of a deck lie in an order that nobody knows."""
    return research.open_cards(state, number), 1 + state.unseen[number]
