"""The HTTP interface to what is remembered of finished games."""

from __future__ import annotations

from typing import Any

from starlette.responses import StreamingResponse

from ..endpoints import Call, Endpoint
from ..refusals import not_found
from ..writing import readable
from .exporting import lines
from .naming import named
from .payloads import Keep, Result, Results
from .searching import PAGE, QUERY, asked, found, keep, place_of, result

JSON_LINES = "application/x-ndjson"


async def search_results(call: Call, body: None) -> Results:
    """Finished games by game, player, option, date, and what one has kept of them: public ones and one's own."""
    search = asked(call)
    page = await call.hub.hall.store.read(lambda session: found(session, search, PAGE + 1))
    more = len(page) > PAGE
    page = await named(call.hub.hall, page[:PAGE])
    return Results(results=page, next=place_of(page[-1]) if more else "")


async def export_results(call: Call, body: None) -> Any:
    """The same as JSON lines, all of them, for a file: what is known of each game, or its record (`records=1`)."""
    records = call.query.get("records", "") == "1"
    name = "cosmodrome-records" if records else "cosmodrome-results"
    headers = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
    given = lines(call.hub.hall, asked(call), records)
    return StreamingResponse(given, media_type=JSON_LINES, headers=headers)


async def show_result(call: Call, body: None) -> Result:
    """A finished game."""
    return (await named(call.hub.hall, [await _result(call)]))[0]


async def keep_result(call: Call, body: Keep) -> Result:
    """Keep a game as a favourite, or a note about it; only who keeps it sees that."""
    who, table = call.person(), call.path["id"]
    await _result(call)
    note = "\n".join(readable(line, "problem-bad-text") if line.strip() else "" for line in body.note.splitlines())
    wish = Keep(favourite=body.favourite, note=note.strip())
    await call.hub.hall.store.write("", lambda session: keep(session, who, table, wish))
    return await show_result(call, None)


async def _result(call: Call) -> Result:
    known = await call.hub.hall.store.read(lambda session: result(session, call.player, call.path["id"]))
    if known is None:
        raise not_found("problem-no-such-result")
    return known


ENDPOINTS = [
    Endpoint("GET", "/api/results", search_results, Results, query=QUERY),
    Endpoint("GET", "/api/results/lines", export_results, Any, query=QUERY),
    Endpoint("GET", "/api/results/{id}", show_result, Result),
    Endpoint("POST", "/api/results/{id}", keep_result, Result, Keep),
]
