"""What a server counts and measures, for Prometheus. Nothing here names a person or a table."""

from __future__ import annotations

import os
import time
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.process_collector import ProcessCollector

from .sharing import SHARED

REGISTRY: Final = CollectorRegistry()

QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
"""The bounds in seconds of what should be quick."""

TABLES: Final = Gauge("cosmodrome_tables", "Tables in memory.", registry=REGISTRY, multiprocess_mode="livesum")
SOCKETS: Final = Gauge(
    "cosmodrome_sockets", "Open sockets, by what they show.", ["shows"], registry=REGISTRY, multiprocess_mode="livesum"
)
ACTIONS: Final = Counter(
    "cosmodrome_actions", "Actions stored, by game and by who made them.", ["game", "by"], registry=REGISTRY
)
ANSWERING: Final = Histogram(
    "cosmodrome_action_seconds",
    "Seconds from when an answer of a person arrived until it was stored and shown.",
    buckets=QUICK,
    registry=REGISTRY,
)
HEARD: Final = Counter("cosmodrome_heard", "What other processes have told this one.", registry=REGISTRY)
THINKING: Final = Histogram(
    "cosmodrome_bot_seconds", "Seconds that bots have thought about an answer.", buckets=QUICK, registry=REGISTRY
)
WAITING_BOTS: Final = Gauge(
    "cosmodrome_bots_waiting",
    "Answers of bots that wait for a process.",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
WAITING_WRITES: Final = Gauge(
    "cosmodrome_writes_waiting",
    "Writes that wait for the database.",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
WAITING_LETTERS: Final = Gauge(
    "cosmodrome_letters_waiting",
    "Calls to the table that are still to be sent.",
    registry=REGISTRY,
    multiprocess_mode="mostrecent",
)
WRITES: Final = Counter("cosmodrome_writes", "Writes to the database; many share a commit.", registry=REGISTRY)
COMMITTING: Final = Histogram(
    "cosmodrome_commit_seconds", "Seconds that a commit has taken.", buckets=QUICK, registry=REGISTRY
)
REQUESTS: Final = Histogram(
    "cosmodrome_request_seconds",
    "Seconds that requests have taken, by the class of the status they were answered with.",
    ["status"],
    buckets=QUICK,
    registry=REGISTRY,
)
LATE: Final = Gauge(
    "cosmodrome_loop_late_seconds",
    "How late the event loop was the last time it was looked at.",
    registry=REGISTRY,
    multiprocess_mode="liveall",
)
CPU: Final = Gauge(
    "cosmodrome_cpu_seconds",
    "Seconds of processor time of a server process, without those of its bots.",
    registry=REGISTRY,
    multiprocess_mode="liveall",
)

if SHARED not in os.environ:
    ProcessCollector(registry=REGISTRY)


def written() -> bytes:
    """All of it, in Prometheus' text; of several processes, of all together."""
    CPU.set(time.process_time())
    if SHARED not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def has_died(process: int) -> None:
    """What this process had open is closed; what it has counted stays."""
    if SHARED in os.environ:
        mark_process_dead(process)  # type: ignore[no-untyped-call]


KIND: Final = CONTENT_TYPE_LATEST
