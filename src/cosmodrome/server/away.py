"""When nobody's time counts, since no server was up, and whose time does not, since they are on vacation."""

from __future__ import annotations

from . import wall
from .pauses import Span
from .storage import Store

BEAT = 10.0
"""Seconds between two signs of life, which the store keeps."""

GAP = 30.0
"""When there has been none for so many seconds, from any process, the servers were down, or their machine slept."""

REMEMBERED = 400 * 86400.0
"""Seconds for which this is kept: longer than any clock runs."""


class Away:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._beaten = float("-inf")
        self.downtimes: list[Span] = []
        self.vacations: dict[str, list[Span]] = {}
        """By player."""

    async def beat(self) -> None:
        """Give a sign of life; if there was none for a while, that time counts for nobody."""
        at = wall.now()
        self.downtimes = await self._store.beat(at, GAP, at - REMEMBERED)
        self._beaten = at

    async def wake(self) -> None:
        """The same if it is overdue: before anybody loses time it must be known whether we have slept."""
        if not 0 <= wall.now() - self._beaten <= GAP:
            await self.beat()
