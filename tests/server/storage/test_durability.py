"""What was acknowledged is never lost, whenever the server is killed."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmodrome.server.storage import Store

from ..postgres import PostgresServer, running
from .appender import TABLES
from .examples import act

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
KILLS = 10


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    """One that waits for the disk, as a real one does."""
    with running(PostgresServer(safe=True)) as server:
        yield server


def append_until_killed(url: str) -> list[tuple[str, int]]:
    """What the process had acknowledged when it was killed, at some moment of its work."""
    command = [sys.executable, "-m", "tests.server.storage.appender", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        # The pipe holds what is printed meanwhile; if it fills, the process waits, which is a fine moment too.
        time.sleep(random.uniform(0, 0.15))
        process.kill()
        lines = (first + process.stdout.read()).splitlines(keepends=True)
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(table, int(seq)) for table, seq in whole]


async def test_nothing_acknowledged_is_lost_by_kill_9(database_url: str) -> None:
    acknowledged: set[tuple[str, int]] = set()
    for _ in range(KILLS):
        acknowledged.update(await asyncio.to_thread(append_until_killed, database_url))
    store = await Store.open(database_url)
    stored: set[tuple[str, int]] = set()
    for number in range(TABLES):
        table = f"t{number}"
        entries = await store.log(table)
        assert entries == [act(seq, token=str(seq)) for seq in range(1, len(entries) + 1)]
        stored.update((table, entry.seq) for entry in entries)
    await store.close()
    assert len(acknowledged) > KILLS
    assert acknowledged <= stored
