"""PostgreSQL: any number of processes on one database, who tell each other what they have written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, Final
from uuid import uuid4

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq.abc import PGconn
from psycopg.sql import SQL, Identifier

from ...kernel import BadSetup
from .dialect import PIECE, Dialect, Session

_CHANNEL: Final = "left('cosmodrome_' || current_schema(), 63)"
"""Two servers with a schema each in one database do not hear each other."""
_SCHEMA_LOCK: Final = 2026
"""Any number, as long as all processes take the same."""
_DEFAULTS: Final = {
    "connect_timeout": "3",
    "keepalives_idle": "30",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
    "application_name": "cosmodrome",
}
"""A machine that has vanished says nothing: the system by itself would go on sending to it for a quarter of an hour."""
_PASSING: Final = ("08", "40", "57")
"""Classes of errors that a second try may not meet: connection lost, deadlock, server shut down or starting up."""
_PAUSE: Final = 1.0
_LONGEST: Final = 7000
"""Bytes of a notice; PostgreSQL allows somewhat more."""


class Postgres(Dialect):
    shared = True
    begin_reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, url: str) -> None:
        try:
            given = {name: str(value) for name, value in conninfo_to_dict(url).items() if value is not None}
        except psycopg.ProgrammingError as error:
            raise BadSetup(f"storage: PostgreSQL can not read this URL: {str(error).strip()}") from error
        self._conninfo = make_conninfo("", **(_DEFAULTS | given))
        self._process = uuid4().hex
        # Never the whole URL: it may hold a password.
        self.name = f"the PostgreSQL database {given.get('dbname', '')!r} at {given.get('host', 'this machine')}"

    def connect(self) -> Session:
        return Session(psycopg.connect(self._conninfo, autocommit=True), "%s")

    def is_duplicate(self, error: Exception) -> bool:
        return isinstance(error, psycopg.errors.UniqueViolation)

    def is_passing(self, error: Exception) -> bool:
        if not isinstance(error, psycopg.OperationalError):
            return False
        return error.sqlstate is None or error.sqlstate.startswith(_PASSING)

    def begin_alone(self, session: Session) -> None:
        super().begin_alone(session)
        session.rows("SELECT pg_advisory_xact_lock(?)", _SCHEMA_LOCK)

    def notify(self, session: Session, about: list[str]) -> None:
        said = [f"{self._process}\n{each}" for each in _together(about)]
        session.rows(f"SELECT pg_notify({_CHANNEL}, word) FROM unnest(?::text[]) AS word", said)

    def columns(self, session: Session) -> dict[str, list[tuple[str, str]]]:
        found: dict[str, list[tuple[str, str]]] = {}
        sql = """SELECT table_name, column_name, data_type FROM information_schema.columns
            WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position"""
        for table, column, kind in session.rows(sql):
            found.setdefault(table, []).append((column, kind))
        return found

    def stream(self, session: Session, sql: str) -> Iterator[list[tuple[Any, ...]]]:
        session.change(f"DECLARE piece NO SCROLL CURSOR FOR {sql}")
        while rows := session.rows(f"FETCH {PIECE} FROM piece"):
            yield rows
        session.change("CLOSE piece")

    async def listen(self, heard: Callable[[str], object]) -> None:
        while True:
            try:
                await self._hear(heard)
            except psycopg.Error:
                await asyncio.sleep(_PAUSE)

    async def _hear(self, heard: Callable[[str], object]) -> None:
        async with await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True) as connection:
            found = await (await connection.execute(f"SELECT {_CHANNEL}")).fetchall()
            await connection.execute(SQL("LISTEN {}").format(Identifier(found[0][0])))
            heard("")
            await self._until_lost(connection.pgconn, heard)

    async def _until_lost(self, line: PGconn, heard: Callable[[str], object]) -> None:
        """Pass on every notice as it arrives. The library's own way takes several times as long for each."""
        loop = asyncio.get_running_loop()
        lost: asyncio.Future[None] = loop.create_future()

        def take() -> None:
            try:
                line.consume_input()
            except psycopg.Error as error:
                loop.remove_reader(socket)
                if not lost.done():
                    lost.set_exception(error)
                return
            while notice := line.notifies():
                process, *words = notice.extra.decode().split("\n")
                if process != self._process:
                    for about in words:
                        heard(about)

        socket = line.socket
        loop.add_reader(socket, take)
        try:
            take()
            await lost
        finally:
            loop.remove_reader(socket)


def _together(about: list[str]) -> list[str]:
    """As few notices as can hold all of these words: each costs every process something."""
    notices: list[str] = []
    for each in about:
        if notices and len(notices[-1].encode()) + len(each.encode()) < _LONGEST:
            notices[-1] += f"\n{each}"
        else:
            notices.append(each)
    return notices
