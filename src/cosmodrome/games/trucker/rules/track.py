"""The flight track (rulebook: track, lapping)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..resolved import TRACK

if TYPE_CHECKING:
    from ..state import Task, TruckerState


def order(state: TruckerState) -> list[int]:
    """The seats still flying, the leader first."""
    flying = [seat for seat in range(state.seats) if state.flying[seat]]
    return sorted(flying, key=lambda seat: -state.position[seat])


def move(state: TruckerState, seat: int, days: int) -> None:
    """Forward or back by so many free spaces: those taken by others do not count."""
    if not days:
        return
    step = 1 if days > 0 else -1
    taken = [state.position[other] % TRACK for other in range(state.seats) if state.flying[other] and other != seat]
    position = state.position[seat]
    left = abs(days)
    while left:
        position += step
        if position % TRACK not in taken:
            left -= 1
    state.position[seat] = position
    state.tell("gains-days" if days > 0 else "loses-days", {"seat": seat, "days": abs(days)})


def lose_days(state: TruckerState, task: Task) -> None:
    """Task ("lose-days", seat, days)."""
    move(state, task[1], -task[2])


def lapped(state: TruckerState) -> list[int]:
    """Seats that the leader is more than a whole round ahead of."""
    flying = order(state)
    return [seat for seat in flying if state.position[flying[0]] - state.position[seat] > TRACK]
