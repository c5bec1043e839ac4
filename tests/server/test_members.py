"""Members: who keeps a passkey comes back from anywhere, under a name of their own, with all that was theirs."""

from __future__ import annotations

import asyncio
from operator import methodcaller
from typing import Any

import pytest

from cosmodrome.server.payloads import NewTable, SeatPlan
from cosmodrome.server.people.members import MOST_PASSKEYS, PATIENCE
from cosmodrome.server.storage import Conflict
from cosmodrome.server.storage.desk import Desk

from .authenticator import Device, bent, browser, host, keep, sign_in
from .client import Guest, table_of_two
from .conftest import Serve
from .running import Threaded
from .test_pace import Wall, hand

pytestmark = pytest.mark.anyio

__all__ = ["hand"]


async def test_with_a_passkey_one_comes_back(database_url: str, serve: Serve, hand: Wall) -> None:
    server = serve(database_url)
    device, other = Device(), Device()
    async with await Guest.named(server.base, "Ada") as ada, Guest(server.base) as phone:
        assert (await ada.get("/api/me/account"))["member"] is False
        account = await keep(ada, device, "Laptop")
        assert account["member"] and [each["label"] for each in account["passkeys"]] == ["Laptop"]
        assert (await ada.get("/api/me"))["member"]
        assert await sign_in(phone, device) == {
            "player": ada.player,
            "name": "Ada",
            "member": True,
            "public": ada.public,
        }
        assert (await phone.get("/api/me"))["player"] == ada.player
        hand.go_on(1)
        account = await keep(phone, other, "Phone")
        assert [each["label"] for each in account["passkeys"]] == ["Laptop", "Phone"]
        first, second = (each["id"] for each in account["passkeys"])
        assert len((await ada.post("/api/me/passkeys/remove", {"id": first}))["passkeys"]) == 1
        assert (await ada.refused("POST", "/api/me/passkeys/remove", {"id": second}))[:2] == (
            409,
            "problem-last-passkey",
        )
        again = serve(database_url)
        async with Guest(again.base) as later:
            assert (await sign_in(later, other))["player"] == ada.player, "and after a restart"
        async with Guest(server.base) as lost:
            origin = browser(lost)
            offer = await lost.post("/api/sign-in/passkey/offer")
            body = {"ticket": offer["ticket"], "credential": device.sign(offer["options"], origin)}
            assert (await lost.refused("POST", "/api/sign-in/passkey", body))[:2] == (403, "problem-passkey")


async def test_a_member_s_name_is_theirs(database_url: str, serve: Serve) -> None:
    server = serve(database_url)
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "ADA") as earlier,
        await Guest.named(server.base, "Bo") as bo,
        Guest(server.base) as nobody,
    ):
        await keep(ada, Device())
        taken = (409, "problem-name-of-member")
        for name in ("Ada", "ada", "\uff21da", "\u0410d\u0430"):
            assert (await bo.refused("POST", "/api/me", {"name": name}))[:2] == taken
            assert (await nobody.refused("POST", "/api/me", {"name": name}))[:2] == taken
        browser(earlier)
        assert (await earlier.refused("POST", "/api/me/passkeys/offer"))[:2] == taken, "there is one of each"
        await earlier.post("/api/me", {"name": "Countess"})
        await keep(earlier, Device())
        assert (await ada.refused("POST", "/api/me", {"name": "Countess"}))[:2] == taken
        await ada.post("/api/me", {"name": "Lovelace"})
        await bo.post("/api/me", {"name": "Ada"})
        table = (await ada.open_table("me", "open", "bot"))["id"]
        seats = (await bo.post(f"/api/tables/{table}/join"))["seats"]
        assert [(seat["name"], seat["guest"]) for seat in seats] == [("Lovelace", False), ("Ada", True), ("", False)]


async def test_members_of_before_keep_names_that_now_look_the_same(database_url: str, serve: Serve) -> None:
    """As those were looked at otherwise when they took them."""
    server = serve(database_url)
    async with await Guest.named(server.base, "Illi") as first, await Guest.named(server.base, "Ada") as second:
        for guest in (first, second):
            await keep(guest, Device())
        server.stop()
        with Desk.at(database_url) as desk:
            for player, name in ((first.player, "Illi"), (second.player, "lIli")):
                desk.write([], methodcaller("change", "UPDATE players SET name = ? WHERE id = ?", name, player))
                sql = "UPDATE members SET folded = ? WHERE player = ?"
                desk.write([], methodcaller("change", sql, f"once {name}", player))
        again = serve(database_url)
        async with first.at(again.base) as one, second.at(again.base) as two:
            names = [each["name"] for each in await two.post("/api/me/friends", {"name": "Illi"})]
            assert names == ["Illi"]
            assert [each["name"] for each in await one.post("/api/me/friends", {"name": "lIli"})] == ["lIli"]
            for guest in (one, two):
                assert len((await keep(guest, Device()))["passkeys"]) == 2
            async with Guest(again.base) as other:
                for name in ("illi", "l1li"):
                    assert (await other.refused("POST", "/api/me", {"name": name}))[1] == "problem-name-of-member"


async def test_what_was_a_guest_s_is_the_member_s(serve: Serve, database_url: str) -> None:
    server = serve(database_url)
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Guest 12") as guest,
        await Guest.named(server.base, "Bo") as bo,
    ):
        device = Device()
        await keep(ada, device)
        theirs, hosted = await table_of_two(bo, guest), (await guest.open_table("me", "open"))["id"]
        both = (await ada.open_table("me", "open", "open"))["id"]
        await guest.post(f"/api/tables/{both}/join")
        await bo.post(f"/api/tables/{both}/join")
        socket = await guest.watch(theirs)
        order = {"prompt": "foregone", "params": {}, "otherwise": ["foregone"]}
        assert (await socket.ask("orders", orders=[order]))["type"] == "accepted"
        assert (await socket.ask("say", text="Hello"))["type"] == "accepted"
        await guest.post(f"/api/tables/{theirs}/vote", {"kind": "cancel"})
        await guest.post("/api/me/vacation", {"days": 3})
        seen = await bo.watch(theirs)
        before = guest.at(server.base)

        assert (await sign_in(guest, device))["player"] == ada.player
        await asyncio.wait_for(socket.connection.wait_closed(), 60)
        assert (await before.get("/api/me"))["player"] == "", "the guest is no more"
        await seen.until(lambda screen: screen.table["seats"][1]["name"] == "Ada")
        assert seen.screen.table["votes"][0]["yes"] == [1]
        mine = await guest.watch(theirs)
        assert mine.screen.table["seat"] == 1 and mine.screen.update["orders"] == [order]
        assert [line["name"] for line in mine.screen.chat] == ["Ada"]
        assert (await guest.get(f"/api/tables/{hosted}"))["host"]
        seats = (await ada.get(f"/api/tables/{both}"))["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ada"), ("bot", ""), ("person", "Bo")]
        assert (await ada.get("/api/me/vacation"))["until"] is not None
        assert {table["id"] for table in (await ada.get("/api/lobby"))["mine"]} == {theirs, hosted, both}
        again = serve(database_url)
        async with ada.at(again.base) as later:
            assert (await later.watch(theirs)).screen.update["orders"] == [order], "and after a restart"
        await before.http.aclose()


async def test_what_a_guest_had_under_way_is_the_member_s_too(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, device = serve(sqlite_url), Device()
    hall, people, opened = server.hall, server.hall.store.people, list[str]()
    merged, merge = hall.merged, people.merge

    async def late(guest: str, member: str, tables: list[str]) -> None:
        await merged(guest, member, tables)
        if not opened:
            plan = NewTable(game="outpost", seats=[SeatPlan(kind="person"), SeatPlan()])
            opened.append((await hall.open_table(guest, plan)).row.id)

    async def once(guest: str, member: str, seated: Any) -> list[str]:
        monkeypatch.setattr(people, "merge", never)
        return await merge(guest, member, seated)

    async def never(guest: str, member: str, seated: Any) -> list[str]:
        raise Conflict("somebody keeps changing it")

    async with await Guest.named(server.base, "Ada") as ada:
        await keep(ada, device)
        async with await Guest.named(server.base, "Guest") as guest:
            monkeypatch.setattr(hall, "merged", late)
            assert (await sign_in(guest, device))["player"] == ada.player
            assert (await guest.get(f"/api/tables/{opened[0]}"))["seat"] == 0
        async with await Guest.named(server.base, "Guest") as guest:
            monkeypatch.setattr(people, "merge", once)
            assert (await sign_in(guest, device))["player"] == ada.player, "who is back is not kept out for that"


async def test_other_processes_are_told_who_has_come_back(serve: Serve, postgres_url: str) -> None:
    here, there = serve(postgres_url), serve(postgres_url)
    async with (
        await Guest.named(here.base, "Ada") as ada,
        await Guest.named(here.base, "Guest 12") as guest,
        await Guest.named(there.base, "Bo") as bo,
    ):
        device = Device()
        await keep(ada, device)
        table = await table_of_two(bo, guest)
        seen, stale = await bo.watch(table), await guest.at(there.base).watch(table)
        await sign_in(guest, device)
        await seen.until(lambda screen: screen.table["seats"][1]["name"] == "Ada")
        await asyncio.wait_for(stale.connection.wait_closed(), 60)
        assert (await guest.at(there.base).watch(table)).screen.table["seat"] == 1
        assert not seen.screen.table["seats"][1]["guest"]


async def test_what_is_forged_or_late_or_sent_twice_is_refused(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    server = serve(sqlite_url)
    device = Device()
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Mallory") as mallory:
        await keep(ada, device)
        origin = browser(mallory)

        async def tried(bend: Any, path: str = "/api/sign-in/passkey", **more: Any) -> tuple[int, str]:
            offer = await mallory.post("/api/sign-in/passkey/offer")
            body = {"ticket": offer["ticket"], "credential": bend(offer["options"]), **more}
            return (await mallory.refused("POST", path, body))[:2]

        def with_response(name: str, options: Any) -> Any:
            signed = device.sign(options, origin)
            signed["response"][name] = bent(signed["response"][name])
            return signed

        refused = (403, "problem-passkey")
        for name in ("signature", "authenticatorData", "clientDataJSON"):
            assert await tried(lambda options, name=name: with_response(name, options)) == refused
        stranger = Device()
        assert await tried(lambda options: stranger.sign(options, origin)) == refused, "an unknown key"
        stranger.id = device.id
        assert await tried(lambda options: stranger.sign(options, origin)) == refused, "with the id of a known one"
        assert await tried(lambda options: device.sign(options, "https://evil.example")) == refused
        assert await tried(lambda options: device.sign(options, origin, "evil.example")) == refused
        other = await ada.post("/api/sign-in/passkey/offer")
        assert await tried(lambda options: device.sign(other["options"], origin)) == refused, "another challenge"
        assert await tried(lambda options: {}) == refused
        assert await tried(lambda options: {"id": ["x"] * 50, "response": 7}) == refused
        assert await tried(lambda options: device.sign(options, origin), ticket="A" * 43) == refused

        offer = await mallory.post("/api/sign-in/passkey/offer")
        body = {"ticket": offer["ticket"], "credential": device.sign(offer["options"], origin)}
        hand.go_on(PATIENCE + 1)
        assert (await mallory.refused("POST", "/api/sign-in/passkey", body))[:2] == refused, "too late"
        offer = await ada.post("/api/sign-in/passkey/offer")
        body = {"ticket": offer["ticket"], "credential": device.sign(offer["options"], origin)}
        await ada.post("/api/sign-in/passkey", body)
        assert (await mallory.refused("POST", "/api/sign-in/passkey", body))[:2] == refused, "a second time"

        offer = await ada.post("/api/me/passkeys/offer")
        made = {"ticket": offer["ticket"], "label": "Mine", "credential": Device().make(offer["options"], origin)}
        assert (await mallory.refused("POST", "/api/me/passkeys", made))[:2] == refused, "another person's challenge"
        assert not (await mallory.get("/api/me/account"))["member"]
        mallory.http.headers.pop("origin")
        assert (await mallory.refused("POST", "/api/sign-in/passkey/offer"))[:2] == (400, "problem-no-browser")


async def test_there_are_limits(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url, limited=True, people=10)
    async with await Guest.named(server.base, "Ada") as ada:
        browser(ada)
        answers = [await ada.http.post("/api/sign-in/passkey/offer") for _ in range(20)]
        assert {each.status_code for each in answers} == {200, 429}
        names = [await ada.http.post("/api/me", json={"name": f"Ada {number}"}) for number in range(40)]
        assert {each.status_code for each in names} == {200, 429}
        large = await ada.http.post(
            "/api/me/passkeys", json={"ticket": "A" * 43, "label": "x" * 100_000, "credential": {}}
        )
        assert large.status_code == 413


async def test_so_many_keys_and_no_more(server: Threaded) -> None:
    async with await Guest.named(server.base, "Hoarder") as ada:
        for number in range(MOST_PASSKEYS):
            await keep(ada, device := Device(), f"Key {number}")
            if not number:
                offer = await ada.post("/api/me/passkeys/offer")
                again = {
                    "ticket": offer["ticket"],
                    "label": "Again",
                    "credential": device.make(offer["options"], ada.base),
                }
                refused = await ada.refused("POST", "/api/me/passkeys", again)
                assert refused[:2] == (409, "problem-passkey-known")
        assert (await ada.refused("POST", "/api/me/passkeys/offer"))[:2] == (409, "problem-many-passkeys")
        assert host(server.base) == "127.0.0.1"
