"""Two server processes on one PostgreSQL: whichever one is connected to, the table is the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cosmodrome.server import presence

from .client import Guest, Screen, play, table_of_two
from .conftest import Serve

pytestmark = pytest.mark.anyio


async def test_one_table_over_two_servers(postgres_url: str, serve: Serve) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    async with (
        await Guest.named(one.base, "Ada") as ada,
        await Guest.named(two.base, "Bo") as bo,
        ada.at(two.base) as ada_elsewhere,
        Guest(two.base) as nobody,
    ):
        assert (await ada_elsewhere.get("/api/me"))["name"] == "Ada", "cookies hold everywhere"
        table = await table_of_two(ada, bo, "bot")
        here, there = await ada.watch(table), await bo.watch(table)
        tab, looking = await ada_elsewhere.watch(table), await nobody.watch(table)
        assert (await here.ask("say", text="from one"))["type"] == "accepted"
        await there.until(lambda screen: len(screen.chat) == 1)
        assert (await there.ask("say", text="from two"))["type"] == "accepted"
        # both of Ada's tabs answer, each at another server: one of them comes first
        await asyncio.gather(
            play(here, Random("here")),
            play(there, Random("there")),
            play(tab, Random("tab")),
            looking.until(lambda screen: screen.over),
        )
        for guest, socket in ((ada, here), (bo, there), (ada_elsewhere, tab), (nobody, looking)):
            await socket.until(lambda screen: screen.table["status"] == "over" and len(screen.chat) == 2)
            fresh = await guest.watch(table)
            check_same(socket.screen, fresh.screen)
            assert [line["text"] for line in socket.screen.chat] == ["from one", "from two"]
        assert here.screen.update["view"] == tab.screen.update["view"]
        infos = [await ada.get(f"/api/tables/{table}"), await ada_elsewhere.get(f"/api/tables/{table}")]
        assert infos[0]["seeds"] == infos[1]["seeds"] and infos[0]["scores"] == infos[1]["scores"]


def present(*seats: bool) -> Callable[[Screen], bool]:
    return lambda screen: [seat["present"] for seat in screen.table["seats"]] == list(seats)


async def test_who_is_connected_is_known_everywhere(
    postgres_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(one.base, "Ada") as ada, await Guest.named(two.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        here = await ada.watch(table)
        there = await bo.watch(table)
        await here.until(present(True, True))
        await there.until(present(True, True))
        async with Guest(serve(postgres_url).base) as late:
            await (await late.watch(table)).until(present(True, True))
        await there.close()
        await here.until(present(True, False))
        await bo.watch(table)
        await here.until(present(True, True))
        monkeypatch.setattr(presence, "LASTS", -1.0)
        await here.until(present(True, False))
        assert not (await ada.get(f"/api/tables/{table}"))["seats"][1]["present"], "a process that died is forgotten"


def check_same(shown: Screen, fresh: Screen) -> None:
    assert shown.log == fresh.log
    assert shown.update["view"] == fresh.update["view"]
    assert shown.seqs == sorted(shown.seqs), "nothing came out of order"


def ordered(orders: list[Any]) -> Callable[[Screen], bool]:
    return lambda screen: bool(screen.update["orders"] == orders)


async def test_orders_hold_at_every_server(postgres_url: str, serve: Serve) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(one.base, "Ada") as ada, ada.at(two.base) as elsewhere:
        table = (await ada.open_table("me", "open"))["id"]
        await ada.post(f"/api/tables/{table}/start")
        here, there = await ada.watch(table), await elsewhere.watch(table)
        order = {"prompt": "prompt-bid", "params": {"round": 99}, "otherwise": ["pass"]}
        for orders in ([order], []):
            assert (await here.ask("orders", orders=orders))["type"] == "accepted"
            await there.until(ordered(orders))


async def test_what_is_limited_counts_in_all_processes(postgres_url: str, serve: Serve) -> None:
    one, two = (serve(postgres_url, limited=True, people=1) for _ in range(2))
    async with await Guest.named(one.base, "Ada"), await Guest.named(one.base, "Bo"), Guest(two.base) as late:
        newcomers = two.services.limits.newcomers
        while not newcomers.buckets or next(iter(newcomers.buckets.values())).tokens >= 1:
            await asyncio.sleep(0.02)
        status, key, _ = await late.refused("POST", "/api/me", {"name": "Cy"})
        assert (status, key) == (429, "problem-too-fast"), "two from one address are enough, wherever they come in"


async def test_a_table_that_nobody_looks_at_here_waits(postgres_url: str, serve: Serve) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(one.base, "Ada") as ada, ada.at(two.base) as elsewhere:
        table = (await ada.open_table("me", "bot"))["id"]
        assert (await elsewhere.get(f"/api/tables/{table}"))["status"] == "playing"
        here = await ada.watch(table)
        await play(here, Random("here"), lambda screen: screen.over or screen.seq >= 10)
        (known,) = [each for each in two.hall.loaded() if each.row.id == table]
        while not known.stale:
            await asyncio.sleep(0.02)
        shown = await elsewhere.get(f"/api/tables/{table}")
        assert known.play is not None and known.play.seq >= 10, "which may be stale again, as the bot plays on"
        assert shown["actions"] >= 10, "whoever wants to know is told how it stands"


async def test_a_process_that_dies_silently_is_noticed(
    postgres_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.1)
    monkeypatch.setattr(presence, "LASTS", 1.0)
    one, two = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(one.base, "Ada") as ada, await Guest.named(two.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        here = await ada.watch(table)
        await bo.watch(table)
        await here.until(present(True, True))

        async def nothing(word: str) -> None:
            pass

        monkeypatch.setattr(two.hall.store, "tell", nothing)
        await here.until(present(True, False))
