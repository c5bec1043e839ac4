"""Votes: nobody is stuck with a table that waits for somebody who does not come back."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from cosmodrome.server import voting

from .client import Guest, Socket, choose
from .conftest import Serve
from .running import Threaded
from .test_pace import DAYS, Wall, hand, let_pass

pytestmark = pytest.mark.anyio

__all__ = ["hand"]


async def three(server: Threaded, **more: Any) -> tuple[dict[int, Guest], str, int]:
    """People by their seats, their table, and whoever is waited for there."""
    guests = [await Guest.named(server.base, name) for name in ("Ada", "Bo", "Cy")]
    table = (await guests[0].open_table("me", "open", "open", **more))["id"]
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table}/join")
    while True:
        sockets = [await guest.watch(table) for guest in guests]
        waiting: list[int] = sockets[0].screen.update["waiting"]
        if len(waiting) == 1:
            for socket in sockets:
                await socket.close()
            while (await server.inside(server.hall.table(table))).watchers:
                await asyncio.sleep(0.01)
            return dict(enumerate(guests)), table, waiting[0]
        asked = next(socket for socket in sockets if socket.screen.question)
        await asked.act(choose(asked.screen.question, Random(1)))


async def part(guests: dict[int, Guest]) -> None:
    for guest in guests.values():
        await guest.__aexit__(None, None, None)


async def test_the_others_may_replace_who_is_away_for_long(serve: Serve, database_url: str, hand: Wall) -> None:
    server = serve(database_url)
    guests, table, late = await three(server)
    others = [seat for seat in guests if seat != late]
    for seat in others:
        await guests[seat].watch(table)
    wish = {"kind": "replace", "seat": late}
    path = f"/api/tables/{table}/vote"
    await let_pass(server, hand, voting.LONG[""] - 1)
    info = await guests[others[0]].get(f"/api/tables/{table}")
    assert info["seats"][late]["votable_from"] == pytest.approx(hand() + 1, abs=0.01)
    assert (await guests[others[0]].refused("POST", path, wish))[:2] == (409, "problem-not-away")
    await let_pass(server, hand, 2)
    assert (await guests[late].refused("POST", path, wish))[:2] == (409, "problem-not-away"), "not about oneself"
    (vote,) = (await guests[others[0]].post(path, wish))["votes"]
    assert vote == {"kind": "replace", "seat": late, "yes": [others[0]], "missing": [others[1]]}
    assert (await guests[others[0]].post(path, {**wish, "yes": False}))["votes"] == [], "taken back"
    await guests[others[0]].post(path, wish)
    seated = (await guests[others[1]].post(path, wish))["seats"][late]
    assert seated["kind"] == "bot" and seated["name"], "kept for its owner"
    assert (await guests[late].get(f"/api/tables/{table}"))["kept"] == late
    assert (await guests[late].post(f"/api/tables/{table}/take-back"))["seat"] == late
    await part(guests)


async def test_who_comes_back_is_not_voted_off(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    server = serve(sqlite_url)
    guests, table, late = await three(server, pace=DAYS)
    first, second = (seat for seat in guests if seat != late)
    wish = {"kind": "replace", "seat": late}
    await let_pass(server, hand, voting.LONG["days"])
    assert len((await guests[first].post(f"/api/tables/{table}/vote", wish))["votes"]) == 1
    socket = await guests[late].watch(table)
    assert socket.screen.table["votes"] == []
    assert (await guests[second].refused("POST", f"/api/tables/{table}/vote", wish))[:2] == (409, "problem-not-away")
    await part(guests)


async def test_all_may_end_the_game_without_a_result(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    server = serve(sqlite_url)
    guests, table, late = await three(server)
    sockets: list[Socket] = [await guest.watch(table) for guest in guests.values()]
    path, wish = f"/api/tables/{table}/vote", {"kind": "cancel"}
    asked = sockets[late].screen.question
    for seat in range(2):
        await guests[seat].post(path, wish)
    (vote,) = (await guests[0].get(f"/api/tables/{table}"))["votes"]
    assert vote == {"kind": "cancel", "seat": None, "yes": [0, 1], "missing": [2]}
    info = await guests[2].post(path, wish)
    assert (info["status"], info["cancelled"], info["votes"], info["winners"]) == ("over", True, [], [])
    await sockets[late].until(lambda screen: screen.table["cancelled"] and screen.question is None)
    said = await sockets[late].ask("act", asked=asked["asked"], action=choose(asked, Random(1)))
    assert said["problem"]["message"][0] == "problem-over"
    assert (await guests[0].refused("POST", path, wish))[:2] == (409, "problem-over")
    assert (await guests[0].get(f"/api/tables/{table}/record"))["over"] is False
    await part(guests)


async def test_who_is_away_for_long_can_not_keep_a_game_from_ending(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    server = serve(sqlite_url)
    guests, table, late = await three(server)
    await let_pass(server, hand, voting.LONG[""])
    first, second = (seat for seat in guests if seat != late)
    await guests[first].post(f"/api/tables/{table}/vote", {"kind": "cancel"})
    assert (await guests[second].post(f"/api/tables/{table}/vote", {"kind": "cancel"}))["cancelled"]
    await part(guests)


async def test_where_several_are_away_who_is_there_goes_on(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    server = serve(sqlite_url)
    guests, table, late = await three(server)
    path = f"/api/tables/{table}/vote"
    first, second = (seat for seat in guests if seat != late)
    await guests[first].watch(table)
    await let_pass(server, hand, voting.LONG[""])
    assert not (await guests[first].post(path, {"kind": "cancel"}))["cancelled"], "what can not be undone takes all"
    refused = await guests[first].refused("POST", path, {"kind": "replace", "seat": second})
    assert refused[:2] == (409, "problem-not-away"), "nobody waits for them"
    seats = (await guests[first].post(path, {"kind": "replace", "seat": late}))["seats"]
    assert [seat for seat in guests if seats[seat]["kind"] == "bot"] == [late]
    await part(guests)


async def test_only_who_plays_votes(server: Threaded) -> None:
    guests, table, _ = await three(server)
    path = f"/api/tables/{table}/vote"
    async with await Guest.named(server.base, "Di") as stranger:
        assert (await stranger.refused("POST", path, {"kind": "cancel"}))[:2] == (403, "problem-players-only")
    assert (await guests[0].refused("POST", path, {"kind": "replace", "seat": 9}))[:2] == (400, "no-such-seat")
    assert (await guests[0].refused("POST", path, {"kind": "replace"}))[:2] == (400, "no-such-seat")
    await part(guests)
