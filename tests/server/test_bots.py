"""Bots at the table: they think in processes of their own, and take their time unless told not to."""

from __future__ import annotations

import asyncio
import os
from random import Random

import pytest

from cosmodrome.kernel import Action
from cosmodrome.server.settings import Settings
from cosmodrome.server.thinking import Task
from cosmodrome.server.turns import Asker, Askers

from .client import Guest, play
from .conftest import Serve

pytestmark = pytest.mark.anyio


async def answers(base: str, tempo: str, count: int) -> None:
    """Let the bots of a table give so many answers."""
    async with await Guest.named(base, "Ada") as ada:
        table = (await ada.open_table("cadet", "cadet", tempo=tempo))["id"]
        socket = await ada.watch(table)
        first = socket.screen.seq
        await socket.until(lambda screen: screen.seq >= first + count)


async def test_bots_take_their_time_unless_told_not_to(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Settings(database="").bot_delay > 0, "by default"
    server = serve(sqlite_url, bot_delay=0.25)
    waits: list[float | None] = []
    timeout = asyncio.timeout

    def noted(delay: float | None) -> asyncio.Timeout:
        waits.append(delay)
        return timeout(delay)

    monkeypatch.setattr("cosmodrome.server.answering.asyncio.timeout", noted)
    await answers(server.base, tempo="instant", count=4)
    assert waits and 0.25 not in waits
    await answers(server.base, tempo="normal", count=4)
    assert waits.count(0.25) >= 4


async def test_bots_think_in_other_processes(serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(sqlite_url)
    asked: list[Askers] = []
    answer = server.hall.workers.answer

    async def noted(task: Task, askers: Askers, tries: int) -> Action:
        asked.append(askers)
        return await answer(task, askers, tries)

    monkeypatch.setattr(server.hall.workers, "answer", noted)
    # a bot made in this process would fail
    monkeypatch.setattr("cosmodrome.server.thinking.make_bot", lambda *_: os._exit(1))
    async with await Guest.named(server.base, "Ada") as ada:
        socket = await ada.watch((await ada.open_table("me", "bot"))["id"])
        await play(socket, Random("bots"), lambda screen: screen.seq >= 25)
        assert len(asked) >= 5
        assert asked[-1] == {Asker("127.0.0.1", ada.player)}, "who waits for it is known"
