"""Where many games are played: in this process, in several local ones, or on a Ray cluster.

A backend has one method: `map` calls a function with every job and yields the results in the order of the jobs.
Functions and jobs are plain module-level functions and plain data, so that they can travel to another process. A job
whose worker is lost (killed, out of memory, its machine switched off) is done again by another one: what comes out
depends on the job alone, never on where or how often it was tried.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

from ..kernel import BadSetup

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 4
"""So many jobs are given out for each worker: enough that none is idle, few enough to hold their results."""
MOST_LOSSES = 3
"""When workers are lost so often and no job gets done between, it is the jobs that kill them."""


class WorkersLost(RuntimeError):
    """Workers die whatever is tried."""


class Backend(Protocol):
    workers: int

    def map(self, function: Callable[[Job], Result], jobs: list[Job]) -> Iterator[Result]:
        """The result of every job, in order, each as soon as it and those before it are there."""


class Local:
    """Processes on this machine; with one worker, this process itself."""

    def __init__(self, workers: int = 1) -> None:
        if workers < 1:
            raise BadSetup(f"{workers} workers; there must be at least 1")
        self.workers = workers

    def map(self, function: Callable[[Job], Result], jobs: list[Job]) -> Iterator[Result]:
        if self.workers == 1 or len(jobs) <= 1:
            yield from map(function, jobs)
            return
        done = losses = 0
        while done < len(jobs):
            before = done
            try:
                for result in self._map_once(function, jobs[done:]):
                    done += 1
                    yield result
            except BrokenProcessPool as error:
                losses = losses + 1 if done == before else 1
                if losses == MOST_LOSSES:
                    raise WorkersLost(
                        f"worker processes died {losses} times in a row; is there enough memory?"
                    ) from error

    def _map_once(self, function: Callable[[Job], Result], jobs: list[Job]) -> Iterator[Result]:
        """As far as it goes: when a worker is lost, the whole pool is."""
        context = multiprocessing.get_context("spawn")
        workers = min(self.workers, len(jobs))
        pool = ProcessPoolExecutor(workers, context, _ignore_interrupts)
        try:
            rest = iter(jobs)
            pending: deque[Future[Result]] = deque()
            for job in rest:
                pending.append(pool.submit(function, job))
                if len(pending) == workers * AHEAD:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Only the parent process reacts to an interrupt, and then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
