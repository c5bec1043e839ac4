"""When nobody's time counts, since no server was up, and whose time does not, since they are on vacation."""

from __future__ import annotations

from . import wall
from .pauses import Span
from .storage import Store

BEAT = 10.0
"""Seconds between two signs of life, which the store keeps."""

GAP = 30.0
"""When there has been none for so many seconds, from any process, the servers were down, or their machine slept."""

DAY = 86400.0
YEAR = 365 * DAY

BUDGET = 30
"""Days of vacation that a person has in a year."""

AWAY = "away"
"""The word with which a process tells the others that somebody goes on vacation or comes back."""

REMEMBERED = 400 * 86400.0
"""Seconds for which this is kept: longer than any clock runs."""


class Away:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._beaten = float("-inf")
        self.downtimes: list[Span] = []
        """When no server was up."""
        self.vacations: dict[str, list[Span]] = {}
        """By player."""

    async def beat(self) -> None:
        """Give a sign of life; if there was none for a while, that time counts for nobody."""
        at = wall.now()
        self.downtimes = await self._store.beat(at, GAP, at - REMEMBERED)
        self._beaten = at

    async def hear(self) -> None:
        """Learn who is on vacation."""
        vacations: dict[str, list[Span]] = {}
        for player, since, until in await self._store.vacations(wall.now() - REMEMBERED):
            vacations.setdefault(player, []).append((since, until))
        self.vacations = vacations

    async def take(self, player: str, days: int) -> bool:
        """From now on this person is on vacation for so many days; False if there are not so many left."""
        at = wall.now()
        if not await self._store.take_vacation(player, at, at + days * DAY, BUDGET * DAY, at - YEAR):
            return False
        await self.hear()
        return True

    def until(self, player: str) -> float | None:
        """Until when this person is on vacation; None if they are not."""
        at = wall.now()
        return max((until for since, until in self.vacations.get(player, []) if since <= at < until), default=None)

    def left(self, player: str) -> int:
        """The whole days of vacation that this person could take from now on."""
        at = wall.now()
        used = sum(max(0.0, min(until, at) - max(since, at - YEAR)) for since, until in self.vacations.get(player, []))
        return max(0, int(BUDGET - used / DAY))

    async def wake(self) -> None:
        """The same if it is overdue: before anybody loses time it must be known whether we have slept."""
        if not 0 <= wall.now() - self._beaten <= GAP:
            await self.beat()
