"""What the host of a table may do: send people away, replace them, and keep strangers out of the talk."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from .authenticator import Device, keep
from .client import Guest, new_table, table_of_two
from .running import Threaded
from .test_orders import order

pytestmark = pytest.mark.anyio


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def test_the_host_sends_a_squatter_away(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        at = f"/api/tables/{(await ada.open_table('me', 'open', 'open'))['id']}"
        for bar in (False, True):
            await bo.post(f"{at}/join", {"seat": 1})
            looking = await bo.watch(at.rpartition("/")[2])
            changed = await ada.post(f"{at}/seat", {"seat": 1, "kind": "open", "bar": bar})
            assert kinds(changed) == ["person", "open", "open"]
            await looking.until(lambda screen: screen.table["seat"] is None)
        assert (await bo.refused("POST", f"{at}/join"))[:2] == (403, "problem-barred")
        assert (await bo.get(at))["seat"] is None, "but may look"


async def test_at_a_table_for_members_no_guest_sits_down(server: Threaded) -> None:
    async with await Guest.named(server.base, "Keeper") as ada, await Guest.named(server.base, "Kept") as bo:
        plan = new_table("me", "open", "open", members=True)
        assert (await ada.refused("POST", "/api/tables", plan))[:2] == (403, "problem-guest"), "nor opens one"
        await keep(ada, Device())
        table = await ada.post("/api/tables", plan)
        at = f"/api/tables/{table['id']}"
        assert table["members"] and (await bo.get(at))["members"]
        assert (await bo.refused("POST", f"{at}/join"))[:2] == (403, "problem-guest")
        await keep(bo, Device())
        assert kinds(await bo.post(f"{at}/join")) == ["person", "person", "open"]
        async with await Guest.named(server.base, "Kept 2") as again:
            await ada.post(f"{at}/seat", {"seat": 1, "kind": "open", "bar": True})
            assert (await again.refused("POST", f"{at}/join"))[:2] == (403, "problem-guest")


async def test_nobody_else_sends_anybody_away(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        at = f"/api/tables/{await table_of_two(ada, bo)}"
        before = await ada.get(at)
        for seat in (0, 1):
            change = {"seat": seat, "kind": "bot"}
            assert (await bo.refused("POST", f"{at}/seat", change))[:2] == (403, "problem-host-only")
        assert (await ada.refused("POST", f"{at}/seat", {"seat": 0, "kind": "bot"}))[:2] == (409, "problem-own-seat")
        assert await ada.get(at) == before


async def test_an_absentee_is_replaced_by_a_bot(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        at, looking, away = f"/api/tables/{table}", await ada.watch(table), await bo.watch(table)
        assert (await away.ask("orders", orders=[order()]))["type"] == "accepted"
        changed = await ada.post(f"{at}/seat", {"seat": 1, "kind": "bot", "level": "cadet"})
        assert kinds(changed) == ["person", "bot"] and changed["seats"][1]["level"] == "cadet"
        assert await server.inside(server.hall.store.orders(table)) == []
        own = 1 if looking.screen.question else 0
        if own:
            assert (await looking.act(["done"]))["type"] == "accepted"
        await looking.until(lambda screen: screen.seq > own)  # the bot has answered
        said = await away.ask("act", asked=0, action=["done"])
        assert (said["type"], said["problem"]["message"][0]) == ("refused", "problem-players-only")


async def test_somebody_else_takes_over_a_seat_in_a_running_game(server: Threaded) -> None:
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        await Guest.named(server.base, "Cy") as cy,
    ):
        table = await table_of_two(ada, bo)
        at = f"/api/tables/{table}"
        assert (await cy.refused("POST", f"{at}/join"))[:2] == (409, "problem-already-begun")
        opened = await ada.post(f"{at}/seat", {"seat": 1, "kind": "open"})
        assert (kinds(opened), opened["status"]) == (["person", "open"], "playing")
        looking = await ada.watch(table)
        if looking.screen.question:
            assert (await looking.act(["done"]))["type"] == "accepted"
        stranger = await cy.watch(table)
        assert stranger.screen.question is None and stranger.screen.update["view"]["colonies"][1]["hand"] is None
        assert (await cy.post(f"{at}/join"))["seat"] == 1
        await stranger.asked()
        assert (await stranger.act(["done"]))["type"] == "accepted", "the game has waited for somebody"
        assert (await bo.refused("POST", f"{at}/join"))[:2] == (409, "problem-already-begun")


async def test_a_bots_seat_is_given_to_a_person(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        at = f"/api/tables/{table}"
        await bo.post(f"{at}/leave")
        await ada.post(f"{at}/seat", {"seat": 1, "kind": "open"})
        assert (await bo.post(f"{at}/join"))["seat"] == 1, "who left may come back if the host wants it"


async def test_when_the_host_leaves_a_game_somebody_else_is(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        at = f"/api/tables/{await table_of_two(ada, bo, 'bot')}"
        await ada.post(f"{at}/leave")
        assert (await bo.get(at))["host"] is True and (await ada.get(at))["host"] is False
        await bo.post(f"{at}/leave")
        assert (await bo.get(at))["host"] is True, "nobody is left to be it"


async def test_a_finished_table_stays_as_it_is(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)

        async def finish() -> None:
            found = await server.hall.table(table)
            found.row = msgspec.structs.replace(found.row, status="over")

        await server.inside(finish())
        change = {"seat": 1, "kind": "bot"}
        assert (await ada.refused("POST", f"/api/tables/{table}/seat", change))[:2] == (409, "problem-over")


async def test_strangers_do_not_talk_at_public_tables(server: Threaded) -> None:
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        await Guest.named(server.base, "Cy") as cy,
    ):
        for private in (False, True):
            table = await table_of_two(ada, bo, private=private)
            player, stranger = await bo.watch(table), await cy.watch(table)
            assert (player.screen.table["may_talk"], stranger.screen.table["may_talk"]) == (True, private)
            assert (await player.ask("say", text="hello"))["type"] == "accepted"
            said = await stranger.ask("say", text="hello")
            if private:
                assert said["type"] == "accepted", "whoever comes to a private table was invited"
            else:
                assert (said["type"], said["problem"]["message"][0]) == ("refused", "problem-players-only")
            await ada.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "bot", "bar": True})
            assert (await player.ask("say", text="let me in"))["type"] == "refused"


async def test_names_are_unique_at_a_table(server: Threaded) -> None:
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "\uff21DA") as other,
        await Guest.named(server.base, "Bo") as bo,
    ):
        table = (await ada.open_table("me", "open", "open"))["id"]
        at = f"/api/tables/{table}"
        assert (await other.refused("POST", f"{at}/join"))[:2] == (409, "problem-name-taken")
        assert kinds(await ada.get(at)) == ["person", "open", "open"]
        await other.post("/api/me", {"name": "Adele"})
        assert (await other.post(f"{at}/join"))["seat"] == 1
        assert (await other.refused("POST", "/api/me", {"name": "ada"}))[:2] == (409, "problem-name-taken")
        assert (await ada.get(at))["seats"][1]["name"] == "Adele"
        await bo.post("/api/me", {"name": "Ada"})  # somewhere else one may be called so
        await ada.post("/api/me", {"name": "ADA"})  # and everybody like oneself
        await other.post(f"{at}/leave")
        await other.post("/api/me", {"name": "Ada"})
