"""Whose bot thinks next, when more is asked than the processes can think at once.

Thinking time is shared fairly: whoever has had the least of it lately comes first, compared by address and then by
person, so that neither one person with many tables nor one address with many persons holds up the others. Tables that
nobody looks at come last.
"""

from __future__ import annotations

import asyncio
import math
from bisect import insort
from typing import Final, NamedTuple

from .thinking import Call, Look, Reply

LASTS: Final = 30.0
"""Seconds after which thinking that somebody has had counts for a third, and so on."""

MOST_KEYS: Final = 10_000
FORGOTTEN: Final = 0.001
"""Seconds of thinking that need not be remembered when there is no room."""


class Asker(NamedTuple):
    """Somebody who waits for a bot's answer."""

    address: str
    person: str


Askers = frozenset[Asker]
NOBODY: Final[Askers] = frozenset()


class Job:
    """A call that waits for its turn, or is being thought about."""

    __slots__ = ("alarm", "asked", "askers", "call", "expected", "result", "until")

    def __init__(self, call: Call, askers: Askers, asked: float, expected: float, until: float) -> None:
        self.call = call
        self.askers = askers
        self.asked = asked
        """When the question came up; of one asker's jobs the oldest comes first."""
        self.expected = expected
        """Seconds it will probably take."""
        self.until = until
        """When its time is up."""
        self.alarm: asyncio.TimerHandle | None = None
        """Rings when it is too late to begin."""
        self.result: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    @property
    def table(self) -> str:
        return self.call.table if isinstance(self.call, Look) else self.call[1].table


class Usage:
    """How much thinking everybody has had lately."""

    def __init__(self) -> None:
        self._had: dict[str | Asker, tuple[float, float]] = {}
        """For an address or a person there: seconds of thinking, and when they were counted."""

    def charge(self, askers: Askers, seconds: float, now: float) -> None:
        """They had so much, together."""
        addresses = {asker.address for asker in askers}
        for asker in askers:
            self._add(asker, seconds / len(askers), now)
        for address in addresses:
            self._add(address, seconds / len(addresses), now)

    def rank(self, askers: Askers, now: float) -> tuple[float, float]:
        """The lower, the sooner; of several who wait for the same the one with the best claim counts."""
        return min((self.had(asker.address, now), self.had(asker, now)) for asker in askers)

    def had(self, key: str | Asker, now: float) -> float:
        seconds, counted = self._had.get(key, (0.0, now))
        return seconds * math.exp((counted - now) / LASTS)

    def _add(self, key: str | Asker, seconds: float, now: float) -> None:
        self._had[key] = (max(0.0, self.had(key, now) + seconds), now)
        if len(self._had) > MOST_KEYS:
            kept = {each: value for each, value in self._had.items() if self.had(each, now) > FORGOTTEN}
            self._had = kept if len(kept) <= MOST_KEYS else {}


class Turns:
    """The jobs that wait for the same processes."""

    def __init__(self, usage: Usage) -> None:
        self._usage = usage
        self._waiting: dict[Askers, list[Job]] = {}

    def __len__(self) -> int:
        return sum(len(jobs) for jobs in self._waiting.values())

    def all(self) -> list[Job]:
        return [job for jobs in self._waiting.values() for job in jobs]

    def add(self, job: Job) -> None:
        insort(self._waiting.setdefault(job.askers, []), job, key=lambda each: each.asked)

    def discard(self, job: Job) -> bool:
        """This waits no more; whether it did."""
        jobs = self._waiting.get(job.askers, [])
        if job not in jobs:
            return False
        jobs.remove(job)
        if not jobs:
            del self._waiting[job.askers]
        return True

    def any(self, unwatched: bool) -> bool:
        """Whether there is a next one: from a table that nobody looks at only where that is allowed."""
        return bool(self._waiting) and (unwatched or any(self._waiting))

    def next(self, now: float) -> Job:
        """The one whose turn it is; it waits no more."""
        watched = [askers for askers in self._waiting if askers]
        first = min(watched, key=lambda askers: self._claim(askers, now)) if watched else NOBODY
        job = self._waiting[first][0]
        self.discard(job)
        return job

    def _claim(self, askers: Askers, now: float) -> tuple[tuple[float, float], float]:
        return self._usage.rank(askers, now), self._waiting[askers][0].asked

    def watched(self, table: str, askers: Askers) -> list[Job]:
        """These people have come to look at a table: what it waits for, which is told, they wait for."""
        found = [job for job in self._waiting.get(NOBODY, ()) if job.table == table]
        for job in found:
            self.discard(job)
            job.askers = askers
            self.add(job)
        return found


def settle(future: asyncio.Future[Reply], outcome: Reply | Exception) -> None:
    """Give whoever still waits this outcome."""
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
