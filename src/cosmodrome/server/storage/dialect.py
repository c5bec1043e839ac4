"""What differs between databases, and nothing else: everything above speaks the SQL that both understand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

PIECE: Final = 5000
"""Rows that are read, or written, at a time where there may be any number."""


class Session:
    """An open connection. Statements are written with `?`, whatever the database wants to read."""

    __slots__ = ("_placeholder", "_raw", "last")

    def __init__(self, raw: Any, placeholder: str) -> None:
        self._raw = raw
        self._placeholder = placeholder
        self.last: list[Callable[[Session], None]] = []
        """What is to be done at the end of the transaction, each of them once.

        What many transactions wait for belongs here: whoever holds it needs nothing else any more, so that two never
        wait for each other crosswise. What fails here is logged and leaves no trace.
        """

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = self._raw.execute(sql.replace("?", self._placeholder), values).fetchall()
        return found

    def change_many(self, sql: str, many: list[tuple[Any, ...]]) -> None:
        """The same statement with all of these values."""
        self._raw.cursor().executemany(sql.replace("?", self._placeholder), many)

    def change(self, sql: str, *values: object) -> int:
        """How many rows were changed."""
        count: int = self._raw.execute(sql.replace("?", self._placeholder), values).rowcount
        return count

    def cursor(self, sql: str) -> Any:
        """The database's own."""
        return self._raw.execute(sql)

    def close(self) -> None:
        self._raw.close()


class Dialect(ABC):
    name: str
    """What error messages call this database."""
    begin = "BEGIN"
    begin_reading = "BEGIN"
    """All that is read in such a transaction is of the same moment."""
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

    def leave_word(self, session: Session, about: list[str]) -> None:
        """The same, said by somebody who does not serve the database."""
        self.notify(session, about)

    def is_unheard(self, session: Session) -> bool:
        """Whether somebody has left word that nobody has taken note of yet, as far as that can be known."""
        return False

    @abstractmethod
    def columns(self, session: Session) -> dict[str, list[tuple[str, str]]]:
        """The tables that there are, each with the names and the types of its columns."""

    @abstractmethod
    def stream(self, session: Session, sql: str) -> Iterator[list[tuple[Any, ...]]]:
        """What a query finds, piece by piece: however much that is. In a transaction."""

    async def listen(self, heard: Callable[[str], object]) -> None:  # noqa: B027 - nor is there anybody to hear
        """Pass on what other processes notify, for ever."""
