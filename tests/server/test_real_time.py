"""Real-time tables: time runs, everybody acts at once, and whoever comes first gets it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cosmodrome.cli.main import main
from cosmodrome.games import find
from cosmodrome.games.trucker.components.tiles import HEAP
from cosmodrome.kernel import CLOCK, Record
from cosmodrome.server import clock
from cosmodrome.server.answering import LEAST, Answering
from cosmodrome.server.play import Play

from .client import Guest, Screen, Socket, choose
from .conftest import Serve
from .running import Threaded

pytestmark = pytest.mark.anyio

SAND = 45_000
"""Milliseconds of one run of the timer."""

HASTE = 30
"""The sand runs so many times faster than it should, where a test waits for it."""


class Hand:
    """Holds the clock: time goes by only when it is let, however long a test takes."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(clock, "now", hand)
    return hand


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(clock, "SECOND", HASTE * 1000)
    yield


async def trucker(host: Guest, *seats: str, tempo: str = "instant", **options: Any) -> str:
    """The id of a table with one short round against a short timer."""
    chosen = {"rounds": "1", "timer": SAND // 1000, **options}
    table: str = (await host.open_table(*seats, game="trucker", options=chosen, tempo=tempo))["id"]
    return table


async def builders(server: Threaded, names: list[str], *bots: str, **options: Any) -> tuple[list[Guest], str]:
    """People at one table, with bots on its other seats."""
    guests = [await Guest.named(server.base, name) for name in names]
    table = await trucker(guests[0], "me", *["open"] * (len(names) - 1), *bots, **options)
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table}/join")
    return guests, table


async def play_of(server: Threaded, table: str) -> Play:
    async def look() -> Play:
        play = (await server.hall.table(table)).play
        assert play is not None
        return play

    return await server.inside(look())


def ticks(play: Play) -> list[int]:
    return [action[1] for seat, action in play.state.history if seat == CLOCK]


def keys(screen: Screen) -> list[str]:
    return [line["key"] for line in screen.log]


def verbs(screen: Screen) -> set[str]:
    return {option["action"][0] for option in screen.question["options"]} if screen.question else set()


# what people do

TOO_LATE = {
    "problem-late-answer",
    "not-your-decision",
    "game-over",
    "not-an-option",
    "why-tile-gone",
    "why-pile-in-use",
}


def build(screen: Screen, dice: Random) -> list[Any] | None:
    """Something a builder might do, or nothing: nobody finishes before time is up."""
    useful = [option["action"] for option in screen.question["options"] if option["action"][0] != "finish"]
    places = [action for action in useful if action[0] == "place"]
    return dice.choice(places or useful) if useful else None


async def take_part(socket: Socket, dice: Random, pause: float = 0.0) -> None:
    """Play to the end of the game, and be refused only because others were quicker."""
    screen = socket.screen
    while not screen.over:
        building = screen.update["view"]["phase"] == "building"
        action = None
        if screen.question is not None:
            action = build(screen, dice) if building else choose(screen.question, dice)
        if action is None:
            await socket.receive()
            continue
        said = await socket.act(action)
        if said["type"] == "refused":
            assert said["problem"]["message"][0] in TOO_LATE, (action, said)
        if building:
            await asyncio.sleep(pause)


async def test_a_whole_game_against_the_clock(serve: Serve, sqlite_url: str, tmp_path: Path, hasty: None) -> None:
    server = serve(sqlite_url)
    (ada, bo), table = await builders(server, ["Ada", "Bo"], "cadet", "cadet")
    async with ada, bo:
        sockets = [await ada.watch(table), await bo.watch(table)]
        await asyncio.gather(*(take_part(socket, Random(number), 0.02) for number, socket in enumerate(sockets)))
        assert {"sand-out", "flips", "time-up"} <= set(keys(sockets[0].screen)), (
            "the timer ran, was turned, and ran out"
        )
        text = (await ada.http.get(f"/api/tables/{table}/record")).text
    end = Record.parse(text, find).verify()
    assert end.over
    counted = [action[1] for seat, action in end.history if seat == CLOCK]
    assert sum(counted) == 2 * SAND
    assert len(counted) <= 2 * SAND / clock.GRAIN + 2, "time is written down no more often than it must be"
    (tmp_path / "record.json").write_text(text)
    assert main(["verify", str(tmp_path / "record.json")]) == 0


async def test_the_sand_runs_out_by_itself(serve: Serve, sqlite_url: str, hasty: None) -> None:
    server = serve(sqlite_url)
    (ada, bo), table = await builders(server, ["Ada", "Bo"])
    async with ada, bo:
        socket = await ada.watch(table)
        assert socket.screen.update["clock"]["running"] and socket.screen.update["view"]["timer"]["left"] == SAND
        await socket.until(lambda screen: "sand-out" in keys(screen))
        assert socket.screen.update["clock"] is None, "until somebody turns it over"
        assert ticks(await play_of(server, table)) == [SAND], "one entry is enough"


async def test_who_looks_knows_how_much_sand_is_left(serve: Serve, sqlite_url: str, hand: Hand) -> None:
    server = serve(sqlite_url)
    (ada, bo), table = await builders(server, ["Ada", "Bo"])
    async with ada, bo:
        socket = await ada.watch(table)
        hand.seconds += 0.3
        other = await bo.watch(table)
        assert other.screen.update["clock"]["elapsed"] == 300 and other.screen.update["view"]["timer"]["left"] == SAND
        assert (await socket.act(["draw"]))["seq"] == 1, "too little time for an entry of its own"
        hand.seconds += 1.0
        assert (await socket.act(["return"]))["seq"] == 3
        assert ticks(await play_of(server, table)) == [1300]
        update = socket.screen.update
        assert update["view"]["timer"]["left"] == SAND - 1300 and update["clock"]["elapsed"] == 0


# time stands still


async def test_without_its_people_a_table_stands_still(serve: Serve, sqlite_url: str, hand: Hand) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, Guest(server.base) as nobody:
        table = await trucker(ada, "me", "cadet")
        looking = await nobody.watch(table)
        hand.seconds += 5.0
        await asyncio.sleep(0.5)
        assert (await play_of(server, table)).seq == 0, "the bots wait"
        assert (await nobody.watch(table)).screen.update["clock"] == {"elapsed": 0, "running": False, "speed": 1}
        socket = await ada.watch(table)
        await looking.until(lambda screen: screen.seq >= 3 and screen.update["clock"]["running"])
        hand.seconds += 2.0
        socket.cut()
        await looking.until(lambda screen: not screen.update["clock"]["running"])
        before = await deserted(server, table)
        assert sum(ticks(before)) == 2000, "what had gone by is written down"
        shown = (await nobody.watch(table)).screen.update["clock"]
        hand.seconds += 5.0
        await asyncio.sleep(0.5)
        assert await play_of(server, table) is before
        assert (await nobody.watch(table)).screen.update["clock"] == shown


async def test_a_restart_while_all_build_loses_nothing(serve: Serve, sqlite_url: str, hand: Hand) -> None:
    server = serve(sqlite_url)
    (ada, bo), table = await builders(server, ["Ada", "Bo"], "cadet")
    async with ada, bo:
        sockets = [await ada.watch(table), await bo.watch(table)]
        await asyncio.gather(*(keep_building(socket, Random(number), 8) for number, socket in enumerate(sockets)))
        hand.seconds += 7.0
        for socket in sockets:
            socket.cut()
        before = await deserted(server, table)
        assert before.state.ticking and ticks(before) == [7000]
        server.stop()
        hand.seconds += 3600.0
        again = serve(sqlite_url)
        async with ada.at(again.base) as back:
            assert (await play_of(again, table)).state.fingerprint() == before.state.fingerprint()
            hand.seconds += 60.0
            resumed = await back.watch(table, sockets[0].screen)
            assert resumed.screen.update["clock"] == {"elapsed": 0, "running": True, "speed": 1}, "time stood still"
            await let_the_sand_run_out(again, table, hand)
            await resumed.until(lambda screen: "sand-out" in keys(screen))
            assert sum(ticks(await play_of(again, table))) == SAND


async def let_the_sand_run_out(server: Threaded, table: str, hand: Hand) -> None:
    hand.seconds += SAND / 1000

    async def look_at_the_clock() -> None:
        await (await server.hall.table(table)).tick()

    await server.inside(look_at_the_clock())


async def deserted(server: Threaded, table: str) -> Play:
    """The play when all who play have gone, and the time until then has been written down."""

    async def wait() -> Play:
        place = await server.hall.table(table)
        while True:
            async with place.lock:  # whoever was about to write has done so
                if place.play is not None and not place.attended and not place.clock.told(place.play):
                    return place.play
            await asyncio.sleep(0.01)

    return await server.inside(wait())


async def keep_building(socket: Socket, dice: Random, actions: int) -> None:
    for _ in range(actions):
        action = build(socket.screen, dice)
        assert action is not None
        await socket.act(action)


# who comes first


async def test_two_reach_for_the_same_tile(serve: Serve, sqlite_url: str, hand: Hand) -> None:
    server = serve(sqlite_url)
    (ada, bo), table = await builders(server, ["Ada", "Bo"])
    async with ada, bo:
        one, two = await ada.watch(table), await bo.watch(table)
        assert (await one.act(["draw"]))["type"] == (await one.act(["return"]))["type"] == "accepted"
        await two.until(lambda screen: screen.seq >= 2)
        (tile,) = two.screen.update["view"]["face_up"]
        said = await asyncio.gather(one.act(["take", tile]), two.act(["take", tile]))
        assert sorted(each["type"] for each in said) == ["accepted", "refused"]
        (refused,) = [each for each in said if each["type"] == "refused"]
        assert refused["problem"]["message"][0] == "why-tile-gone" and refused["problem"]["rule"] == "taking-tiles"
        play = await play_of(server, table)
        assert play.seq == 3 and sorted(play.state.view(None)["players"][seat]["hand"] or 0 for seat in (0, 1)) == [
            0,
            tile,
        ]


async def test_what_others_do_does_not_make_an_answer_late(serve: Serve, sqlite_url: str, hand: Hand) -> None:
    server = serve(sqlite_url)
    (ada, bo), table = await builders(server, ["Ada", "Bo"])
    async with ada, bo:
        one, two = await ada.watch(table), await bo.watch(table)
        for action in (["draw"], ["return"], ["draw"]):
            assert (await one.act(action))["type"] == "accepted"
        assert two.screen.seq == 0, "Bo has not seen any of it yet"
        old = two.screen.question["asked"]
        assert (await two.act(["draw"]))["type"] == "accepted"
        again = await two.ask("act", asked=old, action=["draw"])
        assert again["problem"]["message"][0] == "problem-late-answer", "a click on the question before counts no more"


async def test_an_answer_meant_for_one_ship_never_hits_another(serve: Serve, sqlite_url: str, hand: Hand) -> None:
    server = serve(sqlite_url)
    guests, table = await builders(server, ["Ada", "Bo", "Cy", "Di"], rounds="2", teams="expert")
    one, two = await guests[0].watch(table), await guests[1].watch(table)
    assert (await one.act(["draw"]))["type"] == "accepted"
    late = one.screen.question["asked"]
    await let_the_sand_run_out(server, table, hand)
    await two.until(lambda screen: "sand-out" in keys(screen))
    assert (await two.act(["flip"]))["type"] == "accepted"
    for option in one.screen.question["options"]:
        refused = await one.ask("act", asked=late, action=option["action"])
        assert refused["problem"]["message"][0] == "problem-late-answer", "partners have changed places"
    for guest in guests:
        await guest.__aexit__(None, None, None)


async def test_only_ones_own_last_action_is_taken_back(serve: Serve, sqlite_url: str, hand: Hand) -> None:
    server = serve(sqlite_url)
    (ada, bo), table = await builders(server, ["Ada", "Bo"])
    async with ada, bo:
        one, two = await ada.watch(table), await bo.watch(table)
        assert (await one.act(["draw"]))["type"] == "accepted"
        assert not one.screen.update["can_undo"], "a tile was turned over"
        placed = await one.act(build(one.screen, Random(1)) or [])
        assert one.screen.update["can_undo"] and not two.screen.update["can_undo"]
        assert (await one.ask("undo", seq=placed["seq"]))["type"] == "accepted"
        placed = await one.act(build(one.screen, Random(1)) or [])
        assert (await two.act(["draw"]))["type"] == "accepted"
        refused = await one.ask("undo", seq=placed["seq"])
        assert refused["problem"]["message"][0] == "problem-late-answer"
        assert not one.screen.update["can_undo"]
        assert (await play_of(server, table)).seq == placed["seq"] + 1


# a slow network


@asynccontextmanager
async def slow_network(base: str, dice: Random, delay: float = 0.15, jitter: float = 0.05) -> AsyncIterator[str]:
    """The address of the same server at the end of a long line: every piece takes its time, in both directions."""
    host, port = base.removeprefix("http://").split(":")
    tasks: set[asyncio.Task[None]] = set()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        arrives = loop.time()
        while data := await reader.read(65536):
            # nothing overtakes what was sent before it
            arrives = max(arrives + 1e-6, loop.time() + delay + dice.uniform(-jitter, jitter))
            loop.call_at(arrives, writer.write, data)
        loop.call_at(max(arrives + 1e-6, loop.time()), writer.close)

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inward, outward = await asyncio.open_connection(host, int(port))
        for pair in ((reader, outward), (inward, writer)):
            tasks.add(asyncio.create_task(carry(*pair)))

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in tasks:
            task.cancel()


class Impatient:
    """Builds at the end of a long line, and sends everything twice."""

    def __init__(self, socket: Socket, dice: Random) -> None:
        self.socket = socket
        self.dice = dice
        self.accepted: list[tuple[str, int, list[Any]]] = []

    async def build(self, actions: int) -> None:
        while len(self.accepted) < actions:
            action = build(self.socket.screen, self.dice)
            if action is None:
                await self.socket.receive()
                continue
            asked = self.socket.screen.question["asked"]
            token = await self.socket.send("act", asked=asked, action=action)
            await self.socket.send("act", id=token, asked=asked, action=action)
            first, second = await self.socket.reply(token), await self.socket.reply(token)
            assert first["type"] == second["type"], "what was refused stays refused"
            if first["type"] == "accepted":
                assert first["seq"] == second["seq"], "what was sent twice counts once"
                self.accepted.append((token, first["seq"], action))
            else:
                assert first["problem"]["message"][0] in TOO_LATE, (action, first)


async def test_nothing_is_lost_or_doubled_over_a_slow_network(serve: Serve, sqlite_url: str, hand: Hand) -> None:
    server = serve(sqlite_url)
    async with slow_network(server.base, Random("jitter")) as far:
        guests, table = await builders(server, ["Ada", "Bo", "Cy", "Di"])
        distant = [guest.at(far) for guest in guests]
        people = [Impatient(await guest.watch(table), Random(guest.player)) for guest in distant]
        await asyncio.gather(*(each.build(6) for each in people))
        play = await play_of(server, table)
        log = {entry.seq: entry for entry in await server.inside(server.hall.store.log(table))}
        for each in people:
            for token, seq, action in each.accepted:
                assert (log[seq].token, log[seq].action) == (token, action)
        done = [entry for entry in log.values() if entry.seat != CLOCK]
        assert len(done) == sum(len(each.accepted) for each in people)
        assert all_tiles(play) == sorted(HEAP) and len(HEAP) == 144 - 4
        play.state.audit()
        for guest in [*guests, *distant]:
            await guest.__aexit__(None, None, None)


def all_tiles(play: Play) -> list[int]:
    """Every tile on the table but the starting cabins, wherever it lies."""
    whole = json.loads(json.dumps(play.state.everything()))
    tiles = [*whole["heap"], *whole["face_up"], *[tile for tile in whole["hands"] if tile]]
    for ship in whole["ships"]:
        tiles += ship["reserve"] + ship["lost"] + [tile for tile in ship["tiles"] if tile in HEAP]
    return sorted(tiles)


# several processes


async def test_of_two_processes_one_tells_the_time(serve: Serve, postgres_url: str, hasty: None) -> None:
    here, there = serve(postgres_url), serve(postgres_url)
    (ada, bo), table = await builders(here, ["Ada", "Bo"], "cadet")
    async with ada, bo, bo.at(there.base) as bo_there:
        one, two = await ada.watch(table), await bo_there.watch(table)
        await asyncio.gather(take_part(one, Random("one"), 0.05), take_part(two, Random("two"), 0.05))
        record = Record.parse((await ada.http.get(f"/api/tables/{table}/record")).text, find)
        counted = [action[1] for seat, action in record.verify().history if seat == CLOCK]
        assert sum(counted) == 2 * SAND and len(counted) <= 4 * SAND / clock.GRAIN
        for guest, socket in ((ada, one), (bo_there, two)):
            fresh = await guest.watch(table)
            await socket.until(lambda screen, end=fresh.screen.seq: screen.seq == end)  # type: ignore[misc]  # mypy infers no default
            assert socket.screen.log == fresh.screen.log


# bots


@pytest.mark.parametrize("tempo", ["normal", "instant"])
async def test_bots_build_as_fast_as_people(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tempo: str
) -> None:
    naps: list[float] = []
    delay = Answering._delay

    def noted(self: Answering, play: Play, seat: int) -> float:
        naps.append(delay(self, play, seat))
        return naps[-1] / 20

    monkeypatch.setattr(Answering, "_delay", noted)
    server = serve(sqlite_url, bot_delay=0.8)
    async with await Guest.named(server.base, "Ada") as ada:
        table = await trucker(ada, "me", "cadet", "cadet", tempo=tempo)
        socket = await ada.watch(table)
        await socket.until(lambda screen: screen.seq >= 6)
        if tempo == "instant":
            assert set(naps) == {LEAST} and LEAST > 0
        else:
            assert all(1.5 <= nap <= 4.5 for nap in naps) and len(set(naps)) == len(naps), "and no two are in step"
