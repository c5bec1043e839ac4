"""Logging out everywhere: a cookie that somebody else has is worth nothing any more, in any process."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from .client import PATIENCE, Guest, table_of_two
from .conftest import Serve
from .test_calling import Browser

pytestmark = pytest.mark.anyio

NOBODY = {"player": "", "name": "", "member": False, "public": ""}


async def test_everywhere_but_here(database_url: str, serve: Serve) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        thief = ada.at(server.base)
        looking, others = await thief.watch(table), await bo.watch(table)
        lobby = await thief.connection("/ws/lobby")
        assert await ada.post("/api/me/log-out") == {
            "player": ada.player,
            "name": "Ada",
            "member": False,
            "public": ada.public,
        }
        assert await thief.get("/api/me") == NOBODY
        assert (await thief.refused("POST", f"/api/tables/{table}/leave"))[:2] == (401, "problem-no-name")
        await asyncio.wait_for(looking.connection.wait_closed(), PATIENCE)
        with pytest.raises(ConnectionClosed):
            while True:
                await asyncio.wait_for(lobby.recv(), PATIENCE)
        assert (await thief.watch(table)).screen.table["seat"] is None
        assert (await ada.watch(table)).screen.table["seat"] == 0, "here one stays who one is"
        await others.settle()
        await ada.post("/api/me/log-out")
        assert (await ada.get("/api/me"))["player"] == ada.player, "as often as one likes"
        await thief.http.aclose()
        again = serve(database_url)
        assert (await ada.at(again.base).get("/api/me"))["name"] == "Ada", "and after a restart"
        assert await thief.at(again.base).get("/api/me") == NOBODY


async def test_other_browsers_are_told_nothing_any_more(serve: Serve, sqlite_url: str) -> None:
    """Whoever has a lost phone, or sits where one was signed in, learns nothing by pushes either."""
    server = serve(sqlite_url, push="mailto:host@games.example")
    async with await Guest.named(server.base, "Ada") as ada:
        browsers = [Browser(f"https://push.example/{number}").said for number in range(3)]
        for browser in browsers:
            await ada.post("/api/me/push", browser)
        await ada.post("/api/me/log-out", {"endpoint": browsers[1]["endpoint"]})
        assert [each.endpoint for each in server.hall.callers.of(ada.player).push] == ["https://push.example/1"]
        await ada.post("/api/me/log-out", {"here": True, "endpoint": browsers[1]["endpoint"]})
        assert server.hall.callers.of(ada.player).push == []


async def test_here_too(database_url: str, serve: Serve) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, Guest(server.base) as nobody:
        before = ada.at(server.base)
        assert await ada.post("/api/me/log-out", {"here": True}) == NOBODY
        assert not ada.http.cookies
        assert await before.get("/api/me") == NOBODY
        assert (await nobody.refused("POST", "/api/me/log-out"))[:2] == (401, "problem-no-name")


async def test_in_all_processes(postgres_url: str, serve: Serve) -> None:
    here, there = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(here.base, "Ada") as ada, ada.at(there.base) as thief:
        table = (await ada.open_table("me", "open"))["id"]
        looking = await thief.watch(table)
        await ada.post("/api/me/log-out")
        await asyncio.wait_for(looking.connection.wait_closed(), PATIENCE)
        assert (await thief.watch(table)).screen.table["seat"] is None
