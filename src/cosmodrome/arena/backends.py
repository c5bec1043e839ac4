"""Where many games are played: in this process, in several local ones, or on a Ray cluster.

A backend has one method: `map` calls a function with every job and yields the results in the order of the jobs.
Functions and jobs are plain module-level functions and plain data, so that they can travel to another process.
"""

from __future__ import annotations

import importlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

from ..kernel import BadSetup

Job = TypeVar("Job")
Result = TypeVar("Result")


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
        context = multiprocessing.get_context("spawn")
        with context.Pool(min(self.workers, len(jobs)), _ignore_interrupts) as pool:
            yield from pool.imap(function, jobs)


class Ray:
    """A Ray cluster, by its address; every node needs this package."""

    def __init__(self, address: str) -> None:
        self.ray = _import_ray()
        if not self.ray.is_initialized():
            try:
                self.ray.init(address=address)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise BadSetup(f"no Ray cluster at {address!r}: {error}") from error
        self.workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def map(self, function: Callable[[Job], Result], jobs: list[Job]) -> Iterator[Result]:
        remote = self.ray.remote(function)
        pending = [remote.remote(job) for job in jobs]
        for reference in pending:
            yield self.ray.get(reference)


def _import_ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise BadSetup("Ray is not installed; pip install 'cosmodrome[ray]', or play in local processes") from error


def _ignore_interrupts() -> None:
    """Only the parent process reacts to an interrupt, and then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
