"""HTTP and WebSocket for scripted clients, with as little around them as can be: what they cost the server lacks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri


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
    """A WebSocket: `heard` gets every message.

    The library's own connection would cost more than the server does: a task and a queue for each. So its protocol is
    used on a bare transport.
    """

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._protocol: ClientProtocol
        self._transport: asyncio.Transport | None = None

    async def open(self, host: str, port: int, path: str, cookie: str) -> None:
        self._protocol = ClientProtocol(parse_uri(f"ws://{host}:{port}{path}"), max_size=None)
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        request = self._protocol.connect()
        request.headers["Cookie"] = cookie
        self._protocol.send_request(request)
        self._flush()
        await self.opened

    def send(self, message: bytes) -> None:
        if self._protocol.state is State.OPEN:
            self._protocol.send_text(message)
            self._flush()

    def close(self) -> None:
        if self._protocol.state is State.OPEN:
            self._protocol.send_close()
            self._flush()

    def _flush(self) -> None:
        data = b"".join(self._protocol.data_to_send())
        if data and self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    # asyncio calls these

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._protocol.receive_eof()
        if not self.opened.done():
            self.opened.set_exception(Refused("a socket was closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        self._flush()  # such as what answers a ping
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self._answered(event)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.heard(bytes(event.data))

    def _answered(self, response: Response) -> None:
        if self._protocol.handshake_exc is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(Refused(f"a socket was refused: {response.status_code}"))
