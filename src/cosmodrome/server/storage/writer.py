"""The one thread that writes. What arrives while it commits makes up the next batch."""

from __future__ import annotations

import asyncio
import contextlib
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from ..hosting import metrics
from .absence import Absence
from .batch import Batch, Outcome, Work
from .dialect import Dialect
from .link import Link
from .rows import StorageError

_MOST: Final = 1000
"""Works in one batch: nobody should wait long for the others."""

Pending = tuple[str, Work, "asyncio.Future[Any]"]


class Writer:
    def __init__(self, dialect: Dialect, patience: float, absence: Absence) -> None:
        self._dialect = dialect
        self._link = Link(dialect, patience, absence)
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Pending | None] = SimpleQueue()
        self._receipt = ""
        self._thread = Thread(target=self._run, name="storage-writer", daemon=True)
        self._thread.start()

    def write(self, about: str, work: Work) -> asyncio.Future[Any]:
        """Resolved when the work is committed. To be called in the event loop."""
        future = self._loop.create_future()
        self._queue.put((about, work, future))
        return future

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def close(self) -> None:
        """Wait until everything asked for is written."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on = True
        while going_on:
            pending, going_on = self._collect()
            if pending:
                self._commit(pending)
        self._link.close()

    def _collect(self) -> tuple[list[Pending], bool]:
        """All that is waiting, at least one; False when nothing comes after it."""
        pending: list[Pending] = []
        item = self._queue.get()
        with contextlib.suppress(Empty):
            while item is not None:
                pending.append(item)
                if len(pending) == _MOST:
                    return pending, True
                item = self._queue.get_nowait()
            return pending, False
        return pending, True

    def _commit(self, pending: list[Pending]) -> None:
        batch = Batch(self._dialect, [(about, work) for about, work, _ in pending], self._receipt)
        metrics.WRITES.inc(len(pending))
        try:
            with metrics.COMMITTING.time():
                outcomes = self._link.run(batch.write)
            self._receipt = batch.receipt
        except StorageError as error:
            outcomes = [type(error)(str(error)) for _ in pending]
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_settle, [future for _, _, future in pending], outcomes)


def _settle(futures: list[asyncio.Future[Any]], outcomes: list[Outcome]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():  # whoever waited has given up
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
