"""The socket of a table: several tabs, late answers, taking back, talk, spectators and limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cosmodrome.server import lines, sockets
from cosmodrome.server.guard import CLOSE_TOO_FAST
from cosmodrome.server.limits import Buckets, Rate
from cosmodrome.server.storage import ChatRow, StorageError
from cosmodrome.server.talk import PAGE

from .client import PATIENCE, Guest, Socket, first_asked, play, table_of_two
from .conftest import Serve
from .running import Threaded

pytestmark = pytest.mark.anyio


async def test_two_tabs_of_one_person_stay_in_step(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "bot"))["id"]
        one, two = await ada.watch(table), await ada.watch(table)
        begun = max(one.screen.seq, two.screen.seq)
        await asyncio.gather(
            play(one, Random("one"), lambda screen: screen.seq >= 60),
            play(two, Random("two"), lambda screen: screen.seq >= 60),
        )
        updates = [
            [frame for frame, seq in zip(tab.screen.updates(), tab.screen.seqs, strict=True) if begun < seq <= 60]
            for tab in (one, two)
        ]
        assert len(updates[0]) >= 60 - begun
        assert updates[0] == updates[1], "the same bytes in the same order"


async def test_an_answer_to_an_earlier_question_is_refused(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, seed="late")
        _, socket = await first_asked([ada, bo], table)
        asked = socket.screen.question["asked"]
        assert (await socket.act(["recruit"]))["type"] == "accepted"
        seq = socket.screen.seq
        late = await socket.ask("act", asked=asked, action=["recruit"])
        assert late["type"] == "refused" and late["problem"]["message"][0] == "problem-late-answer"
        await socket.settle()
        assert socket.screen.seq == seq


async def test_only_whoever_is_asked_answers(server: Threaded) -> None:
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        await Guest.named(server.base, "Cy") as cy,
        Guest(server.base) as nobody,
    ):
        table = await table_of_two(ada, bo, seed="whose turn")
        first, socket = await first_asked([ada, bo], table)
        other = await (bo if first is ada else ada).watch(table)
        asked = socket.screen.question["asked"]
        said = await other.ask("act", asked=asked, action=["done"])
        assert said["problem"]["message"][0] == "not-your-decision"
        for guest in (cy, nobody):
            looking = await guest.watch(table)
            assert looking.screen.question is None and looking.screen.update["view"]["seat"] is None
            for kind, fields in (
                ("act", {"asked": asked, "action": ["done"]}),
                ("undo", {"seq": 0}),
                ("orders", {"orders": []}),
            ):
                said = await looking.ask(kind, **fields)
                assert said["problem"]["message"][0] == "problem-players-only"
        await socket.settle()
        assert socket.screen.seq == 0


async def test_an_action_is_taken_back_over_the_wire(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, seed="back")
        first, socket = await first_asked([ada, bo], table)
        other = await (bo if first is ada else ada).watch(table)
        before = socket.screen.update
        assert not before["can_undo"]
        assert (await socket.ask("undo", seq=0))["problem"]["message"][0] == "nothing-to-undo"
        assert (await socket.act(["recruit"]))["type"] == "accepted"
        await other.until(lambda screen: screen.seq == 1)
        longer = len(other.screen.log)
        assert socket.screen.update["can_undo"] and not other.screen.update["can_undo"]
        assert (await other.ask("undo", seq=1))["problem"]["message"][0] == "nothing-to-undo"
        assert (await socket.ask("undo", seq=0))["problem"]["message"][0] == "problem-late-answer"
        done = await socket.ask("undo", id="back", seq=1)
        assert done == {"type": "accepted", "id": "back", "seq": 2}
        assert await socket.ask("undo", id="back", seq=1) == done, "sent twice, it counts once"
        await other.until(lambda screen: screen.seq == 2)
        assert len(other.screen.log) <= longer and other.screen.update["actions"] == 0
        after = socket.screen.update
        assert {**after, "seq": 0, "keep": 0, "log": [], "question": 0} == {
            **before,
            "keep": 0,
            "log": [],
            "question": 0,
        }
        assert {**after["question"], "asked": 0} == before["question"]
        assert socket.screen.log == (await first.watch(table)).screen.log


async def test_an_action_is_taken_back_after_nobody_has_looked(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, seed="back")
        first, socket = await first_asked([ada, bo], table)
        before = socket.screen.update["view"]
        await socket.act(["recruit"])
        assert await states_kept(server, table) == 1
        await socket.close()
        while await states_kept(server, table):
            await asyncio.sleep(0.01)
        again = await first.watch(table)
        assert (await again.ask("undo", seq=1))["type"] == "accepted"
        await again.until(lambda screen: screen.seq == 2)
        assert again.screen.update["view"] == before


async def states_kept(server: Threaded, table: str) -> int:
    async def look() -> int:
        found = next(each for each in server.hall.loaded() if each.row.id == table)
        return 0 if found.play is None else len(found.play.earlier)

    return await server.inside(look())


async def test_talk_at_the_table(server: Threaded) -> None:
    async with (
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
        Guest(server.base) as nobody,
    ):
        table = (await ada.open_table("me", "bot", private=True))["id"]
        sockets = [await ada.watch(table), await bo.watch(table), await nobody.watch(table)]
        assert (await sockets[0].ask("say", text="Hello — “bonjour” 🚀"))["type"] == "accepted"
        assert (await sockets[1].ask("say", text="<b>Hi</b>"))["type"] == "accepted"
        assert (await sockets[2].ask("say", text="psst"))["problem"]["message"][0] == "problem-no-name"
        for text in ("", "x" * 501, "\x00", "  "):
            assert (await sockets[0].ask("say", text=text))["type"] == "refused", repr(text)
        for socket in sockets:
            await socket.until(lambda screen: len(screen.chat) == 2)
            lines = [(line["number"], line["name"], line["seat"], line["text"]) for line in socket.screen.chat]
            assert lines == [(1, "Ada", 0, "Hello — “bonjour” 🚀"), (2, "Bo", None, "<b>Hi</b>")]
        late = await nobody.watch(table)
        assert late.screen.chat == sockets[0].screen.chat


async def test_what_others_said_meanwhile_comes_first(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = (await ada.open_table("me", "bot"))["id"]
        socket = await ada.watch(table)
        # as another process would write it, before its notice of that has arrived
        await server.inside(server.hall.store.say(table, bo.player, "first", 1.0))
        assert (await socket.ask("say", text="second"))["type"] == "accepted"
        assert [(line["number"], line["text"]) for line in socket.screen.chat] == [(1, "first"), (2, "second")]
        assert (await ada.watch(table)).screen.chat == socket.screen.chat


async def test_people_are_seen_to_come_and_go(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        socket = await ada.watch(table)
        await socket.until(lambda screen: screen.table["seats"][0]["present"])
        assert not socket.screen.table["seats"][1]["present"]
        tabs = [await bo.watch(table), await bo.watch(table)]
        await socket.until(lambda screen: screen.table["seats"][1]["present"])
        await tabs[0].close()
        await tabs[1].settle()
        assert (await ada.get(f"/api/tables/{table}"))["seats"][1]["present"], "the other tab is still there"
        tabs[1].cut()
        await socket.until(lambda screen: not screen.table["seats"][1]["present"])


async def test_a_long_chat_comes_in_pages(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        for number in range(2 * PAGE + 7):
            await server.inside(server.hall.store.say(table, bo.player, f"line {number + 1}", 1.0))
        await server.inside((await server.inside(server.hall.table(table))).catch_up())
        socket = await ada.watch(table)
        assert [line["number"] for line in socket.screen.chat] == list(range(PAGE + 8, 2 * PAGE + 8))
        await socket.ask("say", text="and one more")
        assert socket.screen.chat[-1]["number"] == 2 * PAGE + 8
        found = socket.screen.chat
        while found[0]["number"] > 1:
            page = await ada.get(f"/api/tables/{table}/chat?before={found[0]['number']}")
            assert 0 < len(page) <= PAGE
            found = page + found
        assert [line["number"] for line in found] == list(range(1, 2 * PAGE + 9))
        assert found[0]["name"] == "Bo" and found[0]["seat"] == 1
        assert [line["number"] for line in await ada.get(f"/api/tables/{table}/chat")][-1] == 2 * PAGE + 8
        assert await ada.get(f"/api/tables/{table}/chat?before=1") == []
        assert (await ada.refused("GET", f"/api/tables/{table}/chat?before=x"))[:2] == (400, "problem-malformed")


async def test_a_table_that_is_not_there_closes_the_socket(server: Threaded) -> None:
    async with Guest(server.base) as nobody:
        connection = await nobody.connection("/ws/tables/nowhere")
        assert "problem-no-such-table" in str(await asyncio.wait_for(connection.recv(), PATIENCE))
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(connection.recv(), PATIENCE)
        assert connection.close_code == 4404


async def test_a_store_that_is_away_is_no_missing_table(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite_url)

    async def away(*args: Any) -> None:
        raise StorageError("gone for a while")

    monkeypatch.setattr(server.hall.store, "table", away)
    async with Guest(server.base) as nobody:
        connection = await nobody.connection("/ws/tables/somewhere")
        await asyncio.wait_for(connection.wait_closed(), PATIENCE)
        assert connection.close_code == 1013, "come back later"


@pytest.mark.parametrize("mistake", [KeyError, RecursionError])
async def test_a_mistake_of_ours_is_told_and_the_connection_stays(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch, mistake: type[Exception]
) -> None:
    server = serve(sqlite_url)

    async def act(*args: Any) -> None:
        raise mistake

    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "bot"))["id"]
        socket = await ada.watch(table)
        with monkeypatch.context() as patch:
            patch.setattr("cosmodrome.server.table.Table.act", act)
            said = await socket.ask("act", id="mine", asked=0, action=["done"])
        assert said["type"] == "refused" and said["problem"]["message"][0] == "problem-server"
        await socket.settle()


class Stuck:
    """A line whose client reads nothing for a while."""

    def __init__(self) -> None:
        self.ready = False
        self.sent: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.resumed: Callable[[], None]

    def write(self, message: bytes) -> None:
        self.sent.append(message)
        self.ready = len(self.sent) != 2

    def cut(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self.ready = False


def test_who_reads_slowly_gets_everything_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = Stuck()
    outbox = sockets.Outbox(cast(lines.Socket, stuck))
    for number in range(5):
        outbox.put(str(number).encode())
    assert not stuck.sent
    stuck.ready = True
    stuck.resumed()
    assert stuck.sent == [b"0", b"1"], "then it takes no more again"
    stuck.ready = True
    outbox.put(b"5")
    stuck.resumed()
    outbox.put(b"6")
    assert stuck.sent == [str(number).encode() for number in range(7)] and stuck.closed is None


def test_who_reads_too_slowly_is_cut_off_and_gets_nothing_after_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_WAITING", 3)
    stuck = Stuck()
    outbox = sockets.Outbox(cast(lines.Socket, stuck))
    for number in range(10):
        outbox.put(str(number).encode())
    assert stuck.closed == (sockets.CLOSE_TOO_SLOW, "")
    stuck.resumed()
    assert not stuck.sent


async def test_a_client_that_reads_nothing_costs_only_itself(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_WAITING", 20)
    monkeypatch.setattr(lines, "PARTING_SECONDS", 0.3)
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, Guest(server.base) as nobody:
        table = (await ada.open_table("me", "open"))["id"]
        socket = await ada.watch(table)
        sleeping = await nobody.connection(f"/ws/tables/{table}")
        sleeping.transport.pause_reading()

        async def fill() -> None:
            for watcher in (await server.hall.table(table)).watchers:
                for _ in range(0 if watcher.player else 50):
                    watcher.send(b"x" * 1_000_000)

        async def watchers() -> int:
            return len((await server.hall.table(table)).watchers)

        assert await server.inside(watchers()) == 2
        await server.inside(fill())
        while await server.inside(watchers()) > 1:
            await asyncio.sleep(0.01)
        await socket.settle()
        sleeping.transport.abort()


@pytest.mark.parametrize("since", ["99999", "-5", "x", "9" * 40, "١٢", ""])
async def test_a_strange_since_shows_everything(server: Threaded, since: str) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "open"))["id"]
        await ada.post(f"/api/tables/{table}/start")
        plain = await ada.watch(table)
        strange = Socket(await ada.connection(f"/ws/tables/{table}?since={since}"), plain.screen.__class__())
        await strange.begin()
        assert strange.screen.update["keep"] == 0
        assert strange.screen.log[: len(plain.screen.log)] == plain.screen.log
        await strange.close()


async def test_who_comes_back_to_another_place_sees_everything_from_there(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Ben") as ben:
        table = (await ada.open_table("me", "open"))["id"]
        await ben.post(f"/api/tables/{table}/join")
        before = await ada.watch(table)
        await before.close()
        await ada.post(f"/api/tables/{table}/leave")
        after = await ada.watch(table, before.screen)
        assert after.screen.update["keep"] == 0, "lines seen from a seat are no lines of a spectator's"


async def test_other_sites_get_no_socket(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "open"))["id"]
        for path in (f"/ws/tables/{table}", "/ws/lobby"):
            with pytest.raises(InvalidHandshake):
                await ada.connection(path, Origin="http://evil.test")
            await (await ada.connection(path, Origin=server.base)).close()


async def test_who_talks_too_fast_is_told_to_wait(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url, limited=True)
    server.services.limits.messages = Rate(0.001, 60)
    server.services.limits.lines = Buckets(Rate(0.001, 20))
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "open"))["id"]
        socket = await ada.watch(table)
        tokens = [await socket.send("say", text=str(number)) for number in range(150)]
        replies = [await socket.reply(token) for token in tokens]
        refused = [each for each in replies if each["type"] == "refused"]
        assert refused and all(each["problem"]["message"][0] == "problem-too-fast" for each in refused)
        assert len(socket.screen.chat) == len(tokens) - len(refused) == 20
        for _ in range(50):
            await socket.connection.send("nonsense")
        token = await socket.send("say", text="and now?")
        assert (await socket.reply(token))["problem"]["message"][0] == "problem-too-fast", "nonsense counts too"


@pytest.mark.parametrize("path", ["/ws/tables/{}", "/ws/lobby"])
async def test_who_goes_on_regardless_is_cut_off(serve: Serve, sqlite_url: str, path: str) -> None:
    server = serve(sqlite_url, limited=True)
    server.services.limits.messages = Rate(0.001, 60)
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "open"))["id"]
        socket = await ada.connection(path.format(table))
        with suppress(ConnectionClosed):
            for _ in range(2000):
                await socket.send("nonsense")
        await asyncio.wait_for(socket.wait_closed(), PATIENCE)
        assert (socket.close_code, socket.close_reason) == (CLOSE_TOO_FAST, "problem-too-fast")
        await (await ada.watch(table)).settle()


async def test_nobody_floods_the_chat(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url, limited=True)
    server.services.limits.lines = Buckets(Rate(0.001, 20))
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "open"))["id"]
        tabs = [await ada.watch(table), await ada.watch(table)]
        said = [await tabs[number % 2].ask("say", text=str(number)) for number in range(50)]
        assert sum(each["type"] == "accepted" for each in said) == 20, "however many tabs somebody has"
        for tab in tabs:
            await tab.settle()


async def test_what_was_begun_is_finished_when_the_connection_is_cut(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite_url)
    store = server.hall.store
    append, say = store.append, store.say

    begun: list[str] = []

    async def slowly(*args: Any) -> None:
        begun.append("act")
        await append(*args)
        await asyncio.sleep(0.3)

    async def say_slowly(*args: Any) -> ChatRow:
        begun.append("say")
        line = await say(*args)
        await asyncio.sleep(0.3)
        return line

    monkeypatch.setattr(store, "append", slowly)
    monkeypatch.setattr(store, "say", say_slowly)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        player, socket = await first_asked([ada, bo], table)
        other = bo if player is ada else ada
        for kind, fields in (
            ("act", {"asked": socket.screen.question["asked"], "action": ["recruit"]}),
            ("say", {"text": "gone"}),
        ):
            neighbour = await other.watch(table)
            await socket.send(kind, **fields)
            while kind not in begun:
                await asyncio.sleep(0.01)
            socket.cut()
            neighbour.cut()  # the server tells the first connection so, and finds it gone
            socket = await player.watch(table)
        assert socket.screen.seq == len(await server.inside(store.log(table))) == 1
        assert [line["text"] for line in socket.screen.chat] == ["gone"]
