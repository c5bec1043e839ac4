"""Connections that one server process hands to another."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from cosmodrome.server.handing import Handing

pytestmark = pytest.mark.anyio

HEAD = b"GET /ws/tables/x HTTP/1.1\r\n\r\n"


def url_of(handing: Handing, home: int) -> bytes:
    """The address of a table's socket in this process."""
    found = (b"/ws/tables/t%d?since=3" % number for number in range(100))
    return next(url for url in found if handing.home(url) == home)


async def test_a_connection_goes_on_in_another_process(tmp_path: Path) -> None:
    here, there = Handing(tmp_path, 0, 2), Handing(tmp_path, 1, 2)
    taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()

    async def take(line: socket.socket, head: bytes) -> None:
        taken.put_nowait((line, head))

    ours, theirs = socket.socketpair()
    with ours, here.open(take), there.open(take):
        with theirs:
            assert here.give(url_of(here, 1), HEAD, theirs.fileno())
        line, head = await taken.get()
        with line:
            assert head == HEAD and not line.getblocking()
            line.send(b"welcome")
        assert ours.recv(100) == b"welcome", "the end in the first process was closed meanwhile"


async def test_what_nobody_takes_stays(tmp_path: Path) -> None:
    here, there = Handing(tmp_path, 0, 2), Handing(tmp_path, 1, 2)
    ours, theirs = socket.socketpair()

    async def take(line: socket.socket, head: bytes) -> None:
        raise AssertionError("nobody has asked for it")

    with ours, theirs:
        assert not here.give(url_of(here, 1), HEAD, theirs.fileno()), "before it serves itself"
        with here.open(take):
            for url in (url_of(here, 0), b"/ws/lobby", b"/ws/bot", b"/ws/tables/"):
                assert here.home(url) == 0 and not here.give(url, HEAD, theirs.fileno())
            assert not here.give(url_of(here, 1), HEAD, theirs.fileno()), "nobody is there"
            (tmp_path / "1").touch()
            assert not here.give(url_of(here, 1), HEAD, theirs.fileno()), "something else is there"
            with there.open(take):
                given = [here.give(url_of(here, 1), HEAD, theirs.fileno()) for _ in range(5000)]
                assert given[0] and not given[-1], "there is no room for more"


async def test_a_process_without_a_door_serves_all_the_same(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def take(line: socket.socket, head: bytes) -> None:
        pass

    with Handing(tmp_path / ("far" * 40), 0, 2).open(take):
        pass
    assert "no connections can be handed" in caplog.text
