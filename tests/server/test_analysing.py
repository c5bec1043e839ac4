"""Finished games are analysed for who asks: once, whoever else asks and whatever dies meanwhile, and not before."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from cosmodrome.arena.analysis import Settings, analyse
from cosmodrome.bots import next_seat
from cosmodrome.games import find
from cosmodrome.kernel import CLOCK, Dice, Record, commitment
from cosmodrome.server import seating, thinking, workers
from cosmodrome.server.analysing import analyst
from cosmodrome.server.hall import _entries
from cosmodrome.server.limits import usual
from cosmodrome.server.payloads import NewTable, SeatPlan
from cosmodrome.server.storage.desk import Desk
from cosmodrome.server.thinking import Look, Reply

from .client import PATIENCE, Guest
from .conftest import Serve
from .running import Threaded

pytestmark = [pytest.mark.anyio, pytest.mark.when_compiled]

ROUGH = Settings(worlds=1, steps=1, still=True)


def played(seed: str, game: str = "race") -> Record:
    """A game of two to its end, by its policy."""
    rules = find(game)
    state, dice, seat = rules.new(2, seed), Dice(seed), CLOCK
    while not state.over:
        seat = next_seat(state, seat)
        state.apply(seat, rules.policy(state, seat, dice))
    return Record.of(state)


async def put(server: Threaded, record: Record, **changes: Any) -> str:
    """A table where this was played, by bots; its id."""
    plan = NewTable(game=record.game.id, seats=[SeatPlan(kind="bot")] * record.seats, options=dict(record.options))
    row = seating.new_row(record.game, "", plan, record.seed, commitment(record.seed))
    winners = record.replay().winners
    ended = {"status": "over", "actions": len(record.actions), "scores": record.scores, "winners": winners}
    row = msgspec.structs.replace(row, **{**ended, **changes})
    actions = record.actions if row.status == "over" and not row.cancelled else record.actions[:5]
    await server.inside(server.hall.store.add_table(row, _entries(actions), None))
    return row.id


async def until_done(guest: Guest, table: str, ready: Callable[[Any], bool] | None = None) -> Any:
    """How it stands when it is done, or as far as that; it never goes back."""
    done = 0
    async with asyncio.timeout(PATIENCE):
        while True:
            info = await guest.get(f"/api/tables/{table}/analysis")
            assert info["done"] >= done
            done = info["done"]
            if info["status"] == "done" if ready is None else ready(info):
                return info
            await asyncio.sleep(0.02)


class Looks:
    """Stands in for the processes: looks at games roughly, here, and counts the moves."""

    def __init__(self, server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
        self.judged: list[int] = []
        self.most = 10_000
        """When so many moves are judged, it hangs."""
        monkeypatch.setattr(Settings, "usual", staticmethod(lambda game: ROUGH))
        monkeypatch.setattr(thinking, "LOOKING", 0.02)
        monkeypatch.setattr(server.hall.workers, "look", self.look)

    async def look(self, wanted: Look) -> Reply:
        while len(self.judged) >= self.most:
            await asyncio.sleep(0.01)
        reply = await asyncio.to_thread(thinking.look, find, wanted)
        self.judged += [each["number"] for each in reply.judged]
        return reply


@asynccontextmanager
async def guests(server: Threaded, *names: str) -> AsyncIterator[list[Guest]]:
    people = [await Guest.named(server.base, name) for name in names]
    try:
        yield people
    finally:
        for each in people:
            await each.http.aclose()


async def test_by_the_processes_of_the_bots(sqlite_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the command does it, but for what is lost by rounding; a process that is killed costs a try."""
    monkeypatch.setattr(workers, "LEAST_HASTE", 0)  # beside other tests its turn might come very late
    server, record = serve(sqlite_url), played("s19")
    table = await put(server, record)
    async with guests(server, "Ada") as (ada,):
        assert (await ada.get(f"/api/tables/{table}/analysis"))["status"] == "none"
        assert (await ada.post(f"/api/tables/{table}/analysis"))["status"] == "running"
        await until_done(ada, table, lambda info: info["done"] > 0)
        (judging,) = server.hall.workers._spare.all
        assert judging.pid is not None
        os.kill(judging.pid, signal.SIGKILL)
        info = await until_done(ada, table)
    found, wanted = info["analysis"], analyse(record, Settings.usual(record.game)).as_dict()
    assert found["start"] == wanted["start"] and (found["level"], found["worlds"]) == ("learned", wanted["worlds"])
    assert [move["values"] for move in found["moves"]] == [move["values"] for move in wanted["moves"]]
    assert [turn["number"] for turn in found["turns"]] == [turn["number"] for turn in wanted["turns"]]
    for one, other in zip(found["players"], wanted["summaries"], strict=True):
        assert one == pytest.approx(other, abs=0.01)
    decided = [move["judged"] for move in found["moves"] if move["judged"] is not None]
    assert decided
    for judged in decided:
        assert [each["value"] for each in judged["answers"]] == sorted(
            (each["value"] for each in judged["answers"]), reverse=True
        )
        assert sum(each["played"] for each in judged["answers"]) == 1 == sum(each["bot"] for each in judged["answers"])


async def test_several_who_ask_have_it_made_once_and_it_is_kept(
    database_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, record = serve(database_url), played("several")
    looks, table = Looks(server, monkeypatch), await put(server, record)
    path = f"/api/tables/{table}/analysis"
    async with guests(server, "Ada", "Bo") as (ada, bo), Guest(server.base) as nobody:
        assert (await nobody.refused("POST", path))[:2] == (401, "problem-no-name")
        asked = await asyncio.gather(*(each.post(path) for each in (ada, bo, ada, bo)))
        assert {info["status"] for info in asked} <= {"running", "done"}
        done = await until_done(bo, table)
        assert looks.judged == list(range(1, len(record.actions) + 1)), "every move once"
        assert await nobody.get(path) == done == await ada.post(path), "whoever may see the replay sees it"
    server.stop()
    again = serve(database_url)
    looks = Looks(again, monkeypatch)
    async with ada.at(again.base) as ada_again:
        assert await ada_again.post(path) == done
    assert looks.judged == []
    again.stop()
    with Desk.at(database_url) as desk:
        sql = "SELECT (SELECT COUNT(*) FROM analyses) + (SELECT COUNT(*) FROM analysis_pieces)"
        assert desk.count(sql) > 2
        desk.delete([table])
        assert desk.count(sql) == 0, "it goes with its table"


async def test_what_a_server_has_left_is_gone_on_with(
    database_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst, "BEAT", 0.1)
    monkeypatch.setattr(analyst, "HELD", 1.0)
    server, record = serve(database_url), played("left")
    looks, table = Looks(server, monkeypatch), await put(server, record)
    async with guests(server, "Ada") as (ada,):
        looks.most = 1
        await ada.post(f"/api/tables/{table}/analysis")
        await until_done(ada, table, lambda info: info["done"] > 0)
        await asyncio.sleep(1.5)
        stood = await ada.get(f"/api/tables/{table}/analysis")
        assert stood["status"] == "running", "nobody else is at it, however long a look takes"
    server.stop()
    other = serve(database_url)
    rest = Looks(other, monkeypatch)
    async with Guest(other.base) as nobody:
        await until_done(nobody, table)
    assert rest.judged == list(range(stood["done"] + 1, len(record.actions) + 1)), "only what was missing"


async def test_of_two_servers_one_is_at_it(postgres_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    here, there = Looks(one, monkeypatch), Looks(two, monkeypatch)
    record = played("two servers")
    table = await put(one, record)
    async with guests(one, "Ada") as (ada,), guests(two, "Bo") as (bo,):
        await asyncio.gather(*(each.post(f"/api/tables/{table}/analysis") for each in (ada, bo)))
        assert await until_done(ada, table) == await until_done(bo, table), "each server tells how far it is"
    assert sorted(here.judged + there.judged) == list(range(1, len(record.actions) + 1))


async def test_nothing_is_told_of_a_game_that_is_not_over(server: Threaded) -> None:
    async with guests(server, "Ada", "Bo") as (ada, bo):
        table = (await ada.open_table("me", "bot", "bot"))["id"]
        for guest in (ada, bo):
            for method in ("GET", "POST"):
                assert await refusal(guest, method, table) == (409, "problem-not-over")
        cancelled = await put(server, played("cancelled"), cancelled=True, winners=[], scores=[])
        assert await refusal(ada, "POST", cancelled) == (409, "problem-no-analysis")
        assert await refusal(ada, "GET", "no-such-table") == (404, "problem-no-such-table")


async def refusal(guest: Guest, method: str, table: str) -> tuple[int, str]:
    return (await guest.refused(method, f"/api/tables/{table}/analysis"))[:2]


async def test_nobody_has_many_made_at_once_nor_too_often(
    sqlite_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite_url, limited=True)
    looks, limits, limit = Looks(server, monkeypatch), server.services.limits, usual().analyses
    assert limit is not None and limits.analyses_at_once.most == 2
    limits.analyses.clock = lambda: 0.0
    tables = [await put(server, played(f"many {number}")) for number in range(4)]
    async with guests(server, "Ada", "Bo") as (ada, bo):
        looks.most = 0
        for table in tables[:2]:
            await ada.post(f"/api/tables/{table}/analysis")
        assert await refusal(ada, "POST", tables[2]) == (429, "problem-analyses-at-once")
        assert (await ada.post(f"/api/tables/{tables[0]}/analysis"))["status"] == "running", "which costs nothing"
        await bo.post(f"/api/tables/{tables[2]}/analysis")
        looks.most = 10_000
        for table in tables[:3]:
            await until_done(ada, table)
        for _ in range(limit.burst):
            limits.analyses.take(ada.player)
        assert await refusal(ada, "POST", tables[3]) == (429, "problem-too-fast")
        limits.address_analyses_at_once.most = 0
        assert await refusal(bo, "POST", tables[3]) == (429, "problem-analyses-at-once")
        assert not limits.analyses_at_once.under_way, "what is done is under way no more"


async def test_what_fails_is_told_and_can_be_asked_for_again(
    sqlite_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, record = serve(sqlite_url), played("fails")
    looks, table = Looks(server, monkeypatch), await put(server, record)

    async def fails(wanted: Look) -> Reply:
        if len(looks.judged) > 3:
            raise thinking.BotFailed("as asked")
        return await looks.look(wanted)

    monkeypatch.setattr(server.hall.workers, "look", fails)
    async with guests(server, "Ada") as (ada,):
        await ada.post(f"/api/tables/{table}/analysis")
        failed = await until_done(ada, table, lambda info: info["status"] == "failed")
        assert 0 < failed["done"] < failed["moves"] and failed["analysis"] is None
        monkeypatch.setattr(server.hall.workers, "look", looks.look)
        await ada.post(f"/api/tables/{table}/analysis")
        await until_done(ada, table)
    assert looks.judged == list(range(1, len(record.actions) + 1)), "it went on where it had failed"


async def test_another_edition_is_made_anew_and_damage_costs_only_the_analysis(
    sqlite_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, record = serve(sqlite_url), played("anew")
    looks, table = Looks(server, monkeypatch), await put(server, record)
    path = f"/api/tables/{table}/analysis"
    async with guests(server, "Ada") as (ada,):
        for break_it in (
            lambda: monkeypatch.setattr(Settings, "usual", staticmethod(lambda game: Settings(worlds=2, still=True))),
            lambda: server.hall.store.write(
                "", lambda session: session.change("UPDATE analysis_pieces SET data = '{'")
            ),
        ):
            await ada.post(path)
            await until_done(ada, table)
            broken = break_it()
            if broken is not None:
                await server.inside(broken)
            assert (await ada.get(path))["status"] == "none"
    assert [one for one, other in pairwise(looks.judged) if other < one] == [len(record.actions)]
