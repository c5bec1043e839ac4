"""What bounds a connection before any application sees a request of it. Times are shortened where a test waits."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from cosmodrome.server import lines
from cosmodrome.server.guard import CLOSE_TOO_FAST
from cosmodrome.server.lines import CLOSE_TOO_MANY, MOST_FRAMES, MOST_HEAD, Waiting

from .client import PATIENCE, Guest
from .conftest import Serve
from .running import Threaded

pytestmark = pytest.mark.anyio

SHORT = 0.3


class Line:
    """A connection that sends whatever it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def rest(self) -> bytes:
        """All that comes until the server ends the connection."""
        try:
            return await asyncio.wait_for(self.reader.read(), PATIENCE)
        except ConnectionError:
            return b""

    async def answer(self) -> bytes:
        """The first line of an answer, which has a body of a known length."""
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        await self.reader.readexactly(int(lengths[0].partition(b":")[2]))
        return head.partition(b"\r\n")[0]


@asynccontextmanager
async def line(server: Threaded) -> AsyncIterator[Line]:
    host, port = server.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Line(reader, writer)
    finally:
        writer.close()


GET = b"GET /health HTTP/1.1\r\nHost: here\r\n"


# size


async def test_a_head_without_end_is_not_read_to_its_end(server: Threaded) -> None:
    async with line(server) as endless:
        endless.send(GET + b"X-Endless: ")
        answer = asyncio.create_task(endless.rest())
        sent = 0
        while not answer.done() and sent < 500 * MOST_HEAD:
            endless.send(b"x" * MOST_HEAD)
            sent += MOST_HEAD
            await asyncio.sleep(0.001)
        assert (await answer).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    "head",
    [
        GET + b"X-Long: " + b"x" * MOST_HEAD + b"\r\n\r\n",
        GET + b"".join(b"X-%d: many\r\n" % number for number in range(MOST_HEAD // 8)) + b"\r\n",
        b"GET /" + b"x" * MOST_HEAD + b" HTTP/1.1\r\nHost: here\r\n\r\n",
    ],
)
async def test_a_large_head_is_refused(server: Threaded, head: bytes) -> None:
    async with line(server) as large:
        large.send(head)
        assert (await large.rest()).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("second", [GET + b"X-Long: " + b"x" * MOST_HEAD + b"\r\n\r\n", b"good day\r\n\r\n"])
async def test_what_is_refused_does_not_get_into_the_answer_before_it(
    server: Threaded, second: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with line(server) as both:
        both.send(GET + b"\r\n" + second)
        assert await both.rest() == b""
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


async def test_an_ordinary_head_is_not(server: Threaded) -> None:
    async with line(server) as ordinary:
        for _ in range(2):
            ordinary.send(GET + b"X-Long: " + b"x" * (MOST_HEAD // 2) + b"\r\n\r\n")
            assert (await ordinary.answer()) == b"HTTP/1.1 200 OK"


async def test_what_is_no_request_is_refused(server: Threaded) -> None:
    async with line(server) as nonsense:
        nonsense.send(b"good day\r\n\r\n")
        assert (await nonsense.rest()).startswith(b"HTTP/1.1 400 ")


# time


@pytest.mark.parametrize("sent", [b"", b"GET / HT", GET])
async def test_half_a_head_is_not_waited_for_for_ever(
    server: Threaded, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(lines, "HEAD_SECONDS", SHORT)
    async with line(server) as slow:
        slow.send(sent)
        assert (await slow.rest())[:13] == (b"HTTP/1.1 408 " if sent else b"")


async def test_nor_the_second_one(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    async with line(server) as slow:
        slow.send(GET + b"\r\n")
        assert (await slow.answer()) == b"HTTP/1.1 200 OK"
        monkeypatch.setattr(lines, "HEAD_SECONDS", SHORT)
        rest = asyncio.create_task(slow.rest())
        for byte in GET * 50:
            slow.send(bytes([byte]))
            await asyncio.sleep(0.01)
            if rest.done():
                break
        assert rest.done(), "however often something comes"


async def test_nor_half_a_body(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "BODY_SECONDS", SHORT)
    async with line(server) as slow:
        slow.send(b'POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{"name": "A')
        assert (await slow.rest()).startswith(b"HTTP/1.1 408 ")


async def test_nor_the_rest_of_a_body_that_was_refused(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PARTING_SECONDS", SHORT)
    async with line(server) as large:
        large.send(b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 10000000\r\n\r\n{")
        assert (await large.rest()).startswith(b"HTTP/1.1 413 ")


async def test_nor_the_next_request(serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "IDLE_SECONDS", 1)
    async with line(serve(sqlite_url)) as idle:
        idle.send(GET + b"\r\n")
        assert (await idle.rest()).startswith(b"HTTP/1.1 200 OK")


async def test_nor_somebody_who_takes_no_answer(server: Threaded, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "STALLED_SECONDS", SHORT)
    async with line(server) as stalled:
        stalled.writer.transport.pause_reading()  # type: ignore[attr-defined]  # that of a socket can
        stalled.send(b"GET /api/games/race/reference HTTP/1.1\r\nHost: here\r\n\r\n" * 400)
        with pytest.raises(ConnectionError):
            for _ in range(int(PATIENCE / 0.1)):
                stalled.send(b"x")
                await stalled.writer.drain()
                await asyncio.sleep(0.1)


async def test_whoever_goes_before_the_end_of_a_body_has_asked_nothing(server: Threaded) -> None:
    async with line(server) as hasty, await Guest.named(server.base, "Ada") as ada:
        cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
        head = f"POST /api/me HTTP/1.1\r\nHost: here\r\nCookie: {cookie}\r\nTransfer-Encoding: chunked\r\n\r\n"
        body = json.dumps({"name": "Eve"}).encode()
        hasty.send(head.encode() + b"%x\r\n%s\r\n" % (len(body), body))
        await asyncio.sleep(SHORT)
        hasty.writer.transport.abort()
        assert (await ada.get("/api/me"))["name"] == "Ada"


# number


async def test_few_connections_wait_for_a_request(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "HEAD_SECONDS", PATIENCE)
    monkeypatch.setattr(lines, "IDLE_SECONDS", int(PATIENCE))
    server = serve(sqlite_url, limited=True, people=2)
    async with line(server) as first, line(server) as second, line(server) as third:
        first.send(GET)
        second.send(GET + b"\r\n")
        assert (await second.answer()) == b"HTTP/1.1 200 OK"
        third.send(GET)
        others = [line(server) for _ in range(4)]
        for other in others:
            (await other.__aenter__()).send(GET)
        assert await first.rest() == b"", "it has waited longest"
        third.send(b"\r\n")
        assert (await third.answer()) == b"HTTP/1.1 200 OK"
        for other in others:
            await other.__aexit__(None, None, None)


def test_addresses_do_not_crowd_each_other_out() -> None:
    class Quiet(lines.Request):
        def __init__(self, address: str) -> None:
            self.address = address
            self.ended = False

        def end(self) -> None:
            self.ended = True

    waiting = Waiting(2)
    crowd = [Quiet("here") for _ in range(4)]
    other = Quiet("there")
    for each in (other, *crowd):
        waiting.add(each)
    assert [each.ended for each in (other, *crowd)] == [False, True, True, False, False]
    for each in (other, *crowd):
        waiting.discard(each)
    assert not waiting._waiting


# sockets


async def test_a_socket_that_pings_without_end_is_cut(server: Threaded) -> None:
    async with Guest(server.base) as nobody:
        socket = await nobody.connection("/ws/lobby")
        with pytest.raises(ConnectionClosed) as caught:
            for _ in range(1000):
                await socket.ping()
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            await socket.ping()
        assert caught.value.rcvd is not None
        assert (caught.value.rcvd.code, caught.value.rcvd.reason) == (CLOSE_TOO_FAST, "problem-too-fast")


async def test_a_message_in_pieces_without_end_is_cut(server: Threaded) -> None:
    async with Guest(server.base) as nobody:
        socket = await nobody.connection("/ws/lobby")
        pieces = [Frame(Opcode.TEXT, b"", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * MOST_FRAMES]
        for piece in pieces:
            socket.transport.write(piece.serialize(mask=True))
        await asyncio.wait_for(socket.wait_closed(), PATIENCE)
        assert (socket.close_code, socket.close_reason) == (CLOSE_TOO_MANY, "problem-too-large")


async def test_messages_are_answered_in_order_however_they_are_cut(server: Threaded) -> None:
    """One in a piece of its own goes a shorter way than what comes in parts, or several at once."""
    async with await Guest.named(server.base, "Ada") as ada:
        socket = await ada.connection(f"/ws/tables/{(await ada.open_table('me', 'open'))['id']}")
        sent = [f"{number}{'x' * 200 * (number % 3 == 2)}"[:64] for number in range(30)]
        texts = [
            json.dumps({"type": "ping", "id": each}) + " " * 200 * (number % 2) for number, each in enumerate(sent)
        ]
        framed = [Frame(Opcode.TEXT, text.encode()).serialize(mask=True) for text in texts]
        pieces = [*framed[:10], b"".join(framed[10:20]), *[bytes([byte]) for byte in b"".join(framed[20:22])]]
        halves = [framed[22] + framed[23][:7], framed[23][7:], *framed[24:]]
        for piece in [*pieces, *halves]:
            socket.transport.write(piece)
            await asyncio.sleep(0.002)
        heard: list[str] = []
        while len(heard) < len(sent):
            said = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if said["type"] == "pong":
                heard.append(said["id"])
        assert heard == sent
        socket.transport.write(Frame(Opcode.TEXT, b'{"type": "ping", "id": "\xff"}').serialize(mask=True))
        assert json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] == "refused"
