"""What is stored about people: their names, how they come back, and what moves when a guest is a member after all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from ..ids import unguessable
from . import works
from .checksum import compare
from .dialect import Session
from .rows import CallsRow, Conflict, MemberRow, PasskeyRow, PlayerRow, StorageError, TableRow, Unreadable

_PASSKEY: Final = "id, player, label, key, uses, created, used"
"""The columns of a passkey, in the order of `PasskeyRow`."""

_MOVED: Final = ("outbox", "passkeys", "visitors")
"""What moves to another person as it is: tables with a column `player`, whatever else is in them."""


_PERSONAL: Final = (
    "members",
    "passkeys",
    "callers",
    "vacations",
    "orders",
    "outbox",
    "invitations",
    "keepsakes",
    "ratings",
    "visitors",
    "seekers",
)
"""What is nobody else's: tables with a column `player`."""


def new_public() -> str:
    """An id by which others may know somebody."""
    return unguessable(9)


class Write(Protocol):
    def __call__(self, about: str, work: Callable[[Session], Any], /) -> Awaitable[Any]: ...


class Rows(Protocol):
    def __call__(self, sql: str, /, *values: object) -> Awaitable[list[tuple[Any, ...]]]: ...


class People:
    """A part of the store."""

    def __init__(self, write: Write, rows: Rows, notify: Callable[[Session, list[str]], None]) -> None:
        self._write = write
        self._rows = rows
        self._notify = notify
        self.on_merge: list[Callable[[Session, str, str], None]] = []
        """What else moves when a guest is a member after all, of parts of the server that have tables of their own."""
        self.on_forget: list[Callable[[Session, str], list[str]]] = []
        """What else becomes of somebody who is no more, there; the ids of tables that bear a name they have given."""

    # names

    async def add(self, row: PlayerRow, folded: str) -> None:
        """Somebody new; Conflict if a member has a name that looks the same."""

        def add(session: Session) -> None:
            _check_free(session, row.id, folded)
            sql = "INSERT INTO players (id, name, created, public) VALUES (?, ?, ?, ?)"
            session.change(sql, row.id, row.name, row.created, row.public or None)

        await self._write("", add)

    async def give_public_ids(self) -> None:
        """To those who were there before people had any."""
        sql = "UPDATE players SET public = ? WHERE id = ? AND public IS NULL"

        def give(session: Session) -> None:
            for (player,) in session.rows("SELECT id FROM players WHERE public IS NULL ORDER BY id"):
                session.change(sql, new_public(), player)

        await self._write("", give)

    async def known_as(self, public: str) -> str | None:
        """Who has this public id."""
        found = await self._rows("SELECT id FROM players WHERE public = ?", public)
        return found[0][0] if found else None

    async def rename(self, player: str, name: str, folded: str) -> None:
        """Conflict if another member has a name that looks the same."""

        def rename(session: Session) -> None:
            _check_free(session, player, folded)
            session.change("UPDATE members SET folded = ? WHERE player = ?", folded, player)
            if not session.change("UPDATE players SET name = ? WHERE id = ?", name, player):
                raise StorageError(f"there is no player {player}")

        await self._write(player, rename)

    async def prefer(self, player: str, colour: int) -> None:
        """Somebody wants to have this colour; 0: any."""
        sql = "UPDATE players SET colour = ? WHERE id = ?"
        await self._write(player, lambda session: session.change(sql, colour, player))

    # members

    async def member(self, player: str) -> MemberRow | None:
        found = await self._rows("SELECT player, mail, since FROM members WHERE player = ?", player)
        return MemberRow(*found[0]) if found else None

    async def called(self, name: str, folded: str) -> str | None:
        """The member with this name, or else with one that looks like it."""
        sql = """SELECT player FROM members JOIN players ON id = player WHERE name = ? OR folded = ?
            ORDER BY CASE WHEN name = ? THEN 0 ELSE 1 END LIMIT 1"""
        found = await self._rows(sql, name, folded, name)
        return found[0][0] if found else None

    async def is_free(self, player: str, folded: str) -> bool:
        """Whether this person is a member, or could be one by a name that looks like this."""
        sql = "SELECT player FROM members WHERE player = ? OR folded = ?"
        found = [each for (each,) in await self._rows(sql, player, folded)]
        return not found or player in found

    async def fold_names(self, fold: Callable[[str], str]) -> None:
        """Anew, as this version does. Who has been a member for longer has the name; others keep theirs as well."""
        free = "NOT EXISTS (SELECT 1 FROM members WHERE folded = ?)"

        def renew(session: Session) -> None:
            members = "SELECT player, name, folded FROM members JOIN players ON id = player ORDER BY since, player"
            for player, name, known in session.rows(members):
                folded = fold(name)
                if folded != known:
                    session.change(f"UPDATE members SET folded = ? WHERE player = ? AND {free}", folded, player, folded)

        await self._write("", renew)

    async def passkeys(self, player: str) -> list[PasskeyRow]:
        """The oldest first."""
        sql = f"SELECT {_PASSKEY} FROM passkeys WHERE player = ? ORDER BY created, id"
        return [PasskeyRow(*row) for row in await self._rows(sql, player)]

    async def passkey(self, key_id: str) -> PasskeyRow | None:
        found = await self._rows(f"SELECT {_PASSKEY} FROM passkeys WHERE id = ?", key_id)
        return PasskeyRow(*found[0]) if found else None

    async def add_passkey(self, row: PasskeyRow, folded: str) -> None:
        """From now on this is one of somebody's keys, and they are a member.

        Conflict if another member has a name that looks the same, or if the key is there already.
        """

        def add(session: Session) -> None:
            _keep(session, row.player, folded, row.created)
            marks = ", ".join("?" * len(msgspec.structs.fields(PasskeyRow)))
            session.change(f"INSERT INTO passkeys ({_PASSKEY}) VALUES ({marks})", *msgspec.structs.astuple(row))

        await self._write(row.player, add)

    async def use_passkey(self, key_id: str, uses: int, at: float) -> None:
        sql = "UPDATE passkeys SET uses = ?, used = ? WHERE id = ?"
        await self._write("", lambda session: session.change(sql, uses, at, key_id))

    async def remove_passkey(self, player: str, key_id: str) -> bool:
        """False if it is the last way by which this member could come back: it stays."""
        return await self._end_way(player, "DELETE FROM passkeys WHERE player = ? AND id = ?", player, key_id)

    async def _end_way(self, player: str, sql: str, *values: str) -> bool:
        def remove(session: Session) -> bool:
            # first a write: of two that are asked at the same time one waits here for the other, and then knows
            session.change("UPDATE members SET since = since WHERE player = ?", player)
            session.change(sql, *values)
            ways = """SELECT 1 FROM members WHERE player = ? AND mail IS NOT NULL
                UNION ALL SELECT 1 FROM passkeys WHERE player = ?"""
            if not session.rows(ways, player, player):
                raise Conflict("the last one")
            return True

        try:
            return bool(await self._write(player, remove))
        except Conflict:
            return False

    async def with_mail(self, mail: str) -> str | None:
        """The member with this address."""
        found = await self._rows("SELECT player FROM members WHERE mail = ?", mail)
        return found[0][0] if found else None

    async def keep_mail(self, player: str, mail: str, folded: str, at: float) -> None:
        """From now on this person can come back by this address, and they are a member.

        Conflict if it is somebody else's, or if another member has a name that looks the same.
        """

        def keep(session: Session) -> None:
            _keep(session, player, folded, at)
            session.change("UPDATE members SET mail = ? WHERE player = ?", mail, player)

        await self._write(player, keep)

    async def remove_mail(self, player: str) -> bool:
        """False if it is the last way by which this member could come back: it stays."""
        return await self._end_way(player, "UPDATE members SET mail = NULL WHERE player = ?", player)

    # what is good once

    async def issue(self, ticket: str, about: str, until: float, at: float) -> None:
        def issue(session: Session) -> None:
            session.change("DELETE FROM tickets WHERE until < ?", at)
            session.change("INSERT INTO tickets (id, about, until) VALUES (?, ?, ?)", ticket, about, until)

        await self._write("", issue)

    async def ticket(self, ticket: str, at: float) -> str | None:
        """What it is about; None if there is no such ticket any more."""
        found = await self._rows("SELECT about FROM tickets WHERE id = ? AND until >= ?", ticket, at)
        return found[0][0] if found else None

    async def redeem(self, ticket: str, at: float) -> str | None:
        """What it is about; None if there is no such ticket any more. From now on there is none."""

        def redeem(session: Session) -> str | None:
            found = session.rows("SELECT about FROM tickets WHERE id = ? AND until >= ?", ticket, at)
            # of two who come with the same one, the second finds nothing to delete
            taken = session.change("DELETE FROM tickets WHERE id = ?", ticket)
            return str(found[0][0]) if found and taken else None

        redeemed: str | None = await self._write("", redeem)
        return redeemed

    # nobody instead of somebody

    async def said(self, player: str) -> list[dict[str, Any]]:
        """All that somebody has said at tables."""
        sql = "SELECT table_id, text, at FROM chat WHERE player = ? AND text <> '' ORDER BY at, number"
        return [{"table": table, "text": text, "at": at} for table, text, at in await self._rows(sql, player)]

    async def forget(self, player: str) -> list[str]:
        """Nothing is left of this person but an id, which is known to finished games, and logged out; the ids of the
        tables that have lost the name they had given them.

        Conflict if a table of theirs changes meanwhile.
        """

        def forget(session: Session) -> list[str]:
            _forget_tickets(session, player)
            named = [table for also in self.on_forget for table in also(session, player)]
            tables = _reseat(session, player, partial(_untitled, player=player))
            tables += _changed(session, named, _nameless)
            for table in tables:
                session.change("UPDATE results SET name = '' WHERE table_id = ?", table)
            for name in _PERSONAL:
                session.change(f"DELETE FROM {name} WHERE player = ?", player)
            session.change("DELETE FROM friends WHERE player = ? OR other = ?", player, player)
            session.change("DELETE FROM mutes WHERE player = ? OR muted = ?", player, player)
            session.change("DELETE FROM invitations WHERE host = ?", player)
            session.change("DELETE FROM reports WHERE author = ? OR player = ?", player, player)
            # a line that is not there any more has had a number, which no other line may get
            session.change("UPDATE chat SET text = '', token = '' WHERE player = ?", player)
            session.change("UPDATE players SET name = '', colour = 0, logouts = logouts + 1 WHERE id = ?", player)
            if tables:
                self._notify(session, tables)
            return tables

        untitled: list[str] = await self._write(player, forget)
        return untitled

    # one person instead of two

    async def merge(self, guest: str, member: str, seated: Callable[[TableRow], TableRow]) -> list[str]:
        """All that is the guest's becomes the member's, and the guest is logged out; the ids of the tables concerned.

        If the guest is a member too, the ways by which they came back are the other's from now on, and their name is
        free; if only they are one, the other becomes it, by their name.

        `seated` gives a table's row with the one in place of the other; Conflict if a table changes meanwhile.
        """

        def merge(session: Session) -> list[str]:
            tables = merge_people(session, guest, member, seated, self.on_merge)
            if tables:
                self._notify(session, tables)
            return tables

        merged: list[str] = await self._write(member, merge)
        return merged


def merge_people(
    session: Session,
    guest: str,
    member: str,
    seated: Callable[[TableRow], TableRow],
    moves: list[Callable[[Session, str, str], None]],
) -> list[str]:
    """What `People.merge` does; whoever calls it tells the servers. `moves` bring along what others keep of people."""
    session.change("UPDATE orders SET player = ? WHERE player = ?", member, guest)
    tables = _reseat(session, guest, seated)
    session.change("UPDATE chat SET player = ?, token = '' WHERE player = ?", member, guest)
    for name in _MOVED:
        session.change(f"UPDATE {name} SET player = ? WHERE player = ?", member, guest)
    twice = "SELECT since FROM vacations WHERE player = ?"
    session.change(f"DELETE FROM vacations WHERE player = ? AND since IN ({twice})", guest, member)
    session.change("UPDATE vacations SET player = ? WHERE player = ?", member, guest)
    _merge_calls(session, guest, member)
    _merge_conduct(session, guest, member)
    _merge_friends(session, guest, member)
    for move in moves:
        move(session, guest, member)
    _move_membership(session, guest, member)
    session.change("UPDATE players SET logouts = logouts + 1 WHERE id = ?", guest)
    return tables


def _check_free(session: Session, player: str, folded: str) -> None:
    if session.rows("SELECT 1 FROM members WHERE folded = ? AND player <> ?", folded, player):
        raise Conflict("a member has this name")


def _keep(session: Session, player: str, folded: str, at: float) -> None:
    """This person is a member, if they are not yet."""
    if session.rows("SELECT 1 FROM members WHERE player = ?", player):
        return
    _check_free(session, player, folded)
    sql = "INSERT INTO members (player, folded, since) VALUES (?, ?, ?) ON CONFLICT (player) DO NOTHING"
    session.change(sql, player, folded, at)


def _merge_conduct(session: Session, guest: str, member: str) -> None:
    """Who was not heard is not heard; what is there already is not there twice."""
    for one, other in (("player", "muted"), ("muted", "player")):
        twice = f"{other} = ? OR {other} IN (SELECT {other} FROM mutes WHERE {one} = ?)"
        session.change(f"DELETE FROM mutes WHERE {one} = ? AND ({twice})", guest, member, member)
        session.change(f"UPDATE mutes SET {one} = ? WHERE {one} = ?", member, guest)
    session.change("DELETE FROM reports WHERE author IN (?, ?) AND player IN (?, ?)", guest, member, guest, member)
    for one, other in (("author", "player"), ("player", "author")):
        same = " AND ".join(f"known.{name} = reports.{name}" for name in (other, "table_id", "line", "reason"))
        twice = f"EXISTS (SELECT 1 FROM reports known WHERE known.{one} = ? AND {same})"
        session.change(f"DELETE FROM reports WHERE {one} = ? AND {twice}", guest, member)
        session.change(f"UPDATE reports SET {one} = ? WHERE {one} = ?", member, guest)


def _merge_friends(session: Session, guest: str, member: str) -> None:
    """A friend of either is one; whom the one has asked, and who has asked the other, are friends by that."""
    session.change("DELETE FROM friends WHERE player IN (?, ?) AND other IN (?, ?)", guest, member, guest, member)
    for one, other in (("player", "other"), ("other", "player")):
        twice = f"SELECT {other} FROM friends WHERE {one} = ?"
        session.change(f"DELETE FROM friends WHERE {one} = ? AND {other} IN ({twice})", guest, member)
        session.change(f"UPDATE friends SET {one} = ? WHERE {one} = ?", member, guest)
    for one, other in (("player", "other"), ("other", "player")):
        both = f"{one} = ? AND {other} IN (SELECT {one} FROM friends WHERE {other} = ?)"
        session.change(f"UPDATE friends SET agreed = ? WHERE {both}", True, member, member)
    session.change("DELETE FROM invitations WHERE player IN (?, ?) AND host IN (?, ?)", guest, member, guest, member)
    there = "SELECT table_id FROM invitations WHERE player = ?"
    session.change(f"DELETE FROM invitations WHERE player = ? AND table_id IN ({there})", guest, member)
    for one in ("player", "host"):
        session.change(f"UPDATE invitations SET {one} = ? WHERE {one} = ?", member, guest)


def _untitled(row: TableRow, player: str) -> TableRow:
    """The table without the name that its host has given it, if that is this person."""
    return msgspec.structs.replace(row, name="") if row.host == player else row


def _nameless(row: TableRow) -> TableRow:
    return msgspec.structs.replace(row, name="")


def _forget_tickets(session: Session, player: str) -> None:
    """What somebody has asked for, or anybody for their address."""
    mail = [each for (each,) in session.rows("SELECT mail FROM members WHERE player = ?", player)]
    for ticket, about in session.rows("SELECT id, about FROM tickets"):
        if not {player, *mail}.isdisjoint(about.split(" ")):
            session.change("DELETE FROM tickets WHERE id = ?", ticket)


def _move_membership(session: Session, guest: str, member: str) -> None:
    was = session.rows("SELECT mail FROM members WHERE player = ?", guest)
    if was and session.rows("SELECT 1 FROM members WHERE player = ?", member):
        session.change("DELETE FROM members WHERE player = ?", guest)
        session.change("UPDATE members SET mail = ? WHERE player = ? AND mail IS NULL", was[0][0], member)
    elif was:
        session.change("UPDATE members SET player = ? WHERE player = ?", member, guest)
        name = "SELECT name FROM players WHERE id = ?"
        session.change(f"UPDATE players SET name = ({name}) WHERE id = ?", guest, member)


def _reseat(session: Session, player: str, seated: Callable[[TableRow], TableRow]) -> list[str]:
    """Change the rows of all tables of somebody; the ids of those that have changed."""
    sql = "SELECT table_id FROM people WHERE player = ? ORDER BY table_id"
    return _changed(session, [table for (table,) in session.rows(sql, player)], seated)


def _changed(session: Session, tables: list[str], make: Callable[[TableRow], TableRow]) -> list[str]:
    """Change the rows of these tables; the ids of those that have changed."""
    changed: list[str] = []
    for table in tables:
        found = session.rows("SELECT data, checksum FROM tables WHERE id = ?", table)
        if not found:
            continue
        data, checksum = found[0]
        try:
            compare("its row", checksum, table, data)
            row = msgspec.json.decode(data, type=TableRow)
        except (Unreadable, msgspec.DecodeError):
            continue  # nobody can play there anyway
        after = make(row)
        if after != row:
            works.save_table(session, after)
            changed.append(table)
    return changed


def _merge_calls(session: Session, guest: str, member: str) -> None:
    """The member is called as they have said; and in the browsers of the guest, who is the same person."""
    found = session.rows("SELECT player, data FROM callers WHERE player IN (?, ?)", guest, member)
    rows = {player: msgspec.json.decode(data, type=CallsRow) for player, data in found}
    if guest not in rows:
        return
    session.change("DELETE FROM callers WHERE player = ?", guest)
    kept = rows.get(member)
    if kept is None:
        merged = msgspec.structs.replace(rows[guest], player=member)
        session.change("INSERT INTO callers (player, data) VALUES (?, ?)", member, works.json(merged))
        return
    known = {each.endpoint for each in kept.push}
    push = [*kept.push, *(each for each in rows[guest].push if each.endpoint not in known)]
    merged = msgspec.structs.replace(kept, push=push, mail=kept.mail or rows[guest].mail)
    session.change("UPDATE callers SET data = ? WHERE player = ?", works.json(merged), member)
