"""What would come of answers, told to whoever is asked: along with the question, and on demand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.toys.listed import toys_listed

from .client import Guest, table_of_two
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
