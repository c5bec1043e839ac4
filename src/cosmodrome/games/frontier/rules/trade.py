"""Interplanetary trade: black cards are sold at promoted Bernals with dirtsides (rulebook: bernal-module; seed 19.5C).

At one's own Bernal a card goes under its deck, as in LEO. At another's it comes back to hand; that takes leave of the
owner, whose fee is part of the deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.cards import BLACK, CARDS, NO_LETTER, SOLD
from ..components.grant import MARKET
from ..components.stack import BERNAL, ERSATZ
from . import facilities, home

if TYPE_CHECKING:
    from ..state import FrontierState

NOWHERE_SOLD: Final = -1


def places(state: FrontierState, owner: int) -> list[tuple[int, list[int]]]:
    """The spaces with a market of this player, each with the letters that are not wanted there."""
    found: list[tuple[int, list[int]]] = []
    for kind in (BERNAL, ERSATZ):
        space = facilities.bernal_space(state, owner, kind)
        if home.promoted_at(state, owner, space):
            grounds = facilities.dirtsides(state, owner, kind)
            if grounds:
                found.append((space, facilities.letters(state, grounds)))
    return found


def is_ware(state: FrontierState, card: int) -> bool:
    """Whether a card in space is one that is sold there: black, and of a letter."""
    if CARDS[card].sale != SOLD or CARDS[card].letter == NO_LETTER:
        return False
    return state.face(card).side == BLACK


def wares(state: FrontierState, seat: int, space: int, unwanted: list[int]) -> list[int]:
    """What a player has to sell at a market in this space."""
    stacks = [stack for stack in state.players[seat].stacks if stack.space == space]
    cards = [card for stack in stacks for card in stack.cards]
    return [card for card in cards if is_ware(state, card) and CARDS[card].letter not in unwanted]


def buyer_of(state: FrontierState, seat: int, card: int) -> int:
    """Whose market takes a card: first of those who have given leave, where it comes back to hand; then one's own."""
    others = [owner for owner in range(state.seats) if owner != seat]
    for owner in [*others, seat]:
        for space, unwanted in places(state, owner):
            if card in wares(state, seat, space, unwanted) and is_open(state, seat, owner, space):
                return owner
    return NOWHERE_SOLD


def is_open(state: FrontierState, seat: int, owner: int, space: int) -> bool:
    """Whether a player may sell at a market: his own, or by leave."""
    if owner == seat:
        return True
    return any(grant.owner == owner and grant.what == MARKET and grant.site == space for grant in state.grants)


def sellable(state: FrontierState, seat: int) -> list[int]:
    """The cards that a player can sell at Bernals now."""
    if not state.rules.bernal:
        return []
    cards = [card for stack in state.players[seat].stacks for card in stack.cards if is_ware(state, card)]
    return [card for card in cards if buyer_of(state, seat, card) != NOWHERE_SOLD]


def closed_markets(state: FrontierState, seat: int, owner: int) -> list[int]:
    """The markets of another where a player has something to sell and needs leave for it."""
    if not state.rules.bernal:
        return []
    return [
        space
        for space, unwanted in places(state, owner)
        if wares(state, seat, space, unwanted) and not is_open(state, seat, owner, space)
    ]


def unwanted_here(state: FrontierState, seat: int) -> list[int]:
    """Black cards at one's own markets that are of the letter of a dirtside there."""
    found: list[int] = []
    for space, unwanted in places(state, seat) if state.rules.bernal else []:
        wanted = wares(state, seat, space, unwanted)
        found += [card for card in wares(state, seat, space, []) if card not in wanted]
    return found
