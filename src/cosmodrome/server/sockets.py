"""The sockets: one per view of a table, one per view of the lobby."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..kernel import Illegal
from . import asking, orders
from .guard import CLOSE_TOO_FAST, too_fast
from .hinting import hinted
from .hosting import metrics
from .hosting.refused import REFUSED_FOR
from .limits import address
from .lines import LINE, Socket
from .lobby import lobby
from .payloads import (
    Accepted,
    Act,
    Continue,
    Continued,
    Final,
    Heard,
    Hint,
    Hinted,
    Ping,
    Pong,
    Preview,
    Previewed,
    Problem,
    Ready,
    Refused,
    Say,
    SetOrders,
    Token,
    Undo,
)
from .refusals import Irrevocable, Refusal, forbidden, malformed, of_store
from .services import Services, services
from .showing import Watcher, encode
from .storage import StorageError
from .table import Table
from .writing import readable

logger = logging.getLogger(__name__)

MOST_BYTES = 16 * 1024
"""The longest message a client may send."""

MOST_WAITING = 500
"""A client that lets so many messages pile up is cut off; it comes back and asks for what it missed."""

CLOSE_LATER = 1013
CLOSE_NO_TABLE = 4404
CLOSE_TOO_SLOW = 4408


Reply = Accepted | Refused | Final | Pong | Continued | Previewed | Hinted


class _Named(msgspec.Struct):
    id: Token


_heard: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)
_named = msgspec.json.Decoder(_Named)


class Outbox:
    """What a socket still has to send, in order, so that one slow reader keeps nobody waiting.

    Nearly always a message goes out at once; what the line can not take yet waits here until it can.
    """

    def __init__(self, line: Socket) -> None:
        self._line = line
        self._waiting: deque[bytes] = deque()
        line.resumed = self._go_on

    def put(self, message: bytes) -> None:
        if not self._waiting and self._line.ready:
            self._line.write(message)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
        else:
            self.part(CLOSE_TOO_SLOW)

    def part(self, code: int = CLOSE_LATER, reason: str = "") -> None:
        """Nothing more is sent: the client may come back and is told then how things stand."""
        self._waiting.clear()
        self._line.cut(code, reason)

    def _go_on(self) -> None:
        while self._waiting and self._line.ready:
            self._line.write(self._waiting.popleft())


async def table_socket(socket: WebSocket) -> None:
    """`/ws/tables/{id}?since=SEQ&seat=SEAT`: a table as one person sees it."""
    hub = services(socket)
    await socket.accept()
    try:
        table = await hub.hall.table(socket.path_params["id"])
    except Refusal as refusal:
        await socket.send_text(encode(Refused(id="", problem=refusal.problem)).decode())
        await socket.close(CLOSE_NO_TABLE, refusal.problem.message[0])
        return
    except StorageError as error:
        logger.exception("the store failed")
        await socket.close(CLOSE_LATER, of_store(error).message[0])
        return
    outbox = Outbox(socket.scope["state"][LINE])
    player = hub.guests.read(socket.cookies) or ""
    watcher = Watcher(player, address(socket.scope), outbox.put, outbox.part)
    try:
        await table.enter(watcher, _since(socket, table.seat_of(watcher.player)))
        # in a task of its own: what an answer waits for would else wake it through all that wraps the application
        await asyncio.create_task(_listen(socket, hub, table, watcher, outbox))
    finally:
        table.leave(watcher)


def _since(socket: WebSocket, seat: int | None) -> int:
    """The sequence number up to which the client has seen everything; -1 if nothing, or from another seat."""
    asked = socket.query_params
    text = asked.get("since", "")
    here = "" if seat is None else str(seat)
    known = text.isascii() and text.isdigit() and len(text) < 10 and asked.get("seat", here) == here
    return int(text) if known else -1


async def _until_first(*works: Coroutine[Any, Any, None]) -> None:
    """Do these side by side until one of them ends; what ends a connection is no error."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, RuntimeError)):
                logger.error("a socket failed", exc_info=result)


async def _listen(socket: WebSocket, hub: Services, table: Table, watcher: Watcher, outbox: Outbox) -> None:
    """Answer what is heard, one message after the other, until the connection ends.

    Never cancelled while it does: a write that is given up half-way may still reach the store, and the table in memory
    would not know of it.
    """
    line: Socket = socket.scope["state"][LINE]
    stream = hub.limits.stream()
    while (data := await line.heard()) is not None:
        await _answer(hub, table, watcher, data, stream.take())
        if stream.flooding:
            socket.scope[REFUSED_FOR] = CLOSE_TOO_FAST
            return outbox.part(CLOSE_TOO_FAST, "problem-too-fast")


async def _answer(hub: Services, table: Table, watcher: Watcher, data: bytes, wait: float) -> None:
    reply = await _settled(table, lambda: _id(data), _reply(hub, table, watcher, data, wait))
    if reply is not None:
        watcher.send(encode(reply))


async def _settled(table: Table, token: Callable[[], str], work: Coroutine[Any, Any, Reply | None]) -> Reply | None:
    """What comes of this work, or why nothing does: whatever happens, the connection stays."""
    try:
        return await work
    except Refusal as refusal:
        return Refused(id=token(), problem=refusal.problem)
    except Illegal as refusal:
        return Refused(id=token(), problem=asking.problem(table.game, refusal))
    except StorageError as error:
        logger.exception("the store failed")
        return Refused(id=token(), problem=of_store(error))
    except Exception:
        logger.exception("table %s: a message could not be dealt with", table.row.id)
        return Refused(id=token(), problem=Problem(message=("problem-server", {})))


async def _reply(hub: Services, table: Table, watcher: Watcher, data: bytes, wait: float) -> Reply | None:
    """Do what a message asks for, or say why not, as when it comes too early and has to `wait`.

    None: that is told later, and others are answered meanwhile.
    """
    heard = _decoded(data)
    if isinstance(heard, Say):
        wait = wait or hub.limits.lines.take(watcher.player)
    elif isinstance(heard, Preview):
        wait = wait or hub.limits.previews.take(watcher.player)
    elif isinstance(heard, Hint):
        wait = wait or hub.limits.hints.take(watcher.player)
    if wait:
        return Refused(id=heard.id, problem=too_fast(wait))
    if isinstance(heard, Hint):
        hub.hall.background(_hint(table, watcher, heard))
        return None
    return await _do(table, watcher, heard)


async def _hint(table: Table, watcher: Watcher, heard: Hint) -> None:
    """A bot thinks about it for a while."""
    reply = await _settled(table, lambda: heard.id, hinted(table, watcher, heard))
    if watcher in table.watchers:
        watcher.send(encode(reply))


def _decoded(data: bytes) -> Heard:
    if len(data) > MOST_BYTES:
        raise Refusal(413, "problem-too-large", {"kilobytes": MOST_BYTES // 1024})
    try:
        return _heard.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(str(error)) from error


def _id(data: bytes) -> str:
    """The id of a message that can not be read otherwise, so that its sender knows which one was refused."""
    try:
        return _named.decode(data).id if len(data) <= MOST_BYTES else ""
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


async def _do(table: Table, watcher: Watcher, heard: Heard) -> Reply:
    if isinstance(heard, Ping):
        return Pong(id=heard.id)
    if isinstance(heard, Say):
        if not watcher.player:
            raise forbidden("problem-no-name")
        await table.say(watcher.player, readable(heard.text, "problem-bad-text"), heard.id, heard.gallery)
        return Accepted(id=heard.id, seq=0)
    seat = watcher.seat
    if seat is None:
        raise forbidden("problem-players-only")
    if isinstance(heard, Act):
        return await _act(table, seat, watcher.player, heard)
    if isinstance(heard, Continue):
        return Continued(id=heard.id, way=table.way(seat, heard.path, heard.asked))
    if isinstance(heard, Preview):
        return Previewed(id=heard.id, preview=table.preview(seat, heard.action, heard.asked))
    if isinstance(heard, Undo):
        return Accepted(id=heard.id, seq=await table.undo(seat, heard.seq, heard.id, watcher.player))
    if isinstance(heard, Ready):
        return Accepted(id=heard.id, seq=await table.ready(seat, watcher.player, heard.begin, heard.id))
    assert isinstance(heard, SetOrders)
    await table.set_orders(seat, orders.checked(heard.orders), watcher.player)
    return Accepted(id=heard.id, seq=0)


async def _act(table: Table, seat: int, player: str, act: Act) -> Accepted | Final:
    begun = time.perf_counter()
    try:
        seq = await table.act(seat, act.action, act.asked, act.id, player, act.sure, act.settles)
    except Irrevocable as answer:
        return Final(id=act.id, preview=answer.preview)
    metrics.ANSWERING.observe(time.perf_counter() - begun)
    return Accepted(id=act.id, seq=seq)


async def lobby_socket(socket: WebSocket) -> None:
    """`/ws/lobby`: the lobby, anew whenever it has changed."""
    hub = services(socket)
    await socket.accept()
    player = hub.guests.read(socket.cookies) or ""
    with metrics.SOCKETS.labels("lobby").track_inprogress(), hub.hall.attendance.one(player) as came:
        if came:
            hub.hall.background(hub.hall.note_attendance([player]))
        await _until_first(_show_lobby(socket, hub, player), _hear_nothing(socket, hub))


async def _show_lobby(socket: WebSocket, hub: Services, player: str) -> None:
    shown, number, known = b"", hub.news.number, None
    while socket.application_state is WebSocketState.CONNECTED:
        now = encode(await lobby(hub.hall, player, known))
        if now != shown:
            await socket.send_text(now.decode())
            shown = now
        number, known = await hub.news.after(number)
        if (hub.guests.read(socket.cookies) or "") != player:  # logged out meanwhile
            await socket.close(CLOSE_LATER)


async def _hear_nothing(socket: WebSocket, hub: Services) -> None:
    stream = hub.limits.stream()
    while not stream.flooding:
        await socket.receive()
        stream.take()
    await socket.close(CLOSE_TOO_FAST, "problem-too-fast")
