"""The router by table id: people of one table meet at one server, and at another when that one is gone."""

from __future__ import annotations

import asyncio
import runpy
from random import Random

import pytest

from .client import Guest, play, table_of_two
from .conftest import Serve
from .running import ROOT
from .test_serving import far_enough

pytestmark = pytest.mark.anyio

TOOL = runpy.run_path(str(ROOT / "tools" / "route_tables.py"))


def test_a_table_has_one_home_and_only_lost_ones_move() -> None:
    tables = [f"table{number}".encode() for number in range(300)]
    homes = {table: TOOL["home"](table, [1, 2, 3]) for table in tables}
    assert all(60 <= list(homes.values()).count(server) <= 140 for server in (1, 2, 3))
    for table in tables:
        assert TOOL["home"](table, [1, 2]) == homes[table] or homes[table] == 3


def test_what_belongs_to_a_table_goes_to_its_home() -> None:
    router = TOOL["Router"]([1, 2, 3])
    home = TOOL["home"](b"a-Table_1", [1, 2, 3])
    for line in (b"GET /ws/tables/a-Table_1?since=3 HTTP/1.1\r\n", b"POST /api/tables/a-Table_1/join HTTP/1.1\r\n"):
        assert router.choose(line)[0] == home and sorted(router.choose(line)) == [1, 2, 3]
    assert {router.choose(b"GET /api/lobby HTTP/1.1\r\n")[0] for _ in range(3)} == {1, 2, 3}


async def test_people_of_one_table_meet_at_one_server(postgres_url: str, serve: Serve) -> None:
    servers = {int(each.base.rpartition(":")[2]): each for each in (serve(postgres_url), serve(postgres_url))}
    listening = await asyncio.start_server(TOOL["Router"](list(servers)).serve, "127.0.0.1", 0)
    base = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    async with listening, await Guest.named(base, "Ada") as ada, await Guest.named(base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        sockets = [await each.watch(table) for each in (ada, bo, ada, bo)]
        home = servers.pop(TOOL["home"](table.encode(), list(servers)))
        (known,) = [each for each in home.hall.loaded() if each.row.id == table]
        assert len(known.watchers) == 4
        await asyncio.gather(*(play(each, Random(1), far_enough) for each in sockets[:2]))
        await asyncio.to_thread(home.stop)
        again = await ada.watch(table)
        assert again.screen.seq >= 30 and again.screen.table["seat"] is not None, "the other one serves it"
        await again.close()
