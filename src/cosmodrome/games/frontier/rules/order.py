"""In which order players are asked: the first player first, then clockwise (rulebook: setup, events)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import FrontierState


def clockwise(state: FrontierState) -> list[int]:
    return [(state.first + place) % state.seats for place in range(state.seats)]
