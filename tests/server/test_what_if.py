"""What would come of answers, told to whoever is asked: along with the question, and on demand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.kernel import Action
from cosmodrome.server.limits import usual
from tests.toys.barter import GOODS, BarterState
from tests.toys.listed import toys_listed

from .client import Guest, Screen, Socket, play_all, table_of_two
from .conftest import Serve
from .running import Threaded

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(tmp_path: Path, sqlite_url: str, serve: Serve) -> Iterator[Threaded]:
    """One that knows the toys: a server learns when it starts which games there are."""
    (tmp_path / "games").mkdir()
    with toys_listed(tmp_path / "games"):
        yield serve(sqlite_url)


async def test_hints_come_along_with_a_question(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, game="barter", seed="1")
        socket, other = await ada.watch(table), await bo.watch(table)
        assert (await socket.asked())["hints"] == {"points": max(socket.screen.update["view"]["goods"])}
        assert other.screen.question is None


async def refused(socket: Socket, action: object, asked: int) -> str:
    said = await socket.ask("preview", asked=asked, action=action)
    assert said["type"] == "refused", said
    key: str = said["problem"]["message"][0]
    return key


async def test_an_answer_is_previewed_without_being_given(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, game="barter", seed="1")
        socket, other = await ada.watch(table), await bo.watch(table)
        question = await socket.asked()
        for option in question["options"]:
            action = option["action"]
            said = await socket.ask("preview", asked=question["asked"], action=action)
            points = points_after(socket.screen.update["view"]["goods"], action)
            assert said == {"type": "previewed", "id": said["id"], "preview": {"points": points}}
        await other.settle()
        assert socket.screen.seqs == other.screen.seqs == [0], "nobody saw anything of it"


def points_after(goods: list[int], action: list[Any]) -> int:
    after = dict(zip(GOODS, goods, strict=True))
    if action[0] == "offer":
        after[action[2]] -= 1
        after[action[3]] += 1
    return max(after.values())


def swap(one: Screen, other: Screen) -> tuple[str, str]:
    """Something the one has for something else that the other has."""
    has, wants = (held(screen) for screen in (one, other))
    return next((give, want) for give in has for want in wants if give != want)


def held(screen: Screen) -> list[str]:
    return [good for good, number in zip(GOODS, screen.update["view"]["goods"], strict=True) if number]


async def test_only_who_is_asked_learns_what_would_come_of_a_legal_answer(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, game="barter", seed="1")
        socket, other = await ada.watch(table), await bo.watch(table)
        asked = (await socket.asked())["asked"]
        assert await refused(socket, ["pass"], asked + 1) == "problem-late-answer"
        assert await refused(socket, ["fly"], asked) == "not-an-option"
        assert await refused(socket, ["pass", {}], asked) == "malformed-action"
        assert await refused(socket, "pass", asked) == "problem-malformed"
        assert await refused(other, ["pass"], asked) == "not-your-decision"
        async with Guest(server.base) as nobody:
            assert await refused(await nobody.watch(table), ["pass"], asked) == "problem-players-only"


async def test_previews_are_limited(sqlite_url: str, serve: Serve) -> None:
    server = serve(sqlite_url, limited=True)
    limit = usual().previews
    assert limit is not None
    server.services.limits.previews.clock = lambda: 0.0
    async with await Guest.named(server.base, "Ada") as ada:
        socket = await ada.watch((await ada.open_table("me", "bot", game="race"))["id"])
        question = await socket.asked()
        ahead = {"asked": question["asked"], "action": question["suggestion"]}
        said = [await socket.ask("preview", **ahead) for _ in range(limit.burst + 1)]
        assert {each["type"] for each in said[:-1]} == {"previewed"}
        assert said[-1]["type"] == "refused" and said[-1]["problem"]["message"][0] == "problem-too-fast"
        assert (await socket.act(question["suggestion"]))["type"] == "accepted", "answers are not held up"


async def test_what_can_not_be_taken_back_is_done_once_that_is_sure(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, game="barter", seed="1")
        socket, other = await ada.watch(table), await bo.watch(table)
        await socket.asked()
        said = await socket.act(["offer", 1, *swap(socket.screen, other.screen)], sure=False)
        assert said["type"] == "accepted", "it can be taken back"
        asked = (await other.asked())["asked"]
        preview = (await other.ask("preview", asked=asked, action=["accept"]))["preview"]
        said = await other.act(["accept"], sure=False, id="mine")
        assert said == {"type": "final", "id": "mine", "preview": preview}
        await socket.settle()
        assert socket.screen.seq == other.screen.seq == 1, "nothing was done"
        assert (await other.act(["accept"], sure=False, id="mine"))["type"] == "final", "nor is it when sent again"
        assert (await other.act(["fly"], sure=False))["type"] == "refused"
        assert (await other.act(["accept"], id="meant"))["type"] == "accepted"
        again = await other.ask("act", asked=asked, action=["accept"], sure=False, id="meant")
        assert again["type"] == "accepted", "what is done under an id is done"


async def test_in_real_time_nothing_is_asked_twice(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        socket = await ada.watch(await table_of_two(ada, bo, game="trucker", seed="1"))
        await socket.asked()
        assert (await socket.act(["draw"], sure=False))["type"] == "accepted"


async def test_nothing_is_tried_out(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each action is worked out once, however many answers are open, and whatever is foreseen of them."""
    performed = 0
    perform = BarterState.perform

    def counting(self: BarterState, seat: int, action: Action) -> None:
        nonlocal performed
        performed += 1
        perform(self, seat, action)

    monkeypatch.setattr(BarterState, "perform", counting)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, game="barter", seed="1")
        sockets = [await ada.watch(table), await bo.watch(table)]
        question = await sockets[0].asked()
        for option in question["options"]:
            await sockets[0].ask("preview", asked=question["asked"], action=option["action"])
        await play_all(sockets, "nothing tried out", lambda screen: screen.table["status"] == "over")
        assert performed == sockets[0].screen.update["actions"] > 8


async def test_something_can_be_looked_up_before_answering(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    def consult(state: BarterState, seat: int, action: Action) -> dict[str, Any] | None:
        return {"for": action[1]} if action[:1] == ("look-up",) and seat in state.waiting else None

    monkeypatch.setattr(BarterState, "consult", consult)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, game="barter", seed="1")
        socket, other = await ada.watch(table), await bo.watch(table)
        asked = (await socket.asked())["asked"]
        said = await socket.ask("preview", asked=asked, action=["look-up", "tea"])
        assert said == {"type": "previewed", "id": said["id"], "preview": {"for": "tea"}}
        assert await refused(socket, ["look-up", "tea"], asked + 1) == "problem-late-answer"
        assert await refused(other, ["look-up", "tea"], asked) == "not-your-decision"
        assert await refused(socket, "tea", asked)
        assert socket.screen.seqs == [0], "nothing was done"
