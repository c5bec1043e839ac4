"""Opening a store: what is wrong is said in one line that helps."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from cosmodrome import BadSetup
from cosmodrome.server.storage import StorageError, Store, Unreadable
from cosmodrome.server.storage.schema import MIGRATIONS, prepare
from cosmodrome.server.storage.url import dialect_of
from cosmodrome.server.storage.works import json

from .examples import act, table

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("url", ["", "sqlite://", "sqlite:///", "sqlite://file.db", "mysql://me@host/db", "a\0b"])
async def test_a_url_that_names_no_database(url: str) -> None:
    with pytest.raises(BadSetup, match=r"a path, sqlite:///file\.db .*, or postgresql://"):
        await Store.open(url)


async def test_a_postgresql_url_with_a_mistake() -> None:
    with pytest.raises(BadSetup, match="PostgreSQL can not read this URL") as caught:
        await Store.open("postgresql://me:password@host/db?nonsense=1")
    assert "password" not in str(caught.value)


async def test_a_bare_path_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for url in ("one.db", "sqlite:///two.db", f"{tmp_path}/three.db", f"sqlite:///{tmp_path}/four.db"):
        await (await Store.open(url)).close()
    assert {path.name for path in tmp_path.glob("*.db")} == {"one.db", "two.db", "three.db", "four.db"}


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=f"there is no folder {tmp_path}/missing"):
        await Store.open(f"{tmp_path}/missing/file.db")


async def test_a_path_that_can_not_be_written(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=f"the database {tmp_path} can not be used: unable to open"):
        await Store.open(str(tmp_path))


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Not a database at all. " * 100)
    with pytest.raises(StorageError, match=r"notes\.txt can not be used: file is not a database"):
        await Store.open(str(tmp_path / "notes.txt"))


async def test_a_damaged_database(tmp_path: Path) -> None:
    path = tmp_path / "test.db"
    await (await Store.open(str(path))).close()
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xff" * (len(data) - 4096))
    with pytest.raises(StorageError, match=r"test\.db can not be used: .*malformed"):
        store = await Store.open(str(path))
        try:
            await store.append("t", [act(1)])
        finally:
            await store.close()


async def test_a_postgresql_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(
        StorageError, match=f"the PostgreSQL database 'db' at {tmp_path} can not be used: .*No such file"
    ):
        await Store.open(f"postgresql://me:password@/db?host={tmp_path}")


async def test_a_newer_schema_is_refused(database_url: str) -> None:
    await (await Store.open(database_url)).close()
    session = dialect_of(database_url).connect()
    session.change("UPDATE schema_version SET version = version + 1")
    session.close()
    newer = len(MIGRATIONS) + 1
    with pytest.raises(StorageError, match=rf"newer Cosmodrome \(schema {newer}; this one knows {newer - 1}\)"):
        await Store.open(database_url)


async def test_an_older_schema_is_brought_up_to_date(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(database_url)
    await store.append("t", [act(1)])
    await store.close()
    newer = (*MIGRATIONS, ("CREATE TABLE later (id TEXT PRIMARY KEY)", "INSERT INTO later VALUES ('here')"))
    monkeypatch.setattr("cosmodrome.server.storage.schema.MIGRATIONS", newer)
    for _ in range(2):
        store = await Store.open(database_url)
        assert await store.log("t") == [act(1)]
        await store.close()
    session = dialect_of(database_url).connect()
    assert session.rows("SELECT id FROM later") == [("here",)]
    session.close()


async def test_a_migration_that_fails_leaves_the_old_schema(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await Store.open(database_url)).close()
    with monkeypatch.context() as patch:
        broken = (*MIGRATIONS, ("CREATE TABLE later (id TEXT PRIMARY KEY)", "INSERT INTO nowhere VALUES (1)"))
        patch.setattr("cosmodrome.server.storage.schema.MIGRATIONS", broken)
        with pytest.raises(StorageError, match="nowhere"):
            await Store.open(database_url)
    store = await Store.open(database_url)
    await store.append("t", [act(1)])
    await store.close()


async def test_several_processes_may_make_the_tables_at_once(database_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(4)))
    assert len({await store.secret() for store in stores}) == 1
    for store in stores:
        await store.close()


async def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    session = dialect_of(sqlite_url).connect()
    assert session.rows("PRAGMA journal_mode") == [("wal",)]
    assert session.rows("PRAGMA synchronous") == [(2,)]
    session.close()
    assert sqlite3.sqlite_version_info >= (3, 24)


async def test_a_database_of_before_check_sums_is_brought_up_to_date(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialect = dialect_of(database_url)
    session = dialect.connect()
    with monkeypatch.context() as patch:
        patch.setattr("cosmodrome.server.storage.schema.MIGRATIONS", MIGRATIONS[:2])
        prepare(dialect, session)
    row, entry = table(), act(1)
    session.change("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row.id, 0, row.status, False, row.changed, json(row))
    session.change("INSERT INTO log VALUES ('t', 1, 'act', 0, ?, '', ?)", json(entry.action), entry.at)
    session.change("INSERT INTO orders VALUES ('t', 0, '[]')")
    session.close()
    store = await Store.open(database_url)
    assert await store.table("t") == row
    assert await store.log("t") == [entry]
    assert await store.orders("t") == [], "nobody knows whose they were"
    await store.append("t", [act(2)])
    assert await store.log("t") == [entry, act(2)]
    await store.close()


def test_one_holds_a_file_at_a_time(sqlite_url: str, postgres_url: str) -> None:
    told = r"is held by process \d+, which serves here:1 since 2"
    with Store.held(sqlite_url, "here:1"), pytest.raises(StorageError, match=told):
        Store.held(sqlite_url, "there:2").__enter__()
    with Store.held(sqlite_url, "there:2"), Store.held(postgres_url, "a:1"), Store.held(postgres_url, "b:2"):
        pass


def test_a_lock_that_can_not_be_made(tmp_path: Path) -> None:
    (tmp_path / "test.db.lock").mkdir()
    with pytest.raises(StorageError, match=r"can not be locked: .*/test\.db\.lock: Is a directory"):
        Store.held(f"{tmp_path}/test.db", "here:1").__enter__()
    with pytest.raises(StorageError, match="there is no folder"):
        Store.held(f"{tmp_path}/missing/test.db", "here:1").__enter__()


def modes(folder: Path) -> dict[str, str]:
    return {each.name: oct(each.stat().st_mode & 0o777) for each in folder.iterdir()}


async def test_nobody_else_may_read_the_files(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    before = os.umask(0)
    try:
        with Store.held(f"{tmp_path}/test.db", "here:1"):
            store = await Store.open(f"{tmp_path}/test.db")
            await store.append("t", [act(1)])
            assert modes(tmp_path) == dict.fromkeys(
                ["test.db", "test.db-wal", "test.db-shm", "test.db.lock"], oct(0o600)
            )
            await store.close()
    finally:
        os.umask(before)
    assert not caplog.records


async def test_files_that_others_may_read_are_closed_to_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "test.db"
    await (await Store.open(str(path))).close()
    path.chmod(0o664)
    wal = tmp_path / "test.db-wal"
    wal.touch(0o644)
    store = await Store.open(str(path))
    assert set(modes(tmp_path).values()) == {oct(0o600)}
    assert f"{path} could be used by others (664); now only by its owner" in caplog.text
    assert f"{wal} could be used by others" in caplog.text
    await store.close()


async def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    """As when somebody who may do anything names a wrong one."""
    path = tmp_path / "hosts"
    path.write_text("127.0.0.1 localhost\n" * 100)
    path.chmod(0o644)
    with pytest.raises(StorageError, match="not a database"):
        await Store.open(str(path))
    assert modes(tmp_path) == {"hosts": oct(0o644)}


async def test_a_byte_that_flips_in_the_file_is_found(tmp_path: Path) -> None:
    path = tmp_path / "test.db"
    store = await Store.open(str(path))
    await store.append("t", [act(1), act(2), act(3)])
    await store.close()
    data = path.read_bytes()
    assert data.count(b'["bid",2,') == 1
    path.write_bytes(data.replace(b'["bid",2,', b'["bid",3,'))
    store = await Store.open(str(path))
    with pytest.raises(Unreadable, match="entry 2 of its log is damaged"):
        await store.log("t")
    await store.close()
