"""As much of HTTP and WebSocket as a scripted client needs, and no more: what it costs is missing from the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
NO_MASK = bytes(4)
"""Masks are there for the sake of proxies; there are none on the way."""

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
)


class Refused(Exception):
    """The server did not do what was asked."""


class Http:
    """One connection for requests, one after the other."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """The decoded answer, and the cookie that came with it."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._streams
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Length: {len(data)}\r\n"
        writer.write(f"{head}Cookie: {cookie}\r\n\r\n".encode() + data)
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        answer = await reader.readexactly(int(headers["content-length"]))
        if " 200 " not in status:
            raise Refused(f"{method} {path}: {status}: {answer[:200]!r}")
        return msgspec.json.decode(answer), headers.get("set-cookie", "").partition(";")[0]

    async def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            await self._streams[1].wait_closed()


class Socket(asyncio.Protocol):
    """A WebSocket: `heard` gets every message."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    async def open(self, host: str, port: int, path: str, cookie: str) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        assert self._transport is not None
        self._transport.write(HANDSHAKE.format(path=path, host=host, port=port, cookie=cookie).encode())
        await self.opened

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def close(self) -> None:
        if not self.closed:
            self._send(CLOSE, b"")
            self.closed = True

    def _send(self, kind: int, data: bytes) -> None:
        if self.closed or self._transport is None:
            return
        size = len(data)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
        self._transport.write(bytes([FINAL | kind]) + length + NO_MASK + data)

    # asyncio calls these

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(Refused("a socket was closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done() and not self._welcome():
            return
        start = 0
        while (end := self._frame(start)) > start:
            start = end
        del self._buffer[:start]

    def _welcome(self) -> bool:
        """Whether the answer to the handshake is there; it is taken away."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        answer = bytes(self._buffer[:end])
        del self._buffer[: end + 4]
        if b" 101 " in answer.split(b"\r\n")[0]:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(Refused(f"a socket was refused: {answer[:200]!r}"))
        return True

    def _frame(self, start: int) -> int:
        """Hear the frame that begins there; where the next one begins, or the same place if it is not yet whole."""
        buffer = self._buffer
        if len(buffer) < start + 2:
            return start
        size, begin = buffer[start + 1], start + 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            begin += wide
            if len(buffer) < begin:
                return start
            size = int.from_bytes(buffer[begin - wide : begin], "big")
        end = begin + size
        if len(buffer) < end:
            return start
        kind = buffer[start] & 0x0F
        if kind == TEXT:
            self.heard(bytes(buffer[begin:end]))
        elif kind == PING:
            self._send(PONG, bytes(buffer[begin:end]))
        elif kind == CLOSE:
            self.closed = True
        return end
