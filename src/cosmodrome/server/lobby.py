"""The lobby: lists of tables, pushed to whoever looks at them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

from .hall import Hall
from .payloads import Invitation, Lobby, TableInfo
from .refusals import Refusal
from .storage import StorageError, TableRow
from .table import Table

LISTED = 50
"""How many tables a list shows at most."""

PACE = 0.5
"""Seconds between two looks at the tables, however much happens there."""


class Public(NamedTuple):
    """The tables that everybody sees, and how they look to those who have no part in them."""

    open: list[TableRow]
    live: list[TableRow]
    finished: list[TableRow]
    infos: dict[str, TableInfo]


async def public(hall: Hall) -> Public:
    waiting, live, finished = [
        await hall.store.tables(status=status, public_only=True, limit=LISTED) for status in ("open", "playing", "over")
    ]
    infos = await _infos(hall, "", [*waiting, *live, *finished], {})
    return Public(waiting, live, finished, {info.id: info for info in infos})


async def lobby(hall: Hall, player: str, known: Public | None = None) -> Lobby:
    """The lobby as this person sees it; what everybody sees is read anew unless it is known."""
    seen = known or await public(hall)
    own: dict[str, list[TableRow]] = {"open": [], "playing": [], "over": []}
    for status in own if player else ():
        own[status] = await hall.store.tables(status=status, player=player, limit=LISTED)
    mine = sorted(own["open"] + own["playing"], key=lambda row: -row.changed)
    return Lobby(
        invitations=await _invitations(hall, player) if hall.is_member(player) else [],
        open=await _infos(hall, player, seen.open, seen.infos),
        mine=await _infos(hall, player, mine, {}, load=True),
        live=await _infos(hall, player, seen.live, seen.infos),
        finished=await _infos(hall, player, _merged(own["over"], seen.finished), seen.infos),
        damaged=await hall.store.left_out(player),
        announcement=hall.bulletin.announcement,
    )


async def _infos(
    hall: Hall, player: str, rows: list[TableRow], known: dict[str, TableInfo], load: bool = False
) -> list[TableInfo]:
    """The tables of a list; `load` those that must say whose turn it is."""
    new = [row for row in rows if row.id not in known or player in row.people]
    await hall.meet_at(new)
    in_memory = {table.row.id: table for table in hall.loaded() if not table.stale} if new else {}
    infos = dict(known)
    for row in new:
        table: Table | None = in_memory.get(row.id)
        if table is None and load and row.status == "playing":
            with suppress(Refusal, StorageError):
                # one that can not be loaded is listed nevertheless, with the reason
                table = await hall.table(row.id)
        infos[row.id] = hall.info(row if table is None else table.row, player, table)
    return [infos[row.id] for row in rows]


async def _invitations(hall: Hall, player: str) -> list[Invitation]:
    """Where this person is waited for, as long as there is a seat."""
    heard = [row for row in await hall.store.friends.invitations(player) if hall.mutes.hears(player, row.host)]
    invited = {row.table: row for row in heard}
    rows = [row for table in invited if (row := await hall.store.table(table)) is not None and row.status == "open"]
    await hall.meet(invited[row.id].host for row in rows)
    infos = await _infos(hall, player, [row for row in rows if player not in row.people], {})
    return [Invitation(host=hall.name(invited[info.id].host), table=info) for info in infos]


def _merged(mine: list[TableRow], others: list[TableRow]) -> list[TableRow]:
    """Each finished game once, the latest first; tables given up before they began are left out."""
    rows = {row.id: row for row in [*mine, *others] if row.actions}
    return sorted(rows.values(), key=lambda row: -row.changed)[:LISTED]


class News:
    """Wakes everybody who looks at the lobby when something has changed there, but not too often."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._changed = asyncio.Condition()
        self._public: asyncio.Task[Public] | None = None
        self.number = 0
        """How often there have been news: whoever has seen all knows this number."""

    async def run(self) -> None:
        while True:
            await self._hall.news.wait()
            self._hall.news.clear()
            async with self._changed:
                self.number += 1
                self._public = None
                self._changed.notify_all()
            await asyncio.sleep(PACE)

    async def after(self, number: int) -> tuple[int, Public]:
        """Wait for news after these; then their number, and what everybody sees, read once for all of them."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.number > number)
        latest = self.number
        if self._public is None:
            self._public = asyncio.create_task(public(self._hall))
        return latest, await asyncio.shield(self._public)
