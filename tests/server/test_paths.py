"""A path is put together step by step with the server: only by the seat that is asked, and without answering."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.toys.listed import toys_listed

from .client import Guest, Socket, table_of_two
from .conftest import Serve
from .running import Threaded

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(tmp_path: Path, sqlite_url: str, serve: Serve) -> Iterator[Threaded]:
    """One that knows the toys: a server learns when it starts which games there are."""
    (tmp_path / "games").mkdir()
    with toys_listed(tmp_path / "games"):
        yield serve(sqlite_url)


async def refused(socket: Socket, path: object, asked: int) -> str:
    said = await socket.ask("continue", asked=asked, path=path)
    assert said["type"] == "refused", said
    key: str = said["problem"]["message"][0]
    return key


async def test_a_path_grows_step_by_step(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, game="courier", seed="1")
        socket = await ada.watch(table)
        question = await socket.asked()
        assert (question["shape"], question["verb"], question["costs"]) == ("path", "fly", ["fuel", "dust"])
        assert question["suggestion"] == ["fly", ["north", "vesta"]]
        assert question["way"] == {
            "path": [],
            "onward": [
                {"item": "north", "label": ["north", {}], "costs": [1, 0]},
                {"item": "south", "label": ["south", {}], "costs": [2, 0]},
            ],
            "stuck": {"reason": ["path-goes-on", {}], "rule": "fly"},
        }
        asked = question["asked"]
        way = (await socket.ask("continue", asked=asked, path=["north"]))["way"]
        assert [leg["item"] for leg in way["path"]] == ["north"]
        assert [leg["item"] for leg in way["onward"]] == ["pallas", "vesta", "ceres"]
        assert way["stuck"] == {"reason": ["no-station", {"space": "north"}], "rule": "fly"}
        ways = [
            (await socket.ask("continue", asked=asked, path=path))["way"]
            for path in (["north", "ceres"], ["north", "vesta"])
        ]
        assert [each["stuck"] for each in ways] == [None, None]
        assert server.hall.loaded()[-1].play.seq == 0  # type: ignore[union-attr]
        assert (await socket.act(["fly", ["north", "vesta"]]))["type"] == "accepted"


async def test_what_is_no_path_is_refused_with_the_step(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, game="courier", seed="1")
        socket, other = await ada.watch(table), await bo.watch(table)
        asked = (await socket.asked())["asked"]
        assert await refused(socket, ["north", "juno"], asked) == "path-no-such-step"
        assert await refused(socket, ["north", {}], asked) == "malformed-action"
        assert await refused(socket, [[[[[1]]]]], asked) == "malformed-action"
        assert await refused(socket, "north", asked) == "problem-malformed"
        assert await refused(socket, ["north"], asked + 1) == "problem-late-answer"
        assert await refused(other, ["north"], asked) == "problem-late-answer"
        async with Guest(server.base) as nobody:
            assert await refused(await nobody.watch(table), [], asked) == "problem-players-only"


async def test_only_a_question_for_a_path_has_steps(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, game="cargo", seed="1")
        socket = await ada.watch(table)
        assert await refused(socket, [], (await socket.asked())["asked"]) == "not-an-option"
