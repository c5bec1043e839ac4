"""Who flies along besides those a rocket is made of: a human mends what breaks, and a buggy finds what others miss.

A comet is prospected once for all: with a buggy, which rolls twice, it is found almost twice as often.
"""

from __future__ import annotations

from typing import Final

from ..components.cards import BUGGY, CARDS
from ..components.fuel import MOST_DRY
from ..rules import ageing, cargo, colonists
from ..state import FrontierState
from . import comet, expansion
from .design import Design, face_of

NOBODY: Final = -1


def joined(state: FrontierState, seat: int, made: Design, pool: tuple[int, ...]) -> list[Design]:
    """The same rocket with a colonist aboard; none: there is nobody who would be of use."""
    if not expansion.open_to(state) or not state.rules.colonist:
        return []
    card = _who(state, seat, made, pool)
    if card == NOBODY:
        return []
    larger = made.enlarged(state, (*made.cards, card), (*made.faces, face_of(state, seat, card)))
    return [larger] if larger.mass <= MOST_DRY else []


def _who(state: FrontierState, seat: int, made: Design, pool: tuple[int, ...]) -> int:
    """The lightest who helps: one with a buggy where a comet is looked for, any human where none is aboard."""
    buggy = comet.sought(state, seat) and not any(_drives(state, seat, card) for card in made.cards)
    alone = not any(cargo.is_human(state, card) for card in made.cards)
    able = [card for card in pool if card not in made.cards and _comes_along(state, seat, card)]
    best = NOBODY
    for card in able if alone else [each for each in able if buggy and _drives(state, seat, each)]:
        if best == NOBODY or _rank(state, seat, card, buggy) < _rank(state, seat, best, buggy):
            best = card
    return best


def _rank(state: FrontierState, seat: int, card: int, buggy: bool) -> tuple[bool, int]:
    """Who drives a buggy that is wanted goes first, then who weighs least."""
    return buggy and not _drives(state, seat, card), state.mass(card, face_of(state, seat, card))


def _drives(state: FrontierState, seat: int, card: int) -> bool:
    return bool(CARDS[card].face(face_of(state, seat, card)).platforms & BUGGY)


def _comes_along(state: FrontierState, seat: int, card: int) -> bool:
    """Whether a card is a human colonist in space, or one for whom there is room; who bears the Future stays."""
    if not colonists.is_human_colonist(card) or ageing.is_child(state, card):
        return False
    if card in comet.BEARERS and comet.hoped_for(state, seat):
        return False
    return state.players[seat].stack_of(card) >= 0 or colonists.room(state, seat) > 0
