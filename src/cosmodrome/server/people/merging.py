"""A guest turns out to be a member, who signs in: what was the guest's is theirs from now on."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from ...games import find, ids
from .. import seating
from ..refusals import Refusal, conflict
from ..storage import Conflict, SeatRow, TableRow

if TYPE_CHECKING:
    from ..hall import Hall

TRIES: Final = 20
"""How often it is tried while others keep changing the same tables."""
MOST_TABLES: Final = 1000
"""So many tables where both of them sit are seen to."""


async def merge(hall: Hall, guest: str, member: str) -> None:
    """Seats, tables, orders, chat, vacations and calls move in one transaction; then all processes are told.

    Where both sit at one table, nobody may play against themselves: the guest leaves it. What both have finished stays
    as it was played, by two. The guest is nobody from the first time on; the second one brings along what requests that
    were under way then have still written.
    """
    await _move(hall, guest, member)
    with suppress(Refusal):  # a table that keeps changing must not keep out who is back by now
        await _move(hall, guest, member)


async def _move(hall: Hall, guest: str, member: str) -> None:
    for _ in range(TRIES):
        await _part(hall, guest, member)
        with suppress(Conflict):
            tables = await hall.store.people.merge(guest, member, partial(instead, guest=guest, member=member))
            await hall.merged(guest, member, tables)
            return
    raise conflict("problem-table-changed")


async def _part(hall: Hall, guest: str, member: str) -> None:
    """The guest leaves the tables where the member sits as well."""
    for status in ("open", "playing"):
        for row in await hall.store.tables(status=status, player=guest, limit=MOST_TABLES):
            if _sits(row, guest) and _sits(row, member):
                with suppress(Refusal):  # somebody has left it meanwhile, or nobody can play there
                    table = await hall.table(row.id)
                    await table.change(partial(seating.left, game=table.game, player=guest))


def instead(row: TableRow, guest: str, member: str) -> TableRow:
    """The table with the member in place of the guest; Conflict if it is not over and both sit there."""
    if _sits(row, guest) and _sits(row, member):
        if row.status in ("open", "playing"):
            raise Conflict(f"both sit at table {row.id}")
        return row

    def now(who: str) -> str:
        return member if who == guest else who

    def seat(each: SeatRow) -> SeatRow:
        return msgspec.structs.replace(each, player=now(each.player), owner=now(each.owner))

    votes = [msgspec.structs.replace(vote, players=list(dict.fromkeys(map(now, vote.players)))) for vote in row.votes]
    return msgspec.structs.replace(
        row,
        seats=[seat(each) for each in row.seats],
        host=now(row.host),
        barred=[now(each) for each in row.barred],
        starters=[now(each) for each in row.starters],
        removed=[now(each) for each in row.removed],
        dismissers=[now(each) for each in row.dismissers],
        votes=votes,
    )


def left_behind(row: TableRow, guest: str, member: str) -> TableRow:
    """The same of what a guest has done who did not know yet that they are nobody: where both sit, the guest leaves."""
    if row.status in ("open", "playing") and row.game in ids() and _sits(row, guest) and _sits(row, member):
        row = seating.left(row, find(row.game), guest)
    return instead(row, guest, member)


def _sits(row: TableRow, player: str) -> bool:
    return any(player in (each.player, each.owner) for each in row.seats)
