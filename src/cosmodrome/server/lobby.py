"""The lobby: lists of tables, pushed to whoever looks at them."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from .hall import Hall
from .payloads import Lobby, TableInfo
from .refusals import Refusal
from .storage import TableRow
from .table import Table

LISTED = 50
"""How many tables a list shows at most."""

PACE = 0.5
"""Seconds between two looks at the tables, however much happens there."""


async def lobby(hall: Hall, player: str) -> Lobby:
    """The lobby as this person sees it."""
    store = hall.store
    mine = await store.tables(player=player, limit=LISTED) if player else []
    finished = await store.tables(status="over", public_only=True, limit=LISTED)
    return Lobby(
        open=await _infos(hall, player, await store.tables(status="open", public_only=True, limit=LISTED)),
        mine=await _infos(hall, player, [row for row in mine if row.status in ("open", "playing")], load=True),
        live=await _infos(hall, player, await store.tables(status="playing", public_only=True, limit=LISTED)),
        finished=await _infos(hall, player, _merged([row for row in mine if row.status == "over"], finished)),
    )


async def _infos(hall: Hall, player: str, rows: list[TableRow], load: bool = False) -> list[TableInfo]:
    """The tables of a list; `load` those that must say whose turn it is."""
    await hall.meet(each.player for row in rows for each in row.seats)
    in_memory = {table.row.id: table for table in hall.loaded()}
    infos: list[TableInfo] = []
    for row in rows:
        table: Table | None = in_memory.get(row.id)
        if table is None and load and row.status == "playing":
            with suppress(Refusal):
                # a game of other rules than the server has is listed, but can not be loaded
                table = await hall.table(row.id)
        infos.append(hall.info(row if table is None else table.row, player, table))
    return infos


def _merged(mine: list[TableRow], others: list[TableRow]) -> list[TableRow]:
    """Each finished game once, the latest first; tables given up before they began are left out."""
    rows = {row.id: row for row in [*mine, *others] if row.actions}
    return sorted(rows.values(), key=lambda row: -row.changed)[:LISTED]


class News:
    """Wakes everybody who looks at the lobby when something has changed there, but not too often."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._changed = asyncio.Condition()

    async def run(self) -> None:
        while True:
            await self._hall.news.wait()
            self._hall.news.clear()
            async with self._changed:
                self._changed.notify_all()
            await asyncio.sleep(PACE)

    async def wait(self) -> None:
        async with self._changed:
            await self._changed.wait()
