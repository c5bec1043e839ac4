"""Running the server: one process, or several on one port and one PostgreSQL database."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from multiprocessing import connection
from multiprocessing.context import ForkContext, ForkProcess
from pathlib import Path
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from ..kernel import BadSetup
from .app import application
from .handing import Handing
from .hosting.logs import write_logs
from .hosting.metrics import has_died
from .lines import Config, Request, Waiting
from .processes import allow_many_sockets, end_with
from .settings import Settings
from .sockets import MOST_BYTES
from .storage import StorageError, Store

logger = logging.getLogger(__name__)

COLLECTED = (200_000, 10, 20)
"""When garbage is collected. A single answer makes thousands of objects that are gone again at once, and tables hold
hundreds of thousands: at Python's usual thresholds a third of the time goes into looking through them."""

PAUSE = 1.0
"""Seconds before a process that died is replaced."""


def serve(settings: Settings, host: str, port: int, processes: int, announce: Callable[[], None]) -> None:
    """Serve until told to stop; `announce` it when nothing stands in the way any more."""
    if processes > 1 and not settings.database.startswith("postgres"):
        raise BadSetup("several server processes need a PostgreSQL database; SQLite serves one")
    write_logs(settings.log)
    allow_many_sockets()
    with _hold(settings, f"{host}:{port}"), _listen(host, port) as listening:
        announce()
        signal.signal(signal.SIGTERM, _leave)
        if processes == 1:
            _run(settings, listening)
        else:
            with tempfile.TemporaryDirectory(prefix="cosmodrome-") as doors:
                _supervise(settings, listening, processes, Path(doors))


def _leave(number: int, frame: FrameType | None) -> None:
    """Go, but tidily: the default would end the process before anything is closed."""
    raise SystemExit(0)


@contextmanager
def _hold(settings: Settings, address: str) -> Iterator[None]:
    """Hold the database. A wrong one is told at once, and its tables are made before several processes want to."""
    with ExitStack() as holding:
        try:
            holding.enter_context(Store.held(settings.database, address))
            asyncio.run(_try(settings.database))
        except StorageError as error:
            raise BadSetup(str(error)) from error
        yield


async def _try(database: str) -> None:
    await (await Store.open(database)).close()


def _supervise(settings: Settings, listening: socket.socket, processes: int, doors: Path) -> None:
    """Keep so many processes serving: when one dies, another takes its place."""
    context = multiprocessing.get_context("fork")

    def started(place: int) -> ForkProcess:
        return _started(context, settings, listening, Handing(doors, place, processes))

    serving = [started(place) for place in range(processes)]
    try:
        while True:
            connection.wait([each.sentinel for each in serving])
            time.sleep(PAUSE)
            for place, each in enumerate(serving):
                if not each.is_alive():
                    has_died(each.pid or 0)
                    logger.error("a server process ended with code %s; another one is started", each.exitcode)
                    serving[place] = started(place)
    finally:
        for each in serving:
            each.terminate()
        for each in serving:
            each.join()


def _started(context: ForkContext, settings: Settings, listening: socket.socket, handing: Handing) -> ForkProcess:
    process = context.Process(target=_serve_with, args=(os.getpid(), settings, listening, handing))
    process.start()
    return process


def _serve_with(parent: int, settings: Settings, listening: socket.socket, handing: Handing) -> None:
    # until it serves there is nothing to close tidily, and leaving half-way through the start might never end
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    end_with(parent, signal.SIGTERM)
    with suppress(KeyboardInterrupt):
        _run(settings, listening, handing)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, OverflowError) as error:
        raise BadSetup(f"{host}:{port} can not be served: {error}") from error


def _run(settings: Settings, listening: socket.socket, handing: Handing | None = None) -> None:
    gc.set_threshold(*COLLECTED)
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        runner.run(_serve(settings, listening, handing))


async def _serve(settings: Settings, listening: socket.socket, handing: Handing | None) -> None:
    async with application(settings) as app:
        signal.signal(signal.SIGTERM, _leave)
        server = uvicorn.Server(configuration(app, settings, handing))

        async def take(line: socket.socket, head: bytes) -> None:
            request = Request(server.config, server_state=server.server_state, app_state={})
            request.handed = head
            await asyncio.get_running_loop().connect_accepted_socket(lambda: request, line)

        with nullcontext() if handing is None else handing.open(take):
            await server.serve(sockets=[listening])


def configuration(app: ASGIApp, settings: Settings, handing: Handing | None = None) -> uvicorn.Config:
    return Config(
        app,
        Waiting(3 * settings.people if settings.limited else None),
        handing,
        lifespan="off",
        log_config=None,
        log_level="error",  # warnings are about what clients send, and they may send it without end
        ws_max_size=4 * MOST_BYTES,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
