"""Requests that come at the same moment to two processes: what can be had once is had once."""

from __future__ import annotations

import asyncio
from collections import Counter
from operator import methodcaller
from typing import Any

import pytest

from cosmodrome.server.storage.desk import Desk

from .authenticator import Device, browser, keep
from .client import Guest, table_of_two
from .conftest import Serve
from .test_links import asked, posting
from .test_tournaments import finish

pytestmark = pytest.mark.anyio

ROUNDS = 3
"""How often each is tried."""


async def statuses(*requests: tuple[Guest, str, Any]) -> Counter[int]:
    """How these are answered, all sent at once."""
    answers = await asyncio.gather(*(guest.http.post(path, json=body or {}) for guest, path, body in requests))
    return Counter(answer.status_code for answer in answers)


def count(database: str, sql: str, *values: str) -> int:
    with Desk.at(database) as desk:
        return desk.count(sql, *values)


async def test_a_link_is_good_once_wherever_it_is_opened(serve: Serve, postgres_url: str) -> None:
    async with posting(serve, postgres_url) as (one, post):
        two = serve(postgres_url, mail="smtp://127.0.0.1:9", mail_from="x@y.example", address="https://games.example")
        for number in range(ROUNDS):
            async with await Guest.named(one.base, f"Ada {number}x") as ada, ada.at(two.base) as elsewhere:
                ticket = await asked(ada, post, f"ada{number}@post.example")
                body = {"ticket": ticket}
                tries = [(guest, "/api/sign-in/link", body) for guest in (ada, elsewhere) * 3]
                assert (await statuses(*tries))[200] == 1


async def test_a_seat_is_one_person_s(serve: Serve, postgres_url: str) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(one.base, "Ada") as ada:
        others = [await Guest.named((one, two)[number % 2].base, f"Guest {'abcdef'[number]}") for number in range(6)]
        for _ in range(ROUNDS):
            table = (await ada.open_table("me", "open", "bot"))["id"]
            tries = [(guest, f"/api/tables/{table}/join", None) for guest in others]
            assert await statuses(*tries) == {200: 1, 409: 5}
            assert count(postgres_url, "SELECT COUNT(*) FROM people WHERE table_id = ?", table) == 2
        for guest in others:
            await guest.http.aclose()


async def test_a_rematch_is_one_table(serve: Serve, postgres_url: str) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(one.base, "Ada") as ada, await Guest.named(two.base, "Bo") as bo:
        for _ in range(ROUNDS):
            table = await table_of_two(ada, bo)
            await finish(one, table, ada.player)
            await one.inside((await one.inside(one.hall.table(table))).catch_up())
            while (await bo.get(f"/api/tables/{table}"))["status"] != "over":
                await asyncio.sleep(0.02)
            path = f"/api/tables/{table}/rematch"
            first, second = await asyncio.gather(ada.post(path), bo.post(path))
            assert first["id"] == second["id"]
            shown = await ada.get(f"/api/tables/{first['id']}")
            assert shown["status"] == "playing" and all(seat["kind"] == "person" for seat in shown["seats"])
            assert count(postgres_url, "SELECT COUNT(*) FROM tables WHERE status = 'open'") == 0


async def test_a_tournament_begins_once(serve: Serve, postgres_url: str) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    pace = {"kind": "days", "per": "decision", "seconds": 86400}
    plan = {"name": "Cup", "game": "outpost", "system": "knockout", "size": 2, "pace": pace}
    async with await Guest.named(one.base, "Ada") as ada, await Guest.named(two.base, "Bo") as bo:
        elsewhere = ada.at(two.base)
        for _ in range(ROUNDS):
            cup = (await ada.post("/api/tournaments", plan))["id"]
            path = f"/api/tournaments/{cup}"
            entries = [(guest, f"{path}/enter", None) for guest in (ada, elsewhere, bo, bo)]
            assert await statuses(*entries) == {200: 4}
            assert len((await bo.get(path))["entrants"]) == 2, "nobody takes part twice"
            before = count(postgres_url, "SELECT COUNT(*) FROM tables")
            starts = [(guest, f"{path}/start", None) for guest in (ada, elsewhere) * 2]
            assert await statuses(*starts) == {200: 1, 409: 3}
            assert count(postgres_url, "SELECT COUNT(*) FROM tables") == before + 1
        await elsewhere.http.aclose()


async def test_all_votes_count(serve: Serve, postgres_url: str) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(one.base, "Ada") as ada, await Guest.named(two.base, "Bo") as bo:
        for _ in range(ROUNDS):
            table = await table_of_two(ada, bo)
            vote = {"kind": "cancel", "seat": None, "yes": True}
            await statuses(*((guest, f"/api/tables/{table}/vote", vote) for guest in (ada, bo)))
            assert (await ada.get(f"/api/tables/{table}"))["cancelled"], "neither yes is lost"


async def test_a_name_is_one_member_s(serve: Serve, postgres_url: str) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    for number in range(ROUNDS):
        name = f"Vera {'abc'[number]}"
        async with await Guest.named(one.base, name) as vera, await Guest.named(two.base, name.upper()) as other:
            await asyncio.gather(keep(vera, Device()), keep(other, Device()), return_exceptions=True)
            sql = "SELECT COUNT(*) FROM members WHERE player IN (?, ?)"
            assert count(postgres_url, sql, vera.player, other.player) == 1


async def test_two_become_one_once(serve: Serve, postgres_url: str) -> None:
    """The same key signs in at two browsers that are one guest's, at the same moment."""
    one, two = serve(postgres_url), serve(postgres_url)
    device = Device()
    async with await Guest.named(one.base, "Ada") as ada, await Guest.named(one.base, "Bo") as bo:
        await keep(ada, device)
        async with await Guest.named(one.base, "Nobody yet") as here, here.at(two.base) as there:
            table = await table_of_two(here, bo)
            bodies = []
            for guest in (here, there):
                origin = browser(guest)
                offer = await guest.post("/api/sign-in/passkey/offer")
                bodies.append({"ticket": offer["ticket"], "credential": device.sign(offer["options"], origin)})
            pairs = zip((here, there), bodies, strict=True)
            answered = await statuses(*((guest, "/api/sign-in/passkey", body) for guest, body in pairs))
            assert answered[200] >= 1 and not answered[500]
            seats = methodcaller("rows", "SELECT player FROM people WHERE table_id = ?", table)
            with Desk.at(postgres_url) as desk:
                assert {player for (player,) in desk.read(seats)} == {ada.player, bo.player}
