"""`cosmodrome admin`: what a host does to a database, heard at once by whoever serves it."""

from __future__ import annotations

import asyncio
from functools import partial
from operator import methodcaller
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cosmodrome.cli.main import main
from cosmodrome.games import find
from cosmodrome.server.hosting.copying import NOT_COPIED
from cosmodrome.server.results import searching
from cosmodrome.server.results.noting import remember
from cosmodrome.server.results.payloads import Keep
from cosmodrome.server.storage import Entry, OutboxRow, Store, TableRow, sqlite, works
from cosmodrome.server.storage.desk import Desk
from cosmodrome.server.storage.dialect import Session
from cosmodrome.server.storage.schema import MIGRATIONS, prepare
from cosmodrome.server.storage.sqlite import Sqlite

from .authenticator import Device, keep, sign_in
from .client import Guest, play, table_of_two
from .conftest import Serve
from .storage.examples import act
from .test_friends import befriend, member
from .test_history import finished
from .test_serving import far_enough

pytestmark = pytest.mark.anyio


async def admin(database: str, *arguments: str) -> int:
    return await asyncio.to_thread(main, ["admin", "--lang", "en", "--database", database, *arguments])


def contents(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that is stored, but for what processes leave for each other."""
    with Desk.at(database) as desk:
        tables = desk.read(desk.dialect.columns)
        found = {
            name: desk.read(methodcaller("rows", f"SELECT * FROM {name}")) for name in tables if name not in NOT_COPIED
        }
    return {name: sorted(rows, key=repr) for name, rows in found.items()}


async def test_a_host_at_work_while_people_play(
    database_url: str,
    serve: Serve,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sqlite, "_LOOK", 0.05)
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        looking, playing = await ada.watch(table), await bo.watch(table)
        await asyncio.gather(*(play(each, Random(1), far_enough) for each in (looking, playing)))
        backup = str(tmp_path / "backup.db")
        assert await admin(database_url, "backup", backup) == 0
        assert await admin(database_url, "verify") == 0
        bo_id = (await bo.get("/api/me"))["player"]

        assert await admin(database_url, "rename", bo_id, "Bob") == 0
        await looking.until(lambda screen: screen.table["seats"][1]["name"] == "Bob")

        assert await admin(database_url, "announce", "Down at eight", "--fr", "Fermé à huit heures") == 0
        while (said := (await ada.get("/api/lobby"))["announcement"]) is None:
            await asyncio.sleep(0.02)
        assert said["words"] == {"": "Down at eight", "fr": "Fermé à huit heures"}
        assert await admin(database_url, "announce") == 0
        while (await ada.get("/api/lobby"))["announcement"] is not None:
            await asyncio.sleep(0.02)

        assert await admin(database_url, "block", bo_id) == 0
        await looking.until(lambda screen: screen.table["seats"][1]["kind"] == "bot")
        assert (await bo.get("/api/me"))["name"] == "" and (await ada.get("/api/me"))["name"] == "Ada"
        assert await admin(database_url, "unblock", bo_id) == 0
        while (await bo.get("/api/me"))["name"] != "Bob":
            await asyncio.sleep(0.02)

        assert await admin(database_url, "close", table) == 0
        await looking.until(lambda screen: screen.table["status"] == "over")
        assert (await ada.get(f"/api/tables/{table}"))["cancelled"]

        assert await admin(database_url, "restore", backup, "--table", table) == 0
        while (await ada.get(f"/api/tables/{table}"))["status"] != "playing":
            await asyncio.sleep(0.02)
        again = await bo.watch(table)
        assert again.screen.table["seat"] == 1, "the seat is Bo's again, as it was"
        assert (await ada.watch(table)).screen.seq >= far

        assert await admin(database_url, "delete", table) == 0
        while (await ada.http.get(f"/api/tables/{table}")).status_code != 404:
            await asyncio.sleep(0.02)
        capsys.readouterr()
        assert await admin(database_url, "restore", backup) == 0, "there are no tables, so nothing is lost"
        while (await ada.http.get(f"/api/tables/{table}")).status_code != 200:
            await asyncio.sleep(0.02)
        assert "holds 1 tables" in capsys.readouterr().out
        assert await admin(database_url, "tables", "--status", "playing") == 0
        assert "Ada, Bo" in capsys.readouterr().out
        assert await admin(database_url, "table", table) == 0
        assert '"seed"' not in capsys.readouterr().out, "not even the host knows the cards of a running game"


far = 30


async def test_a_backup_goes_from_one_kind_of_database_to_the_other_and_back(
    sqlite_url: str, postgres_url: str, serve: Serve, tmp_path: Path
) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "bot", private=True))["id"]
        looking = await ada.watch(table)
        assert (await looking.ask("say", text="hello"))["type"] == "accepted"
        await play(looking, Random(1), far_enough)
    server.stop()
    first, second = str(tmp_path / "first.db"), str(tmp_path / "second.db")
    assert await admin(sqlite_url, "backup", first) == 0
    assert await admin(postgres_url, "restore", first) == 0
    assert await admin(postgres_url, "backup", second) == 0
    before = contents(sqlite_url)
    assert before["log"] and before["chat"] and before["players"]
    assert contents(first) == contents(second) == before
    served = serve(postgres_url)
    async with ada.at(served.base) as again:
        assert (await again.get(f"/api/tables/{table}"))["seat"] == 0, "the cookies hold as well"


async def test_what_was_is_not_undone_by_an_earlier_state(
    database_url: str, serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_LOOK", 0.05)
    server = serve(database_url, webhooks=True)
    what = {"player": "ada", "channel": "webhook", "kind": "turn", "table": "t", "seat": 0, "occasion": "1"}
    letter = msgspec.convert({"id": "turn t 0 1 ada webhook", "due": 2e10, **what}, OutboxRow)
    async with await Guest.named(server.base, "Ada") as ada, ada.at(server.base) as stolen:
        await server.inside(server.hall.store.write("", lambda session: works.post(session, [letter])))
        await server.inside(server.hall.store.people.issue("hash", "mail x", 2e10, 0.0))
        backup = str(tmp_path / "backup.db")
        assert await admin(database_url, "backup", backup) == 0
        await ada.post("/api/me/log-out")
        sent = methodcaller("change", "UPDATE outbox SET state = 'sent'")
        await server.inside(server.hall.store.write("", sent))
        assert await server.inside(server.hall.store.people.redeem("hash", 1.0))
        assert await admin(database_url, "restore", backup, "--replace") == 0
        await heard(database_url)
        assert (await ada.get("/api/me"))["name"] == "Ada", "who has logged out elsewhere is still known here"
        assert (await stolen.get("/api/me"))["name"] == "", "and nobody elsewhere"
        assert await server.inside(server.hall.store.people.redeem("hash", 1.0)) is None
        with Desk.at(database_url) as desk:
            assert desk.read(methodcaller("rows", "SELECT state FROM outbox")) == [("sent",)]


async def test_a_running_server_takes_up_another_s_people(
    database_url: str, serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_LOOK", 0.05)
    old, backup = f"sqlite:///{tmp_path}/old.db", str(tmp_path / "backup.db")
    server = serve(old)
    async with await Guest.named(server.base, "Ada") as ada:
        pass
    assert await admin(old, "backup", backup) == 0
    now = serve(database_url)
    async with ada.at(now.base) as again, await Guest.named(now.base, "Bo") as bo:
        assert (await again.get("/api/me"))["name"] == ""
        assert await admin(database_url, "restore", backup, "--replace") == 0
        await heard(database_url)
        assert (await again.get("/api/me"))["name"] == "Ada", "by the key that came along, without a new start"
        assert (await bo.get("/api/me"))["name"] == ""


async def heard(database: str) -> None:
    """Whoever serves it has taken in what they were told."""
    with Desk.at(database) as desk:
        await asyncio.to_thread(desk.wait_until_heard)


async def test_who_is_shut_out_is_at_no_table_however_many_there_are(
    sqlite_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_LOOK", 0.05)
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada:
        for _ in range(51):
            await ada.open_table("me", "open")
        assert await admin(sqlite_url, "block", ada.player) == 0
        while await server.inside(server.hall.store.tables(status="open")):
            await asyncio.sleep(0.02)


async def test_two_identities_become_one(
    database_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sqlite, "_LOOK", 0.05)
    server = serve(database_url)
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Ada elsewhere") as again,
        await Guest.named(server.base, "Bo") as bo,
    ):
        table, both = await table_of_two(again, bo), await table_of_two(ada, again)
        looking = await bo.watch(table)
        ids = [(await each.get("/api/me"))["player"] for each in (again, ada)]
        assert await admin(database_url, "merge", *ids) == 2, "nobody plays against themselves"
        assert f"both sit at table {both}, which is not over" in capsys.readouterr().err
        assert await admin(database_url, "close", both) == 0
        assert await admin(database_url, "merge", *ids) == 0
        await looking.until(lambda screen: screen.table["seats"][0]["name"] == "Ada")
        assert (await ada.get(f"/api/tables/{table}"))["seat"] == 0
        while (await again.get("/api/me"))["name"]:
            await asyncio.sleep(0.02)


async def test_what_somebody_does_before_the_server_has_heard_is_not_lost(
    sqlite_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, loop, wait = serve(sqlite_url), asyncio.get_running_loop(), Desk.wait_until_heard
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Ada elsewhere") as again:
        theirs = (await ada.open_table("me", "open", "open"))["id"]
        opened: list[str] = []

        async def go_on() -> None:
            opened.append((await again.open_table("me", "open"))["id"])
            await again.post(f"/api/tables/{theirs}/join")

        def wait_meanwhile(desk: Desk) -> None:
            asyncio.run_coroutine_threadsafe(go_on(), loop).result()
            wait(desk)

        monkeypatch.setattr(Desk, "wait_until_heard", wait_meanwhile)
        assert await admin(sqlite_url, "merge", again.player, ada.player) == 0
        assert (await again.get("/api/me"))["name"] == "", "by now it has"
        while (await ada.get(f"/api/tables/{opened[0]}"))["seat"] != 0:
            await asyncio.sleep(0.02)
        while [each["kind"] for each in (await ada.get(f"/api/tables/{theirs}"))["seats"]] != [
            "person",
            "open",
            "open",
        ]:
            await asyncio.sleep(0.02)
        with Desk.at(sqlite_url) as desk:
            assert not desk.count("SELECT COUNT(*) FROM people WHERE player = ?", again.player)


@pytest.mark.parametrize("known", [False, True])
async def test_who_is_one_with_a_member_is_one(
    database_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    monkeypatch.setattr(sqlite, "_LOOK", 0.05)
    server, device = serve(database_url), Device()
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Countess") as countess,
        Guest(server.base) as phone,
    ):
        await keep(ada, device)
        with Desk.at(database_url) as desk:
            change = methodcaller("change", "UPDATE members SET mail = 'ada@mail.example' WHERE player = ?", ada.player)
            desk.write([], change)
        if known:
            await keep(countess, Device())
        assert await admin(database_url, "merge", ada.player, countess.player) == 0
        assert (await sign_in(phone, device))["player"] == countess.player
        account = await phone.get("/api/me/account")
        assert account["member"] and account["mail"] == "ada@mail.example"
        assert account["name"] == ("Countess" if known else "Ada"), "who was no member has the name of who was"
        async with Guest(server.base) as other:
            assert (await other.refused("POST", "/api/me", {"name": account["name"]}))[1] == "problem-name-of-member"


async def test_friends_stay_when_two_identities_become_one(database_url: str, serve: Serve) -> None:
    server = serve(database_url)
    async with (
        await member(server.base, "Ada") as ada,
        await Guest.named(server.base, "Countess") as countess,
        await member(server.base, "Lovelace") as lovelace,
        await member(server.base, "Bo") as bo,
        await member(server.base, "Cy") as cy,
    ):
        await befriend(ada, bo)
        await befriend(ada, lovelace, ("Ada", "Lovelace"))
        for who, whom in ((ada, "Cy"), (cy, "Lovelace"), (lovelace, "Bo")):
            await who.post("/api/me/friends", {"name": whom})
        to_bo, to_ada = (await ada.open_table("me", "open"))["id"], (await bo.open_table("me", "open"))["id"]
        await ada.post(f"/api/tables/{to_bo}/invite", {"name": "Bo"})
        await bo.post(f"/api/tables/{to_ada}/invite", {"name": "Ada"})

        assert await admin(database_url, "merge", ada.player, countess.player) == 0
        for one, name in ((countess, "Bo"), (bo, "Ada")):
            assert (name, "friend") in [(each["name"], each["state"]) for each in await one.get("/api/me/friends")]
            (invited,) = (await one.get("/api/lobby"))["invitations"]
            assert invited["host"] == name

        assert await admin(database_url, "merge", countess.player, lovelace.player) == 0
        friends = await lovelace.get("/api/me/friends")
        assert [(each["name"], each["state"]) for each in friends] == [("Bo", "friend"), ("Cy", "friend")]
        assert [each["name"] for each in await bo.get("/api/me/friends")] == ["Lovelace"]
        assert [each["name"] for each in await cy.get("/api/me/friends")] == ["Lovelace"]
        with Desk.at(database_url) as desk:
            for gone in (ada.player, countess.player):
                assert not desk.count("SELECT COUNT(*) FROM friends WHERE player = ? OR other = ?", gone, gone)
                assert not desk.count("SELECT COUNT(*) FROM invitations WHERE player = ? OR host = ?", gone, gone)


async def test_a_game_that_its_host_ends_is_in_everybody_s_history(database_url: str, serve: Serve) -> None:
    """Also one that can not be read."""
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        tables = [await table_of_two(ada, bo) for _ in range(2)]
        for table in tables:
            sockets = [await each.watch(table) for each in (ada, bo)]
            await asyncio.gather(*(play(each, Random(1), far_enough) for each in sockets))
        damage = methodcaller("change", "UPDATE log SET action = '[' WHERE table_id = ? AND seq = 2", tables[0])
        with Desk.at(database_url) as desk:
            desk.write([], damage)
        assert await admin(database_url, "close", *tables) == 0
        found = {each["table"]: each for each in (await ada.get("/api/results"))["results"]}
        assert set(found) == set(tables)
        assert all(each["cancelled"] and each["actions"] and not each["rated"] for each in found.values())


# looking after what is stored


def filled(database: str, *rows: TableRow) -> None:
    asyncio.run(_fill(database, rows))


async def _fill(database: str, rows: tuple[TableRow, ...]) -> None:
    from cosmodrome.server.storage import Store

    store = await Store.open(database)
    for row in rows:
        await store.add_table(row)
    await store.close()


def game_row(table: str, **more: Any) -> TableRow:
    """A table of a game that has begun, where bots play."""
    from cosmodrome.kernel import commitment
    from cosmodrome.server.storage import SeatRow

    known = {
        "id": table,
        "game": "outpost",
        "name": "",
        "options": find("outpost").resolve({}),
        "seats": [SeatRow(kind="bot", level="random")] * 2,
        "status": "playing",
        "private": False,
        "seed": "x",
        "host": "",
        "created": 1.0,
        "changed": 1.0,
        "actions": 0,
        "scores": [],
        "winners": [],
        "rules": find("outpost").rules,
        "commitment": commitment("x"),
    }
    return TableRow(**{**known, **more})


def add_entry(database: str, table: str, entry: Entry) -> None:
    with Desk.at(database) as desk:
        desk.write([], lambda session: works.append(session, table, [entry], None))


def test_damage_is_found(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    filled(sqlite_url, game_row("good"), game_row("bad"), game_row("wrong", status="over", scores=[1, 2], winners=[1]))
    add_entry(sqlite_url, "bad", act(1))
    with Desk.at(sqlite_url) as desk:
        desk.write([], lambda session: session.change("UPDATE log SET seat = 1 WHERE table_id = 'bad'"))
    assert main(["admin", "--lang", "en", "--database", sqlite_url, "verify"]) == 1
    said = capsys.readouterr().out
    assert "Table bad is damaged: entry 1 of its log is damaged: it does not match its check sum" in said
    assert "Table wrong is damaged: its row says that the game is over" in said
    assert "Replayed well: 1. Damaged: 2." in said


def test_old_tables_are_purged(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    filled(sqlite_url, game_row("old", status="over"), game_row("running"), game_row("new", status="over", changed=9e9))
    purge = ["admin", "--lang", "en", "--database", sqlite_url, "purge", "--older-than", "30"]
    assert main(purge) == 0 and "One table would be deleted" in capsys.readouterr().out
    assert main([*purge, "--yes"]) == 0 and "One table is deleted" in capsys.readouterr().out
    with Desk.at(sqlite_url) as desk:
        assert sorted(desk.ids()) == ["new", "running"]


def test_what_is_damaged_and_of_older_rules_is_ended_like_the_rest(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(sqlite_url, game_row("damaged", rules=1, changed=2.0), game_row("breaks", rules=1))
    for table in ("damaged", "breaks"):
        add_entry(sqlite_url, table, Entry(1, "act", 0, ["no-such-thing"], "", 1.0))
    with Desk.at(sqlite_url) as desk:
        desk.write([], lambda session: session.change("UPDATE log SET seat = 1 WHERE table_id = 'damaged'"))
    assert main(["admin", "--lang", "en", "--database", sqlite_url, "upgrade", "--end"]) == 0
    with Desk.at(sqlite_url) as desk:
        rows = [desk.row(table) for table in ("damaged", "breaks")]
        assert [(row.status, row.cancelled, row.actions) for row in rows if row] == [("over", True, 1)] * 2


def test_an_upgrade_says_what_would_break_and_keeps_it_apart(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(sqlite_url, game_row("fits", rules=1), game_row("breaks", rules=1), game_row("now"))
    add_entry(sqlite_url, "breaks", Entry(1, "act", 0, ["no-such-thing"], "", 1.0))
    upgrade = ["admin", "--lang", "en", "--database", sqlite_url, "upgrade"]
    before = contents(sqlite_url)
    assert main(upgrade) == 0 and contents(sqlite_url) == before
    assert "can go on by these: 1; that can not: 1" in capsys.readouterr().out
    frozen = tmp_path / "frozen.db"
    assert main([*upgrade, "--go-on", "--freeze", str(frozen)]) == 0
    with Desk.at(str(frozen)) as copy:
        row = copy.row("breaks")
        assert copy.ids() == ["breaks"] and row is not None and (row.status, row.rules) == ("playing", 1)
    with Desk.at(sqlite_url) as desk:
        rows = {table: desk.row(table) for table in desk.ids()}
        ended, goes_on = rows["breaks"], rows["fits"]
        assert ended is not None and ended.cancelled and (ended.status, ended.actions) == ("over", 1)
        assert goes_on is not None and goes_on.rules == find("outpost").rules


async def test_nobody_is_brought_together_by_a_frozen_copy(database_url: str, serve: Serve, tmp_path: Path) -> None:
    """The tournaments, and who looks for opponents, are at the new version: at both they would go on twice."""
    server = serve(database_url)
    plan = {"game": "outpost", "pace": {"kind": "days", "per": "decision", "seconds": 86400}}
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        cup = f"/api/tournaments/{(await ada.post('/api/tournaments', CUP | plan))['id']}"
        for guest in (ada, bo):
            await guest.post(f"{cup}/enter")
        await ada.post(f"{cup}/start")
        await bo.post("/api/seeking", {**plan, "seats": 2})
    server.stop()
    await asyncio.to_thread(filled, database_url, game_row("breaks", rules=1))
    add_entry(database_url, "breaks", Entry(1, "act", 0, ["no-such-thing"], "", 1.0))
    frozen = tmp_path / "frozen.db"
    assert await admin(database_url, "upgrade", "--freeze", str(frozen)) == 0
    for database, number in ((str(frozen), 0), (database_url, 1)):
        with Desk.at(database) as desk:
            for name in ("tournaments", "seekers"):
                assert desk.count(f"SELECT COUNT(*) FROM {name}") == number, (database, name)


CUP = {"name": "Winter cup", "system": "knockout", "size": 2}


def test_an_upgrade_of_the_schema_waits_for_a_wish(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The old version may still serve the database: looking at it must not change it."""
    file, older = tmp_path / "old.db", len(MIGRATIONS) - 1
    dialect = Sqlite(file)
    session = dialect.connect()
    prepare(dialect, session, older)
    old_row(session, game_row("fits", rules=1))
    session.close()
    arguments = ["admin", "--lang", "en", "--database", str(file)]
    assert main([*arguments, "tables"]) == 2 and f"has schema {older}" in capsys.readouterr().err
    assert main([*arguments, "upgrade"]) == 0 and "fits" in capsys.readouterr().out
    with Desk.at(str(file), any_version=True) as desk:
        assert desk.version == older
    assert main([*arguments, "upgrade", "--go-on"]) == 0
    with Desk.at(str(file)) as desk:
        row = desk.row("fits")
        assert row is not None and row.rules == find("outpost").rules


def old_row(session: Session, row: TableRow) -> None:
    sql = "INSERT INTO tables (id, version, status, private, changed, data) VALUES (?, 0, ?, ?, ?, ?)"
    session.change(sql, row.id, row.status, row.private, row.changed, msgspec.json.encode(row).decode())


async def test_a_server_says_which_games_it_can_not_open(
    sqlite_url: str, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    await asyncio.to_thread(filled, sqlite_url, game_row("older", rules=1))
    serve(sqlite_url)
    while "1 running games of outpost were begun by its rules 1" not in caplog.text:
        await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["delete", "nothing"], "there is no table nothing"),
        (["close", "nothing"], "there is no table nothing"),
        (["verify", "nothing"], "there is no table nothing"),
        (["close", "damaged"], "table damaged: its row is damaged"),
        (["rename", "nobody", "Ada"], "there is nobody with the id nobody"),
        (["rename", "nobody", " "], "this is no name"),
        (["block", "nobody"], "there is nobody with the id nobody"),
        (["unblock", "nobody"], "nobody is not blocked"),
        (["announce", "--fr", "Bonjour"], "needs a TEXT"),
        (["restore", "nothing.db"], "is not there"),
        (["backup", "/nowhere/at.db"], "there is no folder"),
        (["restore", "{here}"], "there are 2 tables already"),
        (["backup", "{here}"], "is there already"),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(
    sqlite_url: str, tmp_path: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(sqlite_url, game_row("a"), game_row("damaged", status="given_up"))
    with Desk.at(sqlite_url) as desk:
        desk.write([], methodcaller("change", "UPDATE tables SET checksum = 'x' WHERE id = 'damaged'"))
    before = contents(sqlite_url)
    given = [each.format(here=tmp_path / "test.db") for each in arguments]
    assert main(["admin", "--database", sqlite_url, *given]) == 2
    assert said in capsys.readouterr().err
    assert contents(sqlite_url) == before


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--database", f"{tmp_path}/none.db", "tables"]) == 2
    assert "is not there" in capsys.readouterr().err and not list(tmp_path.iterdir())


def test_without_a_backup_no_database_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    restore = ["admin", "--database", f"sqlite:///{tmp_path}/new.db", "restore", str(tmp_path / "backup.db")]
    assert main(restore) == 2 and "is not there" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


async def test_a_game_that_has_ended_since_its_backup_has_not_ended(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)
    store.on_over.append(remember)
    row = finished("ada", "bo")
    await store.add_table(msgspec.structs.replace(row, status="playing"))
    backup = str(tmp_path / "backup.db")
    assert await admin(sqlite_url, "backup", backup) == 0
    await store.save_table(row)
    await store.write("", partial(searching.keep, who="bo", table=row.id, wish=Keep(favourite=True, note="")))
    assert contents(sqlite_url)["result_seats"] and contents(sqlite_url)["ratings"]
    assert await admin(sqlite_url, "restore", backup, "--table", row.id) == 0
    after = contents(sqlite_url)
    assert not after["results"] and not after["result_seats"] and not after["result_options"] and not after["ratings"]
    assert after["keepsakes"], "what people have kept of it waits for it to end again"
    winner = msgspec.structs.replace(row, winners=[1], scores=[0, 9])
    await store.save_table(winner)
    assert [(each[1], each[7]) for each in contents(sqlite_url)["result_seats"]] == [(0, 0), (1, 1)], "the new result"
    await store.close()
