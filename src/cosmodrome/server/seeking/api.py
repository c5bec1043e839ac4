"""The HTTP interface to finding opponents, and the look at who is still there."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

import msgspec

from ...games import find, ids
from .. import seating
from ..endpoints import Call, Endpoint
from ..hall import Hall
from ..payloads import NewTable, SeatPlan
from ..refusals import not_found
from ..storage import OutboxRow, StorageError, TableRow
from . import matching
from .payloads import Seeking, Wish

PAUSE: Final = 10.0

logger = logging.getLogger(__name__)


async def show_seeking(call: Call, body: None) -> Seeking:
    """Whether one looks for opponents, and where they wait once there are enough."""
    return await call.hub.hall.store.read(partial(matching.seeking, player=call.player))


async def seek(call: Call, body: Wish) -> Seeking:
    """Look for opponents, in place of what one looked for before. When enough have come, a table is opened."""
    hall, player = call.hub.hall, call.person()
    if body.game not in ids():
        raise not_found("problem-no-such-game", games=", ".join(ids()))
    plan = NewTable(game=body.game, seats=[SeatPlan()] * body.seats, options=body.options, pace=body.pace)
    seating.check_setup(find(body.game), plan)
    wish = msgspec.structs.replace(body, options=find(body.game).resolve(dict(body.options)))

    def letters(table: TableRow) -> list[OutboxRow]:
        others = {seat: each.player for seat, each in enumerate(table.seats) if each.player != player}
        return hall.callers.letters("invitation", table.id, others, "")

    table = await hall.store.write("", partial(matching.seek, player=player, wish=wish, letters=letters))
    if table is not None:
        hall.news.set()
        await hall.store.tell(table.id)
    return await show_seeking(call, None)


async def stop_seeking(call: Call, body: None) -> Seeking:
    """Look for opponents no more."""
    player = call.person()
    await call.hub.hall.store.write("", partial(matching.stop, player=player))
    return await show_seeking(call, None)


async def watch(hall: Hall) -> None:
    """Note which of those who wait are connected here, for as long as the server runs."""
    while True:
        try:
            if await hall.store.read(matching.waiting):
                await hall.store.write("", partial(matching.note_there, players=hall.attendance.people))
        except StorageError as error:
            logger.error("who looks for opponents can not be noted for the moment: %s", error)
        await asyncio.sleep(PAUSE)


ENDPOINTS = [
    Endpoint("GET", "/api/seeking", show_seeking, Seeking),
    Endpoint("POST", "/api/seeking", seek, Seeking, Wish),
    Endpoint("POST", "/api/seeking/end", stop_seeking, Seeking),
]
