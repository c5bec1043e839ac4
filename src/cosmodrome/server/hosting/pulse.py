"""Whether the database takes writes, asked so that an answer comes soon, also when the database is away."""

from __future__ import annotations

import asyncio
import time

from ..storage import Store

PATIENCE = 0.5
"""Seconds the database gets to answer; then it counts as away."""

FRESH = 1.0
"""Seconds for which an answer of the database holds, however often somebody asks: anybody may."""


class Pulse:
    """Whether the database takes writes. At most one question to it is under way, however long that takes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: asyncio.Task[str] | None = None
        self._answered = float("-inf")

    async def beats(self) -> bool:
        if time.monotonic() - self._answered < FRESH:
            return True
        if self._asked is None or self._asked.done():
            self._asked = asyncio.create_task(self._store.secret())
        asked = self._asked
        await asyncio.wait({asked}, timeout=PATIENCE)
        if not asked.done() or asked.exception() is not None:
            return False
        self._answered = time.monotonic()
        return True
