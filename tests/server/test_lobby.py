"""The lobby: what it lists, and that nobody who looks at it misses anything."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cosmodrome.server import lobby, sockets
from cosmodrome.server.hall import Hall
from cosmodrome.server.payloads import Lobby, NewTable, SeatPlan

from .client import PATIENCE, Guest
from .conftest import Serve
from .storage.examples import table

pytestmark = pytest.mark.anyio


async def until_listed(connection: Any, table_id: str) -> None:
    """For seconds only: what is missed here may never come."""
    while f'"id":"{table_id}"' not in str(await asyncio.wait_for(connection.recv(), PATIENCE)):
        pass


async def test_many_finished_games_do_not_hide_a_running_one(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada:
        running = (await ada.open_table("me", "bot"))["id"]
        for number in range(60):
            over = table(f"over {number}", host=ada.player, status="over", actions=9, changed=4e9)
            await server.inside(server.hall.store.add_table(over))
        shown = await ada.get("/api/lobby")
        assert [each["id"] for each in shown["mine"]] == [running]
        assert len(shown["finished"]) == 50


async def test_news_that_come_while_the_lobby_is_read_are_not_missed(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite_url)
    opened: list[str] = []
    made = lobby.lobby

    async with await Guest.named(server.base, "Ada") as ada, Guest(server.base) as nobody:

        async def and_meanwhile(hall: Hall, *args: Any) -> Lobby:
            shown = await made(hall, *args)
            if not opened:
                plan = NewTable(game="outpost", seats=[SeatPlan(kind="person"), SeatPlan()])
                opened.append((await hall.open_table(ada.player, plan)).row.id)
                while hall.news.is_set():
                    await asyncio.sleep(0.01)
            return shown

        monkeypatch.setattr(sockets, "lobby", and_meanwhile)
        connection = await nobody.connection("/ws/lobby")
        while not opened:
            await asyncio.sleep(0.01)
        await until_listed(connection, opened[0])
        await connection.close()


async def test_what_all_see_is_read_once_for_all(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, Guest(server.base) as nobody:
        looking = [await nobody.connection("/ws/lobby") for _ in range(20)]
        for connection in looking:
            await connection.recv()
        reads: list[object] = []
        read = server.hall.store.tables

        async def counted(**filters: Any) -> Any:
            reads.append(filters)
            return await read(**filters)

        monkeypatch.setattr(server.hall.store, "tables", counted)
        opened = (await ada.open_table("me", "open"))["id"]
        for connection in looking:
            await until_listed(connection, opened)
            await connection.close()
        assert len(reads) < len(looking)
