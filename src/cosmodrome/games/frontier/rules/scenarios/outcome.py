"""How a scenario ends that is won or lost by what happens (rulebook: scenarios)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...state import FrontierState


def win(state: FrontierState, *seats: int) -> None:
    """The game is over, and these have won; none: it is lost."""
    state.victors = seats
    state.over = True
    if state.journal is not None:
        for seat in seats:
            state.tell("scenario-won", {"seat": seat})
        if not seats:
            state.tell("scenario-lost", {})
