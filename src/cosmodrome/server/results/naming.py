"""People in results, by their names as they are now, and by the ids that others know them by."""

from __future__ import annotations

from ..hall import Hall
from .payloads import Result


async def named(hall: Hall, results: list[Result]) -> list[Result]:
    """The same results, with the names of those who played."""
    await hall.meet(seat.player for result in results for seat in result.seats)
    for result in results:
        for seat in result.seats:
            seat.name, seat.player = hall.name(seat.player), hall.public(seat.player)
    return results
