"""Which cards in space work, and what the others lack (rulebook: supports)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.cards import SUPPLIES
from ..rules import supports

if TYPE_CHECKING:
    from ..state import FrontierState
    from .shapes.views import LackView


def lacks(state: FrontierState, seat: int, kind: int, card: int) -> LackView | None:
    """What keeps a card of this stack from working; None if it works."""
    face = state.face(card)
    if not face.needs and not face.therms and not face.solar:
        return None  # most cards in space need nothing
    if supports.operational(state, seat, kind, card):
        return None
    stack = state.stack(seat, kind)
    if not supports.lit(state, card, stack.space):
        return {"needs": [], "therms": 0, "sunlight": True}
    if supports.chains(state, stack.cards, card, supports.UNCOOLED, stack.space):
        return {"needs": [], "therms": _too_hot(state, stack.cards, card, stack.space), "sunlight": False}
    needs = _missing(state, stack.cards, card, stack.space, (card,))
    return {"needs": [_sorts(need) for need in needs], "therms": 0, "sunlight": False}


def _missing(state: FrontierState, cards: tuple[int, ...], card: int, space: int, above: tuple[int, ...]) -> list[int]:
    """Needs that nothing meets, as masks of sorts: those of a card, or of the support that is nearest to working."""
    missing: list[int] = []
    used: list[int] = []
    for need in state.face(card).needs:
        nearest = -1
        least = [need.sorts]
        for each in cards:
            if each == card or each in used or not state.face(each).supplies & need.sorts:
                continue
            below = [] if each in above else _missing(state, cards, each, space, (*above, each))
            if supports.lit(state, each, space) and (nearest < 0 or len(below) < len(least)):
                nearest = each
                least = below
        used.append(nearest)
        missing += least
    return missing


def _too_hot(state: FrontierState, cards: tuple[int, ...], card: int, space: int) -> int:
    """How many therms more would have to be cooled."""
    therms = 1
    while not supports.chains(state, cards, card, therms, space):
        therms += 1
    return therms


def _sorts(mask: int) -> list[str]:
    return [sort for bit, sort in enumerate(SUPPLIES) if mask & 1 << bit]
