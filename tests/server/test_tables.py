"""Around the table: who sits where, who may change it, rematches, playing on, replays and records."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cosmodrome.cli import main
from cosmodrome.games import find
from cosmodrome.kernel import Record
from cosmodrome.server import replaying
from cosmodrome.server.payloads import Frame

from .client import PATIENCE, Guest, new_table, play, table_of_two
from .running import Threaded

pytestmark = pytest.mark.anyio


def kinds(table: Any) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def test_seats_are_taken_and_left(server: Threaded) -> None:
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        await Guest.named(server.base, "Cy") as cy,
    ):
        at = f"/api/tables/{(await ada.open_table('open', 'me', 'open', 'open'))['id']}"
        assert (await bo.post(f"{at}/join", {"seat": 3}))["seat"] == 3
        assert (await bo.post(f"{at}/join", {"seat": 0}))["seat"] == 3, "whoever sits there stays there"
        for seat in (1, 3, 4, -1, 10**6):
            assert (await cy.refused("POST", f"{at}/join", {"seat": seat}))[:2] == (409, "problem-seat-taken")
        bad: list[Any] = [{"seat": "0"}, {"seat": 1.5}, {"chair": 1}, []]
        for body in bad:
            assert (await cy.refused("POST", f"{at}/join", body))[0] == 400
        assert (await cy.post(f"{at}/join"))["seat"] == 0
        assert (await cy.refused("POST", f"{at}/start"))[:2] == (403, "problem-host-only")
        change = {"seat": 2, "kind": "bot"}
        assert (await cy.refused("POST", f"{at}/seat", change))[:2] == (403, "problem-host-only")
        left = await bo.post(f"{at}/leave")
        assert kinds(left) == ["person", "person", "open", "open"] and left["status"] == "open"
        assert (await bo.refused("POST", f"{at}/leave"))[:2] == (409, "problem-not-seated")
        assert (await ada.post(f"{at}/leave"))["host"] is False
        assert (await cy.get(at))["host"] is True, "when the host leaves, somebody else is"
        begun = await cy.post(f"{at}/start")
        assert kinds(begun) == ["person", "bot", "bot", "bot"] and begun["status"] == "playing"
        assert (await bo.refused("POST", f"{at}/join"))[:2] == (409, "problem-already-begun")
        assert (await cy.refused("POST", f"{at}/start"))[:2] == (409, "problem-already-begun")


async def test_the_host_arranges_the_seats(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await ada.open_table("me", "open", "open")
        at = f"/api/tables/{table['id']}"
        changed = await ada.post(f"{at}/seat", {"seat": 2, "kind": "bot", "level": "cadet"})
        assert kinds(changed) == ["person", "open", "bot"] and changed["seats"][2]["level"] == "cadet"
        assert kinds(await ada.post(f"{at}/seat", {"seat": 2, "kind": "open"})) == ["person", "open", "open"]
        await bo.post(f"{at}/join")
        before = await ada.get(at)
        for body, key in (
            ({"seat": 0, "kind": "bot"}, "problem-own-seat"),
            ({"seat": 9, "kind": "bot"}, "no-such-seat"),
            ({"seat": -1, "kind": "bot"}, "no-such-seat"),
            ({"seat": 2, "kind": "bot", "level": "wizard"}, "problem-no-such-level"),
            ({"seat": 2, "kind": "person"}, "problem-malformed"),
            ({"kind": "bot"}, "problem-malformed"),
        ):
            assert (await ada.refused("POST", f"{at}/seat", body))[1] == key
        assert await ada.get(at) == before
        assert (await ada.post(f"{at}/seat", {"seat": 2, "kind": "bot"}))["status"] == "playing", "nobody is missing"


async def test_a_table_everybody_left_is_gone(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        table = await ada.open_table("me", "open")
        await ada.post(f"/api/tables/{table['id']}/leave")
        lobby = await ada.get("/api/lobby")
        assert table["id"] not in [each["id"] for part in ("open", "mine", "live", "finished") for each in lobby[part]]
        for path in ("", "/replay", "/record"):
            refused = await ada.refused("GET", f"/api/tables/{table['id']}{path}")
            assert refused[:2] == (404, "problem-no-such-table"), "nobody played: there is no result to see"


async def test_private_tables_are_for_those_who_know_the_link(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        waiting = (await ada.open_table("me", "open", private=True))["id"]
        running = (await ada.open_table("me", "bot", private=True))["id"]
        seen = await bo.get("/api/lobby")
        listed = {each["id"] for part in ("open", "mine", "live", "finished") for each in seen[part]}
        assert not listed & {waiting, running}
        mine = {each["id"] for each in (await ada.get("/api/lobby"))["mine"]}
        assert mine == {waiting, running}
        assert (await bo.post(f"/api/tables/{waiting}/join"))["status"] == "playing"


async def test_the_lobby_is_pushed(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, Guest(server.base) as nobody:
        connection = await nobody.connection("/ws/lobby")
        first = await asyncio.wait_for(connection.recv(), PATIENCE)
        table = (await ada.open_table("me", "open"))["id"]
        latest = str(first)
        while f'"id":"{table}"' not in latest:
            latest = str(await asyncio.wait_for(connection.recv(), PATIENCE))
        await connection.close()


async def test_a_bot_plays_on_for_whoever_leaves(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, "bot")
        socket = await ada.watch(table)
        left = await bo.post(f"/api/tables/{table}/leave")
        assert kinds(left) == ["person", "bot", "bot"]
        await socket.until(lambda screen: kinds(screen.table) == ["person", "bot", "bot"])
        await play(socket, Random("left"), lambda screen: screen.seq >= 60)


# finished games


class Finished:
    """A finished game of two people and a bot; playing it once is enough for all tests."""

    def __init__(self, ada: Guest, bo: Guest, table: str) -> None:
        self.ada = ada
        self.bo = bo
        self.table = table
        self.at = f"/api/tables/{table}"


async def finish(server: Threaded) -> Finished:
    ada, bo = await Guest.named(server.base, "Ada"), await Guest.named(server.base, "Bo")
    table = await table_of_two(ada, bo, "bot")
    sockets = [await ada.watch(table), await bo.watch(table)]
    running = await ada.get(f"/api/tables/{table}")
    assert running["seeds"] == [] and running["commitment"]
    for verb, body in (("rematch", {}), ("play-on", {"actions": 0, "seat": 0})):
        assert (await ada.refused("POST", f"/api/tables/{table}/{verb}", body))[:2] == (409, "problem-not-over")
    assert (await ada.refused("GET", f"/api/tables/{table}/record"))[:2] == (409, "problem-not-over")
    await bo.post(f"/api/tables/{table}/leave")
    assert (await bo.refused("POST", f"/api/tables/{table}/join"))[:2] == (409, "problem-already-begun")
    await asyncio.gather(play(sockets[0], Random("finish")), sockets[1].until(lambda screen: screen.over))
    return Finished(ada, bo, table)


async def test_after_the_end(server: Threaded, tmp_path: Path) -> None:
    game = await finish(server)
    async with game.ada, game.bo:
        record = await check_record(game, tmp_path)
        await check_replay(game, record)
        await check_play_on(game, record, tmp_path)


async def check_record(game: Finished, folder: Path) -> Record:
    response = await game.bo.http.get(f"{game.at}/record")
    path = folder / "record.json"
    path.write_bytes(response.content)
    assert "attachment" in response.headers["Content-Disposition"]
    published = (await game.bo.get(game.at))["commitment"]
    assert main(["verify", str(path), "--commitment", published]) == 0
    assert main(["verify", str(path), "--commitment", published[:-1] + "g"]) == 1, "the seed was another one"
    return Record.load(path, find)


async def check_replay(game: Finished, record: Record) -> None:
    for seat in (None, 0, 2):
        query = "" if seat is None else f"?seat={seat}"
        replay = await game.bo.get(f"{game.at}/replay{query}")
        assert replay["seats"] == [0, 1, 2, None]
        assert [step["seat"] for step in replay["steps"]] == [actor for actor, _ in record.actions]
        assert all(step["log"] or step["decided"] for step in replay["steps"])
        lines = replay["opening"] + [line for step in replay["steps"] for line in step["log"]]
        assert len(lines) == len(record.replay().events(seat))
        middle = len(record.actions) // 2
        frame = await game.bo.get(f"{game.at}/replay/{middle}{query}")
        state = record.replay(middle)
        assert frame == {"actions": middle, "view": plain(state.view(seat)), "waiting": list(state.waiting)}
    assert (await game.bo.refused("GET", f"{game.at}/replay/{len(record.actions) + 1}"))[1] == "problem-no-such-move"
    assert (await game.bo.refused("GET", f"{game.at}/replay?seat=7"))[1] == "no-such-seat"


async def test_replays_are_made_one_at_a_time(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once: list[int] = []
    made = replaying._frame

    def slowly(record: Record, actions: int, seat: int | None) -> Frame:
        at_once.append(1)
        time.sleep(0.02)
        assert sum(at_once) == 1, "each of them keeps everybody else waiting"
        at_once.pop()
        return made(record, actions, seat)

    monkeypatch.setattr(replaying, "_frame", slowly)
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "bot"))["id"]
        frames = await asyncio.gather(*(ada.get(f"/api/tables/{table}/replay/0") for _ in range(8)))
        assert all(frame == frames[0] for frame in frames)


def plain(data: Any) -> Any:
    """As it is after a journey as JSON."""
    if isinstance(data, dict):
        return {name: plain(value) for name, value in data.items()}
    return [plain(each) for each in data] if isinstance(data, (list, tuple)) else data


async def check_play_on(game: Finished, record: Record, folder: Path) -> None:
    last = len(record.actions)
    for body, key in (
        ({"actions": last, "seat": 0}, "problem-no-such-move"),
        ({"actions": -1, "seat": 0}, "problem-no-such-move"),
        ({"actions": 3, "seat": 3}, "no-such-seat"),
        ({"actions": 3, "seat": 0, "level": "wizard"}, "problem-no-such-level"),
        ({"actions": 3}, "problem-malformed"),
    ):
        assert (await game.bo.refused("POST", f"{game.at}/play-on", body))[1] == key
    point = last * 3 // 4
    branch = await game.bo.post(f"{game.at}/play-on", {"actions": point, "seat": 2, "level": "cadet"})
    assert branch["origin"] == [game.table, point] and branch["seat"] == 2 and branch["private"]
    assert kinds(branch) == ["bot", "bot", "person"]
    assert branch["commitment"] != record.commitment and branch["seeds"] == []
    frame = await game.bo.get(f"/api/tables/{branch['id']}/replay/{point}?seat=2")
    assert frame["view"] == plain(record.replay(point).view(2))
    socket = await game.bo.watch(branch["id"])
    await play(socket, Random("on"))
    path = folder / "branch.json"
    path.write_bytes((await game.bo.http.get(f"/api/tables/{branch['id']}/record")).content)
    assert main(["verify", str(path)]) == 0
    played = Record.load(path, find)
    assert played.commitment == branch["commitment"] and played.actions[:point] == record.actions[:point]


async def test_a_rematch_brings_the_same_people_together(server: Threaded) -> None:
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        await Guest.named(server.base, "Cy") as cy,
    ):
        table = await end_at_once(server, ada, bo)
        tables = await asyncio.gather(*(guest.post(f"/api/tables/{table}/rematch") for guest in (ada, bo)))
        again = {each["id"] for each in tables}
        assert len(again) == 1 and table not in again
        info = await ada.get(f"/api/tables/{again.pop()}")
        assert info["status"] == "playing" and [seat["name"] for seat in info["seats"]] == ["Bo", "Ada"]
        assert info["commitment"] != (await ada.get(f"/api/tables/{table}"))["commitment"]
        assert (await ada.get(f"/api/tables/{table}"))["rematch"] == info["id"]
        assert (await cy.refused("POST", f"/api/tables/{table}/rematch"))[:2] == (403, "problem-players-only")
        for guest in (ada, bo):
            mine = [each["id"] for each in (await guest.get("/api/lobby"))["mine"]]
            assert mine == [info["id"]], "no second table was left behind"


async def test_a_rematch_that_was_given_up_is_no_obstacle(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await end_at_once(server, ada, bo)
        given_up = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
        await ada.post(f"/api/tables/{given_up}/leave")
        again = await bo.post(f"/api/tables/{table}/rematch")
        assert again["id"] != given_up and again["status"] == "open" and again["seat"] == 0
        assert (await ada.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]


async def end_at_once(server: Threaded, ada: Guest, bo: Guest) -> str:
    """A table of two whose game is over. What was played does not matter here: the row is put in the store."""
    table = await table_of_two(ada, bo)

    async def end() -> None:
        found = await server.hall.table(table)
        await found.change(lambda row: msgspec.structs.replace(row, status="over"))

    await server.inside(end())
    return table


async def test_a_table_for_bots_alone_needs_nobody(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        table = await ada.post("/api/tables", new_table("bot", "cadet"))
        socket = await ada.watch(table["id"])
        await socket.until(lambda screen: screen.seq >= 20)
        assert socket.screen.table["seat"] is None
