"""Tables with a pace: clocks that run only for those who are waited for, and what happens when they have run out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cosmodrome.games import find
from cosmodrome.kernel import Record
from cosmodrome.server import clock, pacing, wall
from cosmodrome.server.answering import Answering
from cosmodrome.server.clocks import Clocks
from cosmodrome.server.pauses import counted, reached
from cosmodrome.server.payloads import Pace
from cosmodrome.server.play import Play
from cosmodrome.server.storage import Entry
from cosmodrome.server.table import Table

from .client import PATIENCE, Guest, Screen, choose, first_asked, table_of_two
from .conftest import Serve
from .running import Threaded
from .test_one_click import FOREGONE, SEED, keys, outbid
from .test_survival import in_memory, sweep
from .test_tournaments import PLAN, until

pytestmark = pytest.mark.anyio

MINUTE, DAY = 60, 86400

LIVE: dict[str, Any] = {"kind": "live", "per": "decision", "seconds": MINUTE}
RESERVE: dict[str, Any] = {"kind": "live", "per": "game", "seconds": 10 * MINUTE, "increment": 5}
DAYS: dict[str, Any] = {"kind": "days", "per": "decision", "seconds": 3 * DAY}


class Wall:
    """The clock on the wall, which only a test moves on: nothing depends on how long the test takes."""

    def __init__(self) -> None:
        self.seconds = time.time()

    def __call__(self) -> float:
        return self.seconds

    def go_on(self, seconds: float) -> None:
        self.seconds += seconds


@pytest.fixture(autouse=True)
def hand(monkeypatch: pytest.MonkeyPatch) -> Wall:
    hand = Wall()
    monkeypatch.setattr(wall, "now", hand)
    return hand


def act(seq: int, seat: int, at: float) -> Entry:
    return Entry(seq, "act", seat, [], "", at)


def used(seq: int, at: float, *seats: tuple[int, int]) -> Entry:
    return Entry(seq, "time", -1, [list(each) for each in seats], "", at)


# without a server


def test_pauses_do_not_count() -> None:
    pauses = [(20.0, 30.0), (10.0, 12.0), (25.0, 40.0)]
    assert counted(0, 100, []) == 100 and counted(0, 100, pauses) == 78
    assert counted(22, 28, pauses) == 0 and counted(11, 21, pauses) == 8 and counted(50, 40, pauses) == 0
    for seconds in (0, 5, 9, 10, 11, 18, 50):
        assert counted(0, reached(0, seconds, pauses), pauses) == seconds


def test_an_answer_brings_time_and_taking_it_back_brings_none() -> None:
    """A seat that answers, takes that back and answers again has what it had, without what it has used."""
    clocks = Clocks.begin(Pace(**RESERVE), 2, (0,), 100.0)
    assert clocks.left == (600_000, 600_000) and clocks.since == (100.0, None)
    clocks = clocks.after(used(1, 160.0, (0, 60_000)), (0,), False).after(act(2, 0, 160.0), (1,), True)
    assert clocks.left == (545_000, 600_000) and clocks.since == (None, 160.0)
    clocks = clocks.after(Entry(3, "undo", 0, [], "", 170.0), (0,), False)
    assert clocks.left == (540_000, 600_000) and clocks.since == (170.0, None)
    clocks = clocks.after(used(4, 180.0, (0, 10_000)), (0,), False).after(act(5, 0, 180.0), (0, 1), True)
    assert clocks.left == (535_000, 600_000) and clocks.since == (180.0, 180.0)
    clocks = clocks.after(act(6, 1, 200.0), (0,), False)
    assert clocks.since == (180.0, None), "that others answer quickly costs no time that runs for somebody"


def test_time_for_a_decision_does_not_add_up() -> None:
    clocks = Clocks.begin(Pace(**LIVE), 1, (0,), 0.0)
    clocks = clocks.after(used(1, 50.0, (0, 50_000)), (0,), False).after(act(2, 0, 50.0), (0,), True)
    assert clocks.left == (60_000,)
    clocks = clocks.after(used(3, 55.0, (0, 5_000)), (0,), False).after(Entry(4, "undo", 0, [], "", 55.0), (0,), False)
    assert clocks.left == (5_000,), "neither the time of the first answer nor what was used since comes back"


# at a table


async def table_in(server: Threaded, table: str) -> Table:
    return await server.inside(server.hall.table(table))


async def time_goes_by(server: Threaded, table: str, hand: Wall, seconds: float) -> None:
    """As when an alarm rings: it does so by itself where nobody holds the clock."""
    await let_pass(server, hand, seconds)
    await server.inside((await table_in(server, table)).check_time())


async def let_pass(server: Threaded, hand: Wall, seconds: float) -> None:
    """With the server well all the time, which gives a sign of life now and then."""
    sql = "UPDATE settings SET value = ? WHERE name = 'alive'"
    await server.inside(server.hall.store._write("", lambda it: it.change(sql, repr(hand() + seconds))))
    hand.go_on(seconds)


def left(screen: Screen, seat: int) -> float:
    return float(screen.update["times"][seat]["left"]) / 1000


def shows(seat: int, **seen: Any) -> Callable[[Screen], bool]:
    return lambda screen: seen.items() <= screen.table["seats"][seat].items()


async def test_only_who_is_waited_for_uses_up_time(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, pace=RESERVE)
        info = await bo.get(f"/api/tables/{table}")
        assert info["pace"] == {**RESERVE, "out": "bot"}, "shown before one sits down"
        sockets = [await ada.watch(table), await bo.watch(table)]
        _, socket = next((each, one) for each, one in zip((ada, bo), sockets, strict=True) if one.screen.question)
        seat, waited = socket.screen.table["seat"], socket.screen.update["waiting"]
        other = next(each for each in range(2) if each not in waited)
        await let_pass(server, hand, 40)
        said = await socket.act(choose(socket.screen.question, Random(1)))
        assert said["type"] == "accepted"
        assert left(socket.screen, seat) == 565 and left(socket.screen, other) == 600
        assert [entry.kind for entry in await server.inside(server.hall.store.log(table))] == ["time", "act"]


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=["live", "days"])
async def test_a_bot_takes_the_seat_and_gives_it_back(
    serve: Serve, database_url: str, hand: Wall, pace: dict[str, Any]
) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, pace=pace)
        late, socket = await first_asked([ada, bo], table)
        seat = socket.screen.table["seat"]
        await time_goes_by(server, table, hand, pace["seconds"] - 1)
        assert (await late.get(f"/api/tables/{table}"))["kept"] is None, "a second is left"
        await time_goes_by(server, table, hand, 1)
        await socket.until(lambda screen: screen.table["kept"] == seat)
        assert socket.screen.table["seat"] is None and shows(seat, kind="bot")(socket.screen)
        assert table in [each["id"] for each in (await late.get("/api/lobby"))["mine"]]
        await socket.until(lambda screen: screen.update["actions"] > 0 and screen.table["gives_back"])
        await late.post(f"/api/tables/{table}/take-back")
        await socket.until(lambda screen: screen.table["seat"] == seat and screen.table["kept"] is None)
        await socket.settle()
        assert left(socket.screen, seat) == pace["seconds"]
        assert (await late.refused("POST", f"/api/tables/{table}/take-back"))[:2] == (409, "problem-no-seat-kept")


async def test_who_has_no_time_left_passes(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    """The game goes on to its end without anybody, and its record is a record like any other."""
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        pace = {"kind": "live", "per": "game", "seconds": 10, "increment": 0, "out": "pass"}
        table = await table_of_two(ada, bo, pace=pace)
        socket = await ada.watch(table)
        while not socket.screen.over:
            await time_goes_by(server, table, hand, 11)
            await socket.settle()
        assert [seat["kind"] for seat in socket.screen.table["seats"]] == ["person", "person"]
        record = Record.parse((await ada.http.get(f"/api/tables/{table}/record")).text, find)
        assert record.verify().over and all(seat >= 0 for seat, _ in record.actions), "time is no part of the rules"


async def test_live_clocks_wait_a_minute_when_nobody_is_there(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, pace=RESERVE)
        late, socket = await first_asked([ada, bo], table)
        seat = socket.screen.table["seat"]
        await let_pass(server, hand, 20)
        await socket.close()
        while (await table_in(server, table)).watchers:
            await asyncio.sleep(0.01)
        await let_pass(server, hand, pacing.GRACE + 7)
        assert left((await late.watch(table)).screen, seat) == 600 - 20 - 7


async def test_time_that_no_server_was_up_does_not_count(serve: Serve, database_url: str, hand: Wall) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, pace=DAYS)
        late, socket = await first_asked([ada, bo], table)
        seat = socket.screen.table["seat"]
        await let_pass(server, hand, DAY)
        server.stop()
        hand.go_on(30 * DAY)
        again = serve(database_url)
        async with late.at(again.base) as back:
            assert left((await back.watch(table)).screen, seat) == 2 * DAY, "not the month, but the day before it"


async def test_a_table_in_nobodys_memory_is_looked_at_in_time(serve: Serve, database_url: str, hand: Wall) -> None:
    """Time is up while nobody is connected, and once only, though two processes see it at the same moment."""
    server = serve(database_url)
    both = [server, serve(database_url)] if database_url.startswith("postgres") else [server]
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, pace=DAYS)
        while await in_memory(server, table):
            await sweep(server)
        assert await server.inside(server.hall.store.due(hand() + 3 * DAY - 1)) == []
        await let_pass(server, hand, 3 * DAY)
        assert await server.inside(server.hall.store.due(hand())) == [table]
        await asyncio.gather(*(each.inside(each.hall._check_time(table)) for each in both))
        row = await server.inside(server.hall.store.table(table))
        assert row is not None and [each.owner for each in row.seats].count("") == 1
        log = await server.inside(server.hall.store.log(table))
        assert len([entry for entry in log if entry.kind == "time"]) == 1


async def test_a_tournament_over_days_ends_though_nobody_comes(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        cup = await ada.post("/api/tournaments", PLAN)
        path = f"/api/tournaments/{cup['id']}"
        for guest in (ada, bo):
            await guest.post(f"{path}/enter")
        table = (await ada.post(f"{path}/start"))["played"][0][0]["table"]
        while len(await kept(server, table)) < 2:
            await let_pass(server, hand, PLAN["pace"]["seconds"])
            await server.inside(server.hall._check_time(table))
        over = await until(ada, path, 1, "over")
        assert {*over["played"][0][0]["missed"]} == {ada.public, bo.public}
        assert [each["points"] for each in over["standings"]] == [0, 0]


async def kept(server: Threaded, table: str) -> list[str]:
    """Those whose seats a bot keeps."""
    row = await server.inside(server.hall.store.table(table))
    assert row is not None
    return [each.owner for each in row.seats if each.owner]


SHORT = {"rounds": "1", "timer": 45}


@pytest.mark.parametrize(
    "game, options, pace",
    [("trucker", SHORT, {**LIVE, "seconds": 30}), ("race", {}, {**RESERVE, "seconds": 60, "out": "pass"})],
    ids=["sand", "passing"],
)
async def test_a_game_ends_though_nobody_comes(
    game: str,
    options: dict[str, Any],
    pace: dict[str, Any],
    serve: Serve,
    sqlite_url: str,
    hand: Wall,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else a tournament would wait for ever: for the sand to run, or for two who pass to end their game."""
    monkeypatch.setattr(clock, "SECOND", 100 * clock.SECOND)  # the sand runs so many times faster than it should
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, game=game, options=options, pace=pace)
        while await in_memory(server, table):
            await sweep(server)
        deadline = time.monotonic() + PATIENCE
        while (await ada.get(f"/api/tables/{table}"))["status"] != "over":
            assert time.monotonic() < deadline, "it waits for ever"
            await let_pass(server, hand, MINUTE / 2)
            for due in await server.inside(server.hall.store.due(hand())):
                await server.inside(server.hall._check_time(due))
            await asyncio.sleep(0.05)
        assert len(await kept(server, table)) == 2


@pytest.mark.parametrize("way", ["take-back", "join"])
@pytest.mark.parametrize("pace", [LIVE, {**RESERVE, "increment": 0}], ids=["decision", "game"])
async def test_nobody_gets_their_time_anew_for_the_same_question(
    serve: Serve, sqlite_url: str, hand: Wall, pace: dict[str, Any], way: str
) -> None:
    server = serve(sqlite_url, bot_delay=3600.0)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, pace=pace, tempo="slow")
        late, socket = await first_asked([ada, bo], table)
        seat, question = socket.screen.table["seat"], socket.screen.question
        await time_goes_by(server, table, hand, pace["seconds"])
        refused = await late.refused("POST", f"/api/tables/{table}/{way}", {} if way == "join" else None)
        assert refused[:2] == (409, "problem-time-ran-out")
        await socket.until(lambda screen: screen.table["kept"] == seat and not screen.table["gives_back"])
        held = await table_in(server, table)
        assert held.row.seats[seat].kind == "bot"
        await server.inside(held.act(seat, choose(question, Random(1)), question["asked"], ""))
        assert (await late.post(f"/api/tables/{table}/{way}"))["seat"] == seat


async def test_who_is_answered_for_pays_no_time_for_it(
    serve: Serve, sqlite_url: str, hand: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite_url)
    """The delay is there so that others learn nothing."""

    def take_time(self: Answering, play: Play, seat: int) -> float:
        hand.go_on(3)
        return 0.0

    monkeypatch.setattr(Answering, "_delay", take_time)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, seed=SEED, pace=RESERVE)
        one, two = await ada.watch(table), await bo.watch(table)
        await one.ask("orders", orders=[FOREGONE])
        await outbid(one, two)
        await one.until(lambda screen: keys(screen)[-2:] == ["answered-for-you", "passes"])
        kinds = [entry.kind for entry in await server.inside(server.hall.store.log(table))]
        assert kinds == ["act"] * len(kinds)


async def test_clocks_run_from_the_beginning_whoever_gets_up_since(serve: Serve, database_url: str, hand: Wall) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, pace=DAYS)
        late, socket = await first_asked([ada, bo], table)
        seat = socket.screen.table["seat"]
        await socket.close()
        await let_pass(server, hand, DAY)
        await (bo if late is ada else ada).post(f"/api/tables/{table}/leave")
        while await in_memory(server, table):
            await sweep(server)
        assert left((await late.watch(table)).screen, seat) == 2 * DAY


async def test_a_table_that_leaves_memory_sets_off_no_alarm(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, pace=DAYS)
        pacer = (await table_in(server, table)).pacer
        assert pacer._alarm is not None
        while await in_memory(server, table):
            await sweep(server)
        assert pacer._alarm is None


async def test_a_table_that_fails_does_not_stop_the_clocks_of_others(
    serve: Serve, sqlite_url: str, hand: Wall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, pace=DAYS)

        async def fail(self: Table) -> None:
            raise KeyError("odd")

        monkeypatch.setattr(Table, "check_time", fail)
        await server.inside(server.hall._check_time(table))
        assert table in caplog.text and "KeyError" in caplog.text


async def test_who_sits_down_anew_has_time(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    server = serve(sqlite_url)  # of its own: at the shared one other tests have made time stand still
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = (await ada.open_table("me", "open", pace=RESERVE, seed="second first"))["id"]
        async with await Guest.named(server.base, "Cy") as cy:
            await cy.post(f"/api/tables/{table}/join")
            socket = await ada.watch(table)
            await let_pass(server, hand, 595)
            await ada.post(f"/api/tables/{table}/seat", {"seat": 1, "kind": "open"})
            await bo.post(f"/api/tables/{table}/join")
            await socket.until(shows(1, name="Bo"))
            shown = (await bo.watch(table)).screen
            assert shown.update["waiting"] == [1], "it had been waited for all the time"
            assert left(shown, 1) == 60, "a tenth at least"


@pytest.mark.parametrize(
    "pace, key",
    [
        ({**LIVE, "seconds": 5}, "problem-bad-pace"),
        ({**DAYS, "seconds": 60}, "problem-bad-pace"),
        ({**LIVE, "increment": 5}, "problem-bad-increment"),
        ({**RESERVE, "increment": -5}, "problem-bad-increment"),
        ({**LIVE, "kind": "never"}, "problem-malformed"),
        ({**LIVE, "spare": 1}, "problem-malformed"),
    ],
)
async def test_what_is_no_pace_is_refused(server: Threaded, pace: dict[str, Any], key: str) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        plan = {"game": "outpost", "seats": [{"kind": "person"}, {"kind": "bot"}], "pace": pace}
        assert (await ada.refused("POST", "/api/tables", plan))[:2] == (400, key)


async def test_real_time_is_not_played_over_days(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        plan = {"game": "trucker", "seats": [{"kind": "person"}, {"kind": "bot"}], "pace": DAYS}
        assert (await ada.refused("POST", "/api/tables", plan))[:2] == (400, "problem-real-time-pace")


# vacation


async def test_clocks_over_days_stand_still_during_a_vacation(serve: Serve, database_url: str, hand: Wall) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, pace=DAYS)
        late, socket = await first_asked([ada, bo], table)
        seat = socket.screen.table["seat"]
        await let_pass(server, hand, DAY)
        assert await late.post("/api/me/vacation", {"days": 20}) == {"until": hand() + 20 * DAY, "left": 30}
        await socket.until(shows(seat, vacation=hand() + 20 * DAY))
        await socket.settle()
        assert not socket.screen.update["times"][seat]["running"]
        await time_goes_by(server, table, hand, 10 * DAY)
        assert await server.inside(server.hall.store.due(hand() + 12 * DAY - 1)) == [], "no need to look before"
        assert await late.post("/api/me/vacation", {"days": 0}) == {"until": None, "left": 20}, "back earlier"
        assert await server.inside(server.hall.store.due(hand() + 2 * DAY)) == [table]
        await socket.until(shows(seat, vacation=None))
        await socket.settle()
        assert left(socket.screen, seat) == 2 * DAY and socket.screen.update["times"][seat]["running"]
        assert (await late.refused("POST", "/api/me/vacation", {"days": 21}))[:2] == (409, "problem-no-vacation")
        await time_goes_by(server, table, hand, 2 * DAY)
        assert (await late.get(f"/api/tables/{table}"))["kept"] == seat


async def test_a_clock_on_the_wall_that_is_set_back_takes_nobody_s_time(
    serve: Serve, sqlite_url: str, hand: Wall
) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, pace=RESERVE)
        _, socket = await first_asked([ada, bo], table)
        hand.go_on(-3600)
        await time_goes_by(server, table, hand, 1)
        action = choose(socket.screen.question, Random(1))
        said = await socket.ask("act", action=action, asked=socket.screen.question["asked"])
        assert said["type"] == "accepted"
        row = await server.inside(server.hall.table(table))
        assert row.play is not None and all(600_000 <= left <= 605_000 for left in row.play.clocks.left)
        for waiting in row.waiting:
            since = row.play.clocks.since[waiting]
            assert since is not None and since <= hand(), "who is asked now has a clock that runs"
