"""The application: everything put together, for as long as the server runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.metadata import version
from os.path import isfile  # unlike Path.is_file, no address is too long for it
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from . import api
from .endpoints import answer, openapi
from .guard import guard
from .guests import Guests
from .hall import Hall
from .hosting.health import health
from .hosting.measuring import keep_measuring, show_metrics
from .limits import UNLIMITED, Limits, usual
from .lobby import News
from .payloads import Problem
from .people import routes as people
from .postman import Postman
from .refusals import of_store
from .results import rating
from .results.noting import note_missed, remember
from .seeking import api as seeking
from .seeking import matching
from .services import Services
from .settings import Settings
from .sockets import lobby_socket, table_socket
from .storage import StorageError, Store
from .tournaments import rows as tournaments
from .tournaments.rows import note_end
from .visitors import routes as visitors
from .visitors.socket import bot_socket
from .workers import Workers
from .writing import alike

logger = logging.getLogger(__name__)

ENDPOINTS = [*api.ENDPOINTS, *people.ENDPOINTS, *visitors.ENDPOINTS]

PACKED = 6
"""How hard answers are compressed: harder takes three times as long, during which nobody else is served."""

THINKING = 10.0
"""Seconds within which a bot answers, from when it was asked; then a quicker answer is given."""


@asynccontextmanager
async def application(settings: Settings) -> AsyncIterator[ASGIApp]:
    """The application with its store and its workers; they are closed at the end."""
    store = await Store.open(settings.database, waits=True)  # whoever serves has tried the address
    workers = Workers(settings.bot_processes, THINKING, memory=settings.bot_memory)
    workers.start(settings.bots_ready)
    store.on_over += [remember, note_end]
    store.people.on_merge += [rating.merge, tournaments.merge, matching.merge]
    store.people.on_forget.append(tournaments.forget)
    await _put_right(store)
    guests = Guests(await store.secret(), settings.https)
    hall = Hall(settings, store, workers, guests)
    await hall.hear_logouts()
    await hall.away.beat()
    await hall.away.hear()
    await hall.callers.load()
    await hall.mutes.load()
    await hall.bulletin.load()
    hall.background(hall.tell_older_rules())
    postman = Postman(hall)
    await postman.load()

    async def renew() -> None:
        await _put_right(store)
        guests.sign_with(await store.secret())
        await postman.load()

    hall.bulletin.on_restored.append(renew)
    news = News(hall)
    limits = Limits(usual(settings.people), settings.people) if settings.limited else Limits(UNLIMITED, None)
    hall.share_limits(limits.shared)
    hub = Services(settings, hall, news, guests, limits, postman)
    works = (
        *(hall.run(), hall.watch_clocks(), hall.watch_neighbours(), postman.run(), news.run()),
        *(keep_measuring(hall), hub.tournaments.run(), hub.ladders.run(), seeking.watch(hall), hub.analyst.run()),
    )
    running = [asyncio.create_task(each) for each in works]
    try:
        yield guard(
            _routes(hub),
            *(guests, limits, settings.origins, settings.hosts, settings.https),
        )
    finally:
        for task in running:
            task.cancel()
        await hall.close()
        await workers.close()
        await store.close()


async def _put_right(store: Store) -> None:
    """What an older version has left in the database is as this one has it."""
    await store.people.give_public_ids()
    await store.people.fold_names(alike)
    await note_missed(store)


@cache
def _document() -> dict[str, Any]:
    """Made once, when somebody asks for it: few do."""
    return openapi(ENDPOINTS, version("cosmodrome"))


async def show_document(request: Request) -> Response:
    return answer(_document(), 200)  # each time another one: whoever compresses it changes its headers


def _routes(hub: Services) -> Starlette:
    async def page(request: Request) -> Response:
        return _page(hub.settings, request.url.path)

    assets = StaticFiles(directory=hub.settings.client / "assets", check_dir=False)
    app = Starlette(
        routes=[
            *(endpoint.route() for endpoint in ENDPOINTS),
            Route("/api/openapi.json", show_document),
            Route("/health", health),
            Route("/metrics", show_metrics),
            WebSocketRoute("/ws/lobby", lobby_socket),
            WebSocketRoute("/ws/tables/{id}", table_socket),
            WebSocketRoute("/ws/bot", bot_socket),
            Mount("/assets", assets),
            Route("/{path:path}", page, methods=["GET"]),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000, compresslevel=PACKED)],
        exception_handlers={HTTPException: _refused, StorageError: _store_failed, Exception: _failed},
    )
    app.state.services = hub
    return app


def _page(settings: Settings, path: str) -> Response:
    """A file of the client; any other address is a page of its own making, and gets the one page there is."""
    if path.startswith(("/api/", "/ws/")):
        return answer(Problem(message=("problem-no-such-page", {})), 404)
    wanted = settings.client / path.lstrip("/")
    if isfile(wanted) and wanted.resolve().is_relative_to(settings.client.resolve()):
        return FileResponse(wanted)
    index = settings.client / "index.html"
    if not index.is_file():
        return Response(
            "The client has not been built: run `make client`, or install a wheel that has it.\n",
            503,
            media_type="text/plain",
        )
    return FileResponse(index)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = "problem-no-such-page" if error.status_code == 404 else "problem-no-such-method"
    return answer(Problem(message=(key, {})), error.status_code)


async def _store_failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, StorageError)
    logger.error("the store failed", exc_info=error)
    return answer(of_store(error), 503)


async def _failed(request: Request, error: Exception) -> Response:
    return answer(Problem(message=("problem-server", {})), 500)
