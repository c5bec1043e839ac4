"""Tournaments of people: rounds open their tables once, and go on by themselves as tables end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from cosmodrome.cli.main import main
from cosmodrome.games import find
from cosmodrome.server import seating
from cosmodrome.server.payloads import Pace
from cosmodrome.server.storage import Session, Store
from cosmodrome.server.tournaments import rows
from cosmodrome.server.tournaments.rows import Entrant, TournamentRow

from .client import PATIENCE, Guest
from .conftest import Serve
from .running import Threaded

pytestmark = pytest.mark.anyio

PLAN: dict[str, Any] = {
    "game": "outpost",
    "name": "Winter cup",
    "system": "knockout",
    "size": 2,
    "pace": {"kind": "days", "per": "decision", "seconds": 86400},
}


async def finish(server: Threaded, table: str, winner: str, away: str = "") -> None:
    """The game at this table ends, as it would with the last answer there."""
    store = server.hall.store

    async def end() -> None:
        row = await store.table(table)
        assert row is not None and row.status == "playing"
        if away:
            row = seating.stood_in(row, find(row.game), [seat.player for seat in row.seats].index(away))
        seat = [each.player or each.owner for each in row.seats].index(winner)
        scores = [int(number == seat) for number in range(len(row.seats))]
        await store.save_table(msgspec.structs.replace(row, status="over", actions=5, winners=[seat], scores=scores))

    await server.inside(end())


async def until(guest: Guest, path: str, rounds: int, status: str = "playing") -> Any:
    while True:
        info = await guest.get(path)
        if len(info["played"]) == rounds and info["status"] == status:
            return info
        await asyncio.sleep(0.05)


async def test_a_knockout_runs_by_itself(serve: Serve, database_url: str) -> None:
    servers = [serve(database_url) for _ in range(2 if database_url.startswith("postgres") else 1)]
    server = servers[0]
    guests = [await Guest.named(server.base, f"Guest {number}") for number in range(4)]
    ada = guests[0]
    cup = await ada.post("/api/tournaments", PLAN)
    path = f"/api/tournaments/{cup['id']}"
    assert (await ada.refused("POST", f"{path}/start"))[:2] == (409, "problem-tournament-too-few")
    for guest in guests:
        await guest.post(f"{path}/enter")
    assert (await guests[1].refused("POST", f"{path}/start"))[:2] == (403, "problem-tournament-host-only")
    first = await ada.post(f"{path}/start")
    assert [each["players"] for each in first["played"][0]] == [
        [guests[0].public, guests[3].public],
        [guests[1].public, guests[2].public],
    ]
    tables = [each["table"] for each in first["played"][0]]
    shown = await guests[3].get(f"/api/tables/{tables[0]}")
    assert shown["status"] == "playing" and {seat["name"] for seat in shown["seats"]} == {"Guest 0", "Guest 3"}
    await finish(server, tables[0], ada.player, away=guests[3].player)
    await finish(servers[-1], tables[1], guests[2].player)
    final = await until(ada, path, 2)
    assert final["played"][0][0]["missed"] == [guests[3].public]
    (last,) = final["played"][1]
    assert last["players"] == [guests[0].public, guests[2].public]
    await finish(server, last["table"], guests[2].player)
    over = await until(ada, path, 2, "over")
    assert [each["name"] for each in over["standings"]][:2] == ["Guest 2", "Guest 0"]
    opened = await server.inside(server.hall.store.tables(limit=50))
    assert len([row for row in opened if row.tournament]) == 3, "each round is opened once"
    assert [row["rating"]["games"] for row in (await ada.get(f"/api/players/{ada.public}"))["ratings"]] == [2]
    for guest in guests:
        await guest.http.aclose()


async def test_who_may_do_what(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada T") as ada, await Guest.named(server.base, "Bo T") as bo:
        hidden = await ada.post("/api/tournaments", {**PLAN, "private": True})
        path = f"/api/tournaments/{hidden['id']}"
        assert hidden["id"] in [each["id"] for each in await ada.get("/api/tournaments")]
        assert hidden["id"] not in [each["id"] for each in await bo.get("/api/tournaments")]
        assert (await bo.refused("POST", f"{path}/leave"))[:2] == (409, "problem-tournament-not-entered")
        assert (await bo.post(f"{path}/enter"))["entered"] and not (await bo.post(f"{path}/leave"))["entered"]
        async with await Guest.named(server.base, "bo t") as double:
            await bo.post(f"{path}/enter")
            assert (await double.refused("POST", f"{path}/enter"))[:2] == (409, "problem-name-taken")
        await ada.post(f"{path}/enter")
        await ada.post(f"{path}/start")
        async with await Guest.named(server.base, "Cy T") as late:
            assert (await late.refused("POST", f"{path}/enter"))[:2] == (409, "problem-tournament-begun")
        assert not (await bo.post(f"{path}/leave"))["entered"] and (await bo.post(f"{path}/enter"))["entered"]
        assert (await ada.post(f"{path}/cancel"))["status"] == "cancelled"
        assert (await ada.refused("POST", f"{path}/cancel"))[:2] == (409, "problem-tournament-over")
        assert (await ada.refused("GET", "/api/tournaments/none"))[:2] == (404, "problem-no-such-tournament")
        for change in ({"game": "chess"}, {"size": 10}, {"options": {"edition": "none"}}, {"name": "\u200b"}):
            assert (await ada.refused("POST", "/api/tournaments", {**PLAN, **change}))[0] in (400, 404)
        pace = {"kind": "live", "per": "decision", "seconds": 1}
        assert (await ada.refused("POST", "/api/tournaments", {**PLAN, "pace": pace}))[1] == "problem-bad-pace"


async def test_nobody_who_plays_there_may_send_others_away(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada R") as ada, await Guest.named(server.base, "Bo R") as bo:
        cup = await ada.post("/api/tournaments", PLAN)
        path = f"/api/tournaments/{cup['id']}"
        for guest in (ada, bo):
            await guest.post(f"{path}/enter")
        table = (await ada.post(f"{path}/start"))["played"][0][0]["table"]
        shown = await ada.get(f"/api/tables/{table}")
        assert shown["tournament"] == cup["id"], "from the table one finds back"
        away = {"seat": 1 - shown["seat"], "kind": "bot"}
        assert (await ada.refused("POST", f"/api/tables/{table}/seat", away))[:2] == (403, "problem-host-only")


@pytest.mark.parametrize("command", ["close", "delete"])
async def test_a_table_that_the_host_ends_holds_up_nobody(serve: Serve, database_url: str, command: str) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada S") as ada, await Guest.named(server.base, "Bo S") as bo:
        cup = await ada.post("/api/tournaments", PLAN)
        path = f"/api/tournaments/{cup['id']}"
        for guest in (ada, bo):
            await guest.post(f"{path}/enter")
        table = (await ada.post(f"{path}/start"))["played"][0][0]["table"]
        assert await asyncio.to_thread(main, ["admin", "--lang", "en", "--database", database_url, command, table]) == 0
        async with asyncio.timeout(PATIENCE):
            over = await until(ada, path, 1, "over")
        assert over["played"][0][0]["points"] == [0.5, 0.5]


async def test_those_who_stay_in_a_round_robin_meet(server: Threaded) -> None:
    guests = [await Guest.named(server.base, f"Robin {number}") for number in range(4)]
    cup = await guests[0].post("/api/tournaments", {**PLAN, "system": "round_robin"})
    path = f"/api/tournaments/{cup['id']}"
    for guest in guests:
        await guest.post(f"{path}/enter")
    first = await guests[0].post(f"{path}/start")
    for guest in guests[2:]:
        await guest.post(f"{path}/leave")
    known = {guest.public: guest.player for guest in guests}
    for pairing in first["played"][0]:
        await finish(server, pairing["table"], known[pairing["players"][0]])
    async with asyncio.timeout(PATIENCE):
        shown = await until(guests[0], path, 3)
    assert not any(each["table"] for each in shown["played"][1]), "all whom they were to meet have gone"
    assert {*shown["played"][2][0]["players"]} == {guests[0].public, guests[1].public}
    for guest in guests:
        await guest.http.aclose()


def entered(*players: str, **changes: Any) -> TournamentRow:
    row = TournamentRow(
        id=f"cup {len(players)} {changes.get('status', 'open')}",
        name="Winter cup",
        game="outpost",
        options={},
        system="swiss",
        size=2,
        rounds=0,
        pace=Pace(kind="days", per="decision", seconds=86400),
        private=False,
        host=players[0],
        status="open",
        created=1.0,
        changed=1.0,
        entrants=[Entrant(player) for player in players],
    )
    return msgspec.structs.replace(row, **changes)


async def changed_by(url: str, change: Callable[[Session], object], *before: TournamentRow) -> list[TournamentRow]:
    """What becomes of these tournaments."""
    store = await Store.open(url)
    for row in before:
        await store.write("", partial(rows.add, row=row))
    await store.write("", change)
    after = [await store.read(partial(rows.load, tournament=row.id)) for row in before]
    await store.close()
    return [row for row in after if row is not None]


async def test_who_is_no_more_takes_part_in_nothing(database_url: str) -> None:
    before = (
        entered("ada", "bo", host="bo"),
        entered("ada", "bo", "cy", status="playing"),
        entered("ada", "bo", "cy", "di"),
        entered("ada", "bo", status="over"),
    )
    left, dropped, given_up, over = await changed_by(database_url, partial(rows.forget, player="ada"), *before)
    assert left.entrants == [Entrant("bo")] and left.status == "open"
    assert dropped.entrants == [Entrant("ada", dropped=True), Entrant("bo"), Entrant("cy")]
    assert given_up.status == "cancelled", "nobody else can begin it"
    assert over.entrants == before[3].entrants and over.status == "over"
    assert left.name and not any(each.name for each in (dropped, given_up, over)), "those bore what she called them"


async def test_nobody_is_paired_with_whom_the_host_has_shut_out(database_url: str) -> None:
    before = (
        entered("ada", "bo", host="bo"),
        entered("ada", "bo", "cy", status="playing"),
        entered("ada", "bo", "cy", "di"),
        entered("ada", "bo", status="over"),
    )
    left, dropped, given_up, over = await changed_by(database_url, partial(rows.shut_out, player="ada"), *before)
    assert left.entrants == [Entrant("bo")] and left.status == "open"
    assert dropped.entrants == [Entrant("ada", dropped=True), Entrant("bo"), Entrant("cy")]
    assert given_up.status == "cancelled", "nobody else can begin it"
    assert over == before[3] and dropped.name


async def test_a_cup_goes_on_without_whom_its_host_has_shut_out(server: Threaded) -> None:
    guests = [await Guest.named(server.base, f"Shut out {number}") for number in range(4)]
    cup = await guests[0].post("/api/tournaments", {**PLAN, "system": "swiss", "rounds": 2})
    path = f"/api/tournaments/{cup['id']}"
    for guest in guests:
        await guest.post(f"{path}/enter")
    first = (await guests[0].post(f"{path}/start"))["played"][0]
    database = ["admin", "--database", server.settings.database]
    assert await asyncio.to_thread(main, [*database, "block", guests[3].player]) == 0
    for pairing in first:
        assert await asyncio.to_thread(main, [*database, "close", pairing["table"]]) == 0
    second = (await until(guests[0], path, 2))["played"][1]
    assert sorted(player for pairing in second for player in pairing["players"]) == sorted(
        guest.public for guest in guests[:3]
    )
    for guest in guests:
        await guest.http.aclose()


async def test_nobody_takes_part_twice_when_a_guest_is_a_member_after_all(database_url: str) -> None:
    before = (
        entered("guest", "ada"),
        entered("guest", "ada", "bo", status="playing"),
        entered("guest", "bo", "cy", "di", status="playing"),
        entered("guest", "ada", status="over"),
    )
    change = partial(rows.merge, guest="guest", member="ada")
    opened, both, alone, over = await changed_by(database_url, change, *before)
    assert opened.entrants == [Entrant("ada")] and opened.host == "ada"
    assert both.entrants == [Entrant("guest", dropped=True), Entrant("ada"), Entrant("bo")] and both.host == "ada"
    assert [each.player for each in alone.entrants] == ["ada", "bo", "cy", "di"]
    assert over == before[3], "what both have played stays played by two"
