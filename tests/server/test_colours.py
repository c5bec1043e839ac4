"""Colours: everybody may prefer one, and at a table no two have the same."""

from __future__ import annotations

import pytest

from cosmodrome.server.people.colours import assigned

from .client import Guest, table_of_two
from .conftest import Serve


def test_no_two_have_the_same() -> None:
    assert assigned([0, 0, 0]) == [1, 2, 3], "nobody wants anything: the seats' own"
    assert assigned([0, 1, 0]) == [2, 1, 3], "whose own somebody prefers has what is left"
    assert assigned([5, 5, 0]) == [5, 2, 3], "the first has it"
    assert assigned([2, 2, 2]) == [2, 1, 3]
    assert sorted(assigned([9] * 9)) == list(range(1, 10))
    assert len(assigned([0] * 12)) == 12 and assigned([0] * 12)[9:] == [1, 2, 3]


@pytest.mark.anyio
async def test_a_table_gives_them(serve: Serve, database_url: str) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        assert (await bo.post("/api/me/colour", {"colour": 1}))["colour"] == 1
        table = await table_of_two(ada, bo, "bot")
        socket = await ada.watch(table)
        assert [seat["colour"] for seat in socket.screen.table["seats"]] == [2, 1, 3]
        await bo.post("/api/me/colour", {"colour": 7})
        await socket.until(lambda screen: [seat["colour"] for seat in screen.table["seats"]] == [1, 7, 3])
        for bad in (10, -1, "red", None):
            assert (await bo.refused("POST", "/api/me/colour", {"colour": bad}))[1] == "problem-malformed"
        again = serve(database_url)
        async with bo.at(again.base) as later:
            assert (await later.get("/api/me/account"))["colour"] == 7
