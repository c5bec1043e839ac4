"""SQLite: one file, one process. Every commit reaches the disk before it counts."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

from .dialect import PIECE, Dialect, Session
from .link import Link
from .lock import held
from .private import keep_private, make_private
from .rows import StorageError

logger = logging.getLogger(__name__)

_LOOK: Final = 1.0
"""Seconds between two looks for what others have left in the file."""

_BUSY: Final = 10.0
"""Seconds to wait for another writer, such as a backup."""


class Sqlite(Dialect):
    begin = "BEGIN IMMEDIATE"  # a transaction that starts as a reader might not get to write

    def __init__(self, path: Path) -> None:
        self._path = path.absolute()
        self.name = f"the database {self._path}"

    def held(self, address: str) -> AbstractContextManager[None]:
        self._need_folder()
        return held(self._path.resolve(), self.name, address)

    def connect(self) -> Session:
        self._need_folder()
        make_private(self._path.resolve())
        # Connections move between threads, but only one thread at a time has one.
        raw = sqlite3.connect(self._path, timeout=_BUSY, isolation_level=None, check_same_thread=False)
        try:
            raw.execute("PRAGMA schema_version")  # refused by any other file, which a wrong path must not change
            keep_private(self._path.resolve())
            raw.execute("PRAGMA journal_mode = WAL")
            raw.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error:
            raw.close()
            raise
        return Session(raw, "?")

    def _need_folder(self) -> None:
        if not self._path.parent.is_dir():
            raise StorageError(f"{self.name} can not be opened: there is no folder {self._path.parent}")

    def exists(self) -> bool:
        return self._path.is_file()

    def leave_word(self, session: Session, about: list[str]) -> None:
        session.change_many("INSERT INTO notices (about) VALUES (?)", [(each,) for each in about])

    def is_unheard(self, session: Session) -> bool:
        return bool(session.rows("SELECT 1 FROM notices LIMIT 1"))

    async def listen(self, heard: Callable[[str], object]) -> None:
        """Pass on what somebody else has left in the file: no other process serves it, but its host may work on it."""
        link = Link(self, 0.0)
        try:
            while True:
                await asyncio.sleep(_LOOK)
                try:
                    notices = await asyncio.to_thread(link.run, _notices)
                except StorageError as error:
                    logger.error("notices can not be read for the moment: %s", error)
                    continue
                for about in notices:
                    heard(about)
        finally:
            link.close()

    def columns(self, session: Session) -> dict[str, list[tuple[str, str]]]:
        tables = session.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        return {
            name: [(row[1], row[2]) for row in session.rows(f"PRAGMA table_info({name})")] for (name,) in sorted(tables)
        }

    def stream(self, session: Session, sql: str) -> Iterator[list[tuple[Any, ...]]]:
        cursor = session.cursor(sql)
        while rows := cursor.fetchmany(PIECE):
            yield rows

    def copy_to(self, session: Session, file: Path) -> None:
        """All that the file holds, as of one moment, into another one; whoever writes meanwhile is not held up."""
        make_private(file)
        target = sqlite3.connect(file)
        try:
            session.cursor("SELECT 1").connection.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
        finally:
            target.close()

    def is_duplicate(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.IntegrityError)


def _notices(session: Session) -> list[str]:
    found = session.rows("SELECT number, about FROM notices ORDER BY number")
    if found:
        session.change("DELETE FROM notices WHERE number <= ?", found[-1][0])
    return [about for _, about in found]
