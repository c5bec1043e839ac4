"""A table that can not be read costs only itself: everybody else plays on, and who wanted it is told why."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cosmodrome.server import hall as halls
from cosmodrome.server.sockets import CLOSE_LATER, CLOSE_NO_TABLE
from cosmodrome.server.storage import Entry, OrdersRow

from .client import Guest, choose, first_asked, table_of_two
from .conftest import Serve
from .running import Threaded

pytestmark = pytest.mark.anyio

DICE = Random("damage")


async def forget(server: Threaded) -> None:
    """All tables leave memory, as when the server is started again."""

    async def leave() -> None:
        for table in server.hall.loaded():
            table.stop()
        server.hall._tables.clear()
        server.hall._damaged.clear()

    await server.inside(leave())


async def change(server: Threaded, sql: str, *values: object) -> None:
    store = server.hall.store
    assert await server.inside(store._write("", lambda session: session.change(sql, *values)))


async def lobby(guest: Guest) -> dict[str, Any]:
    """The guest's tables, by id."""
    return {table["id"]: table for table in (await guest.get("/api/lobby"))["mine"]}


async def move(table: str, *guests: Guest) -> None:
    """Whoever is asked something answers it."""
    _, socket = await first_asked(list(guests), table)
    assert (await socket.act(choose(socket.screen.question, DICE)))["type"] == "accepted"
    await socket.close()


async def closing(guest: Guest, table: str) -> tuple[Any, int | None]:
    """What a socket to this table is told, and the code it is closed with."""
    connection = await guest.connection(f"/ws/tables/{table}")
    said = json.loads(await connection.recv())
    with pytest.raises(ConnectionClosed):
        await connection.recv()
    return said, connection.close_code


async def test_orders_nested_deeply_are_refused(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        socket = await ada.watch(await table_of_two(ada, bo))
        for depth in (4, 50, 500, 985, 2000):
            nested = "[" * depth + "]" * depth
            message = (
                f'{{"type":"orders","id":"x","orders":[{{"prompt":"p","params":{{}},"otherwise":["a",{nested}]}}]}}'
            )
            assert (await socket.raw(message))["type"] == "refused"
        assert await server.inside(server.hall.store.orders(socket.screen.table["id"])) == []
        await forget(server)
        assert (await ada.watch(socket.screen.table["id"])).screen.update["orders"] == []


LONG = "x" * 101


@pytest.mark.parametrize(
    "order",
    [
        {"params": {str(number): number for number in range(21)}},
        {"params": {LONG: 1}},
        {"params": {"a": LONG}},
        {"prompt": LONG},
        {"otherwise": []},
        {"otherwise": [1]},
        {"otherwise": ["pass", None]},
        {"otherwise": ["pass", 1.5]},
        {"otherwise": ["pass", {"a": 1}]},
    ],
    ids=lambda order: next(iter(order)),
)
async def test_no_order_is_too_large_or_strange(server: Threaded, order: dict[str, Any]) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        socket = await ada.watch(await table_of_two(ada, bo))
        given = {"prompt": "p", "params": {}, "otherwise": ["pass"], **order}
        assert (await socket.ask("orders", orders=[given]))["type"] == "refused"
        assert await server.inside(server.hall.store.orders(socket.screen.table["id"])) == []


async def test_orders_that_can_not_be_read_count_as_withdrawn(
    database_url: str, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        deep = '[{"prompt":"p","params":{},"otherwise":' + "[" * 985 + "]" * 985 + "}]"
        for text in (deep, "[", "{}", '[{"prompt":"p"}]'):
            row = OrdersRow(0, ada.player, text)
            await server.inside(server.hall.store.set_orders(table, row))
            await forget(server)
            assert table in await lobby(ada)
            assert (await ada.watch(table)).screen.update["orders"] == []
        assert f"table {table}, seat 0: standing orders are damaged" in caplog.text


OLD = "checksum = ''"

DAMAGES = {
    "changed entry": ("UPDATE log SET at = at + 1 WHERE table_id = ? AND seq = 2", "entry 2 of its log is damaged"),
    # of a database that is older than check sums
    "torn entry": (
        f"UPDATE log SET {OLD}, action = '[1' WHERE table_id = ? AND seq = 2",
        "entry 2 of its log is damaged",
    ),
    "other answer": (
        f"""UPDATE log SET {OLD}, action = '["fly"]' WHERE table_id = ? AND seq = 2""",
        "entry 2 of its log does not fit the game",
    ),
    "other seat": (f"UPDATE log SET {OLD}, seat = 7 WHERE table_id = ? AND seq = 2", "entry 2 of its log does not fit"),
    "missing entry": ("DELETE FROM log WHERE table_id = ? AND seq = 2", "entry 2 of its log is missing"),
    "row": ("UPDATE tables SET data = '{' WHERE id = ?", "its row is damaged"),
    "option": (f"UPDATE tables SET {OLD}, data = replace(data, 'stronghold', 'x') WHERE id = ?", "can not be set up"),
    "seed": (
        f'UPDATE tables SET {OLD}, data = replace(data, \'"seed":"\', \'"seed":"0\') WHERE id = ?',
        "its seed is not",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_table_costs_only_itself(
    damage: str, database_url: str, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        good, bad = await table_of_two(ada, bo), await table_of_two(ada, bo)
        for table in (good, bad, good, bad, good, bad):
            await move(table, ada, bo)
        sql, why = DAMAGES[damage]
        await change(server, sql, bad)
        await forget(server)

        for _ in range(3):
            mine = await lobby(ada)
            assert mine[good]["problem"] is None
            assert damage == "row" or mine[bad]["problem"] == ["problem-unreadable", {"table": bad}]
            told = [bad] if damage == "row" else []
            assert (await ada.get("/api/lobby"))["damaged"] == told, "who sits there knows"
        async with await Guest.named(server.base, "Cy") as stranger:
            assert (await stranger.get("/api/lobby"))["damaged"] == []
        assert (await ada.refused("GET", f"/api/tables/{bad}"))[:2] == (409, "problem-unreadable")
        assert (await ada.refused("GET", f"/api/tables/{bad}/replay"))[:2] == (409, "problem-unreadable")
        said, code = await closing(ada, bad)
        assert (said["type"], said["id"], code) == ("refused", "", CLOSE_NO_TABLE)
        assert said["problem"]["message"] == ["problem-unreadable", {"table": bad}]
        await move(good, ada, bo)

        told = [record.getMessage() for record in caplog.records if f"table {bad} can not be read" in record.message]
        assert len(told) == 1 and why in told[0], "the host reads it once, not whenever somebody looks at the lobby"


async def test_a_game_the_server_does_not_have(database_url: str, serve: Serve) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        await change(
            server, f"""UPDATE tables SET {OLD}, data = replace(data, '"outpost"', '"chess"') WHERE id = ?""", table
        )
        await forget(server)
        assert (await lobby(ada))[table]["problem"][0] == "problem-no-such-game"
        said, _ = await closing(ada, table)
        assert said["problem"]["message"][0] == "problem-no-such-game"


async def test_a_game_of_other_rules_says_so_in_the_lobby(database_url: str, serve: Serve) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        await change(
            server, f"""UPDATE tables SET {OLD}, data = replace(data, '"rules":', '"rules":9') WHERE id = ?""", table
        )
        await forget(server)
        assert (await lobby(ada))[table]["problem"][0] == "problem-other-rules"
        said, _ = await closing(ada, table)
        assert said["problem"]["message"][0] == "problem-other-rules"


async def test_a_table_that_is_mended_comes_back(
    database_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "UNREADABLE", 0.0)
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        await change(server, "UPDATE tables SET data = 'x' || data WHERE id = ?", table)
        await forget(server)
        assert (await ada.refused("GET", f"/api/tables/{table}"))[:2] == (409, "problem-unreadable")
        assert (await ada.get("/api/lobby"))["damaged"] == [table]
        await change(server, "UPDATE tables SET data = substr(data, 2) WHERE id = ?", table)
        assert (await ada.get(f"/api/tables/{table}"))["id"] == table
        assert (await ada.get("/api/lobby"))["damaged"] == []


async def test_a_table_in_memory_that_can_not_follow_its_log(
    server: Threaded, caplog: pytest.LogCaptureFixture
) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, seed="orders")
        socket, other = await ada.watch(table), await bo.watch(table)
        await server.inside(server.hall.store.append(table, [Entry(1, "act", 0, ["fly"], "", 0.0)]))
        await socket.send("act", asked=0, action=choose(socket.screen.question, DICE))
        for each in (socket, other):
            await each.connection.wait_closed()
            assert each.connection.close_code == CLOSE_LATER
        said, _ = await closing(ada, table)
        assert said["problem"]["message"][0] == "problem-unreadable"
        assert f"table {table} can not be read" in caplog.text
        assert (await bo.refused("GET", f"/api/tables/{table}"))[:2] == (409, "problem-unreadable")
