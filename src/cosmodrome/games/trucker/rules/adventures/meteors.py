"""Meteor swarms (rulebook: meteors)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...components.adventures import CARDS
from ..agenda import then
from ..damage import METEOR

if TYPE_CHECKING:
    from ...state import TruckerState

ALL: Final[tuple[int, ...]] = ()


def begin(state: TruckerState) -> None:
    """One after the other; each threatens all ships in the same row or column."""
    then(state, [("volley", size, side, METEOR, ALL) for size, side in CARDS[state.card].threats])
