"""`/ws/bot`: the line of somebody's bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket

from ..guard import CLOSE_TOO_FAST, too_fast
from ..limits import Stream, address
from ..lines import LINE
from ..payloads import Problem, Token
from ..refusals import Refusal, malformed, of_store
from ..services import Services, services
from ..sockets import MOST_BYTES, Outbox
from ..storage import StorageError
from .desk import CLOSE_ENDED, QUESTIONS, SECONDS, Line
from .keeping import VisitorRow
from .payloads import Answer, BotHeard, BotPing, BotPong, BotRefused, BotWelcome, Enter, Hello, OnwardFrom

logger = logging.getLogger(__name__)

GREETING: Final = 10.0
"""Seconds within which a bot says who it is."""
BEARER: Final = "Bearer "


class _Named(msgspec.Struct):
    id: Token


_heard: msgspec.json.Decoder[BotHeard] = msgspec.json.Decoder(BotHeard)
_hello: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)
_named = msgspec.json.Decoder(_Named)


async def bot_socket(socket: WebSocket) -> None:
    hub = services(socket)
    await socket.accept()
    try:
        bot = await _known(socket, hub)
    except Refusal as refusal:
        await socket.send_text(msgspec.json.encode(BotRefused(id="", problem=refusal.problem)).decode())
        await socket.close(CLOSE_TOO_FAST if refusal.status == 429 else CLOSE_ENDED, refusal.problem.message[0])
        return
    except StorageError as error:
        logger.exception("the store failed")
        await socket.close(1013, of_store(error).message[0])
        return
    if bot is None:
        return
    outbox = Outbox(socket.scope["state"][LINE])
    stream = hub.limits.stream()
    line = Line(bot, outbox.put, outbox.part, stream.grant)
    try:
        line.say(BotWelcome(bot.id, bot.name, SECONDS, QUESTIONS, hub.ladders.games))  # before it is asked anything
        await hub.desk.enter(line)
        await _listen(socket, hub, line, outbox, stream)
    finally:
        await hub.desk.leave(line)


async def _known(socket: WebSocket, hub: Services) -> VisitorRow | None:
    """Whose line this is, by the token; None if it has ended before that was said."""
    said = socket.headers.get("authorization", "")
    token: str | None = said.removeprefix(BEARER)
    if not said.startswith(BEARER):
        token = await _token(socket)
    if token is None:
        return None
    wait = hub.limits.sign_ins.take(address(socket.scope))
    if wait:
        raise Refusal(429, "problem-too-fast", {"seconds": round(wait) or 1})
    bot = await hub.desk.let_in(token[:100])
    if bot is None or bot.player in hub.guests.blocked:
        raise Refusal(401, "problem-no-such-bot")
    return bot


async def _token(socket: WebSocket) -> str | None:
    try:
        async with asyncio.timeout(GREETING):
            message = await socket.receive()
    except TimeoutError:
        raise Refusal(401, "problem-no-such-bot", detail=f"no hello within {GREETING:.0f} s") from None
    if message["type"] == "websocket.disconnect":
        return None
    try:
        return _hello.decode(_data(message)).token
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(str(error)) from error


def _data(message: Mapping[str, Any]) -> bytes:
    text = message.get("text")
    found = text.encode(errors="replace") if isinstance(text, str) else message.get("bytes") or b""
    assert isinstance(found, bytes)
    if len(found) > MOST_BYTES:
        raise Refusal(413, "problem-too-large", {"kilobytes": MOST_BYTES // 1024})
    return found


async def _listen(socket: WebSocket, hub: Services, line: Line, outbox: Outbox, stream: Stream) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if line.bot.player in hub.guests.blocked:
            return outbox.part(CLOSE_ENDED, "problem-no-such-bot")
        wait = stream.take()
        if stream.flooding:
            return outbox.part(CLOSE_TOO_FAST, "problem-too-fast")
        number = ""
        try:
            data = _data(message)
            number = _id(data)
            if wait:
                line.say(BotRefused(id=number, problem=too_fast(wait)))
            else:
                _do(hub, line, _decoded(data))
        except Refusal as refusal:
            line.say(BotRefused(id=number, problem=refusal.problem))
        except Exception:
            logger.exception("bot %s: a message could not be dealt with", line.bot.id)
            line.say(BotRefused(id=number, problem=Problem(message=("problem-server", {}))))


def _decoded(data: bytes) -> BotHeard:
    try:
        return _heard.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(str(error)) from error


def _id(data: bytes) -> str:
    try:
        return _named.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def _do(hub: Services, line: Line, heard: BotHeard) -> None:
    if isinstance(heard, Answer):
        line.answered(heard.id, heard.action)
    elif isinstance(heard, OnwardFrom):
        line.onward(heard.id, heard.path)
    elif isinstance(heard, Enter):
        hub.ladders.enter(line, heard.id, heard.games, heard.at_once)
    else:
        assert isinstance(heard, BotPing)
        line.say(BotPong(id=heard.id))
