"""Backups: a database as one SQLite file, whatever it is itself, and back into either kind.

A backup is of one moment and holds up nobody. It has the schema of the database it was made from, so that the version
of Cosmodrome that served that can serve the backup too. A restore is one transaction.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from operator import methodcaller
from pathlib import Path
from typing import Any, Final

from ...kernel import BadSetup
from ..results.noting import take_back
from ..storage.desk import OF_A_TABLE, Desk
from ..storage.dialect import PIECE, Dialect, Session
from ..storage.link import Link
from ..storage.schema import prepare
from ..storage.sqlite import Sqlite
from .bulletin import RESTORED, notice

NOT_COPIED: Final = ("notices", "receipts", "schema_version")
"""What processes leave for each other, and what the target says of itself."""

Columns = dict[str, list[tuple[str, str]]]


def back_up(desk: Desk, file: Path) -> None:
    """Everything into a new file, which only its owner may read. It is there whole, or not at all."""
    if file.exists():
        raise BadSetup(f"{file} is there already; a backup is never written over another file")
    if not file.absolute().parent.is_dir():
        raise BadSetup(f"there is no folder {file.absolute().parent}")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        desk.read(lambda session: _copy_out(desk, session, part))
        os.replace(part, file)
    finally:
        for ending in ("", "-wal", "-shm"):
            with suppress(OSError):
                part.with_name(part.name + ending).unlink()


def _copy_out(desk: Desk, session: Session, file: Path) -> None:
    if isinstance(desk.dialect, Sqlite):
        desk.dialect.copy_to(session, file)
        return
    target = Sqlite(file)
    with _connected(target) as writing:
        prepare(target, writing, desk.version)
        session.change(desk.dialect.begin_reading)
        writing.change("BEGIN")
        _copy(desk.dialect, session, target, writing)
        writing.change("COMMIT")
        session.change("COMMIT")
        writing.rows("PRAGMA wal_checkpoint(TRUNCATE)")


def restore(desk: Desk, backup: Desk) -> None:
    """All that the backup holds in place of all that is there; servers take it up at once.

    But what was is not undone by it: who has logged out everywhere since has, who was called is not called again, and
    what was good once is good no more.
    """
    if backup.version > desk.version:
        raise BadSetup(f"the backup has schema {backup.version}, the database {desk.version}")

    def work(session: Session) -> None:
        logouts = session.rows("SELECT logouts, id, logouts FROM players WHERE logouts > 0")
        letters = session.rows("SELECT state, id FROM outbox WHERE state <> 'waiting'")
        for table in desk.dialect.columns(session):
            if table not in NOT_COPIED:
                session.change(f"DELETE FROM {table}")
        backup.read(lambda reading: _copy(backup.dialect, reading, desk.dialect, session))
        session.change("DELETE FROM tickets")
        session.change_many("UPDATE players SET logouts = ? WHERE id = ? AND logouts < ?", logouts)
        session.change_many("UPDATE outbox SET state = ? WHERE id = ? AND state = 'waiting'", letters)

    desk.write([notice(RESTORED)], work)


def restore_table(desk: Desk, backup: Desk, table: str) -> None:
    """One table as it was, in place of what there is of it; the people who sit there are not touched.

    If its game has ended since, it has not any more: what was written down of it is taken back, also from the ratings.
    """
    if not backup.count("SELECT COUNT(*) FROM tables WHERE id = ?", table):
        raise BadSetup(f"the backup has no table {table}")

    def work(session: Session) -> None:
        of_table = {"tables": "id", **dict.fromkeys(set(OF_A_TABLE) - {"outbox"}, "table_id")}
        known = backup.read(backup.dialect.columns)
        for name, column in of_table.items():
            session.change(f"DELETE FROM {name} WHERE {column} = ?", table)
            if name not in known:  # the backup is of an older version
                continue
            names = [each for each, _ in known[name]]
            sql = f"SELECT {', '.join(names)} FROM {name} WHERE {column} = ?"
            rows = backup.read(methodcaller("rows", sql, table))
            _insert(desk.dialect, session, name, names, rows)
        (status,) = session.rows("SELECT status FROM tables WHERE id = ?", table)[0]
        if status != "over":
            take_back(session, table)

    desk.write([notice(RESTORED)], work)


def _copy(source: Dialect, reading: Session, target: Dialect, writing: Session) -> None:
    there = target.columns(writing)
    for table, columns in source.columns(reading).items():
        if table in NOT_COPIED or table not in there:
            continue
        names = [name for name, _ in columns]
        for rows in source.stream(reading, f"SELECT {', '.join(names)} FROM {table}"):
            _insert(target, writing, table, names, rows)


def _insert(target: Dialect, writing: Session, table: str, names: list[str], rows: list[tuple[Any, ...]]) -> None:
    """SQLite keeps yes and no as numbers; PostgreSQL wants to be told which is which."""
    kinds = dict(target.columns(writing)[table])
    truths = {place for place, name in enumerate(names) if kinds[name] == "boolean"}
    marks = ", ".join("?" * len(names))
    sql = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"
    for start in range(0, len(rows), PIECE):
        some = rows[start : start + PIECE]
        typed = [tuple(bool(each) if place in truths else each for place, each in enumerate(row)) for row in some]
        writing.change_many(sql, typed)


@contextmanager
def _connected(dialect: Dialect) -> Iterator[Session]:
    link = Link(dialect, 0.0)
    try:
        yield link.run(lambda session: session)
    finally:
        link.close()
