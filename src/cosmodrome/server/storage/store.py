"""The store: everything the server must not lose."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Final, TypeVar

import msgspec

from . import works
from .absence import Absence
from .checksum import compare
from .conduct import Conduct
from .dialect import Dialect, Session
from .friends import Friends
from .link import Link
from .people import People
from .reader import Reader
from .rows import (
    CallsRow,
    ChatRow,
    Conflict,
    Entry,
    OrdersRow,
    OutboxRow,
    PlayerRow,
    StorageError,
    TableRow,
    Unreadable,
)
from .schema import prepare
from .url import dialect_of
from .writer import Writer

_PATIENCE: Final = 15.0
"""Seconds a database may be away, as when it is restarted, before what was to be written fails."""
_TRIES: Final = 100
_MOST_VALUES: Final = 500
"""Values in one statement; databases have limits."""

_MOST_TOLD: Final = 2000
"""Letters of what is told of a write: of longer ones just what they are about."""

T = TypeVar("T")

logger = logging.getLogger(__name__)


class Store:
    """Belongs to one event loop. Every write is on the disk when it returns; reads see all writes that have returned.

    A write that is cancelled while it waits may still be done. With SQLite one process serves all tables; with
    PostgreSQL any number may, and `listen` tells each what the others have written.
    """

    def __init__(self, dialect: Dialect, patience: float) -> None:
        self._dialect = dialect
        self._absence = Absence(dialect.name)
        self._writer = Writer(dialect, patience, self._absence)
        self._reader = Reader(dialect, patience, self._absence)
        self._listening: asyncio.Task[None] | None = None
        self._closed = False
        self.conduct = Conduct(self._write, self._rows)
        self.friends = Friends(self._write, self._rows)
        self.people = People(self._write, self._rows, dialect.notify)
        self.on_over: list[Callable[[Session, TableRow], None]] = []
        """What else is written in the transaction that saves a finished game, each time it is saved."""
        self._unreadable: set[str] = set()
        """The tables whose rows could not be read: each is told once."""

    @staticmethod
    async def open(url: str, patience: float = _PATIENCE, waits: bool = False) -> Store:
        """The store at this URL, with its tables made or brought up to date. BadSetup says what URLs there are.

        If it is away, that is told at once: its address may be wrong. Or it `waits`, where that is good.
        """
        dialect = dialect_of(url)
        await asyncio.to_thread(_prepare, dialect, math.inf if waits else 0.0)
        return Store(dialect, patience)

    @staticmethod
    def held(url: str, address: str) -> AbstractContextManager[None]:
        """Keep the database at this URL, if it serves only one process, for a server at this address.

        StorageError if another one has it, and says which.
        """
        return dialect_of(url).held(address)

    async def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        if self._closed:
            return
        self._closed = True
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._reader.close)

    @property
    def waiting(self) -> int:
        """How many writes wait for the database."""
        return self._writer.waiting

    def listen(self, heard: Callable[[str], object]) -> None:
        """Call `heard` in the event loop with the id of each table or player another process has written about.

        If nothing but its log has changed, what was added follows, as JSON. Also with every word that it tells.

        It is called with an empty text when notices may have been missed, that is whenever the connection they come by
        was made, the first time included: then anything may have changed. With SQLite, nothing is ever heard.
        """
        loop = asyncio.get_running_loop()
        self._listening = loop.create_task(self._dialect.listen(lambda about: loop.call_soon(heard, about)))

    @property
    def shared(self) -> bool:
        """Whether other processes may use it too."""
        return self._dialect.shared

    async def tell(self, word: str) -> None:
        """Let the other processes hear a word that is not stored. With SQLite there are none."""
        if self._dialect.shared:
            await self._write("", lambda session: self._dialect.notify(session, [word]))

    # people

    async def secret(self) -> str:
        """The key cookies are signed with: made once, the same for every process on this database."""
        return await self.kept("secret", secrets.token_hex(32))

    async def kept(self, name: str, fresh: str) -> str:
        """What is kept under this name; from now on this, if there is nothing."""
        return await self._write("", lambda session: _kept(session, name, fresh))

    async def setting(self, name: str) -> str:
        """What is kept under this name; empty if nothing is."""
        found = await self._rows("SELECT value FROM settings WHERE name = ?", name)
        return found[0][0] if found else ""

    async def blocked(self) -> list[str]:
        """Those whom the host has shut out."""
        return [player for (player,) in await self._rows("SELECT player FROM blocked")]

    async def log_out(self, player: str) -> None:
        """This person has logged out everywhere, one time more."""
        sql = "UPDATE players SET logouts = logouts + 1 WHERE id = ?"
        await self._write("", lambda session: session.change(sql, player))

    async def logouts(self) -> dict[str, int]:
        """How often people have logged out everywhere, of those who have."""
        return dict(await self._rows("SELECT id, logouts FROM players WHERE logouts > 0"))

    async def player(self, player: str) -> PlayerRow | None:
        return (await self.players([player])).get(player)

    async def players(self, players: list[str]) -> dict[str, PlayerRow]:
        """Those of them that exist."""
        return await self._read(lambda session: _players(session, list(dict.fromkeys(players))))

    # tables

    async def add_table(self, row: TableRow, log: list[Entry] | None = None, due: float | None = None) -> None:
        await self._write(row.id, lambda session: works.add_table(session, row, log or [], due))

    async def table(self, table: str) -> TableRow | None:
        """Unreadable if it is there, but damaged."""
        found = await self._rows("SELECT id, data, checksum FROM tables WHERE id = ?", table)
        return read_row(*found[0]) if found else None

    async def save_table(self, row: TableRow) -> TableRow:
        """The row as it is now stored, one version later; Conflict if it is no longer at the version of `row`."""
        return await self._write(row.id, lambda session: self._noted(session, works.save_table(session, row)))

    async def tables(
        self, *, status: str | None = None, player: str | None = None, public_only: bool = False, limit: int = 50
    ) -> list[TableRow]:
        """Those that changed last come first; one that can not be read is left out, and the log says so.

        A player's are those where they sit and those they made.
        """
        conditions: dict[str, object] = {}
        if status is not None:
            conditions["status = ?"] = status
        if player is not None:
            conditions["id IN (SELECT table_id FROM people WHERE player = ?)"] = player
        if public_only:
            conditions["private = ?"] = False
        where = f"WHERE {' AND '.join(conditions)}" if conditions else ""
        sql = f"SELECT id, data, checksum FROM tables {where} ORDER BY changed DESC, id LIMIT ?"
        found = [self._readable(*row) for row in await self._rows(sql, *conditions.values(), limit)]
        return [row for row in found if row is not None]

    async def rules_in_play(self) -> dict[tuple[str, int], int]:
        """How many running games there are by each game and version of its rules."""
        return await self._read(works.rules_in_play)

    def _readable(self, table: str, data: str, checksum: str) -> TableRow | None:
        try:
            row = read_row(table, data, checksum)
            self._unreadable.discard(table)
            return row
        except Unreadable as error:
            if table not in self._unreadable:
                self._unreadable.add(table)
                logger.error("table %s is left out of all lists: %s", table, error)
            return None

    async def left_out(self, player: str) -> list[str]:
        """This player's tables that were left out of lists, by their ids."""
        if not self._unreadable:
            return []
        rows = await self._rows("SELECT table_id FROM people WHERE player = ? ORDER BY table_id", player)
        return [table for (table,) in rows if table in self._unreadable]

    # the log

    async def append(
        self,
        table: str,
        entries: list[Entry],
        row: TableRow | None = None,
        due: float | None = None,
        letters: list[OutboxRow] | None = None,
    ) -> None:
        """All of the entries, and the row (as `save_table` does), or nothing; if given, also when it is `due`.

        With it, letters come into the outbox; one that was there ever before is not put in again.

        Conflict if the first is not the next one of this table's log, if a token was used before, or if the row has
        changed meanwhile.
        """

        def work(session: Session) -> None:
            works.append(session, table, entries, row, due, letters)
            if row is not None:
                self._noted(session, row)

        # what is the whole news is told with it, so that others need not ask
        told = works.json(entries) if self._dialect.shared and entries and row is None else ""
        await self._write(f"{table} {told}" if 0 < len(told) <= _MOST_TOLD else table, work)

    def _noted(self, session: Session, row: TableRow) -> TableRow:
        for also in self.on_over if row.status == "over" else ():
            also(session, row)
        return row

    async def log(self, table: str, since: int = 0) -> list[Entry]:
        """The entries after number `since`; Unreadable names the first that is damaged."""
        sql = """SELECT checksum, table_id, seq, kind, seat, action, token, at FROM log
            WHERE table_id = ? AND seq > ? ORDER BY seq"""
        return [read_entry(*row) for row in await self._rows(sql, table, since)]

    async def find_token(self, table: str, seat: int, token: str) -> int | None:
        """The number of the entry this seat sent with this token."""
        sql = "SELECT seq FROM log WHERE table_id = ? AND seat = ? AND token = ? AND token <> ''"
        found = await self._rows(sql, table, seat, token)
        return found[0][0] if found else None

    # time

    async def due(self, at: float, limit: int = 50) -> list[str]:
        """The tables where somebody's time may be up by then."""
        sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
        return [table for (table,) in await self._rows(sql, at, limit)]

    async def looked(self, table: str, at: float, due: float | None) -> None:
        """This table has been looked at: when to do so again, unless somebody else has said; None: never."""
        sql = "UPDATE tables SET due = ? WHERE id = ? AND due <= ?"
        await self._write("", lambda session: session.change(sql, due, table, at))

    async def beat(self, at: float, gap: float, oldest: float) -> list[tuple[float, float]]:
        """Note a sign of life. From when until when there was none for longer than the gap, as far as `oldest`."""
        return await self._write("", lambda session: works.beat(session, at, gap, oldest))

    async def vacations(self, oldest: float) -> list[tuple[str, float, float]]:
        """Who has been, is or will be away from when until when, but for what has ended before `oldest`."""
        sql = "SELECT player, since, until FROM vacations WHERE until >= ? ORDER BY since"
        return [(player, since, until) for player, since, until in await self._rows(sql, oldest)]

    async def take_vacation(self, player: str, at: float, until: float, budget: float, oldest: float) -> bool:
        """From now on this person is away until then, whatever was said before.

        False, and nothing has changed, if since `oldest` that would be more than the budget of seconds.
        """
        return await self._write("", lambda session: works.take_vacation(session, player, at, until, budget, oldest))

    # calling people to the table

    async def callers(self) -> list[CallsRow]:
        """How people want to be called, those at least who have said so."""
        return [_caller(data) for (data,) in await self._rows("SELECT data FROM callers")]

    async def caller(self, player: str) -> CallsRow | None:
        found = await self._rows("SELECT data FROM callers WHERE player = ?", player)
        return _caller(found[0][0]) if found else None

    async def change_caller(self, player: str, make: Callable[[CallsRow], CallsRow]) -> CallsRow:
        """What this person wants from now on, made of what they wanted; Conflict if that changes at the same moment.

        `make` may be called more than once, and from another thread.
        """
        return await self._write("", lambda session: works.change_caller(session, player, make))

    async def take_letters(
        self, at: float, until: float, holder: str, limit: int, together: str = ""
    ) -> list[OutboxRow]:
        """Letters that are due and nobody has taken: they are the holder's, until then.

        By the channel that brings letters `together`, with all others to the same people, due or not.
        """
        return await self._write("", lambda session: works.take_letters(session, at, until, holder, limit, together))

    async def send_letter(self, row: OutboxRow) -> bool:
        """This letter is about to be handed over; False if it is not its holder's any more."""
        sql = "UPDATE outbox SET state = 'sending' WHERE id = ? AND holder = ? AND state = 'waiting'"
        return bool(await self._write("", lambda session: session.change(sql, row.id, row.holder)))

    async def settle_letter(self, row: OutboxRow, state: str, due: float, tries: int) -> None:
        """What has become of a letter that its holder has dealt with."""
        sql = "UPDATE outbox SET state = ?, due = ?, tries = ?, holder = '', held_until = 0 WHERE id = ? AND holder = ?"
        await self._write("", lambda session: session.change(sql, state, due, tries, row.id, row.holder))

    async def lost_letters(self, at: float) -> list[OutboxRow]:
        """Letters whose holder was about to hand them over, and has not been heard of since: each is told once."""
        return await self._write("", lambda session: works.lost_letters(session, at))

    async def letters_waiting(self) -> int:
        """How many letters are still to be carried out."""
        number: int = (await self._rows("SELECT COUNT(*) FROM outbox WHERE state = 'waiting'"))[0][0]
        return number

    async def forget_letters(self, before: float) -> None:
        sql = "DELETE FROM outbox WHERE due < ? AND state NOT IN ('waiting', 'sending')"
        await self._write("", lambda session: session.change(sql, before))

    # talk and standing orders

    async def say(
        self, table: str, player: str, text: str, at: float, token: str = "", gallery: bool = False
    ) -> ChatRow:
        """The line with the number it got: 1, 2, 3 and so on at each table. With the same token it is said once."""
        line = (table, player, text, at, token, gallery)
        for _ in range(_TRIES):
            try:
                return await self._write(table, lambda session: works.say(session, *line))
            except Conflict:  # another process took this number, or said this line; there is always a next one
                continue
        raise StorageError(f"table {table}: no number for a line of chat after {_TRIES} tries")

    async def chat(self, table: str, since: int = 0) -> list[ChatRow]:
        """The lines after number `since`."""
        sql = f"SELECT {works.LINE} FROM chat WHERE table_id = ? AND number > ? AND text <> '' ORDER BY number"
        return [ChatRow(*line) for line in await self._rows(sql, table, since)]

    async def chat_before(
        self, table: str, number: int | None, limit: int, gallery: bool | None = None
    ) -> list[ChatRow]:
        """The last lines before this number, or the last ones of all; the oldest of them first.

        Of those who play, of those who watch, or of all.
        """
        conditions: dict[str, object] = {"table_id = ?": table}
        if number is not None:
            conditions["number < ?"] = number
        if gallery is not None:
            conditions["gallery = ?"] = gallery
        sql = f"""SELECT {works.LINE} FROM chat WHERE text <> '' AND {" AND ".join(conditions)}
            ORDER BY number DESC LIMIT ?"""
        values = conditions.values()
        return [ChatRow(*line) for line in reversed(await self._rows(sql, *values, limit))]

    async def set_orders(self, table: str, row: OrdersRow) -> None:
        """In place of those given at this seat before."""
        sql = """INSERT INTO orders (table_id, seat, player, orders) VALUES (?, ?, ?, ?)
            ON CONFLICT (table_id, seat) DO UPDATE SET player = excluded.player, orders = excluded.orders"""
        await self._write(table, lambda session: session.change(sql, table, row.seat, row.player, row.orders))

    async def orders(self, table: str) -> list[OrdersRow]:
        """Those that somebody has given, seat by seat. Whoever gave them may not sit there any more."""
        sql = "SELECT seat, player, orders FROM orders WHERE table_id = ? ORDER BY seat"
        return [OrdersRow(*row) for row in await self._rows(sql, table)]

    # for what has tables of its own

    async def write(self, about: str, work: Callable[[Session], T]) -> T:
        """Do this in a transaction; `about` is the table or the person it is about, of which others then hear."""
        return await self._write(about, work)

    async def read(self, work: Callable[[Session], T]) -> T:
        return await self._read(work)

    async def _write(self, table: str, work: Callable[[Session], T]) -> T:
        self._refuse_if_closed()
        if self._absence.known:  # what comes now would wait behind what was to be written before: it is told at once
            await self._reader.read(_nothing)
        answer: T = await self._writer.write(table, work)
        return answer

    async def _read(self, work: Callable[[Session], T]) -> T:
        self._refuse_if_closed()
        return await self._reader.read(work)

    async def _rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._read(lambda session: session.rows(sql, *values))

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StorageError(f"{self._dialect.name} was closed")


def _prepare(dialect: Dialect, patience: float) -> None:
    link = Link(dialect, patience)
    try:
        link.run(lambda session: prepare(dialect, session))
    finally:
        link.close()


def _nothing(session: Session) -> None:
    """Only whether the database is there."""


def _kept(session: Session, name: str, fresh: str) -> str:
    session.change("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, fresh)
    value: str = session.rows("SELECT value FROM settings WHERE name = ?", name)[0][0]
    return value


def _players(session: Session, players: list[str]) -> dict[str, PlayerRow]:
    found: dict[str, PlayerRow] = {}
    for start in range(0, len(players), _MOST_VALUES):
        some = players[start : start + _MOST_VALUES]
        marks = ", ".join("?" * len(some))
        sql = f"""SELECT id, name, created, EXISTS (SELECT 1 FROM members WHERE player = id), colour,
            COALESCE(public, '') FROM players WHERE id IN ({marks})"""
        found.update(
            {
                row[0]: PlayerRow(row[0], row[1], row[2], bool(row[3]), row[4], row[5])
                for row in session.rows(sql, *some)
            }
        )
    return found


def read_row(table: str, data: str, checksum: str) -> TableRow:
    """The row of a table as it is stored; Unreadable if it is damaged."""
    compare("its row", checksum, table, data)
    try:
        return msgspec.json.decode(data, type=TableRow)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"its row is damaged: {error}") from error


def _caller(data: str) -> CallsRow:
    return msgspec.json.decode(data, type=CallsRow)


def read_entry(checksum: str, table: str, seq: int, kind: Any, seat: int, action: str, token: str, at: float) -> Entry:
    """An entry of a log as it is stored; Unreadable if it is damaged."""
    compare(f"entry {seq} of its log", checksum, table, seq, kind, seat, action, token, at)
    try:
        return Entry(seq, kind, seat, msgspec.json.decode(action, type=list[Any]), token, at)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"entry {seq} of its log is damaged: {error}") from error
