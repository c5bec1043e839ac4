"""Finished games as JSON lines: what is known of each, or whole records that `cosmodrome verify` reads.

Lines are sent as they are made, a page of games after the other, so that any number of them takes no memory. A record
is made by playing its game again: of those there are fewer, each followed by a pause as long as it took, and nobody
has more than one file made at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from ..endpoints import Call, answer
from ..hall import Hall
from ..refusals import Refusal, too_fast
from .naming import named
from .payloads import Result
from .searching import PAGE, Search, found

MOST = 100_000
"""So many games are sent at most."""
MOST_RECORDS = 1_000
"""And so many records."""
SOON = 5.0
"""Seconds after which somebody may ask again whose last file is still being made."""
JSON_LINES = "application/x-ndjson"


class Export(StreamingResponse):
    """A file of games for whoever asks; refused while another one is made for them."""

    def __init__(self, call: Call, search: Search, records: bool) -> None:
        self._player = call.person()
        self._at_once = call.hub.limits.exports_at_once
        name = "cosmodrome-records" if records else "cosmodrome-results"
        headers = {
            "Content-Disposition": f'attachment; filename="{name}.jsonl"',
            "Cosmodrome-Most-Games": str(MOST_RECORDS if records else MOST),
        }
        super().__init__(lines(call.hub.hall, search, records), media_type=JSON_LINES, headers=headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._at_once.one(self._player) as granted:
            if granted:
                await super().__call__(scope, receive, send)
            else:
                await answer(too_fast(SOON).problem, 429)(scope, receive, send)


async def lines(hall: Hall, search: Search, records: bool) -> AsyncIterator[bytes]:
    left = MOST_RECORDS if records else MOST
    while left:
        limit = min(PAGE, left)
        page = await hall.store.read(partial(found, search=search, limit=limit))
        for result in await named(hall, page):
            line = await _unhurried(hall, result) if records else msgspec.json.encode(result)
            if line:
                yield line + b"\n"
        if len(page) < limit:
            return
        left -= limit
        search = _after(search, page[-1])


def _after(search: Search, last: Result) -> Search:
    ended, table = last.ended, last.table
    return Search(
        search.who,
        (*search.conditions, "(r.ended, r.table_id) < (?, ?)"),
        (*search.values, ended, table),
    )


async def _unhurried(hall: Hall, result: Result) -> bytes:
    """Its record, and time for all others."""
    began = time.monotonic()
    line = await _record(hall, result)
    await asyncio.sleep(time.monotonic() - began)
    return line


async def _record(hall: Hall, result: Result) -> bytes:
    """The record of a game; nothing, where it can not be read any more or ended without a result."""
    if result.cancelled:
        return b""
    try:
        return msgspec.json.encode(hall.record(await hall.glance(result.table)).as_dict())
    except Refusal:
        return b""
