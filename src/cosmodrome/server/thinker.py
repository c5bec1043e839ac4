"""One process in which bots think, seen from the server: it is asked one thing at a time, with a deadline.

A thread of its own talks to it, so that a process that hangs, however and whenever, holds up nothing but its thread.
What runs inside is in `thinking.py`.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

from .thinking import NICENESS, Call, Find, Reply, work


class Ended(Exception):
    """The process has died."""


class Thinker:
    """Belongs to the event loop it is made in. When it has failed to answer, it is of no use any more."""

    def __init__(self, find: Find, memory: int, niceness: int = NICENESS) -> None:
        # Spawned, not forked: a worker has none of the server's sockets, threads and signal handlers.
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, os.getpid(), memory, niceness, find), daemon=True)
        self._process.start()
        theirs.close()
        self._loop = asyncio.get_running_loop()
        self._calls: SimpleQueue[tuple[Call | None, asyncio.Future[Any]] | None] = SimpleQueue()
        self.ready: asyncio.Future[None] = self._loop.create_future()
        """Resolved when it can be asked; Ended if it dies before."""
        self._thread = Thread(target=self._talk, name="thinker", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    async def ask(self, call: Call, seconds: float) -> Reply:
        """The reply; Ended if the process dies over it, TimeoutError if it takes longer."""
        reply: Reply = await self._ask(call, seconds)
        return reply

    async def check(self, seconds: float) -> None:
        """A sign of life; the same exceptions."""
        await self._ask(None, seconds)

    async def _ask(self, call: Call | None, seconds: float) -> Any:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._calls.put((call, future))
        async with asyncio.timeout(seconds):
            return await future

    def end(self) -> None:
        """Kill the process, whatever it is doing: even one that was stopped notices that."""
        self._process.kill()
        self._calls.put(None)

    def ended(self) -> None:
        """Wait until it is gone; to be called in a thread."""
        self._thread.join()

    # in the thread

    def _talk(self) -> None:
        self._settle(self.ready, self._heard())
        while (asked := self._calls.get()) is not None:
            call, future = asked
            self._settle(future, self._said(call))
        self._connection.close()
        self._process.join()

    def _said(self, call: Call | None) -> Any:
        try:
            self._connection.send(call)
        except OSError:
            return self._death()
        return self._heard()

    def _heard(self) -> Any:
        try:
            return self._connection.recv()
        except (EOFError, OSError):
            return self._death()

    def _death(self) -> Ended:
        self._process.join(1)
        return Ended(f"its process ended with code {self._process.exitcode}")

    def _settle(self, future: asyncio.Future[Any], outcome: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_resolve, future, outcome)


def _resolve(future: asyncio.Future[Any], outcome: Any) -> None:
    if future.done():  # whoever waited has given up
        return
    if isinstance(outcome, Ended):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
