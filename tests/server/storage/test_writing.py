"""Many writes at once, and several processes at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from cosmodrome.server.storage import Conflict, StorageError, Store
from cosmodrome.server.storage.dialect import Session
from cosmodrome.server.storage.sqlite import Sqlite

from .examples import act, table

pytestmark = pytest.mark.anyio


async def test_many_appends_at_once_are_all_there(store: Store) -> None:
    await asyncio.gather(*(store.append(f"t{number}", [act(1), act(2)]) for number in range(500)))
    for number in range(500):
        assert await store.log(f"t{number}") == [act(1), act(2)]


async def test_appends_to_one_table_keep_their_order(store: Store) -> None:
    # Not awaited one by one: they end up in the same batches.
    await asyncio.gather(*(store.append(table, [act(seq)]) for seq in range(1, 201) for table in ("b", "a")))
    assert await store.log("a") == await store.log("b") == [act(seq) for seq in range(1, 201)]


async def test_a_failing_write_does_not_harm_the_others(store: Store) -> None:
    await store.append("b", [act(1)])
    outcomes = await asyncio.gather(
        store.append("a", [act(1)]),
        store.append("b", [act(1)]),
        store.append("c", [act(1), act(3)]),
        store.say("d", "ann", "not text: \ud800", 1.0),
        store.append("e", [act(1, "x"), act(2, "x")]),
        store.append("f", [act(1)]),
        return_exceptions=True,
    )
    kinds = [type(outcome) for outcome in outcomes]
    assert kinds == [type(None), Conflict, Conflict, StorageError, Conflict, type(None)]
    assert [len(await store.log(table)) for table in "abcef"] == [1, 1, 0, 0, 1]
    assert await store.chat("d") == []


async def test_a_write_nobody_waits_for_does_not_harm_the_others(store: Store) -> None:
    gone = asyncio.ensure_future(store.append("a", [act(1)]))
    kept = asyncio.ensure_future(store.append("b", [act(1)]))
    await asyncio.sleep(0)
    gone.cancel()
    await kept
    await store.append("b", [act(2)])


async def test_of_two_processes_exactly_one_writes_a_number(store: Store, other: Store) -> None:
    for seq in range(1, 31):
        outcomes = await asyncio.gather(
            *(writer.append(f"t{number}", [act(seq)]) for number in range(5) for writer in (store, other)),
            return_exceptions=True,
        )
        for pair in zip(outcomes[::2], outcomes[1::2], strict=True):
            assert {type(outcome) for outcome in pair} == {type(None), Conflict}
    assert await store.log("t0") == [act(seq) for seq in range(1, 31)]


async def test_of_two_processes_exactly_one_makes_a_table(store: Store, other: Store) -> None:
    outcomes = await asyncio.gather(store.add_table(table()), other.add_table(table()), return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {type(None), Conflict}


class LostAnswer(Exception):
    pass


class Lossy(Sqlite):
    """Every second commit succeeds, but the news of it never arrives."""

    commits = 0

    def connect(self) -> Session:
        session = super().connect()
        return LossySession(self, session)

    def is_passing(self, error: Exception) -> bool:
        return isinstance(error, LostAnswer)


class LossySession(Session):
    def __init__(self, dialect: Lossy, session: Session) -> None:
        super().__init__(session._raw, "?")
        self._dialect = dialect

    def change(self, sql: str, *values: object) -> int:
        count = super().change(sql, *values)
        if sql == "COMMIT":
            self._dialect.commits += 1
            if self._dialect.commits % 2:
                raise LostAnswer
        return count


async def test_a_commit_whose_answer_was_lost_is_not_made_twice(tmp_path: Path, sqlite_url: str) -> None:
    await (await Store.open(sqlite_url)).close()
    dialect = Lossy(tmp_path / "test.db")
    store = Store(dialect, patience=5)
    for seq in range(1, 11):
        await store.append("t", [act(seq)])
        assert (await store.say("t", "ann", "hi", 1.0)).number == seq
    assert len(await store.log("t")) == len(await store.chat("t")) == 10
    await store.close()
    assert dialect.commits == 20
    with sqlite3.connect(tmp_path / "test.db") as raw:
        assert raw.execute("SELECT COUNT(*) FROM receipts").fetchone() == (1,)


class Cramped(Sqlite):
    """On a disk that is nearly full."""

    def connect(self) -> Session:
        session = super().connect()
        session.rows("PRAGMA max_page_count = 24")
        return session


async def in_one_batch(store: Store, works: list[Coroutine[Any, Any, Any]]) -> list[Any]:
    """What comes of all of these, which waited together for something else that was being written."""
    busy, free = Event(), Event()

    def hold(session: Session) -> None:
        busy.set()
        free.wait()

    holding = asyncio.ensure_future(store._write("held", hold))
    await asyncio.to_thread(busy.wait)
    outcomes = asyncio.gather(*works, return_exceptions=True)
    while store._writer.waiting < len(works):
        await asyncio.sleep(0.001)
    free.set()
    await holding
    return await outcomes


async def test_a_full_disk_is_told_and_costs_nothing_that_was_written(tmp_path: Path, sqlite_url: str) -> None:
    await (await Store.open(sqlite_url)).close()
    store = Store(Cramped(tmp_path / "test.db"), patience=0)
    await store.append("t", [act(1)])
    for refused in (False, True):  # a batch is tried in two ways: a work that is refused calls for the second one
        lines = [store.say("t", "ann", "x" * 500, 1.0) for _ in range(60)]
        entry = store.append("a", [act(2 if refused else 1)])
        for outcome in await in_one_batch(store, [*lines, entry]):
            assert isinstance(outcome, StorageError) and "disk is full" in str(outcome), outcome
    await store.append("t", [act(2)])
    assert len(await store.log("t")) == 2 and await store.chat("t") == []
    await store.close()


async def test_a_database_that_somebody_keeps_locked_is_told(
    tmp_path: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cosmodrome.server.storage.sqlite._BUSY", 0.05)
    store = await Store.open(sqlite_url)
    with sqlite3.connect(tmp_path / "test.db", isolation_level=None) as raw:
        raw.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="locked"):
            await store.append("t", [act(1)])
        raw.execute("ROLLBACK")
    await store.append("t", [act(1)])
    await store.close()
