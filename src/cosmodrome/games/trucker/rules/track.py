"""The flight track (rulebook: track, lapping)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Task
from ..components.flight_board import TRACK

if TYPE_CHECKING:
    from ..state import TruckerState


def order(state: TruckerState) -> list[int]:
    """The seats still flying, the leader first."""
    flying = [seat for seat in range(state.seats) if state.flying[seat]]
    return sorted(flying, key=lambda seat: -state.position[seat])


def is_alone(state: TruckerState) -> bool:
    """The last ship flying has nobody to be compared with: such cards are ignored."""
    if len(order(state)) > 1:
        return False
    state.tell("ignored", {"card": state.card})
    return True


def move(state: TruckerState, seat: int, days: int) -> None:
    """Forward or back by so many free spaces: those taken by others do not count."""
    if not days:
        return
    state.position[seat] = moved(state, seat, days)
    state.tell("gains-days" if days > 0 else "loses-days", {"seat": seat, "days": abs(days)})


def moved(state: TruckerState, seat: int, days: int) -> int:
    """The space on which a ship ends that gains so many days, or loses them."""
    step = 1 if days > 0 else -1
    taken = [state.position[other] % TRACK for other in range(state.seats) if state.flying[other] and other != seat]
    position = state.position[seat]
    left = abs(days)
    while left:
        position += step
        if position % TRACK not in taken:
            left -= 1
    return position


def place(state: TruckerState, seat: int, position: int) -> int:
    """The place in flight order that this ship would have on this space, from 1."""
    others = [other for other in range(state.seats) if state.flying[other] and other != seat]
    return 1 + len([1 for other in others if state.position[other] > position])


class LoseDays(Task["TruckerState"]):
    days: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, days: int) -> None:
        self.seat = seat
        self.days = days

    def run(self, state: TruckerState) -> None:
        move(state, self.seat, -self.days)


def lapped(state: TruckerState) -> list[int]:
    """Seats that the leader is more than a whole round ahead of."""
    flying = order(state)
    return [seat for seat in flying if is_lapped(state.position[flying[0]] - state.position[seat])]


def is_lapped(behind: int) -> bool:
    """Whether a ship so many days behind the leader has been lapped."""
    return behind > TRACK
