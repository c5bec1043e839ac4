"""Who looks for opponents finds those who want the same, and is seated once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cosmodrome.server.seeking import matching
from cosmodrome.server.seeking.matching import Seeker, chosen
from cosmodrome.server.seeking.payloads import Wish
from cosmodrome.server.storage import Conflict, OutboxRow, Session, TableRow

from .client import Guest
from .conftest import Serve
from .test_admin import admin

pytestmark = pytest.mark.anyio

DAYS = {"kind": "days", "per": "decision", "seconds": 86400}


def test_who_accepts_whom() -> None:
    weak, strong = Seeker("a", "Ada", 1000, 0), Seeker("b", "Bo", 1500, 200)
    near, double = Seeker("c", "Cy", 1400, 150), Seeker("d", "ada", 1000, 0)
    assert chosen([weak, strong], 2) == [], "one of them wants somebody nearer"
    assert chosen([weak, strong, near], 2) == [near, strong]
    assert chosen([weak, double], 2) == [], "nobody sits with somebody of the same name"
    assert chosen([near, weak], 3) == chosen([], 2) == []


async def test_enough_who_want_the_same_are_seated(serve: Serve, database_url: str) -> None:
    servers = [serve(database_url) for _ in range(2 if database_url.startswith("postgres") else 1)]
    guests = [await Guest.named(servers[number % len(servers)].base, f"Seeker {number}") for number in range(6)]
    wish: dict[str, Any] = {"game": "outpost", "seats": 3, "options": {"edition": "classic"}, "pace": DAYS}
    assert (await guests[0].get("/api/seeking"))["wish"] is None
    other = await guests[0].post("/api/seeking", {**wish, "seats": 2})
    assert other["wish"]["seats"] == 2 and other["others"] == 0
    await asyncio.gather(*(guest.post("/api/seeking", wish) for guest in guests))
    found = [await guest.get("/api/seeking") for guest in guests]
    tables = {each["table"] for each in found}
    assert "" not in tables and len(tables) == 2, "six make two tables of three"
    for guest, each in zip(guests, found, strict=True):
        info = await guest.get(f"/api/tables/{each['table']}")
        assert info["status"] == "playing" and info["seat"] is not None and len(info["seats"]) == 3
        assert info["options"]["edition"] == "classic" and info["pace"]["kind"] == "days"
    assert (await guests[0].post("/api/seeking/end"))["wish"] is None
    for change in ({"game": "chess"}, {"seats": 10}, {"options": {"edition": "x"}}, {"within": -1}):
        assert (await guests[0].refused("POST", "/api/seeking", {**wish, **change}))[0] in (400, 404)
    for guest in guests:
        await guest.http.aclose()


async def test_who_wants_to_play_now_must_be_there(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite_url)
    wish = {"game": "outpost", "seats": 2}
    store = server.hall.store
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        await ada.post("/api/seeking", wish)
        monkeypatch.setattr(matching, "PATIENCE", -1.0)
        await server.inside(store.write("", lambda session: matching.note_there(session, [])))
        assert (await ada.get("/api/seeking"))["wish"] is None, "nobody has seen her"
        monkeypatch.setattr(matching, "PATIENCE", 30.0)
        await ada.post("/api/seeking", wish)
        await server.inside(store.write("", lambda session: matching.note_there(session, [ada.player])))
        assert (await bo.post("/api/seeking", wish))["table"] == (await ada.get("/api/seeking"))["table"] != ""


async def test_strangers_can_not_send_each_other_away_and_begin_together(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url)
    wish = {"game": "outpost", "seats": 2, "pace": {"kind": "live", "per": "decision", "seconds": 60}}
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        await ada.post("/api/seeking", wish)
        table = (await bo.post("/api/seeking", wish))["table"]
        for guest in (ada, bo):
            seat = (await guest.get(f"/api/tables/{table}"))["seat"]
            refused = await guest.refused("POST", f"/api/tables/{table}/seat", {"seat": 1 - seat, "kind": "bot"})
            assert refused[:2] == (403, "problem-host-only")
        row = await server.inside(server.hall.store.table(table))
        assert row is not None and row.roll_call


async def test_people_are_called_with_the_table_or_not_at_all(serve: Serve, database_url: str) -> None:
    server = serve(database_url, webhooks=True)
    store = server.hall.store
    wish = {"game": "outpost", "seats": 2}

    def lost(table: TableRow) -> list[OutboxRow]:
        raise Conflict("no letters today")

    def seek(session: Session) -> TableRow | None:
        return matching.seek(session, bo.player, Wish(game="outpost", seats=2, options=found["options"]), lost)

    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        await ada.post("/api/me/calls", {"webhook": "https://hooks.example/x", "wanted": {"webhook": ["invitation"]}})
        found = (await ada.post("/api/seeking", wish))["wish"]
        with pytest.raises(Conflict):
            await server.inside(store.write("", seek))
        assert await server.inside(store.tables()) == [] and (await bo.get("/api/seeking"))["wish"] is None
        table = (await bo.post("/api/seeking", wish))["table"]
        sql = "SELECT player, kind FROM outbox WHERE table_id = ?"
        letters = await server.inside(store.read(lambda session: session.rows(sql, table)))
        assert letters == [(ada.player, "invitation")]


async def test_who_is_shut_out_is_not_waited_for(serve: Serve, database_url: str) -> None:
    server = serve(database_url)
    store = server.hall.store
    wish = {"game": "outpost", "seats": 2, "pace": DAYS}
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        await ada.post("/api/seeking", wish)
        sql = "INSERT INTO blocked (player, at) VALUES (?, 0)"
        await server.inside(store.write("", lambda session: session.change(sql, ada.player)))
        found = await bo.post("/api/seeking", wish)
        assert (found["table"], found["others"]) == ("", 0)
        assert await admin(database_url, "block", ada.player) == 0
        waiting = await server.inside(store.read(lambda session: session.rows("SELECT player FROM seekers")))
        assert waiting == [(bo.player,)]
