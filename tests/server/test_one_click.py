"""What nobody is asked, what is asked twice, what is paid at once, and how long bots take."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from cosmodrome.games.trucker.rules.real_time import PACE
from cosmodrome.server import answering, clock
from cosmodrome.server.answering import FADING, LONG, Answering
from cosmodrome.server.clock import HURRY
from cosmodrome.server.workers import Workers

from .client import Guest, Screen, Socket, table_of_two
from .conftest import Serve
from .running import Threaded

pytestmark = pytest.mark.anyio

SEED = "orders"
"""Seat 0 begins with 17 and seat 1 has 21; the data library, twice on sale, costs 15."""

FOREGONE = {"prompt": "foregone", "params": {}, "otherwise": ["foregone"]}


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody waits so that others learn nothing."""
    monkeypatch.setattr(answering, "NATURAL", (0.0, 0.0))
    yield


async def outbid(one: Socket, two: Socket) -> None:
    """Seat 1 bids more for the data library than seat 0 has."""
    assert (await one.act(["auction", "data_library"]))["type"] == "accepted"
    assert (await one.act(["bid", 15]))["type"] == "accepted"
    await two.asked()
    assert (await two.act(["bid", 18]))["type"] == "accepted"


def keys(screen: Screen) -> list[str]:
    return [line["key"] for line in screen.log]


async def test_who_can_pay_nothing_is_not_asked(server: Threaded, at_once: None) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, seed=SEED)
        one, two = await ada.watch(table), await bo.watch(table)
        assert (await one.ask("orders", orders=[FOREGONE]))["type"] == "accepted"
        await outbid(one, two)
        await two.until(lambda screen: screen.question and screen.question["prompt"][0] == "prompt-pay")
        await one.until(lambda screen: "passes" in keys(screen))
        assert not [frame for frame in one.screen.updates() if '"lo":19' in frame], "it was never shown"
        assert keys(one.screen)[-2:] == ["answered-for-you", "passes"]
        assert one.screen.log[-2]["params"]["answer"][0] == "action-pass"
        assert "answered-for-you" not in keys(two.screen), "that there was no choice is nobody else's business"
        again = await ada.watch(table)
        assert keys(again.screen) == keys(one.screen)


async def test_no_client_speaks_for_the_server(server: Threaded, at_once: None) -> None:
    """Whatever id a client has used, the server's own answer is still written."""
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, seed=SEED)
        one, two = await ada.watch(table), await bo.watch(table)
        await one.act(["auction", "data_library"], id="foregone:2")
        await one.act(["bid", 15], id="foregone:3")
        assert (await one.ask("orders", orders=[FOREGONE]))["type"] == "accepted"
        await two.asked()
        await two.act(["bid", 18])
        await one.until(lambda screen: keys(screen)[-2:] == ["answered-for-you", "passes"])
        assert (await one.raw('{"type": "ping", "id": "foregone 3"}'))["type"] == "refused"


async def test_it_is_asked_where_nobody_ordered_otherwise(server: Threaded, at_once: None) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, seed=SEED)
        one, two = await ada.watch(table), await bo.watch(table)
        await outbid(one, two)
        await one.until(lambda screen: bool(screen.question) and screen.question["lo"] == 19)


@pytest.mark.parametrize("company", ["open", "cadet"])
async def test_others_learn_nothing_from_haste(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch, company: str
) -> None:
    """Where other people sit, an answer that is given for somebody takes as long as a person does."""
    naps: list[float] = []
    delay = Answering._delay

    def noted(self: Answering, play: Any, seat: int) -> float:
        if seat == 0:
            naps.append(delay(self, play, seat))
        return 0.0

    monkeypatch.setattr(Answering, "_delay", noted)
    monkeypatch.setattr(answering, "_foregone", lambda play, seat: play.state.decision(seat).suggestion())
    server = serve(sqlite_url, bot_delay=0.8)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = (await ada.open_table("me", company, game="race", seed="haste"))["id"]
        if company == "open":
            await bo.post(f"/api/tables/{table}/join")
        one = await ada.watch(table)
        await one.ask("orders", orders=[FOREGONE])
        await one.until(lambda screen: "answered-for-you" in keys(screen))
        assert naps[0] == 0.0 if company == "cadet" else answering.NATURAL[0] <= naps[0] <= answering.NATURAL[1]


async def test_whoever_takes_something_back_is_asked(server: Threaded, at_once: None) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, seed=SEED)
        one = await ada.watch(table)
        await bo.watch(table)
        await one.ask("orders", orders=[FOREGONE])
        await one.act(["build", "ore"])
        await one.until(lambda screen: bool(screen.question) and screen.question["prompt"][0] == "prompt-pay")
        assert "answered-for-you" in keys(one.screen), "only one could be paid for"
        await one.ask("undo", seq=one.screen.seq)
        await one.until(lambda screen: bool(screen.question) and screen.question["verb"] == "number")
        assert "answered-for-you" not in keys(one.screen)
        held = await server.inside(server.hall.table(table))
        assert held.play is not None
        held.play.forget()
        await one.ask("undo", seq=one.screen.seq)
        await one.until(lambda screen: bool(screen.question) and screen.question["prompt"][0] == "prompt-turn")
        assert keys((await ada.watch(table)).screen) == keys(one.screen)


async def test_what_costs_nothing_is_not_asked_twice(server: Threaded) -> None:
    """The last of all to choose an action can not take it back, but gives up nothing by it."""
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "cadet", game="race", seed="safe"))["id"]
        one = await ada.watch(table)
        while (question := await one.asked())["prompt"][0] != "prompt-action":
            await one.act(question["suggestion"] or question["options"][0]["action"])
        await one.until(lambda screen: screen.update["waiting"] == [0])
        question = await one.asked()
        said = await one.act(question["options"][0]["action"], sure=False)
        assert said["type"] == "accepted"


async def test_a_number_is_paid_for_along_with_it(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, seed=SEED)
        one = await ada.watch(table)
        await bo.watch(table)
        await one.act(["build", "ore"])
        await one.until(lambda screen: bool(screen.question) and screen.question["verb"] == "number")
        assert (await one.act(["number", 1], settles=True, sure=False))["type"] == "accepted"
        await one.until(lambda screen: "pays" in keys(screen))
        await one.ask("undo", seq=one.screen.seq)
        await one.until(lambda screen: bool(screen.question) and screen.question["verb"] == "pay")


async def test_whoever_plays_sets_the_tempo(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = (await ada.open_table("me", "cadet", tempo="slow"))["id"]
        assert (await ada.get(f"/api/tables/{table}"))["tempo"] == "slow"
        assert (await ada.post(f"/api/tables/{table}/tempo", {"tempo": "instant"}))["tempo"] == "instant"
        status, problem, _ = await bo.refused("POST", f"/api/tables/{table}/tempo", {"tempo": "slow"})
        assert (status, problem) == (403, "problem-players-only")
        assert (await ada.refused("POST", f"/api/tables/{table}/tempo", {"tempo": "presto"}))[0] == 400
        assert (await ada.get(f"/api/tables/{table}"))["tempo"] == "instant"


class Idle:
    """A table whose people have nothing to do."""

    at_leisure = True
    play = None
    step = None
    row = SimpleNamespace(cancelled=False, tempo="normal")
    clock = SimpleNamespace(speed=1)


def test_bots_hurry_when_people_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("cosmodrome.server.answering.time.monotonic", lambda: now)
    table = Idle()
    waited = Answering(table)  # type: ignore[arg-type]
    assert waited._patience(1.0) == 1.0
    waited.go_on()
    now += FADING / 2
    assert waited._patience(1.0) == pytest.approx(0.5)
    now += FADING
    assert waited._patience(1.0) == 0.0 and waited._patience(2.5) > 0.0
    table.at_leisure = False
    waited.go_on()
    assert waited._patience(1.0) == 1.0


async def test_a_quicker_tempo_counts_for_answers_that_are_being_given(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lingers = asyncio.Event()

    def delay(self: Answering, play: Any, seat: int) -> float:
        lingers.set()
        return 3600.0 if self.table.row.tempo != "instant" else 0.0

    monkeypatch.setattr(Answering, "_delay", delay)
    server = serve(sqlite_url, bot_delay=0.8)
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "cadet", game="race", seed="quick", tempo="swift"))["id"]
        one = await ada.watch(table)
        await one.until(lambda screen: screen.update["waiting"] == [0, 1])
        await server.inside(lingers.wait())
        await ada.post(f"/api/tables/{table}/tempo", {"tempo": "slow"})
        await one.settle()
        assert one.screen.update["waiting"] == [0, 1]
        await ada.post(f"/api/tables/{table}/tempo", {"tempo": "instant"})
        await one.until(lambda screen: screen.update["waiting"] == [0])


async def test_the_sand_hurries_when_all_people_have_built(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url, bot_delay=0.8)
    async with await Guest.named(server.base, "Ada") as ada:
        options = {"rounds": "1", "timer": 120}
        table = (await ada.open_table("me", "cadet", game="trucker", options=options, tempo="normal"))["id"]
        one = await ada.watch(table)
        assert one.screen.update["clock"]["speed"] == 1
        await one.asked()
        while not any(option["action"][0] == "finish" for option in one.screen.question["options"]):
            await one.receive()
        await one.act(["finish", 1])
        await one.until(lambda screen: screen.update["clock"] is not None and screen.update["clock"]["speed"] == HURRY)
        assert clock.HURRY > 1


async def finished(ada: Guest, *bots: str) -> Socket:
    """Ada has finished first, against these."""
    options = {"rounds": "1", "timer": 120}
    table = (await ada.open_table("me", *bots, game="trucker", options=options, tempo="slow"))["id"]
    one = await ada.watch(table)
    await one.asked()
    assert (await one.act(["finish", 1]))["type"] == "accepted"
    return one


async def test_the_sand_does_not_run_ahead_of_bots_that_think_long(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = 0.0
    monkeypatch.setattr(clock, "now", lambda: seconds)
    monkeypatch.setattr(Answering, "_delay", lambda self, play, seat: 3600.0)
    server = serve(sqlite_url, bot_delay=0.8)
    async with await Guest.named(server.base, "Ada") as ada:
        one = await finished(ada, "cadet", "cadet")
        held = await server.inside(server.hall.table(one.screen.table["id"]))
        assert held.play is not None
        seconds += 60.0
        shown = held.clock.shown(held.play)
        assert shown is not None and shown.elapsed == PACE, "each of them would have done one thing meanwhile"


async def test_bots_that_think_long_answer_quickly_when_people_wait_for_the_sand(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []
    answer = Workers.answer

    async def noted(self: Workers, task: Any, askers: Any, tries: int) -> Any:
        tried.append(tries)
        return await answer(self, task, askers, tries)

    monkeypatch.setattr(Workers, "answer", noted)
    monkeypatch.setattr(Workers, "takes", lambda self, task: 2 * LONG)
    server = serve(sqlite_url, bot_delay=0.8)
    async with await Guest.named(server.base, "Ada") as ada:
        one = await finished(ada, "commander")
        tried.clear()
        await one.until(lambda screen: screen.update["view"]["phase"] != "building")
        assert set(tried[:-1]) == {0}, "but for the last one, which is of the flight"
