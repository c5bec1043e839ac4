"""A connection that comes back: when the database goes away for a while, what was asked is asked again."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Final, TypeVar

from .dialect import Dialect, Session
from .rows import Conflict, StorageError, Unreadable

_FIRST_PAUSE: Final = 0.02
_LONGEST_PAUSE: Final = 1.0

T = TypeVar("T")


class Link:
    """Used by one thread at a time."""

    def __init__(self, dialect: Dialect, patience: float) -> None:
        self._dialect = dialect
        self._patience = patience
        self._session: Session | None = None

    def run(self, job: Callable[[Session], T]) -> T:
        """What `job` answers; StorageError if it fails, or if the database stays away longer than our patience.

        Conflict and Unreadable are the job's own affair.
        """
        end = time.monotonic() + self._patience
        pause = _FIRST_PAUSE
        while True:
            try:
                if self._session is None:
                    self._session = self._dialect.connect()
                return job(self._session)
            except Exception as error:
                # Whatever it was in the middle of is rolled back by hanging up.
                self.close()
                if isinstance(error, (Conflict, Unreadable)):  # no fault of the database
                    raise
                if not self._dialect.is_passing(error) or time.monotonic() + pause > end:
                    raise failure(self._dialect, error) from error
            time.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def close(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(Exception):  # it may be broken already, which is as good as closed
                session.close()


def failure(dialect: Dialect, error: Exception) -> StorageError:
    if isinstance(error, StorageError):
        return error
    return StorageError(f"{dialect.name} can not be used: {' '.join(str(error).split())}")
