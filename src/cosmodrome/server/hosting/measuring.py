"""`/metrics`: what a server counts, told to whoever watches over it; and what has to be looked at for that."""

from __future__ import annotations

import asyncio
import logging
from ipaddress import ip_address, ip_network
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..endpoints import answer
from ..hall import Hall
from ..payloads import Problem
from ..services import services
from ..storage import StorageError
from . import metrics

logger = logging.getLogger(__name__)

EVERY: Final = 5.0
"""Seconds between two looks at what is not counted when it happens."""


async def keep_measuring(hall: Hall) -> None:
    """For as long as the server runs."""
    loop = asyncio.get_running_loop()
    while True:
        look(hall)
        try:
            metrics.WAITING_LETTERS.set(await hall.store.letters_waiting())
        except StorageError as error:
            logger.error("letters can not be counted for the moment: %s", error)
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        metrics.LATE.set(max(0.0, loop.time() - due))


def look(hall: Hall) -> None:
    tables = hall.loaded()
    metrics.TABLES.set(len(tables))
    metrics.SOCKETS.labels("table").set(sum(len(table.watchers) for table in tables))
    metrics.WAITING_BOTS.set(hall.workers.waiting)
    metrics.WAITING_WRITES.set(hall.store.waiting)


async def show_metrics(request: Request) -> Response:
    """Only to this machine, and to those that the host has named."""
    hub = services(request)
    if not _may_know("" if request.client is None else request.client.host, hub.settings.metrics_from):
        return answer(Problem(message=("problem-no-such-page", {})), 404)
    look(hub.hall)
    return Response(metrics.written(), headers={"Cache-Control": "no-store"}, media_type=metrics.KIND)


def _may_know(address: str, known: tuple[str, ...]) -> bool:
    try:
        where = ip_address(address)
    except ValueError:
        return False
    return where.is_loopback or any(where in ip_network(each) for each in known)
