"""All that is known about somebody: to be taken along, or to be forgotten."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from .. import seating
from ..refusals import Refusal, conflict
from ..storage import Conflict, TableRow
from .belongings import belongings
from .merging import TRIES

if TYPE_CHECKING:
    from ..hall import Hall

MOST_TABLES: Final = 10_000
SECRET: Final = ("code", "code_until", "code_tries", "push")
"""What is known of how somebody is called that is no use to them, and some to who finds the file."""


async def known(hall: Hall, player: str) -> dict[str, Any]:
    """What is stored about this person, for themselves."""
    store = hall.store
    row, member = await store.player(player), await store.people.member(player)
    await hall.meet(who for each in await store.friends.of(player) for who in (each.player, each.other))
    mutes = await store.conduct.mutes(player)
    await hall.meet(each.muted for each in mutes)
    calls = msgspec.to_builtins(hall.callers.of(player))
    tables = await store.tables(player=player, limit=MOST_TABLES)
    return {
        "name": hall.name(player),
        "public": hall.public(player),
        "colour": hall.colour(player),
        "since": None if row is None else row.created,
        "member": None if member is None else {"since": member.since, "mail": member.mail},
        "passkeys": [
            {"label": each.label, "created": each.created, "used": each.used}
            for each in await store.people.passkeys(player)
        ],
        "friends": [
            hall.name(each.other if each.player == player else each.player) for each in await store.friends.of(player)
        ],
        "muted": [hall.name(each.muted) for each in mutes],
        "calls": {name: value for name, value in calls.items() if name not in SECRET and name != "player"},
        "vacations": hall.away.vacations.get(player, []),
        "tables": [_table(each, player) for each in tables],
        "chat": await store.people.said(player),
        **await store.read(partial(belongings, player=player)),
    }


def _table(row: TableRow, player: str) -> dict[str, Any]:
    shown = ("id", "game", "name", "options", "status", "created", "changed", "actions", "scores", "winners")
    seat = seating.seat_of(row, player)
    return {"seat": seat, **{name: getattr(row, name) for name in shown}}


async def forget(hall: Hall, player: str) -> None:
    """This person leaves all tables that are not over, as anybody may, and nothing is left that says who they were.

    What they have played stays, without a name: it is the others' as well. They are nobody from the first step on; the
    last one takes away what requests that were under way then have still written.
    """
    await _erase(hall, player)
    for status in ("open", "playing"):
        for row in await hall.store.tables(status=status, player=player, limit=MOST_TABLES):
            with suppress(Refusal):  # only the host, or nobody can play there
                table = await hall.table(row.id)
                await table.change(partial(seating.left, game=table.game, player=player))
    await _erase(hall, player)


async def _erase(hall: Hall, player: str) -> None:
    for _ in range(TRIES):
        with suppress(Conflict):
            return await hall.forgotten(player, await hall.store.people.forget(player))
    raise conflict("problem-table-changed")
