"""What is stored about people and each other: friends, and who is invited where."""

from __future__ import annotations

from typing import Final

from . import works
from .dialect import Session
from .people import Rows, Write
from .rows import Conflict, FriendRow, InvitationRow, OutboxRow

_MOST_VALUES: Final = 500


class Friends:
    """A part of the store."""

    def __init__(self, write: Write, rows: Rows) -> None:
        self._write = write
        self._rows = rows

    async def of(self, player: str) -> list[FriendRow]:
        """Everybody whom this person has asked, who has asked them, or is their friend."""
        columns = "f.player, f.other, f.since, f.agreed, m.seen"
        sql = f"""SELECT {columns} FROM friends f JOIN members m ON m.player = f.player WHERE f.other = ?
            UNION ALL
            SELECT {columns} FROM friends f JOIN members m ON m.player = f.other WHERE f.player = ? AND f.agreed = ?"""
        found = await self._rows(sql, player, player, False)
        return [FriendRow(one, other, since, bool(agreed), seen) for one, other, since, agreed, seen in found]

    async def ask(self, player: str, other: str, at: float, most: int) -> bool:
        """Somebody wants to be another's friend; if that one has asked before, they are. Whether they are now.

        Conflict if the one has so many already, or so many wait for the other's answer.
        """

        def ask(session: Session) -> bool:
            # first a write: of two who ask each other at the same time one waits here for the other, and then knows
            session.change("UPDATE members SET since = since WHERE player IN (?, ?)", player, other)
            own = session.rows("SELECT COUNT(*) FROM friends WHERE player = ? AND other <> ?", player, other)
            asks = "SELECT COUNT(*) FROM friends WHERE other = ? AND player <> ? AND agreed = ?"
            if max(own[0][0], session.rows(asks, other, player, False)[0][0]) >= most:
                raise Conflict("too many friends")
            agreed = bool(session.rows("SELECT 1 FROM friends WHERE player = ? AND other = ?", other, player))
            sql = """INSERT INTO friends (player, other, since, agreed) VALUES (?, ?, ?, ?)
                ON CONFLICT (player, other) DO UPDATE SET agreed = excluded.agreed"""
            session.change(sql, player, other, at, agreed)
            if agreed:
                session.change("UPDATE friends SET agreed = ? WHERE player = ? AND other = ?", True, other, player)
            return agreed

        agreed: bool = await self._write("", ask)
        return agreed

    async def part(self, player: str, other: str) -> None:
        """These two are not friends, and neither asks the other."""
        sql = "DELETE FROM friends WHERE (player = ? AND other = ?) OR (player = ? AND other = ?)"
        await self._write("", lambda session: session.change(sql, player, other, other, player))

    async def are(self, player: str, other: str) -> bool:
        sql = "SELECT 1 FROM friends WHERE player = ? AND other = ? AND agreed = ?"
        return bool(await self._rows(sql, player, other, True))

    async def seen(self, players: list[str], at: float) -> None:
        """These people are connected; of guests that is not noted."""

        def note(session: Session) -> None:
            for start in range(0, len(players), _MOST_VALUES):
                some = players[start : start + _MOST_VALUES]
                marks = ", ".join("?" * len(some))
                session.change(f"UPDATE members SET seen = ? WHERE player IN ({marks})", at, *some)

        if players:
            await self._write("", note)

    # invitations

    async def invite(self, row: InvitationRow, most: int, letters: list[OutboxRow]) -> bool:
        """By these letters too. False if so many are invited there already, or this person is."""

        def invite(session: Session) -> bool:
            if session.rows("SELECT COUNT(*) FROM invitations WHERE table_id = ?", row.table)[0][0] >= most:
                return False
            sql = "INSERT INTO invitations (table_id, player, host, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
            if not session.change(sql, row.table, row.player, row.host, row.at):
                return False
            works.post(session, letters)
            return True

        invited: bool = await self._write(row.table, invite)
        return invited

    async def decline(self, table: str, player: str) -> None:
        sql = "DELETE FROM invitations WHERE table_id = ? AND player = ?"
        await self._write("", lambda session: session.change(sql, table, player))

    async def invited(self, table: str) -> list[str]:
        """Who is invited to a table."""
        return [player for (player,) in await self._rows("SELECT player FROM invitations WHERE table_id = ?", table)]

    async def invitations(self, player: str) -> list[InvitationRow]:
        """Where this person is invited; the latest first."""
        sql = "SELECT table_id, player, host, at FROM invitations WHERE player = ? ORDER BY at DESC LIMIT 50"
        return [InvitationRow(*row) for row in await self._rows(sql, player)]
