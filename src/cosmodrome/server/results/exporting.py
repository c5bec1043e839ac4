"""Finished games as JSON lines: what is known of each, or whole records that `cosmodrome verify` reads.

Lines are sent as they are made, a page of games after the other, so that any number of them takes no memory.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

import msgspec

from ..hall import Hall
from ..refusals import Refusal
from .naming import named
from .payloads import Result
from .searching import PAGE, Search, found

MOST = 100_000
"""So many games are sent at most."""


async def lines(hall: Hall, search: Search, records: bool) -> AsyncIterator[bytes]:
    sent = 0
    while sent < MOST:
        page = await hall.store.read(partial(found, search=search, limit=PAGE))
        for result in await named(hall, page):
            line = await _record(hall, result) if records else msgspec.json.encode(result)
            if line:
                yield line + b"\n"
        if len(page) < PAGE:
            return
        sent += len(page)
        search = _after(search, page[-1])


def _after(search: Search, last: Result) -> Search:
    ended, table = last.ended, last.table
    return Search(
        search.who,
        (*search.conditions, "(r.ended, r.table_id) < (?, ?)"),
        (*search.values, ended, table),
    )


async def _record(hall: Hall, result: Result) -> bytes:
    """The record of a game; nothing, where it can not be read any more or ended without a result."""
    if result.cancelled:
        return b""
    try:
        return msgspec.json.encode(hall.record(await hall.glance(result.table)).as_dict())
    except Refusal:
        return b""
