"""Meteor swarms (rulebook: meteors)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....kernel import Task
from ...components.adventures import CARDS
from ..damage import METEOR, Volley

if TYPE_CHECKING:
    from ...state import TruckerState

ALL: Final[tuple[int, ...]] = ()


class MeteoricSwarm(Task["TruckerState"]):
    """One after the other; each threatens all ships in the same row or column."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.then(*[Volley(size, side, METEOR, ALL) for size, side in CARDS[state.card].threats])
