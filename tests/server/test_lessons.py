"""Lessons at a table: one answer leads on, the script follows, and it can be left and taken up again."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games import find
from cosmodrome.text.lesson import Lesson, lesson_of

from .client import Guest, Socket
from .running import Threaded

pytestmark = pytest.mark.anyio

LEARN = "/api/games/outpost/lesson"


def lesson() -> Lesson:
    found = lesson_of(find("outpost"))
    assert found is not None
    return found


def listed(action: Any) -> Any:
    return [listed(each) for each in action] if isinstance(action, tuple) else action


async def go_on(socket: Socket, first: int, last: int) -> None:
    for step in lesson().steps[first:last]:
        said = await socket.act(listed(step.answer), sure=False)
        assert said["type"] == "accepted", (step.name, said)


async def test_only_the_answer_of_the_step_leads_on(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        table = await ada.post(LEARN)
        assert table["private"] and table["lesson"] == {"done": 0, "steps": len(lesson().steps)}
        socket = await ada.watch(table["id"])
        question = await socket.asked()
        assert [option["action"] for option in question["options"]] == [["auction", "data_library"]]
        why = {"auction nodule": None} | {" ".join(each["action"]): each["why"] for each in question["closed"]}
        assert why["auction nodule"]["reason"] == ["lesson-not-now", {"do": ["lesson-auction-do", {}]}]
        said = await socket.act(["auction", "nodule"])
        assert said["type"] == "refused"
        assert said["problem"]["message"] == ["lesson-not-now", {"do": ["lesson-auction-do", {}]}]
        assert socket.screen.seq == 0, "nothing has changed"
        await go_on(socket, 0, 1)
        told = socket.screen.update["teaching"]
        assert told["place"]["done"] == 1 and told["says"] == ["lesson-bid"] and told["do"] == "lesson-bid-do"
        assert (socket.screen.question["lo"], socket.screen.question["hi"]) == (15, 15)


async def test_what_is_answered_twice_counts_once_though_others_have_followed(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        socket = await ada.watch((await ada.post(LEARN))["id"])
        await go_on(socket, 0, 1)
        asked = socket.screen.question["asked"]
        for _ in range(2):
            said = await socket.ask("act", asked=asked, action=["bid", 15], id="mine")
            assert said["type"] == "accepted"
        assert socket.screen.update["teaching"]["place"]["done"] == 2
        assert [entry["key"] for entry in socket.screen.log[-2:]] == ["bids", "bids"], "the rival's bid came along"


async def test_a_lesson_is_taken_up_where_it_was_left(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.post(LEARN))["id"]
        socket = await ada.watch(table)
        await go_on(socket, 0, 3)
        payment = socket.screen.question
        assert payment["suggestion"] == ["pay", [208, 209]] and payment["lo"] == payment["hi"] == 2
        await socket.close()
        again = await ada.post(LEARN)
        assert again["id"] == table and again["lesson"]["done"] == 3
        socket = await ada.watch(table)
        await go_on(socket, 3, len(lesson().steps))
        assert socket.screen.update["teaching"]["do"] == "" and socket.screen.update["teaching"]["says"] == [
            "lesson-end"
        ]
        assert len(socket.screen.question["options"]) > 1, "from here on anything goes"
        assert (await socket.act(["done"]))["type"] == "accepted"
        await socket.until(lambda screen: screen.question is not None)
        assert (await ada.post(LEARN))["id"] != table, "who has learnt it begins anew"


async def test_nobody_else_plays_in_a_lesson(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = (await ada.post(LEARN))["id"]
        refused = await ada.refused("POST", f"/api/tables/{table}/seat", {"seat": 1, "kind": "open"})
        assert refused[:2] == (409, "problem-lesson-seats")
        assert (await bo.refused("POST", f"/api/tables/{table}/join", {"seat": 1}))[0] == 409
        assert table not in [each["id"] for each in (await bo.get("/api/lobby"))["live"]]
        watching = await bo.watch(table)
        assert watching.screen.update["teaching"] is None
        await ada.post(f"/api/tables/{table}/leave")
        assert (await ada.refused("GET", f"/api/tables/{table}"))[1] == "problem-no-such-table"


async def test_games_say_whether_they_have_a_lesson(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        minutes = {game["id"]: game["lesson"] for game in await ada.get("/api/games")}
        assert minutes["outpost"] == lesson().minutes
        assert (await ada.refused("POST", "/api/games/chess/lesson"))[1] == "problem-no-such-game"
