"""Other people's bots: let in by a token, asked like any bot, and harmless whatever they do."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cosmodrome.server.limits import Rate
from cosmodrome.server.visitors import desk, ladders
from cosmodrome.server.visitors.levels import shown_level

from .authenticator import Device, keep, sign_in
from .client import PATIENCE, Guest, choose, play
from .conftest import Serve
from .running import ROOT, Threaded

pytestmark = pytest.mark.anyio

BOTS = ROOT / "docs" / "bots"


class Line:
    """The line of a bot."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def receive(self) -> Any:
        return json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))

    async def until(self, kind: str) -> Any:
        while (said := await self.receive())["type"] != kind:
            pass
        return said

    async def send(self, kind: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"type": kind, **fields}))


@asynccontextmanager
async def line(server: Threaded, token: str | None = None) -> AsyncIterator[Line]:
    address = server.base.replace("http", "ws", 1) + "/ws/bot"
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    async with connect(address, additional_headers=headers, max_size=None, proxy=None) as connection:
        yield Line(connection)


@asynccontextmanager
async def bot(server: Threaded, token: str) -> AsyncIterator[Line]:
    """One that has been let in."""
    async with line(server, token) as made:
        assert (await made.receive())["type"] == "welcome"
        yield made


async def made(owner: Guest, name: str = "Deep Thought") -> tuple[str, str]:
    """A new bot of somebody: its level and its token."""
    told = await owner.post("/api/me/bots", {"name": name})
    return f"visitor-{told['bot']['id']}", told["token"]


async def answer_all(made: Line, dice: Random) -> Any:
    """Answer everything until a game is over."""
    while True:
        said = await made.receive()
        if said["type"] == "asked":
            await made.send("answer", id=said["id"], action=choose(said["question"], dice))
        elif said["type"] == "over":
            return said


async def test_a_bot_plays_a_whole_game_at_a_table(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        level, token = await made(ada)
        async with bot(server, token) as visitor:
            assert (await ada.get("/api/me/bots"))[0]["connected"]
            table = (await ada.open_table("me", level, "cadet", game="race"))["id"]
            socket = await ada.watch(table)
            seat = socket.screen.table["seats"][1]
            assert (seat["level"], seat["bot"], seat["bot_of"]) == ("visitor", "Deep Thought", "Ada")
            over, _ = await asyncio.gather(answer_all(visitor, Random("v")), play(socket, Random("a")))
            assert (over["table"], over["seats"], over["missed"]) == (table, [1], 0)
            assert len(over["scores"]) == 3
            assert level.removeprefix("visitor-") not in "".join(socket.screen.frames), "the id is for its owner"


async def test_it_sees_what_its_seat_may_see_and_how_long_it_has(server: Threaded) -> None:
    async with await Guest.named(server.base, "Bea") as bea:
        level, token = await made(bea)
        async with bot(server, token) as visitor:
            await bea.open_table(level, "me", game="race")
            asked = await visitor.until("asked")
            assert (asked["game"], asked["seat"], asked["seats"], asked["seconds"]) == ("race", 0, 2, desk.SECONDS)
            assert asked["view"]["seat"] == 0 and asked["view"]["players"][1]["hand"] is None
            await visitor.send("answer", id=asked["id"], action=["fly", "away"])
            refused = await visitor.until("refused")
            assert refused["id"] == asked["id"] and refused["problem"]["message"][0] == "not-an-option"
            await visitor.send("answer", id=asked["id"], action=asked["question"]["suggestion"])
            assert (await visitor.until("done"))["id"] == asked["id"]
            await visitor.send("answer", id=asked["id"], action=asked["question"]["suggestion"])
            assert (await visitor.until("refused"))["problem"]["message"][0] == "problem-late-answer"


async def test_it_is_welcomed_before_it_is_asked(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though other processes take a while to hear of it, and a table that wants it does not."""

    async def slowly(about: str) -> None:
        await asyncio.sleep(1.0)

    async with await Guest.named(server.base, "Ben") as ben:
        level, token = await made(ben)
        monkeypatch.setattr(server.services.desk.keeping, "tell", slowly)
        async with line(server, token) as visitor:
            while not (await ben.get("/api/me/bots"))[0]["connected"]:
                await asyncio.sleep(0.02)
            await ben.open_table("me", level, game="race")
            assert (await visitor.receive())["type"] == "welcome"
            await visitor.until("asked")


@pytest.mark.parametrize("way", ["silent", "illegal", "dead"])
async def test_one_that_does_not_answer_is_answered_for(
    server: Threaded, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "SECONDS", 0.2)
    async with await Guest.named(server.base, f"Cy {way}") as cy:
        level, token = await made(cy)
        async with bot(server, token) as visitor:
            if way == "dead":
                visitor.connection.transport.abort()
            table = (await cy.open_table("me", level, game="race"))["id"]
            socket = await cy.watch(table)
            if way == "illegal":

                async def cheat() -> None:
                    while True:
                        said = await visitor.receive()
                        if said["type"] == "asked":
                            for _ in range(desk.TRIES):
                                await visitor.send("answer", id=said["id"], action=["cheat"])

                cheating = asyncio.create_task(cheat())
                await play(socket, Random(way))
                cheating.cancel()
            else:
                await play(socket, Random(way))
            assert socket.screen.over


async def test_none_is_put_on_a_seat_of_a_running_game(server: Threaded) -> None:
    """It would tell its owner, the host, what whoever sat there has in hand."""
    async with await Guest.named(server.base, "Una") as una, await Guest.named(server.base, "Vic") as vic:
        level, _ = await made(una)
        table = (await una.open_table("me", "open", game="race"))["id"]
        path = f"/api/tables/{table}/seat"
        await una.post(path, {"seat": 1, "kind": "bot", "level": level})
        await una.post(path, {"seat": 1, "kind": "open"})
        await vic.post(f"/api/tables/{table}/join")
        refused = await una.refused("POST", path, {"seat": 1, "kind": "bot", "level": level})
        assert refused[:2] == (409, "problem-already-begun")
        assert (await una.get(f"/api/tables/{table}"))["seats"][1]["name"] == "Vic", "nobody was sent away"
        await una.post(path, {"seat": 1, "kind": "bot", "level": "cadet"})


async def test_tokens(server: Threaded) -> None:
    async with await Guest.named(server.base, "Dee") as dee, await Guest.named(server.base, "Eve") as eve:
        level, token = await made(dee)
        name = level.removeprefix("visitor-")
        async with line(server, "nobody's") as stranger:
            assert (await stranger.receive())["problem"]["message"][0] == "problem-no-such-bot"
            with pytest.raises(ConnectionClosed):
                await stranger.receive()
        async with line(server) as greeting:
            await greeting.send("hello", token=token)
            assert (await greeting.receive())["bot"] == name
            async with bot(server, token):
                with pytest.raises(ConnectionClosed, match="4409"):
                    await greeting.receive()
        assert (await eve.refused("POST", f"/api/me/bots/{name}/token"))[:2] == (404, "problem-no-such-bot")
        assert (await eve.refused("POST", f"/api/me/bots/{name}/end"))[:2] == (404, "problem-no-such-bot")
        async with bot(server, token) as old:
            renewed = await dee.post(f"/api/me/bots/{name}/token")
            assert renewed["token"] != token
            with pytest.raises(ConnectionClosed, match="4401"):
                await old.receive()
        async with bot(server, renewed["token"]):
            assert await dee.post(f"/api/me/bots/{name}/end") == []
        seats = [{"kind": "person"}, {"kind": "bot", "level": level}]
        refused = await dee.refused("POST", "/api/tables", {"game": "outpost", "seats": seats})
        assert refused[:2] == (404, "problem-no-such-bot")


async def test_a_token_that_is_renewed_while_it_is_looked_up_counts_no_more(
    server: Threaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeping = server.services.desk.keeping
    by_token, looked_up, go_on = keeping.by_token, threading.Event(), threading.Event()

    async def slowly(token: str) -> Any:
        found = await by_token(token)
        looked_up.set()
        await asyncio.to_thread(go_on.wait, PATIENCE)
        return found

    async with await Guest.named(server.base, "Eda") as eda:
        level, token = await made(eda)
        monkeypatch.setattr(keeping, "by_token", slowly)
        async with line(server, token) as late:
            assert await asyncio.to_thread(looked_up.wait, PATIENCE)
            await eda.post(f"/api/me/bots/{level.removeprefix('visitor-')}/token")
            go_on.set()
            said = await late.receive()
            assert said["type"] == "refused", said
            assert said["problem"]["message"][0] == "problem-no-such-bot"


async def test_it_may_be_called_otherwise(server: Threaded) -> None:
    async with await Guest.named(server.base, "Flo") as flo, await Guest.named(server.base, "Gil") as gil:
        level, _ = await made(flo, "First")
        name = level.removeprefix("visitor-")
        table = (await flo.open_table("me", level, game="race"))["id"]
        socket = await flo.watch(table)
        assert (await gil.refused("POST", f"/api/me/bots/{name}/name", {"name": "Mine"}))[0] == 404
        assert (await flo.refused("POST", f"/api/me/bots/{name}/name", {"name": " "}))[1] == "problem-bad-name"
        assert (await flo.post(f"/api/me/bots/{name}/name", {"name": "Second"}))[0]["name"] == "Second"
        await socket.until(lambda screen: screen.table["seats"][1]["bot"] == "Second")
        await play(socket, Random("f"))
        result = (await flo.get("/api/results"))["results"][0]
        assert (result["seats"][1]["level"], result["seats"][1]["bot"]) == ("visitor", "Second")
        await flo.post(f"/api/me/bots/{name}/end")
        await socket.until(lambda screen: screen.table["seats"][1]["bot"] == "")
        assert (await flo.get("/api/results"))["results"][0]["seats"][1]["bot"] == ""


async def test_it_goes_where_its_owner_goes(server: Threaded) -> None:
    """What was a guest's is a member's, and who is no more has no bots: neither a name at a table nor a line."""
    device = Device()
    async with (
        await Guest.named(server.base, "Hana") as hana,
        await Guest.named(server.base, "Guest 9") as guest,
        await Guest.named(server.base, "Ivo") as ivo,
    ):
        await keep(hana, device)
        level, token = await made(guest)
        table = (await ivo.open_table("me", level, game="race"))["id"]
        seen = await ivo.watch(table)
        async with bot(server, token) as visitor:
            await sign_in(guest, device)
            await seen.until(lambda screen: screen.table["seats"][1]["bot_of"] == "Hana")
            await hana.post("/api/me/forget", {"name": "Hana"})
            with pytest.raises(ConnectionClosed, match="4401"):
                await visitor.until("over")
        await seen.until(lambda screen: screen.table["seats"][1]["bot"] == "")


async def test_who_is_blocked_has_no_bots_connected(server: Threaded) -> None:
    """Else they would be shown games for as long as they say nothing."""
    async with await Guest.named(server.base, "Jan") as jan:
        _, token = await made(jan)
        async with bot(server, token) as visitor:
            sql = "INSERT INTO blocked (player, at) VALUES (?, 0)"
            await server.inside(server.hall.store.write("", lambda session: session.change(sql, jan.player)))
            await server.inside(server.hall.bulletin.load())
            with pytest.raises(ConnectionClosed, match="4401"):
                await visitor.receive()
        async with line(server, token) as again:
            assert (await again.receive())["problem"]["message"][0] == "problem-no-such-bot"


async def test_nobody_has_more_than_a_few(server: Threaded) -> None:
    async with await Guest.named(server.base, "Fay") as fay:
        for number in range(8):
            await made(fay, f"Number {number}")
        assert (await fay.refused("POST", "/api/me/bots", {"name": "One more"}))[:2] == (409, "problem-too-many-bots")
        assert (await fay.refused("POST", "/api/me/bots", {"name": " "}))[1] == "problem-bad-name"


JUNK = st.one_of(
    st.text(max_size=40),
    st.binary(max_size=40),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=8,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["answer", "continue", "ladder", "ping", "hello", "x"])},
        optional={
            "id": st.one_of(st.text(max_size=5), st.integers(), st.sampled_from(["1", "2"])),
            "action": st.lists(st.one_of(st.integers(), st.text(max_size=5), st.none()), max_size=3),
            "path": st.lists(st.integers(), max_size=3),
            "games": st.lists(st.text(max_size=5), max_size=3),
            "at_once": st.integers(),
        },
    ).map(json.dumps),
)


async def test_anything_at_all_is_answered_and_hurts_nobody(server: Threaded) -> None:
    """Every message gets an answer of ours, and after all of them the bot is still served."""
    async with await Guest.named(server.base, "Gus") as gus:
        level, token = await made(gus)
        junk: list[str | bytes] = []

        @settings(max_examples=150, database=None, derandomize=True)
        @given(JUNK)
        def gather(message: str | bytes) -> None:
            junk.append(message)

        await asyncio.to_thread(gather)
        async with bot(server, token) as visitor:
            await gus.open_table("me", level)
            for message in [*junk, "[" * 10_000, json.dumps({"type": "ping", "id": "x" * 20_000})]:
                await visitor.connection.send(
                    message.encode("utf-8", "replace") if isinstance(message, str) else message
                )
                assert (await visitor.receive())["type"] in ("refused", "pong", "asked", "done", "withdrawn", "onward")
            await visitor.send("ping", id="last")
            while (await visitor.until("pong"))["id"] != "last":
                pass


async def test_a_text_that_is_none_ends_the_line_and_fills_no_log(
    server: Threaded, caplog: pytest.LogCaptureFixture
) -> None:
    async with await Guest.named(server.base, "Gwen") as gwen:
        _, token = await made(gwen)
        async with bot(server, token) as visitor, line(server) as stranger:
            for each in (visitor, stranger):
                await each.connection.send(b"\xff\xfe", text=True)
                with pytest.raises(ConnectionClosed, match="1007"):
                    await each.receive()
        async with bot(server, token):
            pass
    assert "Traceback" not in caplog.text


async def test_who_answers_what_it_is_asked_never_comes_too_fast(serve: Serve, sqlite_url: str) -> None:
    """Among bots a game is quicker than what somebody may say of their own accord."""
    running = serve(sqlite_url)
    running.services.limits.messages = Rate(0.001, 2)
    async with await Guest.named(running.base, "Ham") as ham:
        level, token = await made(ham)
        async with bot(running, token) as visitor:
            await ham.open_table(level, "commander", game="race")
            assert (await answer_all(visitor, Random("fast")))["missed"] == 0
            for _ in range(5):
                await visitor.send("ping", id="x")
            assert (await visitor.until("refused"))["problem"]["message"][0] == "problem-too-fast"


async def test_who_floods_is_cut_off(serve: Serve, sqlite_url: str) -> None:
    running = serve(sqlite_url, limited=True)
    async with await Guest.named(running.base, "Hal") as hal:
        _, token = await made(hal)
        async with bot(running, token) as visitor:
            with pytest.raises(ConnectionClosed):
                for _ in range(5_000):
                    await visitor.send("ping", id="again")
                while True:
                    await visitor.receive()
        async with bot(running, token):
            pass


async def test_steps_of_a_path_are_asked_for_one_by_one(server: Threaded) -> None:
    """A question for no path, or an unknown one, has no steps."""
    async with await Guest.named(server.base, "Ida") as ida:
        level, token = await made(ida)
        async with bot(server, token) as visitor:
            await ida.open_table(level, "me", game="race")
            asked = await visitor.until("asked")
            await visitor.send("continue", id=asked["id"], path=[])
            assert (await visitor.until("refused"))["problem"]["message"][0] == "not-an-option"
            await visitor.send("continue", id="99", path=[])
            assert (await visitor.until("refused"))["problem"]["message"][0] == "problem-late-answer"


async def test_a_ladder(serve: Serve, database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "PATIENCE", 0.0)
    running = serve(database_url)
    async with await Guest.named(running.base, "Joe") as joe, await Guest.named(running.base, "Kim") as kim:
        tokens = [(await made(owner, name))[1] for owner, name in ((joe, "Left"), (kim, "Right"))]
        assert (await joe.get("/api/games/race/ladder"))["rungs"] == []
        async with bot(running, tokens[0]) as left, bot(running, tokens[1]) as right:
            await left.send("ladder", id="enter", games=["chess"])
            assert (await left.until("refused"))["problem"]["message"][0] == "problem-no-such-game"
            for each in (left, right):
                await each.send("ladder", id="enter", games=["race"])
            await asyncio.gather(*(answer_all(each, Random(f"{each}")) for each in (left, right)))
            for each in (left, right):
                await each.send("ladder", id="leave", games=[])
            rungs: list[Any] = []
            while not rungs:
                await asyncio.sleep(0.1)
                rungs = (await joe.get("/api/games/race/ladder"))["rungs"]
        assert {rung["name"] or rung["level"] for rung in rungs} & {"Left", "Right"}
        assert all(rung["least"] < rung["rating"] < rung["most"] for rung in rungs)


async def test_so_many_games_at_the_same_time_are_those_of_all_ladders_together(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladders, "PATIENCE", 0.0)
    running = serve(sqlite_url)
    found = running.services.ladders

    async def look_again() -> None:
        for _ in range(10):
            found.bring_together()

    async with await Guest.named(running.base, "Jon") as jon:
        level, token = await made(jon)
        async with bot(running, token) as visitor:
            await visitor.send("ladder", id="enter", games=found.games, at_once=2)
            await visitor.until("asked")
            await running.inside(look_again())
            assert len(found.games) > 2
            assert found._playing[level.removeprefix("visitor-")] == 2


async def test_games_of_a_ladder_that_end_together_all_count(
    serve: Serve, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rated = ladders.Ladders._rated

    def slowly(*arguments: Any) -> Any:
        time.sleep(0.02)  # the others come meanwhile
        return rated(*arguments)

    monkeypatch.setattr(ladders.Ladders, "_rated", slowly)
    servers = [serve(database_url) for _ in range(2 if database_url.startswith("postgres") else 1)]
    both = [each.services.ladders for each in servers]
    ended = [
        server.inside(ladder._rate("race", ["cadet", "commander"], [game % 2]))
        for game in range(6)
        for server, ladder in zip(servers, both, strict=True)
    ]
    await asyncio.gather(*ended)
    standings = await servers[0].inside(both[0].desk.keeping.standings("race"))
    assert [(row.games, row.wins) for row, _ in standings] == [(len(ended), len(ended) / 2)] * 2


def client(language: str) -> list[str]:
    """The command that runs a reference client, where there is what it needs."""
    if language == "python":
        return [sys.executable, str(BOTS / "client.py")]
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node.js")
    version = int(subprocess.check_output([node, "--version"], text=True).lstrip("v").split(".")[0])
    return [node, *(["--experimental-websocket"] if version < 22 else []), str(BOTS / "client.mjs")]


@pytest.mark.parametrize("language", ["python", "javascript"])
async def test_the_reference_clients_play_to_the_end(server: Threaded, language: str) -> None:
    async with await Guest.named(server.base, f"Lea {language}") as lea:
        level, token = await made(lea)
        address = server.base.replace("http", "ws", 1) + "/ws/bot"
        last = ["--games", "1"] if language == "python" else ["", "1"]
        process = await asyncio.create_subprocess_exec(
            *client(language), address, token, *last, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        assert process.stdout is not None
        try:
            assert (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).startswith(b"welcome")
            socket = await lea.watch((await lea.open_table("me", level, game="race"))["id"])
            await play(socket, Random(language))
            said, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
        finally:
            if process.returncode is None:
                process.kill()
        assert process.returncode == 0, said
        assert b"over:" in said and b"missed 0" in said and b"refused" not in said, said


@asynccontextmanager
async def running_client(language: str, server: Threaded, token: str) -> AsyncIterator[asyncio.subprocess.Process]:
    address = server.base.replace("http", "ws", 1) + "/ws/bot"
    process = await asyncio.create_subprocess_exec(
        *client(language), address, token, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def heard(process: asyncio.subprocess.Process, words: bytes) -> None:
    """Read what it says up to these words."""
    assert process.stdout is not None
    while words not in (said := await asyncio.wait_for(process.stdout.readline(), PATIENCE)):
        assert said, f"it ended without saying {words!r}"


@pytest.mark.parametrize("language", ["python", "javascript"])
async def test_the_reference_clients_end_when_another_program_has_their_token(server: Threaded, language: str) -> None:
    async with await Guest.named(server.base, f"Mae {language}") as mae:
        _, token = await made(mae)
        async with running_client(language, server, token) as process:
            await heard(process, b"welcome")
            async with bot(server, token):
                await heard(process, b"not let in: problem-bot-elsewhere")
                assert await asyncio.wait_for(process.wait(), PATIENCE) == 1
        async with running_client(language, server, "nobody's") as process:
            await heard(process, b"not let in: problem-no-such-bot")
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 1


@pytest.mark.parametrize("language", ["python", "javascript"])
async def test_who_comes_too_often_is_told_apart_from_a_stranger(
    server: Threaded, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else all bots behind one address would give up because one of them comes again and again."""
    limit = server.services.limits.sign_ins
    async with await Guest.named(server.base, f"Ned {language}") as ned:
        _, token = await made(ned)
        monkeypatch.setattr(limit, "rate", Rate(0.0001, 1))
        async with bot(server, token):
            pass
        async with line(server, token) as early:
            assert (await early.receive())["problem"]["message"][0] == "problem-too-fast"
            with pytest.raises(ConnectionClosed, match="4429"):
                await early.receive()
        async with running_client(language, server, token) as process:
            await heard(process, b"problem-too-fast")
            monkeypatch.setattr(limit, "rate", None)
            await heard(process, b"welcome")
        limit.buckets.clear()


def test_levels_are_shown_without_the_id() -> None:
    assert (shown_level("visitor-secret"), shown_level("commander")) == ("visitor", "commander")
