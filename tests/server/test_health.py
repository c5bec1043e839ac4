"""What a host's monitoring asks: an answer comes at once, also when the database is away."""

from __future__ import annotations

import asyncio
import gc
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

import httpx
import pytest

from cosmodrome.cli.serve import _opening
from cosmodrome.server.hosting import pulse
from cosmodrome.server.settings import Settings
from cosmodrome.server.storage import StorageError, Store

from .conftest import Serve
from .postgres import PostgresServer, running

pytestmark = pytest.mark.anyio


async def test_the_health_of_a_server_is_told_at_once_without_its_database(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "FRESH", 0.0)
    with running(PostgresServer()) as database:
        server = serve(database.new_database())
        async with httpx.AsyncClient(base_url=server.base, trust_env=False) as client:
            well = await client.get("/health")
            assert (well.status_code, well.json()) == (200, {"status": "ok", "tables": 0, "watchers": 0})
            await asyncio.to_thread(database.stop)
            for _ in range(3):
                began = time.monotonic()
                ill = await client.get("/health")
                assert time.monotonic() - began < 1 + 5 * pulse.PATIENCE, "far less than the store's patience"
                assert (ill.status_code, ill.json()["status"]) == (503, "no database")
            lobby = await client.get("/api/lobby")
            assert (lobby.status_code, lobby.json()["message"][0]) == (503, "problem-away")
            await asyncio.to_thread(database.start)
            while (await client.get("/health")).status_code != 200:
                await asyncio.sleep(0.05)
        server.stop()


async def test_an_answer_that_comes_late_and_is_bad_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "PATIENCE", 0.01)

    class Slow(Store):
        async def secret(self) -> str:
            await asyncio.sleep(0.05)
            raise StorageError("it is away")

    complaints: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
    asking = pulse.Pulse(Slow.__new__(Slow))
    assert not await asking.beats()
    await asyncio.sleep(0.1)
    assert not await asking.beats()
    gc.collect()
    assert not complaints


async def test_what_a_server_says_when_it_has_no_client(tmp_path: Path) -> None:
    args = Namespace(host="127.0.0.1", port=8000, lang="en")
    without = _opening(args, Settings(database="", client=tmp_path))
    assert "the client is missing" in without and "open at" not in without
    (tmp_path / "index.html").touch()
    assert _opening(args, Settings(database="", client=tmp_path)).startswith("Cosmodrome is open at")
