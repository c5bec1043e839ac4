"""The database as its host works on it, whether a server serves it meanwhile or not.

No event loop and no threads: one piece of work after the other, each a transaction. What is changed is told to whoever
serves the database.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from ...kernel import BadSetup
from . import works
from .dialect import Session
from .link import Link
from .rows import Entry, PlayerRow, StorageError, TableRow
from .schema import MIGRATIONS, prepare, version_of
from .sqlite import Sqlite
from .store import read_entry, read_row
from .url import dialect_of

_PATIENCE: Final = 15.0

HEARING: Final = 3.0
"""Seconds within which a server takes note of what it is told, if there is one."""
TAKING_IN: Final = 0.5
"""And in which it then does what that asks for."""

OF_A_TABLE: Final = ("people", "log", "chat", "orders", "outbox", "invitations", "analyses", "analysis_pieces")
"""Where else something is stored that goes with a table."""
OF_A_RESULT: Final = ("results", "result_seats", "result_options", "keepsakes")
"""What is remembered of a game when it is over, also without its table."""

T = TypeVar("T")


class Desk:
    def __init__(self, url: str) -> None:
        """StorageError if there is no such database, or none of ours."""
        self.dialect = dialect_of(url)
        self._link = Link(self.dialect, _PATIENCE)
        if isinstance(self.dialect, Sqlite) and not self.dialect.exists():
            raise StorageError(f"{self.dialect.name} is not there")
        self.version: int = self.read(version_of)
        """Of the schema."""

    @staticmethod
    @contextmanager
    def at(url: str, any_version: bool = False) -> Iterator[Desk]:
        """A desk until the work is done; BadSetup says why there can be none."""
        try:
            desk = Desk(url)
        except StorageError as error:
            raise BadSetup(str(error)) from error
        try:
            if desk.version != len(MIGRATIONS) and not any_version:
                raise BadSetup(
                    f"{desk.dialect.name} has schema {desk.version}, this Cosmodrome {len(MIGRATIONS)};"
                    " `cosmodrome admin upgrade` says what an upgrade would do"
                )
            yield desk
        finally:
            desk._link.close()

    def read(self, work: Callable[[Session], T]) -> T:
        return self._link.run(work)

    def write(self, about: list[str], work: Callable[[Session], T]) -> T:
        """All of the work or nothing; then servers hear about it."""

        def do(session: Session) -> T:
            session.change(self.dialect.begin)
            session.last.clear()
            done = work(session)
            for last in dict.fromkeys(session.last):
                last(session)
            if about:
                self.dialect.leave_word(session, about)
            session.change("COMMIT")
            return done

        return self._link.run(do)  # whatever fails hangs up, which undoes it

    def wait_until_heard(self) -> None:
        """Give whoever serves the database the time to take in what they were told."""
        end = time.monotonic() + HEARING
        while time.monotonic() < end and self.read(self.dialect.is_unheard):
            time.sleep(0.05)
        time.sleep(TAKING_IN)

    def bring_up_to_date(self) -> None:
        self.read(lambda session: prepare(self.dialect, session))
        self.version = len(MIGRATIONS)

    # tables

    def ids(self, condition: str = "", *values: object) -> list[str]:
        """The tables, those that changed last first."""
        sql = f"SELECT id FROM tables {condition} ORDER BY changed DESC, id"
        return [table for (table,) in self.read(lambda session: session.rows(sql, *values))]

    def row(self, table: str) -> TableRow | None:
        """Unreadable if it is damaged."""
        sql = "SELECT id, data, checksum FROM tables WHERE id = ?"
        found = self.read(lambda session: session.rows(sql, table))
        return read_row(*found[0]) if found else None

    def log(self, table: str) -> list[Entry]:
        sql = """SELECT checksum, table_id, seq, kind, seat, action, token, at FROM log
            WHERE table_id = ? ORDER BY seq"""
        return [read_entry(*row) for row in self.read(lambda session: session.rows(sql, table))]

    def actions(self, table: str) -> int:
        """How many have been made there and not taken back; also where the log is damaged."""
        sql = "SELECT kind, COUNT(*) FROM log WHERE table_id = ? GROUP BY kind"
        entries: dict[str, int] = dict(self.read(lambda session: session.rows(sql, table)))
        return max(0, entries.get("act", 0) - entries.get("undo", 0))

    def save(self, row: TableRow, *also: Callable[[Session, TableRow], None]) -> None:
        """And do this as well. Conflict if it has changed meanwhile. Nobody's time runs out at a game that is over."""

        def work(session: Session) -> None:
            works.save_table(session, row)
            if row.status != "playing":
                session.change("UPDATE tables SET due = NULL WHERE id = ?", row.id)
                _look_at_tournaments(session)
            for each in also:
                each(session, row)

        self.write([row.id], work)

    def delete(self, tables: list[str], tell: bool = True, results: bool = True) -> None:
        """With all that goes with them; also in a database of an older version, which nobody serves."""
        others = OF_A_TABLE + (OF_A_RESULT if results else ())

        def work(session: Session) -> None:
            there = self.dialect.columns(session)
            for table in tables:
                session.change("DELETE FROM tables WHERE id = ?", table)
                for other in others:
                    if other in there:
                        session.change(f"DELETE FROM {other} WHERE table_id = ?", table)
            if "tournaments" in there:
                _look_at_tournaments(session)

        self.write(tables if tell else [], work)

    def clear(self, names: tuple[str, ...]) -> None:
        """All that is stored in these; also in a database of an older version, which may not have them."""

        def work(session: Session) -> None:
            for name in set(names).intersection(self.dialect.columns(session)):
                session.change(f"DELETE FROM {name}")

        self.write([], work)

    # people

    def people(self, condition: str = "", *values: object) -> list[tuple[PlayerRow, bool]]:
        """Those who are known, and whether they are blocked; the newest first."""
        sql = f"""SELECT players.id, players.name, players.created, blocked.player IS NOT NULL FROM players
            LEFT JOIN blocked ON blocked.player = players.id {condition} ORDER BY players.created DESC, players.id"""
        found = self.read(lambda session: session.rows(sql, *values))
        return [(PlayerRow(*row[:3]), bool(row[3])) for row in found]

    def count(self, sql: str, *values: Any) -> int:
        number: int = self.read(lambda session: session.rows(sql, *values))[0][0]
        return number


def _look_at_tournaments(session: Session) -> None:
    """A table that has ended, or is no more, may be one that a tournament waits for: a server counts what has ended."""
    session.change("UPDATE tournaments SET due = ? WHERE status = 'playing'", True)


def make(url: str) -> None:
    """A database at this URL, if there is none; one of an older version is left alone."""
    dialect = dialect_of(url)
    link = Link(dialect, _PATIENCE)
    try:
        if link.run(lambda session: "tables" not in dialect.columns(session)):
            link.run(lambda session: prepare(dialect, session))
    finally:
        link.close()
