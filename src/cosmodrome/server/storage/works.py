"""What is done to the database, statement by statement. Each of these runs inside a transaction of the writer's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import msgspec

from .checksum import checksum
from .dialect import Session
from .rows import CallsRow, ChatRow, Conflict, Entry, OutboxRow, TableRow

LINE = "number, player, text, at, gallery"
"""The columns of a line of chat, in the order of `ChatRow`."""

_LETTER = "id, player, channel, kind, table_id, seat, occasion, due, tries, holder"
"""The columns of a letter, in the order of `OutboxRow`."""


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def lock(session: Session, name: str) -> None:
    """From here on to the end of the transaction nobody else comes by here, in no other process either."""
    session.change("INSERT INTO settings (name, value) VALUES (?, '') ON CONFLICT DO NOTHING", name)
    session.change("UPDATE settings SET value = value WHERE name = ?", name)


def add_table(session: Session, row: TableRow, entries: list[Entry], due: float | None) -> None:
    session.change(
        "INSERT INTO tables (id, version, status, private, changed, data, checksum) VALUES (?, ?, ?, ?, ?, ?, ?)",
        *(row.id, row.version, row.status, row.private, row.changed, *_checked(row)),
    )
    _seat_people(session, row)
    append(session, row.id, entries, None, due)


def save_table(session: Session, row: TableRow) -> TableRow:
    saved = msgspec.structs.replace(row, version=row.version + 1)
    changed = session.change(
        """UPDATE tables SET version = ?, status = ?, private = ?, changed = ?, data = ?, checksum = ?
            WHERE id = ? AND version = ?""",
        *(saved.version, saved.status, saved.private, saved.changed, *_checked(saved), row.id, row.version),
    )
    if not changed:
        raise Conflict(f"table {row.id} is no longer at version {row.version}, or not there")
    _seat_people(session, saved)
    _end_orders(session, saved)
    return saved


class _ByRules(msgspec.Struct):
    game: str
    rules: int


def rules_in_play(session: Session) -> dict[tuple[str, int], int]:
    found: Counter[tuple[str, int]] = Counter()
    for (data,) in session.rows("SELECT data FROM tables WHERE status = 'playing'"):
        with suppress(msgspec.DecodeError):  # who opens that table is told
            row = msgspec.json.decode(data, type=_ByRules)
            found[row.game, row.rules] += 1
    return dict(found)


def append(
    session: Session,
    table: str,
    entries: list[Entry],
    row: TableRow | None,
    due: float | None = None,
    letters: list[OutboxRow] | None = None,
) -> None:
    if entries:
        _add_to_log(session, table, entries)
    if row is not None:
        save_table(session, row)
    if due is not None:
        session.change("UPDATE tables SET due = ? WHERE id = ?", due, table)
    if letters:
        post(session, letters)


def change_caller(session: Session, player: str, make: Callable[[CallsRow], CallsRow]) -> CallsRow:
    found = session.rows("SELECT data FROM callers WHERE player = ?", player)
    if found:
        row = make(msgspec.json.decode(found[0][0], type=CallsRow))
        sql = "UPDATE callers SET data = ? WHERE player = ? AND data = ?"
        changed = session.change(sql, json(row), player, found[0][0])
    else:
        row = make(CallsRow(player=player))
        sql = "INSERT INTO callers (player, data) VALUES (?, ?) ON CONFLICT (player) DO NOTHING"
        changed = session.change(sql, player, json(row))
    if not changed:
        raise Conflict(f"what {player} wants has changed meanwhile")
    return row


def post(session: Session, letters: list[OutboxRow]) -> None:
    """Put letters into the outbox; one that was there ever before is not put in again."""
    sql = f"""INSERT INTO outbox ({_LETTER}, state, held_until) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', 0)
        ON CONFLICT (id) DO NOTHING"""
    for row in letters:
        session.change(sql, *msgspec.structs.astuple(row))


def take_letters(session: Session, at: float, until: float, holder: str, limit: int, together: str) -> list[OutboxRow]:
    # what another process has taken meanwhile is seen by the conditions of the statement itself, not of the query in it
    free = "state = 'waiting' AND due <= ? AND held_until <= ?"
    some = f"id IN (SELECT id FROM outbox WHERE {free} ORDER BY due LIMIT ?)"
    sql = f"UPDATE outbox SET holder = ?, held_until = ? WHERE {free} AND {some}"
    if not session.change(sql, holder, until, at, at, at, at, limit):
        return []
    taken = _letters(session, "holder = ?", holder)
    also = """UPDATE outbox SET holder = ?, held_until = ?
        WHERE state = 'waiting' AND held_until <= ? AND player = ? AND channel = ?"""
    for player in sorted({row.player for row in taken if row.channel == together}):
        session.change(also, holder, until, at, player, together)
    return _letters(session, "holder = ?", holder)


def lost_letters(session: Session, at: float) -> list[OutboxRow]:
    lost = _letters(session, "state = 'sending' AND held_until <= ?", at)
    sql = "UPDATE outbox SET state = 'unknown' WHERE id = ? AND state = 'sending'"
    return [row for row in lost if session.change(sql, row.id)]


def _letters(session: Session, condition: str, value: object) -> list[OutboxRow]:
    names = [field.name for field in msgspec.structs.fields(OutboxRow)]
    found = session.rows(f"SELECT {_LETTER} FROM outbox WHERE {condition} ORDER BY due", value)
    return [OutboxRow(**dict(zip(names, row, strict=True))) for row in found]


def beat(session: Session, at: float, gap: float, oldest: float) -> list[tuple[float, float]]:
    session.change("INSERT INTO settings (name, value) VALUES ('alive', ?) ON CONFLICT DO NOTHING", repr(at))
    # first the write: of two processes that come back at the same time one waits here for the other, and then knows
    session.change("UPDATE settings SET value = value WHERE name = 'alive'")
    alive = float(session.rows("SELECT value FROM settings WHERE name = 'alive'")[0][0])
    if at - alive > gap:
        session.change("INSERT INTO downtimes (since, until) VALUES (?, ?) ON CONFLICT DO NOTHING", alive, at)
    if at > alive:
        session.change("UPDATE settings SET value = ? WHERE name = 'alive'", repr(at))
    session.change("DELETE FROM downtimes WHERE until < ?", oldest)
    return [(since, until) for since, until in session.rows("SELECT since, until FROM downtimes ORDER BY since")]


def take_vacation(session: Session, player: str, at: float, until: float, budget: float, oldest: float) -> bool:
    # first a write: of two processes that are asked at the same time one waits here for the other, and then knows
    session.change("DELETE FROM vacations WHERE player = ? AND until < ?", player, oldest)
    session.change("UPDATE players SET name = name WHERE id = ?", player)
    taken = session.rows("SELECT since, until FROM vacations WHERE player = ?", player)
    used = sum(max(0.0, min(end, at) - max(start, oldest)) for start, end in taken)
    if until > at and used + until - at > budget:
        return False
    session.change("UPDATE vacations SET until = ? WHERE player = ? AND until > ?", at, player, at)
    if until > at:
        session.change("INSERT INTO vacations (player, since, until) VALUES (?, ?, ?)", player, at, until)
    return True


def say(session: Session, table: str, player: str, text: str, at: float, token: str, gallery: bool) -> ChatRow:
    known = f"SELECT {LINE} FROM chat WHERE table_id = ? AND player = ? AND token = ? AND token <> ''"
    for row in session.rows(known, table, player, token):
        return ChatRow(*row)
    number = session.rows("SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE table_id = ?", table)[0][0]
    session.change(
        "INSERT INTO chat (table_id, number, player, text, at, token, gallery) VALUES (?, ?, ?, ?, ?, ?, ?)",
        *(table, number, player, text, at, token, gallery),
    )
    return ChatRow(number, player, text, at, gallery)


def _checked(row: TableRow) -> tuple[str, str]:
    data = json(row)
    return data, checksum(row.id, data)


def _add_to_log(session: Session, table: str, entries: list[Entry]) -> None:
    sql = """INSERT INTO log (table_id, seq, kind, seat, action, token, at, checksum) SELECT ?, ?, ?, ?, ?, ?, ?, ?
        WHERE ? = (SELECT COALESCE(MAX(seq), 0) + 1 FROM log WHERE table_id = ?)"""
    for entry in entries:
        values = (table, entry.seq, entry.kind, entry.seat, json(entry.action), entry.token, entry.at)
        if not session.change(sql, *values, checksum(*values), entry.seq, table):
            raise Conflict(f"table {table}: {entry.seq} is not the number of the next entry")


def _end_orders(session: Session, row: TableRow) -> None:
    """Standing orders of those who have left their seat end with that."""
    for seat, player in session.rows("SELECT seat, player FROM orders WHERE table_id = ?", row.id):
        if row.seats[seat].player != player:
            session.change("DELETE FROM orders WHERE table_id = ? AND seat = ?", row.id, seat)


def _seat_people(session: Session, row: TableRow) -> None:
    before = {player for (player,) in session.rows("SELECT player FROM people WHERE table_id = ?", row.id)}
    for player in sorted(before - row.people):
        session.change("DELETE FROM people WHERE table_id = ? AND player = ?", row.id, player)
    for player in sorted(row.people - before):
        session.change("INSERT INTO people (table_id, player) VALUES (?, ?)", row.id, player)
