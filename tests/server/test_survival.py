"""Nothing acknowledged is lost: when tables leave memory, when the server is killed, when bots' processes are."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cosmodrome.games import find
from cosmodrome.kernel import Record
from cosmodrome.server import seating
from cosmodrome.server.results.rating import rebuilt
from cosmodrome.server.storage import Entry, StorageError, Store
from cosmodrome.server.table import Table

from .client import Guest, Screen, Socket, choose, first_asked, play, table_of_two
from .conftest import Serve
from .endpoints import Hook, listening
from .running import Process, Threaded

pytestmark = pytest.mark.anyio

KILLS = 5
TABLES = 2
PACE = {"kind": "live", "per": "game", "seconds": 3600, "increment": 1}


# idle tables


async def test_idle_tables_leave_memory_and_come_back(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        sockets = [await ada.watch(table), await bo.watch(table)]
        dice = Random("idle")
        await asyncio.gather(*(play(socket, dice, lambda screen: screen.seq >= 30) for socket in sockets))
        orders = [{"prompt": "prompt-bid", "params": {"round": 99}, "otherwise": ["pass"]}]
        assert (await sockets[0].ask("orders", orders=orders))["type"] == "accepted"
        assert (await sockets[0].ask("say", id="gone", text="back in a year"))["type"] == "accepted"
        await sweep(server)
        assert await in_memory(server, table), "somebody is looking at it"
        for socket in sockets:
            await socket.close()
        before = [await snapshot(guest, table) for guest in (ada, bo)]
        while await in_memory(server, table):
            await sweep(server)
        assert [await snapshot(guest, table) for guest in (ada, bo)] == before
        resumed = await ada.watch(table, sockets[0].screen)
        assert resumed.screen.update["orders"] == orders
        assert (await resumed.ask("say", id="gone", text="back in a year"))["type"] == "accepted"
        assert [line["text"] for line in resumed.screen.chat] == ["back in a year"], "sent again, it counts once"


async def test_a_long_game_is_read_bit_by_bit(serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(sqlite_url)
    folded: list[int] = []
    fold = Table._fold

    def counted(table: Table, entries: list[Entry]) -> None:
        folded.append(len(entries))
        fold(table, entries)

    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        _, socket = await first_asked([ada, bo], table)
        await play(socket, Random("long"), lambda screen: screen.question is None or screen.seq >= 5)
        await socket.close()
        while await in_memory(server, table):
            await sweep(server)
        monkeypatch.setattr("cosmodrome.server.table.SLICE", 1)
        monkeypatch.setattr(Table, "_fold", counted)
        seen = (await ada.watch(table)).screen.seq
        assert folded == [1] * seen, "others are let in between"


async def test_who_has_left_is_forgotten_and_known_again(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cosmodrome.server.hall.MOST_NAMES", 3)
    server = serve(sqlite_url)
    for number in range(5):
        await (await Guest.named(server.base, f"passing by {number}")).http.aclose()
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = (await ada.open_table("me", "bot", private=True))["id"]
        socket, talking = await ada.watch(table), await bo.watch(table)
        assert (await talking.ask("say", text="hello"))["type"] == "accepted"
        await sweep(server)
        assert set(server.hall._people) == {ada.player, bo.player}
        assert (await ada.watch(table)).screen.chat[0]["name"] == "Bo"
        for each in (socket, talking):
            await each.close()
        await ada.__aexit__(None, None, None)
        while await in_memory(server, table):
            await sweep(server)
        await sweep(server)
    async with Guest(server.base) as nobody:
        shown = await nobody.watch(table)
        assert shown.screen.table["seats"][0]["name"] == "Ada" and shown.screen.chat[0]["name"] == "Bo"


async def sweep(server: Threaded) -> None:
    """Long after anybody last looked at a table."""

    async def now() -> None:
        for table in server.hall.loaded():
            table.used = float("-inf")
        server.hall.sweep()

    await server.inside(now())


async def in_memory(server: Threaded, table: str) -> bool:
    async def look() -> bool:
        return table in [each.row.id for each in server.hall.loaded()]

    return await server.inside(look())


async def snapshot(guest: Guest, table: str) -> list[str]:
    """Everything a fresh look shows, but for who is there."""
    socket = await guest.watch(table)
    frames = socket.screen.updates()
    await socket.close()
    return frames


# other versions


async def stored(server: Threaded, table: str, **changes: Any) -> None:
    """The row as another version of the server might have left it."""
    store = server.hall.store

    async def change() -> None:
        row = await store.table(table)
        assert row is not None
        await store.save_table(msgspec.structs.replace(row, **changes))

    while await in_memory(server, table):
        await sweep(server)
    await server.inside(change())


async def test_a_table_opened_before_new_rules_is_played_with_them(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = (await ada.open_table("me", "open"))["id"]
        await stored(server, table, rules=0, options={"edition": "stronghold"})
        info = await bo.post(f"/api/tables/{table}/join")
        assert info["status"] == "playing" and len(info["options"]) > 1, "what was not there yet is as usual"
        await sweep(server)
        assert not await in_memory(server, table)
        assert (await ada.watch(table)).screen.seq == 0
        lost = (await ada.open_table("me", "open"))["id"]
        await stored(server, lost, rules=0, options={"gone": 1})
        assert (await bo.refused("POST", f"/api/tables/{lost}/join"))[:2] == (409, "problem-other-rules")
        crowded = (await ada.open_table("me", *["open"] * 8))["id"]
        await stored(server, crowded, rules=0, game="race", options={})
        assert (await bo.refused("POST", f"/api/tables/{crowded}/join"))[:2] == (409, "problem-other-rules")


async def test_a_game_of_other_rules_is_kept_and_not_served(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada:
        tables = [(await ada.open_table("me", "bot"))["id"] for _ in range(2)]
        await stored(server, tables[0], rules=0)
        await stored(server, tables[1], game="forgotten")
        assert (await ada.refused("GET", f"/api/tables/{tables[0]}"))[:2] == (409, "problem-other-rules")
        assert (await ada.refused("GET", f"/api/tables/{tables[1]}"))[:2] == (404, "problem-no-such-game")
        assert {table["id"] for table in (await ada.get("/api/lobby"))["mine"]} == set(tables)


async def test_what_changes_while_a_table_is_loaded_is_not_missed(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url)
    hall, store = server.hall, server.hall.store

    async def load(table: str, player: str) -> list[int]:
        read = store.log

        async def and_meanwhile(*args: Any) -> list[Entry]:
            store.__dict__.pop("log")
            entries = await read(*args)
            row = await store.table(table)
            assert row is not None
            await store.save_table(seating.left(row, find(row.game), player))
            hall._heard(table)  # as from another process
            return entries

        store.__dict__["log"] = and_meanwhile
        loaded = await hall.table(table)
        await asyncio.gather(*hall._background)
        return [seat for seat, each in enumerate(loaded.row.seats) if each.kind == "person"]

    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        await sweep(server)
        assert await server.inside(load(table, bo.player)) == [0]


async def test_a_store_that_fails_half_way_leaves_no_half_begun_game(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite_url)

    async def away(*args: Any) -> None:
        raise StorageError("gone for a while")

    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = (await ada.open_table("me", "open"))["id"]
        with monkeypatch.context() as patch:
            patch.setattr(server.hall, "_people", {})
            patch.setattr(server.hall.store, "players", away)
            assert (await bo.http.post(f"/api/tables/{table}/join", json={})).status_code == 503
        assert (await ada.get(f"/api/tables/{table}"))["status"] == "open"
        await bo.post(f"/api/tables/{table}/join")
        assert (await ada.watch(table)).screen.seq == 0, "the game has begun"


# killed servers


@asynccontextmanager
async def running(process: Process) -> AsyncIterator[None]:
    await asyncio.to_thread(process.start)
    try:
        yield
    finally:
        await asyncio.to_thread(process.stop)


class Tenacious:
    """Plays on whatever happens: comes back, resumes, and sends again what was not acknowledged."""

    def __init__(self, guest: Guest, table: str, seed: str) -> None:
        self.guest = guest
        self.table = table
        self.dice = Random(seed)
        self.screen = Screen()
        self.acknowledged: dict[int, tuple[str, list[object]]] = {}
        """What the server has said is safe: the id and the action, by sequence number."""
        self.lost = 0
        self._number = 0
        self._pending: tuple[str, int, list[object]] | None = None

    async def play(self) -> None:
        while not self.screen.over:
            try:
                await self._play(await self.guest.watch(self.table, self.screen))
            except (ConnectionClosed, InvalidHandshake, OSError):
                self.lost += 1
                await asyncio.sleep(0.02)

    async def _play(self, socket: Socket) -> None:
        while not self.screen.over:
            if self._pending is None:
                question = self.screen.question
                if question is None:
                    await socket.receive()
                    continue
                self._number += 1
                token = f"{self.guest.player}-{self._number}"
                self._pending = (token, question["asked"], choose(question, self.dice))
            token, asked, action = self._pending
            said = await socket.ask("act", id=token, asked=asked, action=action)
            self._pending = None
            if said["type"] == "accepted":
                assert said["seq"] not in self.acknowledged
                self.acknowledged[said["seq"]] = (token, action)
            else:
                assert said["problem"]["message"][0] in ("problem-late-answer", "not-your-decision"), said


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_killed_server_loses_nothing(kind: str, request: pytest.FixtureRequest) -> None:
    database: str = request.getfixturevalue(f"{kind}_url")
    process = Process(database, "--no-limits")
    async with (
        running(process),
        await Guest.named(process.base, "Ada") as ada,
        await Guest.named(process.base, "Bo") as bo,
    ):
        clients: list[Tenacious] = []
        for number in range(TABLES if kind == "sqlite" else 1):
            table = await table_of_two(ada, bo, "bot", pace=PACE if number or kind == "postgres" else None)
            clients += [Tenacious(guest, table, f"{number} {guest.player}") for guest in (ada, bo)]
        playing = [asyncio.create_task(client.play()) for client in clients]
        for _ in range(KILLS):
            await progress(clients, playing)
            await asyncio.to_thread(process.kill)
            await asyncio.to_thread(process.start)
        await asyncio.gather(*playing)
        assert all(client.lost >= 1 for client in clients)
        for client in clients:
            fresh = await client.guest.watch(client.table)
            assert fresh.screen.log == client.screen.log
            assert fresh.screen.update["times"] == client.screen.update["times"]
            record = (await client.guest.http.get(f"/api/tables/{client.table}/record")).text
            assert Record.parse(record, find).verify().over
    await check_logs(database, clients)


async def progress(clients: list[Tenacious], playing: list[asyncio.Task[None]]) -> None:
    """Until something more has been acknowledged at every table that still plays."""
    before = [len(client.acknowledged) for client in clients]

    def waits() -> bool:
        each = zip(clients, playing, before, strict=True)
        return any(not task.done() and len(client.acknowledged) <= had + 2 for client, task, had in each)

    while waits():
        await asyncio.sleep(0.01)


async def check_logs(database: str, clients: list[Tenacious]) -> None:
    store = await Store.open(database)
    for client in clients:
        log: list[Entry] = await store.log(client.table)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        for seq, (token, action) in client.acknowledged.items():
            assert (log[seq - 1].token, log[seq - 1].action) == (token, action)
        tokens = [(entry.seat, entry.token) for entry in log if entry.token]
        assert len(tokens) == len(set(tokens)), "something counted twice"
    tables = sorted({client.table for client in clients})
    people = {client.guest.player for client in clients}
    noted = await store._rows("SELECT table_id, number FROM results ORDER BY number")
    assert sorted(table for table, _ in noted) == tables, "each game is remembered once"
    assert [number for _, number in noted] == list(range(1, len(tables) + 1))
    rated = await store._rows("SELECT player, games FROM ratings")
    assert dict(rated) == dict.fromkeys(people, len(tables)), "and counts once"
    assert await store.write("", rebuilt) == (len(tables), 0), "in the same way as if all were counted anew"
    await store.close()


# killed while somebody is called


async def outbox(database: str, sql: str) -> list[str]:
    """Change something about the letters of a server that is down, or of one that serves; what has become of them."""
    store = await Store.open(database)
    if sql:
        await store._write("", lambda session: session.change(sql))
    states = [state for (state,) in await store._rows("SELECT state FROM outbox")]
    await store.close()
    return states


async def until_state(database: str, state: str) -> None:
    while await outbox(database, "") != [state]:
        await asyncio.sleep(0.05)


async def test_a_killed_server_calls_nobody_twice(database_url: str) -> None:
    hook = Hook()
    async with listening(hook.serve) as port:
        process = Process(database_url, "--no-limits", "--private-webhooks")
        wish = {"webhook": f"http://127.0.0.1:{port}", "wanted": {"webhook": ["turn"]}}
        async with running(process), await Guest.named(process.base, "Ada") as ada:
            await ada.post("/api/me/calls", wish)
            async with await Guest.named(process.base, "Bo") as bo:
                await bo.post("/api/me/calls", wish)
                await table_of_two(ada, bo)
            assert await outbox(database_url, "") == ["waiting"], "for whoever begins"
            await asyncio.to_thread(process.kill)
            await outbox(database_url, "UPDATE outbox SET due = due - 3600")
            hook.manner = "hangs"
            await asyncio.to_thread(process.start)
            await until_state(database_url, "sending")
            while not hook.told:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(process.kill)
            await outbox(database_url, "UPDATE outbox SET held_until = 0")
            hook.manner = "works"
            await asyncio.to_thread(process.start)
            await until_state(database_url, "unknown")
        assert len(hook.told) == 1, "put in once, handed over once, and then left alone"


# killed bots


async def test_a_killed_bot_process_costs_no_game(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "bot", "bot"))["id"]
        socket = await ada.watch(table)
        for number in range(1, 4):
            await play(socket, Random(number), until_seq(25 * number))
            working = list(workers_of(os.getpid()))
            assert working
            for pid in working:
                os.kill(pid, signal.SIGKILL)
        await play(socket, Random("on"), until_seq(100))


def until_seq(seq: int) -> Callable[[Screen], bool]:
    return lambda screen: screen.over or screen.seq >= seq


def workers_of(parent: int) -> Iterator[int]:
    """The processes in which bots think; the tests have no others that were spawned."""
    listed = subprocess.run(
        ["pgrep", "-P", str(parent), "-f", "spawn_main"], capture_output=True, text=True, check=False
    )
    for pid in listed.stdout.split():
        if Path(f"/proc/{pid}").exists():
            yield int(pid)
