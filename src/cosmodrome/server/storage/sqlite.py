"""SQLite: one file, one process. Every commit reaches the disk before it counts."""

from __future__ import annotations

import sqlite3
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

from .dialect import Dialect, Session
from .lock import held
from .private import keep_private
from .rows import StorageError

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
        keep_private(self._path.resolve())
        # Connections move between threads, but only one thread at a time has one.
        raw = sqlite3.connect(self._path, timeout=_BUSY, isolation_level=None, check_same_thread=False)
        try:
            raw.execute("PRAGMA journal_mode = WAL")
            raw.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error:
            raw.close()
            raise
        return Session(raw, "?")

    def _need_folder(self) -> None:
        if not self._path.parent.is_dir():
            raise StorageError(f"{self.name} can not be opened: there is no folder {self._path.parent}")

    def is_duplicate(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.IntegrityError)
