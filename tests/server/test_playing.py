"""Whole games over the wire, on both kinds of database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random

import pytest

from cosmodrome.games import find
from cosmodrome.kernel import Record, commitment

from .client import Guest, Screen, first_asked, play, play_all, table_of_two
from .conftest import Serve
from .running import Threaded

pytestmark = pytest.mark.anyio


def gapless(screen: Screen) -> bool:
    """Whether every entry of the table's log was shown, one after the other."""
    return sorted(set(screen.seqs)) == list(range(screen.seqs[0], screen.seqs[-1] + 1))


async def test_a_whole_game_of_people_and_bots(database_url: str, serve: Serve) -> None:
    server = serve(database_url)
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        Guest(server.base) as nobody,
    ):
        table = await ada.open_table("me", "open", "bot", "cadet")
        assert (table["status"], table["seat"], table["host"]) == ("open", 0, True)
        sockets = [await ada.watch(table["id"]), await bo.watch(table["id"]), await nobody.watch(table["id"])]
        joined = await bo.post(f"/api/tables/{table['id']}/join", {})
        assert (joined["status"], joined["seat"], joined["host"]) == ("playing", 1, False)
        for socket in sockets:
            await socket.until(lambda screen: screen.table["status"] == "playing" and screen.update is not None)
        await asyncio.gather(play_all(sockets[:2], "a whole game"), sockets[2].until(lambda screen: screen.over))
        for socket in sockets:
            await socket.until(lambda screen: screen.table["status"] == "over")
            assert gapless(socket.screen) and socket.screen.seqs[0] == 0
        await check_over(server, [ada, bo, nobody], table["id"], [socket.screen for socket in sockets])


async def check_over(server: Threaded, guests: list[Guest], table: str, screens: list[Screen]) -> None:
    """All that the server says about a finished game fits together."""
    record = Record.parse((await guests[0].http.get(f"/api/tables/{table}/record")).text, find)
    end = record.verify()
    assert end.over
    for guest, screen in zip(guests, screens, strict=True):
        info = await guest.get(f"/api/tables/{table}")
        assert info["seeds"] == [record.seed] and info["commitment"] == commitment(record.seed) == record.commitment
        assert (info["scores"], info["winners"]) == (end.scores, end.winners)
        assert info == {**screen.table, "seats": info["seats"]}, "the last word at the table was the same"
        assert screen.update["actions"] == len(record.actions) == info["actions"]
        fresh = await guest.watch(table)
        assert fresh.screen.log == screen.log, "a fresh look shows what was shown bit by bit"
        assert fresh.screen.update["view"] == screen.update["view"] == json.loads(json.dumps(end.view(info["seat"])))
    lobby = await guests[-1].get("/api/lobby")
    assert [each["id"] for each in lobby["finished"]] == [table]
    assert lobby["open"] == lobby["live"] == lobby["mine"] == []


async def test_a_person_alone_plays_to_the_end(serve: Serve, database_url: str) -> None:
    """Whether they beat the Robot or nobody has won."""
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada:
        table = await ada.open_table("me", game="race", options={"expansion": "storm", "difficulty": "hard"})
        assert table["status"] == "playing"
        socket = await ada.watch(table["id"])
        await play_all([socket], "alone")
        await socket.until(lambda screen: screen.table["status"] == "over")
        await check_over(server, [ada], table["id"], [socket.screen])
        again = await ada.post(f"/api/tables/{table['id']}/rematch")
        assert again["status"] == "playing"


LONG_ENOUGH = 150
"""Entries of the log after which a game has had auctions, payments and several rounds."""


async def test_a_connection_cut_at_any_moment_is_resumed(database_url: str, serve: Serve) -> None:
    server = serve(database_url)
    dice = Random("cut")
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        Guest(server.base) as nobody,
    ):
        table = await table_of_two(ada, bo, "bot")
        steady = await ada.watch(table)
        shaky, watching = Screen(), Screen()
        await asyncio.gather(
            play(steady, Random("steady"), far_enough),
            play_with_cuts(bo, table, shaky, dice),
            watch_with_cuts(nobody, table, watching, dice),
        )
        for guest, screen in ((ada, steady.screen), (bo, shaky), (nobody, watching)):
            resumed = await guest.watch(table, screen)
            fresh = await guest.watch(table)
            shown = min(len(fresh.screen.log), len(screen.log))  # bots may go on meanwhile
            assert resumed.screen.log[:shown] == fresh.screen.log[:shown]
            assert shown > LONG_ENOUGH / 2


def far_enough(screen: Screen) -> bool:
    return screen.over or screen.seq >= LONG_ENOUGH


def until_frames(limit: int) -> Callable[[Screen], bool]:
    return lambda screen: far_enough(screen) or len(screen.frames) >= limit


async def play_with_cuts(guest: Guest, table: str, screen: Screen, dice: Random) -> None:
    """Play, take back now and then, and lose the connection every few messages."""
    undone = 0
    while not far_enough(screen):
        socket = await guest.watch(table, screen)
        limit = len(screen.frames) + dice.randrange(1, 12)
        await play(socket, dice, until_frames(limit))
        if undone < 5 and screen.update["can_undo"]:
            # cut right after it was sent: the log shrinks while nobody looks
            await socket.send("undo", seq=screen.seq)
            undone += 1
        socket.cut()
    assert undone


async def watch_with_cuts(guest: Guest, table: str, screen: Screen, dice: Random) -> None:
    while not far_enough(screen):
        socket = await guest.watch(table, screen)
        for _ in range(dice.randrange(0, 15)):
            if not far_enough(screen):
                await socket.receive()
        socket.cut()


async def test_the_same_id_counts_once(database_url: str, serve: Serve) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        player, socket = await first_asked([ada, bo], table)
        asked, action = socket.screen.question["asked"], ["recruit"]
        first = await socket.act(action, id="mine")
        assert first["type"] == "accepted"
        again = await socket.ask("act", id="mine", asked=asked, action=action)
        assert again == first, "sent twice over one connection"
        socket.cut()
        resumed = await player.watch(table, socket.screen)
        assert await resumed.ask("act", id="mine", asked=asked, action=action) == first, "over another connection"
        server.stop()
        restarted = serve(database_url)
        async with player.at(restarted.base) as later:
            resumed = await later.watch(table, socket.screen)
            assert await resumed.ask("act", id="mine", asked=asked, action=action) == first, "after a restart"
            assert resumed.screen.seq == first["seq"]


async def test_what_may_be_done_unasked(server: Threaded) -> None:
    """In Outpost one may internalise before one's turn: no question, nobody waits, and it counts."""
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        sockets = [await ada.watch(table), await bo.watch(table)]
        for socket in sockets:
            await socket.until(lambda screen: screen.update is not None)
        first = sockets[0].screen.update["waiting"][0]
        asked, idle = sockets[first], sockets[1 - first]
        assert asked.screen.update["aside"] == []
        assert not idle.screen.question
        assert [option["action"] for option in idle.screen.update["aside"]] == [["internalise"]]
        answer = await idle.ask("act", asked=idle.screen.update["seq"], action=["internalise"])
        assert answer["type"] == "accepted"
        await idle.until(lambda screen: sorted(screen.update["waiting"]) == [0, 1])
        assert idle.screen.update["aside"] == []
        assert ["done"] in [option["action"] for option in idle.screen.question["options"]]
