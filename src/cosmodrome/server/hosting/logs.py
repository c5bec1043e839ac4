"""What a server writes about itself: as lines to read, or each as JSON. With the id of the request it comes from.

Nobody's name, address or words are ever written: tables by their ids, seats by their numbers.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Final, Literal

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..storage import Away
from . import metrics
from .refused import REFUSED_FOR, Refused

Style = Literal["text", "json"]

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request, or of the socket, that is dealt with."""

NAME: Final = "X-Request-ID"
EVERY: Final = 10.0
"""Seconds between two lines that the database is away."""
_GIVEN: Final = re.compile(r"[A-Za-z0-9-]{8,64}")
"""An id that a proxy has given is kept, if it looks like one."""


def write_logs(style: Style) -> None:
    handler = logging.StreamHandler()
    handler.addFilter(OneAbsence())
    handler.setFormatter(AsJson() if style == "json" else AsText())
    logging.basicConfig(handlers=[handler])


class AsText(logging.Formatter):
    """When, how bad, and what."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        text = super().format(record)
        return f"{text} [request {request}]" if request and not record.exc_info else text


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class OneAbsence(logging.Filter):
    """A database that is away is told now and then, not for everyone who asks for it meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self._next = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        raised = None if record.exc_info is None else record.exc_info[1]
        if isinstance(raised, Away):
            record.msg, record.args = f"{record.getMessage()}: {raised}", ()
            record.exc_info = None
        elif not (isinstance(record.args, tuple) and any(isinstance(each, Away) for each in record.args)):
            return True
        if record.created < self._next:
            return False
        self._next = record.created + EVERY
        return True


class RequestIds:
    """Gives every request and every socket an id, tells it in the answer, and counts and notes what was answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.refused = Refused()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        given = Headers(scope=scope).get(NAME, "")
        request = given if _GIVEN.fullmatch(given) else secrets.token_hex(8)
        REQUEST.set(request)  # each is dealt with in a task of its own, so nobody else's is changed
        begun = time.perf_counter()

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[NAME] = request
                metrics.REQUESTS.labels(f"{message['status'] // 100}xx").observe(time.perf_counter() - begun)
                self.refused.note(scope.get(REFUSED_FOR, message["status"]), scope["path"])
            elif message["type"] == "websocket.close":
                self.refused.note(message.get("code", 1000), scope["path"])
            await send(message)

        await self.app(scope, receive, send_with_id)
        if scope["type"] == "websocket":
            self.refused.note(scope.get(REFUSED_FOR, 1000), scope["path"])
