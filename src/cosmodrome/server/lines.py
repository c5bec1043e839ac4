"""The lines that people come by: what bounds a connection before any application sees a request of it.

uvicorn's protocols, with bounds on what a client may send and how long it may take over it: the head of a request (its
first line and headers), its body, the time between two requests, and the frames of a WebSocket that are no messages.
Connections that wait for a request are few for each address: one more ends the one that has waited longest, which
costs a browser nothing, as it comes back by itself.
"""

from __future__ import annotations

import asyncio
import struct
from collections import OrderedDict, deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, Literal, cast

import uvicorn
import websockets.http11
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.speedups import apply_mask

from .guard import CLOSE_TOO_FAST
from .handing import Handing
from .limits import PEOPLE, Bucket, Rate, address

MOST_HEAD: Final = 16 * 1024
"""Bytes of the first line and the headers of a request."""

HEAD_SECONDS: Final = 10.0
"""Seconds from the first byte of a head, or from connecting, until it is whole."""

BODY_SECONDS: Final = 30.0
"""Seconds from then until the body is whole."""

IDLE_SECONDS: Final = 5
"""Seconds between two requests on one connection."""

PARTING_SECONDS: Final = 5.0
"""Seconds a client has to take note that the connection ends."""

STALLED_SECONDS: Final = 60.0
"""Seconds in which a client that is being answered must take something."""

CONTROLS: Final = Rate(1, 30)
"""How often a client may ping: browsers never do."""

MOST_FRAMES: Final = 64
"""Frames that one message may be sent in."""

CLOSE_TOO_MANY: Final = 1009
CLOSE_NO_TEXT: Final = 1007

Phase = Literal["idle", "head", "body"]


class Waiting:
    """The connections that wait for a request, by address."""

    def __init__(self, most: int | None = 3 * PEOPLE) -> None:
        self.most = most
        """For each address."""
        self._waiting: dict[str, OrderedDict[Request, None]] = {}

    def add(self, line: Request) -> None:
        """The longest wait ends when there are too many."""
        lines = self._waiting.setdefault(line.address, OrderedDict())
        lines[line] = None
        if self.most is not None and len(lines) > self.most:
            lines.popitem(last=False)[0].end()

    def discard(self, line: Request) -> None:
        lines = self._waiting.get(line.address)
        if lines is not None:
            lines.pop(line, None)
            if not lines:
                del self._waiting[line.address]


class Config(uvicorn.Config):
    """That of a server whose connections are bounded."""

    def __init__(self, app: Any, waiting: Waiting, handing: Handing | None = None, **settings: Any) -> None:
        super().__init__(app, http=Request, ws=Socket, timeout_keep_alive=IDLE_SECONDS, **settings)
        self.waiting = waiting
        self.handing = handing
        """The other processes on the same port, if there are any."""


class TooLarge(Exception):
    """The head of a request is."""


class Request(HttpToolsProtocol):
    """A connection for requests, one after the other."""

    def __init__(self, config: uvicorn.Config, *more: Any, **others: Any) -> None:
        super().__init__(config, *more, **others)
        self._waiting = cast(Config, config).waiting
        self._handing = cast(Config, config).handing
        self.handed = b""
        """What was asked for by this connection in another process, which has handed it to this one."""
        self.address = ""
        self._phase: Phase = "head"
        self._head = 0
        """Bytes of the head so far."""
        self._parting = False
        """Nothing that comes is read any more."""
        self._status = 400
        """How something that can not be read is refused."""
        self._timed: Phase = "idle"
        """What the alarm is for."""
        self._alarm: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def end(self) -> None:
        """Close the connection, whatever it is waiting for."""
        if not self.transport.is_closing():
            self.transport.close()

    # called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.address = address({"client": self.client})
        self._waiting.add(self)
        self._set_alarm()
        if self.handed:
            self.data_received(self.handed)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._parting or self.transport.is_closing():
            return
        if self._phase == "head":
            self._head += len(data)
        super().data_received(data)
        if self._phase == "head" and self._head > MOST_HEAD:
            self._refuse(431)
        self._set_alarm()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    # called by the parser

    def on_message_begin(self) -> None:
        if self._phase != "head":
            self._phase, self._head = "head", 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MOST_HEAD:
            self._status = 431
            raise TooLarge
        self._phase = "body"
        self._waiting.discard(self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._phase = "idle"
        super().on_message_complete()

    # called by the base class

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing() or self.pipeline:
            return
        if self._phase == "body":  # nobody wants the rest of it
            self._unset_keepalive_if_required()
            self._part()
        else:
            self._waiting.add(self)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        if not self._handed_on():
            super().handle_websocket_upgrade()

    def _handed_on(self) -> bool:
        """Whether another process has this connection now: none that is still being answered, nor one for ever."""
        busy = self.transport.get_write_buffer_size() or (self.cycle is not None and not self.cycle.response_complete)
        if self._handing is None or self.handed or busy:
            return False
        lines = [b"GET %b HTTP/1.1" % self.url, *(b"%b: %b" % header for header in self.headers), b"", b""]
        given = self._handing.give(self.url, b"\r\n".join(lines), self.transport.get_extra_info("socket").fileno())
        if given:
            self.transport.abort()  # here: the other end does not notice
        return given

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._status)

    # time

    def _set_alarm(self) -> None:
        """Let the time run for what the client is sending; what is whole is the server's to answer."""
        if self._timed == self._phase:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._timed = self._phase
        if self._phase != "idle" and not self.transport.is_closing():
            seconds = HEAD_SECONDS if self._phase == "head" else BODY_SECONDS
            self._alarm = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._alarm = None
        if self._head:
            self._refuse(408)
        else:
            self.end()

    def _refuse(self, status: int) -> None:
        """Say no, in few words: whoever sends this is no browser."""
        if self._parting or self.transport.is_closing():
            return
        if self._answering:
            self.transport.abort()  # nothing can be said in the middle of another answer
        else:
            line = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
            self.transport.write(f"{line}connection: close\r\ncontent-length: 0\r\n\r\n".encode())
            self._part()

    @property
    def _answering(self) -> bool:
        """Whether an answer is under way, or about to be."""
        if self.cycle is None or self.cycle.response_complete:
            return False
        return self._phase != "body" or self.cycle.response_started or bool(self.pipeline)

    def _part(self) -> None:
        """End the connection in a while. At once would take back what was said, if the client is still sending."""
        self._parting = True
        self._phase = "idle"
        self._set_alarm()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(PARTING_SECONDS, self.transport.abort)

    def _leave(self) -> None:
        self._waiting.discard(self)
        self._phase = "idle"
        self._set_alarm()


def _nothing() -> None:
    pass


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


WHOLE_TEXT: Final = 0x81
SHORT: Final = 126
LONG: Final = 127
MASKED: Final = 0x80
SHORT_HEAD: Final = struct.Struct("!BBH")
LONG_HEAD: Final = struct.Struct("!BBQ")
"""How a frame begins that is a whole text (RFC 6455, 5.2): its size may stand in the two or eight bytes that follow,
and clients add four with which it is masked."""

LINE: Final = "line"
"""Where the state of a request has the socket it came by."""


class Inbox:
    """What a socket has heard and nobody has taken yet, in order: a queue for one who waits, and no more than that."""

    def __init__(self) -> None:
        self._waiting: deque[Any] = deque()
        self._wanted: asyncio.Future[Any] | None = None

    def put_nowait(self, event: Any) -> None:
        if self._wanted is None or self._wanted.done():
            self._waiting.append(event)
        else:
            self._wanted.set_result(event)

    async def get(self) -> Any:
        if self._waiting:
            return self._waiting.popleft()
        self._wanted = asyncio.get_running_loop().create_future()
        return await self._wanted

    def empty(self) -> bool:
        return not self._waiting


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket."""

    def __init__(self, config: uvicorn.Config, *more: Any, **others: Any) -> None:
        super().__init__(config, *more, **others)
        self.queue: Any = Inbox()
        self._controls = Bucket(CONTROLS, self.loop.time())
        self._listened_to = False
        """Whether messages are taken as they come, with `heard`."""
        self._flowing = True
        """Whether the client takes what is sent."""
        self.resumed: Callable[[], None] = _nothing
        """Called when it does again."""

    def handle_connect(self, event: websockets.http11.Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["state"][LINE] = self

    async def heard(self) -> bytes | None:
        """The next message; None: no more will come. Who once asks for one takes all of them."""
        self._listened_to = True
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if isinstance(event, bytes):
            return event
        if event["type"] == "websocket.disconnect":
            return None
        text: str | None = event.get("text")
        data: bytes = event["bytes"] if text is None else text.encode()
        return data

    def data_received(self, data: bytes) -> None:
        message = self._whole(data) if self._listened_to else None
        if message is None:
            super().data_received(data)
        else:
            self._take(message)

    def _whole(self, data: bytes) -> bytes | None:
        """The text that these bytes are, if they are just that and nothing is under way: as good as always."""
        if len(data) < 8 or data[0] != WHOLE_TEXT:
            return None
        size, start = data[1] - MASKED, 6
        if size == SHORT:
            size, start = data[2] << 8 | data[3], 8
        if size != len(data) - start or self.conn.state is not State.OPEN:
            return None
        if self.conn.reader.buffer or self.conn.current_size is not None:
            return None
        return apply_mask(data[start:], data[start - 4 : start])

    def send_receive_event_to_app(self) -> None:
        if not self._listened_to or self.close_sent:
            if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
                return self.cut(CLOSE_NO_TEXT, "problem-malformed")  # uvicorn logs a traceback of each
            return super().send_receive_event_to_app()
        message = b"".join(self.frames)
        self.frames = []
        self._take(message)

    def _take(self, message: bytes) -> None:
        """Let whoever listens have it; nothing more is read while they have something else to do."""
        self.queue.put_nowait(message)
        if not self.read_paused and not self.queue.empty():
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def ready(self) -> bool:
        """Whether a message can go out at once."""
        return self._flowing and not self.close_sent

    def write(self, message: bytes) -> None:
        """Send a text, without the way through tasks and queues that costs more than all the rest of it."""
        size = len(message)
        if size < SHORT:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65_536:
            head = SHORT_HEAD.pack(WHOLE_TEXT, SHORT, size)
        else:
            head = LONG_HEAD.pack(WHOLE_TEXT, LONG, size)
        self.transport.write(head + message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._flowing = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self._flowing = True
        self.resumed()

    def connection_lost(self, exc: Exception | None) -> None:
        self._flowing = False
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if self._too_fast():
            self.cut(CLOSE_TOO_FAST, "problem-too-fast")
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._too_fast():
            self.cut(CLOSE_TOO_FAST, "problem-too-fast")
        else:
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAMES:
            super().handle_cont(event)
        else:
            self.cut(CLOSE_TOO_MANY, "problem-too-large")

    def _too_fast(self) -> bool:
        return bool(self._controls.take(CONTROLS, self.loop.time()))

    def cut(self, code: int, reason: str) -> None:
        """End the connection, and say why; nothing that still comes is heard."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_sent = True
        if self.read_paused:  # else the client's farewell is not heard
            self.read_paused = False
            self.transport.resume_reading()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self._let_go()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go()

    def _let_go(self) -> None:
        """Whether the client takes note or not: closing alone would wait until everything is sent."""
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(PARTING_SECONDS, self.transport.abort)
