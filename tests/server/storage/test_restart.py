"""PostgreSQL is restarted, or crashes, while games go on."""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from cosmodrome.server.storage import StorageError, Store, absence, reader

from ..postgres import PostgresServer
from .examples import act

pytestmark = pytest.mark.anyio

FOR_EVER = 1e6
"""Seconds."""


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


async def test_a_process_may_begin_while_the_database_is_away(postgres: PostgresServer, postgres_url: str) -> None:
    await asyncio.to_thread(postgres.stop)
    try:
        with pytest.raises(StorageError, match="can not be used: "):
            await Store.open(postgres_url)
        waiting = asyncio.ensure_future(Store.open(postgres_url, waits=True))
        assert await asyncio.wait({waiting}, timeout=0.5) == (set(), {waiting})
    finally:
        await asyncio.to_thread(postgres.start)
    await (await waiting).close()


async def test_nobody_waits_for_a_database_that_is_known_to_be_away(
    postgres: PostgresServer, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was to be written before waits, however long; whoever comes then is told, until it is back."""
    for module in (absence, reader):
        monkeypatch.setattr(module, "KNOWN", 0.2)
    store = await Store.open(postgres_url, patience=FOR_EVER)
    await store.append("t", [act(1)])
    await asyncio.to_thread(postgres.stop)
    try:
        waiting = asyncio.ensure_future(store.append("t", [act(2)]))
        with pytest.raises(StorageError, match="can not be used: "):
            await store.log("t")
        await asyncio.sleep(0.2)  # a write that comes before would wait as well
        for _ in range(20):
            asked = (store.log("t"), store.append("other", [act(1)]), store.secret())
            for refused in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(refused, StorageError)
        assert not waiting.done()
    finally:
        await asyncio.to_thread(postgres.start)
    await store.append("other", [act(1)])
    await waiting
    assert await store.log("t") == [act(1), act(2)] and await store.log("other") == [act(1)]
    await store.close()


def test_one_tries_for_all_who_ask_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "KNOWN", 0.0)
    monkeypatch.setattr(absence, "_LONGEST", 0.05)
    away = absence.Absence("the database")
    tries: list[float] = []
    answered = Event()

    def connect() -> None:
        tries.append(time.monotonic())
        answered.wait()
        if len(tries) == 1:
            raise OSError("nobody answers")
        away.end()

    def ask(asked: float) -> bool:
        try:
            away.refuse_if_known(asked, connect)
        except StorageError:
            return False
        return True

    away.begin(time.monotonic() - 1)
    with ThreadPoolExecutor(4) as threads:
        first = threads.submit(ask, time.monotonic())
        while not tries:
            time.sleep(0.001)
        others = [threads.submit(ask, time.monotonic()) for _ in range(3)]
        assert [other.result() for other in others] == [False] * 3, "while nothing answers"
        came = time.monotonic()
        answered.set()
        assert not first.result()
    assert not ask(came) and len(tries) == 1, "that it failed since is an answer"
    assert ask(time.monotonic()) and len(tries) == 2 and not away.known
    assert ask(came) and len(tries) == 2, "it is back for everybody"
