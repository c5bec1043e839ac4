"""A connection that comes back: when the database goes away for a while, what was asked is asked again."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Final, TypeVar

from .absence import Absence
from .dialect import Dialect, Session
from .rows import Away, Conflict, StorageError, Unreadable

_FIRST_PAUSE: Final = 0.02
_LONGEST_PAUSE: Final = 0.3

T = TypeVar("T")


class Link:
    """Used by one thread at a time."""

    def __init__(self, dialect: Dialect, patience: float, absence: Absence | None = None) -> None:
        self._dialect = dialect
        self._patience = patience
        self._absence = absence or Absence(dialect.name)
        self._session: Session | None = None

    def run(self, job: Callable[[Session], T]) -> T:
        """What `job` answers; StorageError if it fails, or if the database stays away longer than our patience.

        Patience begins with the absence: who comes in the middle of it waits the less. Conflict and Unreadable are the
        job's own affair.
        """
        asked = time.monotonic()
        pause = _FIRST_PAUSE
        while True:
            try:
                answer = job(self._session or self.connect())
                self._absence.end()
                return answer
            except Exception as error:
                # Whatever it was in the middle of is rolled back by hanging up.
                self.close()
                if isinstance(error, (Conflict, Unreadable)):  # no fault of the database
                    raise
                if not self._dialect.is_passing(error) or self._is_over(asked, pause):
                    raise failure(self._dialect, error) from error
            time.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _is_over(self, asked: float, pause: float) -> bool:
        """Whether there is no patience left for another try."""
        now = time.monotonic()
        self._absence.begin(now)
        return now + pause > min(asked, self._absence.since or now) + self._patience

    def connect(self) -> Session:
        """A new connection, in place of one there may be."""
        self.close()
        began = time.monotonic()
        try:
            self._session = self._dialect.connect()
        except Exception as error:
            if self._dialect.is_passing(error):
                self._absence.begin(began)
            raise
        self._absence.end()
        return self._session

    def close(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(Exception):  # it may be broken already, which is as good as closed
                session.close()


def failure(dialect: Dialect, error: Exception) -> StorageError:
    if isinstance(error, StorageError):
        return error
    kind = Away if dialect.is_passing(error) else StorageError
    return kind(f"{dialect.name} can not be used: {' '.join(str(error).split())}")
