"""PostgreSQL is restarted, or crashes, while games go on."""

from __future__ import annotations

import asyncio
import random

import pytest

from cosmodrome.server.storage import StorageError, Store

from ..postgres import PostgresServer
from .examples import act

pytestmark = pytest.mark.anyio


async def append_meanwhile(store: Store, table: str, stop: asyncio.Event) -> int:
    """How many were acknowledged. Only this writes to the table: a Conflict would be our own write, done twice."""
    last = 0
    while not stop.is_set():
        await store.append(table, [act(last + 1)])
        last += 1
    return last


async def test_a_restart_of_the_database_is_survived(postgres: PostgresServer, postgres_url: str) -> None:
    store = await Store.open(postgres_url, patience=60)
    stop = asyncio.Event()
    writers = [asyncio.ensure_future(append_meanwhile(store, f"t{number}", stop)) for number in range(20)]
    for mode in ("immediate", "fast", "immediate"):
        await asyncio.sleep(random.uniform(0.1, 0.4))
        await asyncio.to_thread(postgres.stop, mode)
        await asyncio.to_thread(postgres.start)
        assert await store.log("t0")
    stop.set()
    for number, last in enumerate(await asyncio.gather(*writers)):
        assert await store.log(f"t{number}") == [act(seq) for seq in range(1, last + 1)]
    await store.close()


async def test_a_database_that_stays_away_is_told_and_may_come_back(
    postgres: PostgresServer, postgres_url: str
) -> None:
    store = await Store.open(postgres_url, patience=0.3)
    await store.append("t", [act(1)])
    await asyncio.to_thread(postgres.stop)
    try:
        with pytest.raises(StorageError, match=r"the PostgreSQL database 'postgres' at .* can not be used: "):
            await store.append("t", [act(2)])
        with pytest.raises(StorageError, match="can not be used: "):
            await store.log("t")
    finally:
        await asyncio.to_thread(postgres.start)
    await store.append("t", [act(2)])
    assert await store.log("t") == [act(1), act(2)]
    await store.close()
