"""Small tools for what happens next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel.state import NOBODY

if TYPE_CHECKING:
    from ..state import TruckerState


def then(state: TruckerState, tasks: list[tuple[Any, ...]]) -> None:
    """Do these next, in this order, before anything else on the agenda."""
    state.agenda.extend(reversed(tasks))


def wait_for(state: TruckerState, seat: int, step: str) -> None:
    """Wait for this seat alone."""
    state.step = step
    state.waiting = (seat,)


def answered(state: TruckerState, seat: int) -> None:
    """This seat has answered; the others are still waited for."""
    waiting = state.waiting
    state.waiting = NOBODY if len(waiting) == 1 else tuple([other for other in waiting if other != seat])
