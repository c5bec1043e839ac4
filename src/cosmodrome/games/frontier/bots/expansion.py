"""Whether the director plays with the modules of Colonization. To measure what they bring, they are shut here."""

from __future__ import annotations

from ..state import FrontierState


def open_to(state: FrontierState) -> bool:
    """Whether there are modules for the director to play with."""
    return state.rules.colonization
