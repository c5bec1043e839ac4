"""The other ends of what the server sends: webhooks and mail servers that work, fail, hang and lie."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

Serving = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def listening(serving: Serving) -> AsyncIterator[int]:
    """The port at which each connection is served so."""
    tasks: set[asyncio.Task[None]] = set()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        try:
            await serving(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            tasks.discard(task)
            writer.close()

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in list(tasks):
            task.cancel()


ANSWERS = {
    "works": b"HTTP/1.1 204 No Content\r\n\r\n",
    "fails": b"HTTP/1.1 503 Service Unavailable\r\n\r\n",
    "is gone": b"HTTP/1.1 410 Gone\r\n\r\n",
    "leads on": b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n",
    "lies": b"220 I am a mail server\r\n",
    "babbles": b"x" * 100_000,
    "ends": b"",
}


class Hook:
    """A webhook; what it does is set as one likes. It keeps what it was told."""

    def __init__(self) -> None:
        self.manner = "works"
        self.told: list[dict[str, Any]] = []
        self.read: Callable[[bytes], bytes] = lambda body: body
        """How to make JSON of what comes."""
        self.heads: list[bytes] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.manner == "hangs up":
            return
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(line[15:]) for line in head.split(b"\r\n") if line.startswith(b"Content-Length:"))
        body = json.loads(self.read(await reader.readexactly(length)))
        self.heads.append(head)
        self.told.append(body)
        if self.manner == "hangs":
            await asyncio.sleep(3600)
        writer.write(ANSWERS[self.manner])
        await writer.drain()


DRIP = 0.02
"""Seconds between two bytes of an end that says a little now and then, and is never done."""


async def drip(writer: asyncio.StreamWriter, first: bytes) -> None:
    writer.write(first)
    while True:
        writer.write(b"2")
        await writer.drain()
        await asyncio.sleep(DRIP)


FIRST_WORDS = {b"helo": b"220-", b"hand": b"\x16\x03\x03\x3f\xff"}
"""How a mail server greets that may have more to say, and how the longest part of an encryption's beginning begins."""


class Post:
    """A mail server; the steps at which it does not simply agree are set as one likes. It keeps the mails."""

    def __init__(self) -> None:
        self.answers: dict[bytes, bytes] = {}
        """By the first four letters of a command, or `done` for the end of a mail; an empty one: it hangs up."""
        self.drips = b""
        """The step at which it says a byte now and then for ever; `helo` before any other, `hand` in encrypting."""
        self.mails: list[tuple[str, str]] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to = ""
        if self.drips in FIRST_WORDS:
            await drip(writer, FIRST_WORDS[self.drips])
        writer.write(b"220 ready\r\n")
        while line := await reader.readline():
            command = line[:4].upper()
            if command == b"RCPT":
                to = line.decode().partition("<")[2].partition(">")[0]
            answer = self.answers.get(command, b"354 go on" if command == b"DATA" else b"250 fine")
            if command == b"DATA" and answer.startswith(b"354"):
                writer.write(answer + b"\r\n")
                text = (await reader.readuntil(b"\r\n.\r\n")).decode()
                self.mails.append((to, text))
                answer, command = self.answers.get(b"done", b"250 taken"), b"done"
            if command == self.drips:
                await drip(writer, b"")
            if not answer:
                return
            writer.write(answer + b"\r\n")
            if command == b"QUIT":
                return
