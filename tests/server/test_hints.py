"""What a bot would do, for whoever asks: where that is fair, from what the seat may know, and not too often."""

from __future__ import annotations

import pytest

from cosmodrome.server.limits import usual

from .client import Guest, table_of_two
from .conftest import Serve
from .running import Threaded

pytestmark = pytest.mark.anyio


async def test_a_bot_says_what_it_would_answer_and_what_it_weighed(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        table = await ada.open_table("me", "bot", seed="lesson-32")
        assert table["hints"]
        socket = await ada.watch(table["id"])
        question = await socket.asked()
        said = await socket.ask("hint", asked=question["asked"])
        assert said["type"] == "hinted" and said["action"] in [option["action"] for option in question["options"]]
        assert said["label"] in [option["label"] for option in question["options"]]
        assert said["weighed"][0]["label"] == said["label"]
        assert said["measure"] == "percent" and all(0 <= each["figure"] <= 100 for each in said["weighed"])
        assert socket.screen.seq == 0, "nothing is answered by it"
        assert (await socket.ask("hint", asked=question["asked"] + 1))["problem"]["message"][0] == "problem-late-answer"


async def test_where_search_is_no_better_the_games_own_bot_answers(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        table = await ada.open_table("me", "bot", game="frontier", options={"edition": "base"}, seed="lesson-32")
        socket = await ada.watch(table["id"])
        question = await socket.asked()
        said = await socket.ask("hint", asked=question["asked"])
        assert said["type"] == "hinted" and said["weighed"][0]["label"] == said["label"]
        assert said["measure"] == "water" and said["reasons"][-1][0] == "reason-standing"


async def test_among_people_hints_are_given_only_where_the_table_allows_them(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        for allowed in (False, True):
            table = await table_of_two(ada, bo, seed="lesson-32", hints=allowed)
            socket = await ada.watch(table)
            assert socket.screen.table["hints"] == allowed
            said = await socket.ask("hint", asked=(await socket.asked())["asked"])
            assert said["type"] == ("hinted" if allowed else "refused"), said
        async with Guest(server.base) as nobody:
            said = await (await nobody.watch(table)).ask("hint", asked=0)
            assert said["problem"]["message"][0] == "problem-players-only"


async def test_hints_are_limited_and_hold_up_no_answer(sqlite_url: str, serve: Serve) -> None:
    server = serve(sqlite_url, limited=True)
    limit = usual().hints
    assert limit is not None
    server.services.limits.hints.clock = lambda: 0.0
    async with await Guest.named(server.base, "Ada") as ada:
        socket = await ada.watch((await ada.open_table("me", "bot", seed=""))["id"])
        asked = (await socket.asked())["asked"]
        tokens = [await socket.send("hint", asked=asked) for _ in range(limit.burst + 1)]
        refused = await socket.reply(tokens[-1])
        assert refused["problem"]["message"][0] == "problem-too-fast"
        assert (await socket.act(socket.screen.question["options"][-1]["action"]))["type"] == "accepted"
