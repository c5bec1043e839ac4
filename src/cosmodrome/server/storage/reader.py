"""A few threads that read, each on a connection of its own, so that reading never waits for writing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Final, TypeVar

from .absence import KNOWN, Absence
from .dialect import Dialect, Session
from .link import Link

_THREADS: Final = 3

T = TypeVar("T")


class Reader:
    def __init__(self, dialect: Dialect, patience: float, absence: Absence) -> None:
        self._absence = absence
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="storage-reader")
        self._free: SimpleQueue[Link] = SimpleQueue()
        for _ in range(_THREADS):
            self._free.put(Link(dialect, min(patience, KNOWN), absence))

    async def read(self, work: Callable[[Session], T]) -> T:
        """What `work` finds. Nobody who reads waits for a database that is away: they may ask again."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work, time.monotonic())

    def close(self) -> None:
        self._threads.shutdown()
        for _ in range(_THREADS):
            self._free.get().close()

    def _run(self, work: Callable[[Session], T], asked: float) -> T:
        link = self._free.get()  # never waits: there are as many as threads
        try:
            self._absence.refuse_if_known(asked, link.connect)
            return link.run(work)
        finally:
            self._free.put(link)
