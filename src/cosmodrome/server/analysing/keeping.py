"""What is stored of an analysis: how far it is and who is at it, and the moves as they are judged, piece by piece."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from ..storage import Session
from ..storage.works import json, lock
from ..thinking import Reply

LOCK: Final = "analyses"

_COLUMNS: Final = "table_id, what, moves, done, status, holder, held_until"


class AnalysisRow(Struct, frozen=True):
    table: str
    what: str
    """Of which record, and in which edition."""
    moves: int
    done: int
    status: Literal["running", "failed", "done"]
    holder: str
    held_until: float
    """Until then nobody else takes it up."""


def known(session: Session, table: str) -> AnalysisRow | None:
    found = session.rows(f"SELECT {_COLUMNS} FROM analyses WHERE table_id = ?", table)
    return AnalysisRow(*found[0]) if found else None


def pieces(session: Session, table: str) -> list[str]:
    sql = "SELECT data FROM analysis_pieces WHERE table_id = ? ORDER BY first"
    return [data for (data,) in session.rows(sql, table)]


def take(session: Session, table: str, what: str, moves: int, holder: str, now: float, until: float) -> bool:
    """Be the one who analyses this; False if somebody is at it, or it is done. What was done before counts."""
    lock(session, LOCK)
    row = known(session, table)
    if row is not None and row.what != what:  # of another edition
        forget(session, table)
        row = None
    if row is None:
        sql = f"INSERT INTO analyses ({_COLUMNS}) VALUES (?, ?, ?, 0, 'running', ?, ?)"
        return bool(session.change(sql, table, what, moves, holder, until))
    if row.status == "done" or (row.status == "running" and row.held_until > now and row.holder != holder):
        return False
    sql = "UPDATE analyses SET status = 'running', holder = ?, held_until = ? WHERE table_id = ?"
    return bool(session.change(sql, holder, until, table))


def note(session: Session, table: str, holder: str, first: int, reply: Reply) -> bool:
    """These moves are judged; False if it is not the holder's any more, or the table is gone."""
    sql = """UPDATE analyses SET done = ?, status = CASE WHEN moves = ? THEN 'done' ELSE status END
        WHERE table_id = ? AND holder = ? AND done = ?"""
    done = first + len(reply.judged)
    if not session.change(sql, done, done, table, holder, first):
        return False
    piece = json({"before": reply.before, "moves": reply.judged})
    session.change("INSERT INTO analysis_pieces (table_id, first, data) VALUES (?, ?, ?)", table, first, piece)
    return True


def hold(session: Session, tables: list[str], holder: str, until: float) -> None:
    """Whoever is at these still is."""
    for table in tables:
        session.change("UPDATE analyses SET held_until = ? WHERE table_id = ? AND holder = ?", until, table, holder)


def fail(session: Session, table: str, holder: str) -> None:
    sql = "UPDATE analyses SET status = 'failed' WHERE table_id = ? AND holder = ? AND status = 'running'"
    session.change(sql, table, holder)


def left(session: Session, now: float) -> list[str]:
    """What somebody was at who has not been heard of since."""
    sql = "SELECT table_id FROM analyses WHERE status = 'running' AND held_until <= ? ORDER BY held_until, table_id"
    return [table for (table,) in session.rows(sql, now)]


def forget(session: Session, table: str) -> None:
    for name in ("analyses", "analysis_pieces"):
        session.change(f"DELETE FROM {name} WHERE table_id = ?", table)
