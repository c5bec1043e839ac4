"""A bot is connected to one server process and asked at the tables of all of them."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from cosmodrome.server import presence
from cosmodrome.server.visitors import desk

from .client import Guest, play
from .conftest import Serve
from .test_visitors import answer_all, bot, made

pytestmark = pytest.mark.anyio


async def connected(owner: Guest, state: bool) -> None:
    """Wait until this is known where the owner is."""
    while (await owner.get("/api/me/bots"))[0]["connected"] is not state:
        await asyncio.sleep(0.02)


async def test_it_plays_a_whole_game_at_a_table_of_another_process(postgres_url: str, serve: Serve) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(one.base, "Ada") as ada:
        level, token = await made(ada)
        async with bot(two, token) as visitor:
            await connected(ada, True)
            table = (await ada.open_table("me", level, "cadet", game="race"))["id"]
            socket = await ada.watch(table)
            assert socket.screen.table["seats"][1]["bot"] == "Deep Thought"
            over, _ = await asyncio.gather(answer_all(visitor, Random("v")), play(socket, Random("a")))
            assert (over["table"], over["seats"], over["missed"]) == (table, [1], 0)
        await connected(ada, False)


async def test_whoever_connects_anew_is_there_and_nowhere_else(postgres_url: str, serve: Serve) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(one.base, "Bea") as bea:
        _, token = await made(bea)
        async with bot(one, token) as older, bot(two, token):
            with pytest.raises(ConnectionClosed, match="4409"):
                await older.receive()
            await connected(bea, True)
            renewed = await bea.post(f"/api/me/bots/{(await bea.get('/api/me/bots'))[0]['id']}/token")
            assert not renewed["bot"]["connected"], "the old token counts no more, wherever it was used"


@pytest.mark.parametrize("way", ["silent", "died"])
async def test_nobody_waits_longer_than_for_any_answer(
    postgres_url: str, serve: Serve, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot says nothing; and its whole process says nothing any more, which is noticed before its time is up."""
    monkeypatch.setattr(presence, "BEAT", 0.1)
    monkeypatch.setattr(presence, "LASTS", 1.0)
    monkeypatch.setattr(desk, "SECONDS", 1.0 if way == "silent" else 60.0)
    one, two = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(one.base, "Cy") as cy:
        level, token = await made(cy)
        async with bot(two, token) as visitor:
            await connected(cy, True)
            table = (await cy.open_table("me", level, game="race"))["id"]
            socket = await cy.watch(table)
            await visitor.until("asked")
            if way == "died":

                async def nothing(word: str) -> None:
                    pass

                monkeypatch.setattr(two.hall.store, "tell", nothing)
            since = time.monotonic()
            await play(socket, Random(way))
            assert socket.screen.over and time.monotonic() - since < 30
