"""People and their bots in results, by their names as they are now, and by the ids that others know them by."""

from __future__ import annotations

from ..hall import Hall
from ..visitors.levels import shown_level
from .payloads import Result


async def named(hall: Hall, results: list[Result]) -> list[Result]:
    """The same results, with the names of those who played."""
    seats = [seat for result in results for seat in result.seats]
    await hall.meet([*(seat.player for seat in seats), *await hall.desk.meet(seat.level for seat in seats)])
    for seat in seats:
        visitor = hall.desk.known(seat.level)
        seat.name, seat.player = hall.name(seat.player), hall.public(seat.player)
        seat.bot = "" if visitor is None else visitor.name
        seat.level = shown_level(seat.level)
    return results
