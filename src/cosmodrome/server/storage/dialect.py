"""What differs between databases, and nothing else: everything above speaks the SQL that both understand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any


class Session:
    """An open connection. Statements are written with `?`, whatever the database wants to read."""

    __slots__ = ("_placeholder", "_raw")

    def __init__(self, raw: Any, placeholder: str) -> None:
        self._raw = raw
        self._placeholder = placeholder

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = self._raw.execute(sql.replace("?", self._placeholder), values).fetchall()
        return found

    def change(self, sql: str, *values: object) -> int:
        """How many rows were changed."""
        count: int = self._raw.execute(sql.replace("?", self._placeholder), values).rowcount
        return count

    def close(self) -> None:
        self._raw.close()


class Dialect(ABC):
    name: str
    """What error messages call this database."""
    begin = "BEGIN"
    shared = False
    """Whether several processes may use it at the same time."""

    def held(self, address: str) -> AbstractContextManager[None]:
        """Keep others away while the database is used by a server at this address, where it serves only one."""
        return nullcontext()

    @abstractmethod
    def connect(self) -> Session:
        """A new connection on which every statement is its own transaction unless one is begun."""

    @abstractmethod
    def is_duplicate(self, error: Exception) -> bool:
        """A unique index refused a row."""

    def is_passing(self, error: Exception) -> bool:
        """The database was gone, or in a hurry: the same again on a new connection may succeed."""
        return False

    def begin_alone(self, session: Session) -> None:
        """Begin a transaction during which no other process changes the schema."""
        session.change(self.begin)

    def notify(self, session: Session, about: list[str]) -> None:  # noqa: B027 - nobody to tell is a fine default
        """Tell other processes, once this transaction is committed, that there is something new about these."""

    async def listen(self, heard: Callable[[str], object]) -> None:  # noqa: B027 - nor is there anybody to hear
        """Pass on what other processes notify, for ever."""
