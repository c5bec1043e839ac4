"""What is stored about how people behave to each other: who hears whom no more, and what the host was told."""

from __future__ import annotations

from typing import Final

from .dialect import Session
from .people import Rows, Write
from .rows import MuteRow, ReportRow

_REPORTS: Final = """SELECT id, author, player, table_id, line, said, reason, text, at, settled FROM reports
    WHERE settled = ? ORDER BY at, id"""


class Conduct:
    """A part of the store."""

    def __init__(self, write: Write, rows: Rows) -> None:
        self._write = write
        self._rows = rows

    async def mutes(self, player: str | None = None) -> list[MuteRow]:
        """Whom this person does not want to hear, or everybody; the oldest first."""
        where, values = ("", []) if player is None else ("WHERE player = ?", [player])
        sql = f"SELECT id, player, muted, at FROM mutes {where} ORDER BY at, id"
        return [MuteRow(*row) for row in await self._rows(sql, *values)]

    async def mute(self, row: MuteRow, most: int) -> bool:
        """False if this person hears so many no more already."""

        def mute(session: Session) -> bool:
            if session.rows("SELECT COUNT(*) FROM mutes WHERE player = ?", row.player)[0][0] >= most:
                return False
            sql = "INSERT INTO mutes (id, player, muted, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
            session.change(sql, row.id, row.player, row.muted, row.at)
            return True

        muted: bool = await self._write("", mute)
        return muted

    async def unmute(self, player: str, mute: str) -> None:
        sql = "DELETE FROM mutes WHERE player = ? AND id = ?"
        await self._write("", lambda session: session.change(sql, player, mute))

    async def said_by(self, table: str, line: int) -> tuple[str, str, bool] | None:
        """Who has said a line of a table's chat, what, and whether among those who watch."""
        sql = "SELECT player, text, gallery FROM chat WHERE table_id = ? AND number = ? AND text <> ''"
        found = await self._rows(sql, table, line)
        return (found[0][0], found[0][1], bool(found[0][2])) if found else None

    # what the host was told

    async def report(self, row: ReportRow) -> None:
        """The same about the same line is told once."""
        sql = """INSERT INTO reports (id, author, player, table_id, line, said, reason, text, at, settled)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
        values = (
            row.id,
            row.author,
            row.player,
            row.table,
            row.line,
            row.said,
            row.reason,
            row.text,
            row.at,
            row.settled,
        )
        await self._write("", lambda session: session.change(sql, *values))

    async def reports(self, settled: bool = False) -> list[ReportRow]:
        """What the host has not seen to yet, or has; the oldest first."""
        return [ReportRow(*row) for row in await self._rows(_REPORTS, settled)]


def reports(session: Session, settled: bool) -> list[ReportRow]:
    """The same, for who works at the database itself."""
    return [ReportRow(*row) for row in session.rows(_REPORTS, settled)]
