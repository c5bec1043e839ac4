"""How people behave: those who watch talk apart, one may hear somebody no more, and the host may be told."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.server.people import conduct

from .authenticator import Device, keep, sign_in
from .client import Guest, Socket, table_of_two
from .conftest import Serve
from .test_admin import admin
from .test_friends import befriend, member

pytestmark = pytest.mark.anyio


async def heard(socket: Socket) -> list[str]:
    await socket.settle()
    return [line["text"] for line in socket.screen.chat]


async def test_who_watches_talks_apart_until_the_end(serve: Serve, database_url: str) -> None:
    server = serve(database_url)
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        await Guest.named(server.base, "Cy") as cy,
        Guest(server.base) as nobody,
    ):
        table = await table_of_two(ada, bo)
        playing, watching, passing = await ada.watch(table), await cy.watch(table), await nobody.watch(table)
        assert (await playing.ask("say", text="Good luck"))["type"] == "accepted"
        assert (await watching.ask("say", text="She has the robots", gallery=True))["type"] == "accepted"
        assert (await watching.ask("say", text="Hello"))["problem"]["message"][0] == "problem-players-only"
        refused = (await playing.ask("say", text="What?", gallery=True))["problem"]["message"][0]
        assert refused == "problem-watchers-only"
        assert (await passing.ask("say", text="x", gallery=True))["problem"]["message"][0] == "problem-no-name"
        assert await heard(playing) == ["Good luck"]
        assert await heard(watching) == await heard(passing) == ["Good luck", "She has the robots"]
        assert [line["gallery"] for line in watching.screen.chat] == [False, True]
        again = serve(database_url) if database_url.startswith("postgres") else server
        assert [line["text"] for line in (await bo.at(again.base).watch(table)).screen.chat] == ["Good luck"]
        assert [line["text"] for line in await bo.get(f"/api/tables/{table}/chat")] == ["Good luck"]
        assert len(await cy.get(f"/api/tables/{table}/chat")) == 2
        for each in (ada, bo):
            await each.post(f"/api/tables/{table}/vote", {"kind": "cancel"})
        assert len((await bo.watch(table)).screen.chat) == 2, "when it is over, everybody hears"
        assert (await playing.ask("say", text="So that was it", gallery=True))["type"] == "accepted"


async def test_who_is_muted_is_not_heard(serve: Serve, database_url: str) -> None:
    server = serve(database_url)
    async with (
        await member(server.base, "Ada") as ada,
        await member(server.base, "Bo") as bo,
        await Guest.named(server.base, "Cy") as cy,
    ):
        table = await table_of_two(ada, bo, "open")
        await cy.post(f"/api/tables/{table}/join")
        seen, rude, other = await ada.watch(table), await bo.watch(table), await cy.watch(table)
        await rude.ask("say", text="Fool")
        assert await heard(seen) == ["Fool"]
        (muted,) = await ada.post("/api/me/mutes", {"table": table, "line": 1})
        assert muted["name"] == "Bo"
        await rude.ask("say", text="Fool again")
        assert await heard(seen) == ["Fool"] and await heard(other) == ["Fool", "Fool again"]
        assert (await ada.watch(table)).screen.chat == [] == await ada.get(f"/api/tables/{table}/chat")
        await bo.post("/api/me/friends", {"name": "Ada"})
        assert await ada.get("/api/me/friends") == [] and len(await bo.get("/api/me/friends")) == 1
        await ada.post("/api/me/mutes", {"table": table, "seat": 2})
        mutes = await ada.post("/api/me/mutes", {"table": table, "line": 2})
        assert [each["name"] for each in mutes] == ["Bo", "Cy"], "each once"
        again = serve(database_url)
        async with ada.at(again.base) as later:
            assert (await later.watch(table)).screen.chat == [], "and after a restart"
        await keep(cy, Device())
        (left,) = await ada.post("/api/me/mutes/end", {"id": muted["id"]})
        assert left["name"] == "Cy" and len((await ada.watch(table)).screen.chat) == 2
        nobody = (404, "problem-nobody-there")
        for whom in ({"line": 99}, {"seat": 0}, {"seat": 7}, {}, {"line": -1}):
            assert (await ada.refused("POST", "/api/me/mutes", {"table": table, **whom}))[:2] == nobody, whom


async def test_a_guest_stays_muted_as_a_member(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url)
    device = Device()
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        await Guest.named(server.base, "Guest 3") as guest,
    ):
        await keep(bo, device)
        table = await table_of_two(ada, guest)
        await ada.post("/api/me/mutes", {"table": table, "seat": 1})
        await sign_in(guest, device)
        assert [each["name"] for each in await ada.get("/api/me/mutes")] == ["Bo"]
        await (await guest.watch(table)).ask("say", text="Hello")
        assert (await ada.watch(table)).screen.chat == []


async def test_what_a_guest_has_told_is_told_by_the_member(serve: Serve, database_url: str) -> None:
    """And what was told of both of them is told of one, once."""
    server = serve(database_url)
    device = Device()
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        await Guest.named(server.base, "Guest 3") as guest,
    ):
        await keep(bo, device)
        table = await table_of_two(ada, guest, "open")
        await bo.post(f"/api/tables/{table}/join")
        for who, seat in ((guest, 0), (ada, 1), (ada, 2), (guest, 2)):
            await who.post("/api/reports", {"whom": {"table": table, "seat": seat}, "reason": "other"})
        await sign_in(guest, device)
        rows = await server.inside(server.hall.store.conduct.reports())
        assert sorted((row.author, row.player) for row in rows) == sorted(
            [(bo.player, ada.player), (ada.player, bo.player)]
        )


async def test_the_host_is_told(
    serve: Serve, database_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(conduct, "MOST_MUTED", 0)
    server = serve(database_url, limited=True)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        await (await bo.watch(table)).ask("say", text="Fool")
        about: dict[str, Any] = {"whom": {"table": table, "line": 1}, "reason": "insult", "text": " not  nice "}
        await ada.post("/api/reports", about)
        await ada.post("/api/reports", about)
        (row,) = await server.inside(server.hall.store.conduct.reports())
        assert (row.author, row.player, row.said, row.reason, row.text) == (
            ada.player,
            bo.player,
            "Fool",
            "insult",
            "not nice",
        )
        assert await admin(database_url, "reports") == 0
        shown = capsys.readouterr().out
        assert "Bo | Fool | not nice" in shown and row.id in shown and "One report." in shown
        assert await admin(database_url, "settle", "nothing") == 2
        assert await admin(database_url, "settle", row.id) == 0
        assert await server.inside(server.hall.store.conduct.reports()) == []
        assert len(await server.inside(server.hall.store.conduct.reports(settled=True))) == 1
        changes: list[dict[str, Any]] = [{"reason": "boredom"}, {"text": "x" * 501}, {"whom": {}}]
        for change in changes:
            assert (await ada.refused("POST", "/api/reports", {**about, **change}))[1] == "problem-malformed"
        answers = [await ada.http.post("/api/reports", json=about) for _ in range(6)]
        assert answers[-1].status_code == 429
        refused = await ada.refused("POST", "/api/me/mutes", {"table": table, "line": 1})
        assert refused[:2] == (409, "problem-many-muted")


async def test_an_invitation_of_somebody_muted_is_not_heard(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url)
    async with await member(server.base, "Ada") as ada, await member(server.base, "Bo") as bo:
        await befriend(ada, bo)
        table = (await bo.open_table("me", "open", "open"))["id"]
        await ada.post("/api/me/mutes", {"table": table, "seat": 0})
        await bo.post(f"/api/tables/{table}/invite", {"name": "Ada"})
        assert (await ada.get("/api/lobby"))["invitations"] == []
