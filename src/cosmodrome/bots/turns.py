"""Whose answer comes next when several seats are asked at once."""

from __future__ import annotations

from ..kernel import CLOCK, State


def next_seat(state: State, last: int) -> int:
    """The waiting seat after `last`, round the table.

    Where time matters, `CLOCK` comes once a round: a table of programs has no other clock.
    """
    waiting = state.waiting
    if len(waiting) == 1 and not state.ticking:
        return waiting[0]
    following = -1
    for seat in waiting:
        if seat > last and (following < 0 or seat < following):
            following = seat
    if following >= 0:
        return following
    if state.ticking and (last != CLOCK or not waiting):
        return CLOCK
    return min(waiting)
