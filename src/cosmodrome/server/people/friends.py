"""Friends: members who have both said so. They see whether the other is there, and invite each other to tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from .. import seating, wall
from ..refusals import conflict, forbidden, not_found
from ..storage import Conflict, FriendRow, InvitationRow, TableRow
from ..writing import alike
from .payloads import FriendInfo, FriendTable

if TYPE_CHECKING:
    from ..hall import Hall
    from ..table import Table

MOST: Final = 200
"""So many friends one may have, those included whom one has asked."""
MOST_INVITED: Final = 30
"""So many people are invited to one table."""
LASTS: Final = 90.0
"""Seconds after which somebody of whom nothing was heard is taken to be gone; it is noted every 30."""


class Friends:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store.friends

    async def shown(self, player: str) -> list[FriendInfo]:
        """This person's friends, and who wants to be one; by their names."""
        await self._check_member(player)
        mutes = self._hall.mutes
        rows = [row for row in await self._store.of(player) if row.agreed or mutes.hears(player, row.player)]
        await self._hall.meet(who for row in rows for who in (row.player, row.other))
        infos = [await self._info(player, row) for row in rows]
        return sorted(infos, key=lambda info: info.name.casefold())

    async def _info(self, player: str, row: FriendRow) -> FriendInfo:
        other = row.other if row.player == player else row.player
        online = row.agreed and row.seen > wall.now() - LASTS
        return FriendInfo(
            name=self._hall.name(other),
            state="friend" if row.agreed else "asked" if row.player == player else "asks",
            online=online,
            tables=await self._tables(other) if online else [],
        )

    async def _tables(self, player: str) -> list[FriendTable]:
        """The public tables where somebody sits."""
        rows: list[TableRow] = []
        for status in ("playing", "open"):
            rows += await self._hall.store.tables(status=status, player=player, public_only=True, limit=5)
        return [
            FriendTable(id=row.id, game=row.game, name=row.name)
            for row in rows
            if seating.seat_of(row, player) is not None
        ]

    async def ask(self, player: str, name: str) -> None:
        """Ask a member to be a friend, or agree to be theirs."""
        await self._check_member(player)
        other = await self._called(name)
        if other == player:
            raise conflict("problem-own-friend")
        try:
            await self._store.ask(player, other, wall.now(), MOST)
        except Conflict as many:
            raise conflict("problem-many-friends", most=MOST) from many

    async def part(self, player: str, name: str) -> None:
        """Be no friend, ask no more, or refuse who has asked."""
        await self._check_member(player)
        await self._store.part(player, await self._called(name))

    # invitations

    async def invite(self, table: Table, player: str, name: str) -> None:
        """Call a friend to a table where one sits and a seat is free."""
        if table.row.host != player and table.seat_of(player) is None:
            raise forbidden("problem-players-only")
        other = await self._called(name)
        if not await self._store.are(player, other):
            raise forbidden("problem-friends-only")
        free = [seat for seat, each in enumerate(table.row.seats) if each.kind == "open"]
        if not free or table.row.status != "open":
            raise conflict("problem-table-full")
        if table.seat_of(other) is not None or other in table.row.barred:
            raise conflict("problem-invited")
        heard = {free[0]: other} if self._hall.mutes.hears(other, player) else {}
        letters = self._hall.callers.letters("invitation", table.row.id, heard, "")
        invitation = InvitationRow(table.row.id, other, player, wall.now())
        if not await self._store.invite(invitation, MOST_INVITED, letters):
            raise conflict("problem-invited")
        self._hall.news.set()

    async def invited(self, table: Table) -> list[str]:
        """The names of those who are invited to a table."""
        people = await self._store.invited(table.row.id)
        await self._hall.meet(people)
        return sorted(self._hall.name(each) for each in people)

    async def decline(self, table: str, player: str) -> None:
        await self._store.decline(table, player)
        self._hall.news.set()

    async def _called(self, name: str) -> str:
        found = await self._hall.store.people.called(name, alike(name))
        if found is None:
            raise not_found("problem-no-such-member")
        return found

    async def _check_member(self, player: str) -> None:
        await self._hall.meet([player])
        if not self._hall.is_member(player):
            raise forbidden("problem-members-only")


class Attendance:
    """Who is connected to this process, through however many sockets."""

    def __init__(self) -> None:
        self._sockets: Counter[str] = Counter()

    @property
    def people(self) -> list[str]:
        return list(self._sockets)

    @contextmanager
    def one(self, player: str) -> Iterator[bool]:
        """One socket more, for as long as this lasts; whether it is the first one."""
        if not player:
            yield False
            return
        self._sockets[player] += 1
        try:
            yield self._sockets[player] == 1
        finally:
            self._sockets[player] -= 1
            if not self._sockets[player]:
                del self._sockets[player]
