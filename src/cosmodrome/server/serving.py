"""Running the server: one process, or several on one port and one PostgreSQL database."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import socket

import uvicorn
from starlette.types import ASGIApp

from ..kernel import BadSetup
from .app import application
from .settings import Settings
from .sockets import MOST_BYTES

COLLECTED = (10_000, 5, 20)
"""When garbage is collected. A single answer makes thousands of objects that are gone again at once, and tables hold
hundreds of thousands: at Python's usual thresholds a third of the time goes into looking through them."""


def serve(settings: Settings, host: str, port: int, processes: int) -> None:
    """Serve until told to stop."""
    if processes > 1 and not settings.database.startswith("postgres"):
        raise BadSetup("several server processes need a PostgreSQL database; SQLite serves one")
    listening = _listen(host, port)
    others = [
        multiprocessing.get_context("fork").Process(target=_run, args=(settings, listening), daemon=True)
        for _ in range(processes - 1)
    ]
    for other in others:
        other.start()
    try:
        _run(settings, listening)
    finally:
        for other in others:
            other.terminate()


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, OverflowError) as error:
        raise BadSetup(f"{host}:{port} can not be served: {error}") from error


def _run(settings: Settings, listening: socket.socket) -> None:
    gc.set_threshold(*COLLECTED)
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        runner.run(_serve(settings, listening))


async def _serve(settings: Settings, listening: socket.socket) -> None:
    async with application(settings) as app:
        await uvicorn.Server(configuration(app)).serve(sockets=[listening])


def configuration(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=4 * MOST_BYTES,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
