"""Whether the database takes writes, asked so that an answer comes soon, also when the database is away."""

from __future__ import annotations

import asyncio
import time

from ..storage import StorageError, Store

PATIENCE = 0.5
"""Seconds the database gets to answer; then it counts as away."""

FRESH = 1.0
"""Seconds for which an answer of the database holds, however often somebody asks: anybody may."""


class Pulse:
    """Whether the database takes writes. At most one question to it is under way, however long that takes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: asyncio.Task[bool] | None = None
        self._answered = float("-inf")

    async def beats(self) -> bool:
        if time.monotonic() - self._answered < FRESH:
            return True
        if self._asked is None or self._asked.done():
            self._asked = asyncio.create_task(self._answers())
        asked = self._asked
        await asyncio.wait({asked}, timeout=PATIENCE)
        if not asked.done() or not asked.result():
            return False
        self._answered = time.monotonic()
        return True

    async def _answers(self) -> bool:
        """A failure is an answer: it may come when nobody waits for it any more."""
        try:
            await self._store.secret()
        except StorageError:
            return False
        return True
