"""Whether the server is well, told at once, also when the database is not there to be asked."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ..endpoints import answer
from ..services import services


class Health(Struct):
    status: Literal["ok", "no database"]
    tables: int
    """In memory."""
    watchers: int
    """Sockets through which somebody looks at one."""


async def health(request: Request) -> Response:
    """200 if the server is well, 503 if its database takes no writes."""
    hub = services(request)
    tables = hub.hall.loaded()
    watchers = sum(len(table.watchers) for table in tables)
    database = await hub.pulse.beats()
    given = Health(status="ok" if database else "no database", tables=len(tables), watchers=watchers)
    return answer(given, 200 if database else 503, {"Cache-Control": "no-store"})
