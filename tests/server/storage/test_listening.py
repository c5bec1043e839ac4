"""Processes on one PostgreSQL hear of each other's writes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable

import msgspec
import psycopg
import pytest

from cosmodrome.server.storage import Conflict, Entry, OrdersRow, Store
from cosmodrome.server.storage.postgres import Postgres

from ..postgres import PostgresServer
from .examples import act, table
from .test_durability import ROOT, append_until_killed

pytestmark = pytest.mark.anyio


class Ear:
    def __init__(self) -> None:
        self.heard: list[str] = []
        self.told: dict[str, list[Entry]] = {}
        self._changed = asyncio.Event()

    def __call__(self, about: str) -> None:
        table, _, more = about.partition(" ")
        self.heard.append(table)
        if more:
            self.told[table] = msgspec.json.decode(more, type=list[Entry])
        self._changed.set()

    async def wait_until(self, satisfied: Callable[[list[str]], bool]) -> None:
        async with asyncio.timeout(60):
            while not satisfied(self.heard):
                self._changed.clear()
                await self._changed.wait()


async def test_another_process_is_heard(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    ear = Ear()
    store.listen(ear)
    await ear.wait_until(lambda heard: heard == [""])
    written = await asyncio.to_thread(append_until_killed, postgres_url)
    await ear.wait_until(lambda heard: {table for table, _ in written} <= set(heard))
    await store.close()


async def test_everything_about_a_table_is_heard_but_not_by_oneself(postgres_url: str) -> None:
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    mine, theirs = Ear(), Ear()
    store.listen(mine)
    other.listen(theirs)
    await mine.wait_until(bool)
    await theirs.wait_until(bool)
    await store.secret()
    await store.add_table(table("a"))
    await store.save_table(table("a"))
    await store.append("b", [act(1)])
    await store.say("c", "ann", "hi", 1.0)
    await store.set_orders("d", OrdersRow(0, "ann", "[]"))
    with pytest.raises(Conflict):
        await store.append("e", [act(2)])
    await store.append("f", [act(1)])
    await theirs.wait_until(lambda heard: "f" in heard)
    assert theirs.heard == ["", "a", "a", "b", "c", "d", "f"]
    assert mine.heard == [""]
    assert theirs.told == {"b": [act(1)], "f": [act(1)]}, "where the log is all that has changed, that comes along"
    long = [act(seq, "x" * 60 + str(seq)) for seq in range(2, 40)]
    await store.append("f", long)
    await theirs.wait_until(lambda heard: heard[-2:] == ["f", "f"])
    assert theirs.told["f"] == [act(1)], "but not what is long"
    await store.close()
    await other.close()


async def test_what_may_have_been_missed_is_told(postgres: PostgresServer, postgres_url: str) -> None:
    store, other = await Store.open(postgres_url), await Store.open(postgres_url, patience=60)
    ear = Ear()
    store.listen(ear)
    await ear.wait_until(lambda heard: heard == [""])
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    await ear.wait_until(lambda heard: heard == ["", ""])
    await other.append("t", [act(1)])
    await ear.wait_until(lambda heard: heard == ["", "", "t"])
    await store.close()
    await other.close()


async def test_no_failure_makes_a_process_deaf(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [psycopg.InterfaceError("odd"), psycopg.ProgrammingError("odd")]
    hear = Postgres._hear

    async def hear_at_last(self: Postgres, heard: Callable[[str], object]) -> None:
        if failures:
            raise failures.pop()
        await hear(self, heard)

    monkeypatch.setattr(Postgres, "_hear", hear_at_last)
    monkeypatch.setattr("cosmodrome.server.storage.postgres._PAUSE", 0.01)
    store = await Store.open(postgres_url)
    ear = Ear()
    store.listen(ear)
    await ear.wait_until(lambda heard: heard == [""])
    await store.close()


async def test_with_sqlite_nothing_is_heard(sqlite_url: str) -> None:
    store, other = await Store.open(sqlite_url), await Store.open(sqlite_url)
    ear = Ear()
    store.listen(ear)
    await other.append("t", [act(1)])
    await asyncio.sleep(0.05)
    assert ear.heard == []
    await store.close()
    await other.close()


def test_sqlite_needs_no_psycopg() -> None:
    code = "import sys; import cosmodrome.server.storage; assert 'psycopg' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
