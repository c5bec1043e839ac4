"""Databases and servers for the tests of the server. Tests that are coroutines run on asyncio."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.server.settings import Settings

from .postgres import PostgresServer, running
from .running import Threaded


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with running(PostgresServer()) as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/test.db"


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind, one after the other."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


def settings(database: str, **more: Any) -> Settings:
    """For tests: bots answer at once, nobody is held up, and whoever opens a table may choose its seed.

    Most servers here are never asked for a bot: none is held ready.
    """
    usual: dict[str, Any] = {"bots_ready": False, "bot_delay": 0.0, "limited": False, "chosen_seeds": True}
    return Settings(database=database, **{**usual, **more})


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """A server on SQLite for everything that needs none of its own."""
    running = Threaded(settings(f"sqlite:///{tmp_path_factory.mktemp('server')}/test.db"))
    yield running
    running.stop()


Serve = Callable[..., Threaded]


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Starts servers: `serve(database, **settings)`. They are stopped at the end."""
    running: list[Threaded] = []

    def start(database: str, **more: Any) -> Threaded:
        running.append(Threaded(settings(database, **more)))
        return running[-1]

    yield start
    for each in running:
        each.stop()
