"""All that is known about somebody: taken along as a file, or deleted."""

from __future__ import annotations

import re

import msgspec
import pytest

from cosmodrome.server.people import tickets
from cosmodrome.server.storage import InvitationRow, ReportRow, Session
from cosmodrome.server.storage.schema import MIGRATIONS
from cosmodrome.server.visitors.keeping import hashed

from .authenticator import Device, browser, keep
from .client import Guest, table_of_two
from .conftest import Serve
from .test_history import finished
from .test_tournaments import PLAN

pytestmark = pytest.mark.anyio


async def test_one_takes_along_all_that_is_known(serve: Serve, database_url: str) -> None:
    server = serve(database_url, webhooks=True)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        await keep(ada, Device(), "Laptop")
        await ada.post("/api/me/calls", {"webhook": "https://hooks.example/x", "wanted": {"webhook": ["turn"]}})
        await ada.post("/api/me/vacation", {"days": 2})
        table = await table_of_two(bo, ada)
        await (await ada.watch(table)).ask("say", text="Hello")
        response = await ada.http.get("/api/me/export")
        assert response.headers["content-disposition"].startswith("attachment")
        known = response.json()
        assert known["name"] == "Ada" and known["member"]["mail"] is None and len(known["vacations"]) == 1
        assert [each["label"] for each in known["passkeys"]] == ["Laptop"]
        assert known["calls"]["webhook"] == "https://hooks.example/x"
        assert [(each["id"], each["seat"], each["status"]) for each in known["tables"]] == [(table, 1, "playing")]
        assert [line["text"] for line in known["chat"]] == ["Hello"]
        assert "seed" not in response.text and bo.player not in response.text, "nothing of others, nothing hidden"
        async with Guest(server.base) as nobody:
            assert (await nobody.refused("GET", "/api/me/export"))[:2] == (401, "problem-no-name")


async def test_also_what_one_has_left_elsewhere(serve: Serve, database_url: str) -> None:
    server = serve(database_url)
    store = server.hall.store
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        token = (await ada.post("/api/me/bots", {"name": "Deep Thought"}))["token"]
        await ada.post("/api/me/colour", {"colour": 3})
        row = finished(ada.player, bo.player)
        await server.inside(store.add_table(msgspec.structs.replace(row, status="playing")))
        await server.inside(store.save_table(row))
        await ada.post(f"/api/results/{row.id}", {"favourite": True, "note": "Robots too late."})
        wish = {"game": "outpost", "seats": 2, "pace": {"kind": "days", "per": "decision", "seconds": 86400}}
        await ada.post("/api/seeking", wish)
        plan = {"name": "Winter cup", "game": "race", "system": "swiss", "size": 2, "pace": wish["pace"]}
        cup = (await ada.post("/api/tournaments", plan))["id"]
        await ada.post(f"/api/tournaments/{cup}/enter")
        await bo.post(f"/api/tournaments/{cup}/enter")
        report = ReportRow("r", ada.player, bo.player, row.id, 0, "", "insult", "Rude!", 1.0)
        await server.inside(store.conduct.report(report))
        await server.inside(store.friends.invite(InvitationRow(row.id, bo.player, ada.player, 2.0), 9, []))
        response = await ada.http.get("/api/me/export")
        known = response.json()
        assert known["kept"] == [{"table": row.id, "favourite": True, "note": "Robots too late."}]
        assert [(each["game"], each["games"], each["wins"]) for each in known["ratings"]] == [("outpost", 1, 1)]
        assert [each["name"] for each in known["bots"]] == ["Deep Thought"] and known["ladders"] == []
        assert [(each["id"], each["name"]) for each in known["tournaments"]] == [(cup, "Winter cup")]
        assert [each["wish"]["game"] for each in known["seeking"]] == ["outpost"]
        assert [each["text"] for each in known["reports"]] == ["Rude!"]
        assert [(each["table"], each["place"], each["won"]) for each in known["results"]] == [(row.id, 1, True)]
        assert (known["public"], known["colour"], known["letters"], known["orders"]) == (ada.public, 3, [], [])
        assert [each["table"] for each in known["invited"]] == [row.id] and known["invitations"] == []
        assert hashed(token) not in response.text and bo.player not in response.text, "no secret, nothing of others"


async def test_who_wants_to_be_forgotten_is(serve: Serve, database_url: str) -> None:
    server = serve(database_url, webhooks=True)
    device = Device()
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        Guest(server.base) as later,
    ):
        await keep(ada, device)
        await ada.post("/api/me/calls", {"webhook": "https://hooks.example/ada", "wanted": {"webhook": ["turn"]}})
        over = await table_of_two(ada, bo)
        assert (await (await ada.watch(over)).ask("say", text="A secret of mine"))["type"] == "accepted"
        for each in (ada, bo):
            await each.post(f"/api/tables/{over}/vote", {"kind": "cancel"})
        running = await table_of_two(ada, bo)
        waiting = (await ada.open_table("me", "open", "open"))["id"]
        await bo.post(f"/api/tables/{waiting}/join")
        alone = (await ada.open_table("me", "open"))["id"]
        wrong = await ada.refused("POST", "/api/me/forget", {"name": "Bo"})
        assert wrong[:2] == (400, "problem-other-name")
        seen = await bo.watch(running)

        assert (await ada.post("/api/me/forget", {"name": "Ada"}))["player"] == ""
        assert not ada.http.cookies
        await seen.until(lambda screen: screen.table["seats"][0]["kind"] == "bot")
        finished = await bo.watch(over)
        assert [(seat["kind"], seat["name"]) for seat in finished.screen.table["seats"]] == [
            ("person", ""),
            ("person", "Bo"),
        ]
        assert finished.screen.chat == [] and (await bo.get(f"/api/tables/{over}/chat")) == []
        info = await bo.get(f"/api/tables/{waiting}")
        assert [seat["kind"] for seat in info["seats"]] == ["open", "person", "open"] and info["host"]
        assert (await bo.refused("GET", f"/api/tables/{alone}"))[0] == 404
        origin = browser(later)
        offer = await later.post("/api/sign-in/passkey/offer")
        body = {"ticket": offer["ticket"], "credential": device.sign(offer["options"], origin)}
        assert (await later.refused("POST", "/api/sign-in/passkey", body))[:2] == (403, "problem-passkey")
        await later.post("/api/me", {"name": "Ada"})
        assert (await bo.get(f"/api/tables/{over}/replay"))["table"]["status"] == "over"
        again = serve(database_url)
        async with bo.at(again.base) as bo_later:
            screen = (await bo_later.watch(over)).screen
            assert screen.table["seats"][0]["name"] == "" and screen.chat == [], "and after a restart"


def everything(session: Session) -> list[tuple[str, str]]:
    """Every row of the whole database as text, with the name of its table."""
    made = [re.match(r"CREATE TABLE (\w+)", statement) for migration in MIGRATIONS for statement in migration]
    names = [found[1] for found in made if found]
    return [(name, repr(row)) for name in names for row in session.rows(f"SELECT * FROM {name}")]


async def test_nothing_in_the_database_tells_who_it_was(serve: Serve, database_url: str) -> None:
    server = serve(database_url, webhooks=True)
    store = server.hall.store
    async with await Guest.named(server.base, "Lovelace") as ada, await Guest.named(server.base, "Bo") as bo:
        for each in (ada, bo):
            await keep(each, Device(), f"{each.player} laptop")
        await ada.post("/api/me/calls", {"webhook": "https://lovelace.example", "wanted": {"webhook": ["turn"]}})
        await ada.post("/api/me/vacation", {"days": 2})
        await ada.post("/api/me/bots", {"name": "Lovelace's engine"})
        await ada.post("/api/me/friends", {"name": "Bo"})
        over = await table_of_two(ada, bo, name="Lovelace's den")
        await (await ada.watch(over)).ask("say", text="Call me Lovelace")
        for each in (ada, bo):
            await each.post(f"/api/tables/{over}/vote", {"kind": "cancel"})
        row = finished(ada.player, bo.player)
        await server.inside(store.add_table(msgspec.structs.replace(row, status="playing")))
        await server.inside(store.save_table(msgspec.structs.replace(row, name="Lovelace against Bo")))
        await ada.post(f"/api/results/{row.id}", {"favourite": True, "note": "Lovelace was lucky"})
        for author, about in ((ada, bo), (bo, ada)):
            report = ReportRow(author.player, author.player, about.player, over, 1, "Lovelace!", "insult", "", 1.0)
            await server.inside(store.conduct.report(report))
        elsewhere = (await bo.open_table("me", "open", "open"))["id"]
        await server.inside(store.friends.invite(InvitationRow(elsewhere, bo.player, ada.player, 2.0), 9, []))
        cup = (await ada.post("/api/tournaments", {**PLAN, "name": "Lovelace cup"}))["id"]
        for each in (ada, bo):
            await each.post(f"/api/tournaments/{cup}/enter")
        round_of = (await ada.post(f"/api/tournaments/{cup}/start"))["played"][0][0]["table"]
        await server.inside(store.people.keep_mail(ada.player, "ada@lovelace.example", "lovelace", 1.0))
        await server.inside(tickets.issue(store, "mail  ada@lovelace.example", 60.0))

        await ada.post("/api/me/forget", {"name": "Lovelace"})
        left = await server.inside(store.read(everything))
        assert not [each for each in left if "lovelace" in each[1].lower()]
        assert {name for name, text in left if ada.player in text} == {
            "players",
            "tables",
            "people",
            "chat",
            "result_seats",
            "tournaments",
            "tournament_people",
        }
        assert {(await bo.get(f"/api/tables/{each}"))["name"] for each in (over, round_of)} == {""}


async def test_what_was_under_way_is_forgotten_too(
    serve: Serve, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(database_url)
    people = server.hall.store.people
    forget = people.forget
    done: list[str] = []

    async def and_then(player: str) -> list[str]:
        """What a request does that has come before, and is slower."""
        tables = await forget(player)
        if not done:
            done.append(player)
            await people.rename(player, "Ada", "ada")
        return tables

    async with await Guest.named(server.base, "Ada") as ada:
        monkeypatch.setattr(people, "forget", and_then)
        await ada.post("/api/me/forget", {"name": "Ada"})
        row = await server.inside(server.hall.store.player(ada.player))
        assert done == [ada.player] and row is not None and row.name == ""


async def test_other_processes_forget_too(serve: Serve, postgres_url: str) -> None:
    here, there = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(here.base, "Ada") as ada, await Guest.named(there.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        seen = await bo.watch(table)
        await (await ada.watch(table)).ask("say", text="Hello")
        await seen.until(lambda screen: len(screen.chat) == 1)
        await ada.post("/api/me/forget", {"name": "Ada"})
        await seen.until(lambda screen: screen.table["seats"][0]["kind"] == "bot")
        while (await bo.watch(table)).screen.chat:
            pass
