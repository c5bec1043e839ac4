"""Where time counts from the start: nothing runs before those who are there have said that they are ready."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from cosmodrome.server import rollcall

from .client import Guest, Socket, choose, table_of_two
from .conftest import Serve
from .running import Threaded
from .test_pace import LIVE, Wall, hand, left, let_pass, table_in

pytestmark = pytest.mark.anyio

__all__ = ["hand"]

SAND: dict[str, Any] = {"game": "trucker", "options": {"rounds": "1", "timer": 45}}


def calling(socket: Socket) -> Any:
    return socket.screen.update["calling"]


async def kinds(server: Threaded, table: str) -> list[str]:
    return [entry.kind for entry in await server.inside(server.hall.store.log(table))]


async def test_sand_and_bots_wait_until_everybody_there_is_ready(serve: Serve, database_url: str) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, "cadet", roll_call=True, **SAND)
        one, two = await ada.watch(table), await bo.watch(table)
        await one.settle()
        assert calling(one) == {"ready": [], "begins": None} and one.screen.question is None
        assert not one.screen.update["clock"]["running"]
        early = await one.ask("act", asked=0, action=["draw"])
        assert early["problem"]["message"][0] == "problem-not-ready"
        assert (await one.ask("ready"))["type"] == (await one.ask("ready"))["type"] == "accepted"
        await two.until(lambda _: calling(two)["ready"] == [0])
        hasty = await one.ask("ready", begin=True)
        assert hasty["problem"]["message"] == ["problem-not-all-ready", {"waiting": [1]}], "Bo is there"
        await asyncio.sleep(0.3)
        assert await kinds(server, table) == ["ready"], "no bot builds meanwhile"
        await two.ask("ready")
        await one.until(lambda screen: calling(one) is None and screen.update["clock"]["running"])
        assert one.screen.question is not None
        await one.until(lambda screen: screen.update["actions"] > 2)
        assert (await kinds(server, table))[:3] == ["ready", "ready", "begin"]
        assert (await two.ask("ready"))["type"] == "accepted", "too late is no harm"
        play = (await table_in(server, table)).play
        assert play is not None and len(play.state.history) == play.actions, "the record knows nothing of it"


async def test_two_processes_begin_once_when_the_people_of_both_are_ready(serve: Serve, postgres_url: str) -> None:
    server, other = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as here:
        table = await table_of_two(ada, here, roll_call=True, **SAND)
        async with here.at(other.base) as bo:
            one, two = await ada.watch(table), await bo.watch(table)
            for socket in (one, two):
                await socket.until(lambda screen: all(seat["present"] for seat in screen.table["seats"]))
            await one.ask("ready")
            await two.until(lambda _: calling(two)["ready"] == [0])
            assert calling(one)["begins"] is None, "Bo is there, though not here"
            await two.ask("ready")
            for socket in (one, two):
                await socket.until(lambda screen: screen.update["calling"] is None)
            assert (await kinds(server, table)).count("begin") == 1


async def test_who_is_away_is_waited_for_a_while_or_not_at_all(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        first, second = [await table_of_two(ada, bo, roll_call=True, pace=LIVE) for _ in range(2)]
        one = await ada.watch(first)
        assert calling(one) == {"ready": [], "begins": None}
        await one.ask("ready")
        assert calling(one) == {"ready": [0], "begins": 1000 * rollcall.GRACE}
        await let_pass(server, hand, rollcall.GRACE - 1)
        await server.inside((await table_in(server, first)).begin())
        assert await kinds(server, first) == ["ready"]
        await let_pass(server, hand, 1)
        await server.inside((await table_in(server, first)).begin())
        await one.until(lambda _: calling(one) is None)

        other = await ada.watch(second)
        await other.ask("ready", begin=True)
        assert calling(other) is None and await kinds(server, second) == ["ready", "begin"], "at their word"


async def test_clocks_begin_when_all_are_ready_and_a_restart_forgets_nobody(
    serve: Serve, sqlite_url: str, hand: Wall
) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, roll_call=True, pace=LIVE)
        one = await ada.watch(table)
        await one.ask("ready")
        one.cut()
        server.stop()
        again = serve(sqlite_url)
        async with ada.at(again.base) as ada, bo.at(again.base) as bo:
            two, one = await bo.watch(table), await ada.watch(table)
            assert calling(one)["ready"] == [0] and calling(one)["begins"] is None
            await let_pass(again, hand, LIVE["seconds"] + 1)
            await again.inside((await table_in(again, table)).check_time())
            assert left(one.screen, 0) == left(one.screen, 1) == LIVE["seconds"], "nobody's time has run"
            await two.ask("ready")
            await one.until(lambda _: calling(one) is None)
            asked = one if one.screen.question else two
            await let_pass(again, hand, 20)
            await asked.until(lambda screen: screen.question is not None)
            await asked.act(choose(asked.screen.question, Random(1)))
            used = [entry.action for entry in await again.inside(again.hall.store.log(table)) if entry.kind == "time"]
            assert [milliseconds for ((_, milliseconds),) in used] == [20_000]


async def test_who_leaves_is_not_waited_for_and_who_takes_the_seat_is(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, roll_call=True, **SAND)
        one, two = await ada.watch(table), await bo.watch(table)
        await two.ask("ready")
        await ada.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "open"})
        await bo.post(f"/api/tables/{table}/join")
        await two.until(lambda screen: screen.table["seat"] == 1)
        await one.ask("ready")
        await one.until(lambda _: calling(one) is None)
        await ada.post(f"/api/tables/{table}/leave")


async def test_without_time_there_is_nothing_to_be_ready_for(server: Threaded) -> None:
    days = {"kind": "days", "per": "decision", "seconds": 86400}
    async with await Guest.named(server.base, "Ada") as ada:
        for more in ({}, {"pace": days}, {"game": "trucker", "options": {"building": "turns"}}):
            table = (await ada.open_table("me", "bot", roll_call=True, **more))["id"]
            assert calling(await ada.watch(table)) is None
