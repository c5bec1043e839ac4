"""Standing orders: answers given ahead, carried out when asked, gone when their occasion is past, and secret."""

from __future__ import annotations

from typing import Any

import pytest

from .client import Guest, Screen, Socket, table_of_two
from .running import Threaded

pytestmark = pytest.mark.anyio

SEED = "orders"
"""Seat 0 begins with 17 and seat 1 has 21; the data library, twice on sale, costs 15."""


def order(round_number: int = 1, left: int = 1, **more: Any) -> dict[str, Any]:
    params = {"upgrade": "data_library", "round": round_number, "left": left}
    return {"prompt": "prompt-bid", "params": params, "otherwise": ["pass"], **more}


async def at_the_table(ada: Guest, bo: Guest) -> tuple[Socket, Socket]:
    table = await table_of_two(ada, bo, seed=SEED)
    return await ada.watch(table), await bo.watch(table)


async def open_auction(ada: Socket) -> int:
    """Ada offers the least for the data library; how many of them are left then."""
    assert (await ada.act(["auction", "data_library"]))["type"] == "accepted"
    assert (await ada.act(["bid", 15]))["type"] == "accepted"
    left: int = ada.screen.update["view"]["market"].count("data_library")
    return left


def asks(screen: Screen, prompt: str) -> bool:
    return bool(screen.question) and screen.question["prompt"][0] == prompt


async def test_bid_up_to(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        one, two = await at_the_table(ada, bo)
        left = one.screen.update["view"]["market"].count("data_library")
        given = order(left=left, most=19)
        assert (await two.ask("orders", orders=[given]))["type"] == "accepted"
        assert two.screen.update["orders"] == [given]
        await open_auction(one)
        await one.until(lambda screen: screen.update["view"]["auction"]["bid"] == 16)
        assert (await one.act(["bid", 17]))["type"] == "accepted"
        await one.until(lambda screen: asks(screen, "prompt-bid") or screen.update["view"]["auction"]["bid"] == 18)
        if asks(one.screen, "prompt-bid"):
            assert (await one.act(["pass"]))["type"] == "accepted"
        await two.until(lambda screen: asks(screen, "prompt-pay"))
        assert two.screen.question["prompt"][1]["due"] == 18, "no more than was needed"
        await one.settle()
        assert all('"orders":[]' in frame for frame in one.screen.updates())


async def test_pass_on_this_card_and_withdraw(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        one, two = await at_the_table(ada, bo)
        left = one.screen.update["view"]["market"].count("data_library")
        assert (await two.ask("orders", orders=[order(left=left)]))["type"] == "accepted"
        await open_auction(one)
        await one.until(lambda screen: asks(screen, "prompt-pay"))

        other, third = await at_the_table(ada, bo)
        assert (await third.ask("orders", orders=[order(left=left)]))["type"] == "accepted"
        assert (await third.ask("orders", orders=[]))["type"] == "accepted"
        assert third.screen.update["orders"] == []
        await open_auction(other)
        assert (await third.asked())["prompt"][0] == "prompt-bid", "withdrawn: the player is asked"


async def test_an_order_lapses_with_its_occasion(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        one, two = await at_the_table(ada, bo)
        stale = order(round_number=7)
        assert (await two.ask("orders", orders=[stale]))["type"] == "accepted"
        await open_auction(one)
        await two.asked()
        assert two.screen.question["prompt"][0] == "prompt-bid", "it was meant for another card"
        assert two.screen.update["orders"] == []
        again = await bo.watch(two.screen.table["id"])
        assert again.screen.update["orders"] == []


async def test_giving_orders_shows_nothing_to_others(server: Threaded) -> None:
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        Guest(server.base) as nobody,
    ):
        one, two = await at_the_table(ada, bo)
        tab = await bo.watch(two.screen.table["id"])
        looking = await nobody.watch(two.screen.table["id"])
        for socket in (one, looking):
            await socket.until(lambda screen: screen.table["seats"][1]["present"])
            await socket.settle()
        seen = [len(one.screen.frames), len(looking.screen.frames)]
        assert (await two.ask("orders", orders=[order(most=20)]))["type"] == "accepted"
        await tab.until(lambda screen: screen.update["orders"] != [])
        for socket, before in zip((one, looking), seen, strict=True):
            await socket.settle()
            assert len(socket.screen.frames) == before + 1, "only the pong: not even that something was ordered"


@pytest.mark.parametrize("leaves_first", [True, False], ids=["before the game", "during the game"])
async def test_orders_end_when_their_giver_leaves(server: Threaded, leaves_first: bool) -> None:
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        await Guest.named(server.base, "Cy") as cy,
    ):
        table = (await ada.open_table("me", "open", *["open"] * leaves_first, seed=SEED))["id"]
        await bo.post(f"/api/tables/{table}/join")
        two = await bo.watch(table)
        assert (await two.ask("orders", orders=[order(most=19)]))["type"] == "accepted"
        assert len(await server.inside(server.hall.store.orders(table))) == 1
        await bo.post(f"/api/tables/{table}/leave")
        assert await server.inside(server.hall.store.orders(table)) == []
        assert (await server.inside(server.hall.table(table))).orders.given == {}
        if leaves_first:
            await cy.post(f"/api/tables/{table}/join", {"seat": 1})
            await ada.post(f"/api/tables/{table}/start")
            assert (await cy.watch(table)).screen.update["orders"] == []
        # nor can one who has left give any: the socket is still there, the seat is not
        said = await two.ask("orders", orders=[order(most=19)])
        assert (said["type"], said["problem"]["message"][0]) == ("refused", "problem-players-only")
