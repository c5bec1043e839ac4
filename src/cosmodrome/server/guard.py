"""What stands between the network and the application: who may ask, how much, how often, and what browsers may do.

Small ASGI layers; `guard` puts them around an application in the right order. What a layer refuses is answered
with a `Problem`, or with a close code before a WebSocket is accepted.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .guests import Guests
from .hosting.logs import RequestIds
from .hosting.refused import REFUSED_FOR
from .limits import Limits, address
from .payloads import Problem

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
MOST_BYTES: Final = 64 * 1024
CLOSE_FOREIGN: Final = 4403
CLOSE_TOO_FAST: Final = 4429
SOON: Final = 5.0
"""Seconds after which somebody may ask again of whom too much is under way."""
MAKE_TABLES: Final = ("/lesson", "/play-on", "/rematch")
"""Requests about a game, or about another table, that open one."""


def guard(
    app: ASGIApp,
    guests: Guests,
    limits: Limits,
    origins: Collection[str] = (),
    hosts: Collection[str] = (),
    https: bool = False,
    most_bytes: int = MOST_BYTES,
) -> ASGIApp:
    """The application behind all layers; what costs least is checked first."""
    app = BodyLimit(app, most_bytes)
    app = RateLimit(app, limits, guests)
    app = SameOrigin(app, origins)
    app = KnownHost(app, hosts)
    return RequestIds(SecurityHeaders(app, https))


# refusals


def problem(key: str, **params: Any) -> Problem:
    return Problem(message=(key, params))


def too_fast(wait: float) -> Problem:
    return problem("problem-too-fast", seconds=_whole(wait))


async def _refuse(send: Send, status: int, body: Problem, retry_after: float = 0.0) -> None:
    data = msgspec.json.encode(body)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())]
    if retry_after:
        headers.append((b"retry-after", str(_whole(retry_after)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": data})


def _whole(seconds: float) -> int:
    return max(1, math.ceil(seconds))


# what browsers may do with our pages

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

HTTPS_ONLY: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""Whoever has been here by https comes by nothing else for a year."""

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; connect-src {connect}; object-src 'none'; base-uri 'none';"
    " frame-ancestors 'none'; form-action 'self'"
)
"""Scripts, styles and fonts come from files of ours, never from the page's text."""

_PORT: Final = re.compile(r":\d+$")
_HOST: Final = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")


class SecurityHeaders:
    """Headers on every response that keep other sites out of our pages, and old pages out of caches."""

    def __init__(self, app: ASGIApp, https: bool = False) -> None:
        self.app = app
        self.headers = {**HEADERS, **(HTTPS_ONLY if https else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        policy = _policy(Headers(scope=scope).get("host", ""))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(self.headers)
                headers["Content-Security-Policy"] = policy
                headers.setdefault("Cache-Control", _caching(scope["path"], message["status"]))
            await send(message)

        await self.app(scope, receive, send_with_headers)


def _policy(host: str) -> str:
    """Some browsers do not count WebSockets of the same host as 'self'. The host is the client's word: no ; in it."""
    known = _HOST.fullmatch(host) is not None
    return POLICY.format(connect=f"'self' ws://{host} wss://{host}" if known else "'self'")


def _caching(path: str, status: int) -> str:
    """Built files have a hash in their names and never change; pages are asked for anew; answers are not kept."""
    if path.startswith("/api"):
        return "no-store"
    if path.startswith("/assets/") and status in (200, 206, 304):
        return "public, max-age=31536000, immutable"
    return "no-cache"


# who may ask

HERE: Final = ("localhost", "127.0.0.1", "[::1]")
"""Names by which only this machine itself is reached."""


class KnownHost:
    """Refuses requests for names that are not the server's, if it is known which are.

    Somebody else's name can be made to lead here: then a page of theirs would pass for one of ours.
    """

    def __init__(self, app: ASGIApp, hosts: Collection[str] = ()) -> None:
        self.app = app
        self.names = [host.lower() for host in hosts]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.names or scope["type"] not in ("http", "websocket") or self.known(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": CLOSE_FOREIGN, "reason": "problem-unknown-host"})
        else:
            await _refuse(send, 421, problem("problem-unknown-host", hosts=", ".join(self.names)))

    def known(self, scope: Scope) -> bool:
        host = Headers(scope=scope).get("host", "").lower()
        return _PORT.sub("", host) in (*self.names, *HERE)


class SameOrigin:
    """Refuses what the pages of other sites try in the name of our guests. Programs send no Origin and may ask."""

    def __init__(self, app: ASGIApp, origins: Collection[str] = ()) -> None:
        self.app = app
        self.origins = {origin.rstrip("/").lower() for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.foreign(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": CLOSE_FOREIGN, "reason": "problem-foreign-origin"})
        else:
            scope[REFUSED_FOR] = CLOSE_FOREIGN
            await _refuse(send, 403, problem("problem-foreign-origin"))

    def foreign(self, scope: Scope) -> bool:
        """Whether this might change something, and another site's page asks for it."""
        if scope["type"] not in ("http", "websocket") or scope.get("method") in SAFE_METHODS:
            return False
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") == "cross-site"
        if origin.lower() in self.origins:
            return False
        return headers.get("sec-fetch-site") == "cross-site" or not _same_host(origin, headers.get("host", ""))


def _same_host(origin: str, host: str) -> bool:
    scheme, _, named = origin.lower().partition("://")
    usual_port = {"http": ":80", "https": ":443"}.get(scheme)
    if usual_port is None or not named:
        return False
    return named.removesuffix(usual_port) == host.lower().removesuffix(usual_port)


# how much


class BodyLimit:
    """Reads a request's body, up to the limit, before the application sees it."""

    def __init__(self, app: ASGIApp, most_bytes: int = MOST_BYTES) -> None:
        self.app = app
        self.most = most_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        body = None if _announced(scope) > self.most else await self._read(receive)
        if body is None:
            await _refuse(send, 413, problem("problem-too-large", kilobytes=self.most // 1024))
        elif body["type"] == "http.request":
            await self.app(scope, _replayed(body, receive), send)

    async def _read(self, receive: Receive) -> Message | None:
        """The body in one piece; None if it is too large, or the message that the client has gone before its end."""
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return message
            body += message.get("body", b"")
            if len(body) > self.most:
                return None
            if not message.get("more_body", False):
                return {"type": "http.request", "body": bytes(body), "more_body": False}


def _announced(scope: Scope) -> int:
    try:
        return int(Headers(scope=scope).get("content-length", "0"))
    except ValueError:
        return 0


def _replayed(body: Message, receive: Receive) -> Receive:
    """What was read, then whatever comes."""
    waiting = [body]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again


class RateLimit:
    """Limits on requests to the interface, on new tables, on new guests and on sockets.

    They count for the player and for the address: else whoever is held up would simply become somebody else.
    """

    def __init__(self, app: ASGIApp, limits: Limits, guests: Guests) -> None:
        self.app = app
        self.limits = limits
        self.guests = guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        at_once = self.limits.sockets_at_once if scope["type"] == "websocket" else self.limits.requests_at_once
        with at_once.one(address(scope)) as granted:
            wait = self.wait(scope) if granted else SOON
            if not wait:
                await self.app(scope, receive, send)
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": CLOSE_TOO_FAST, "reason": "problem-too-fast"})
            else:
                await _refuse(send, 429, too_fast(wait), retry_after=wait)

    def wait(self, scope: Scope) -> float:
        """0 if this may go on, or the seconds until it may."""
        limits, where = self.limits, address(scope)
        if scope["type"] == "websocket":
            return limits.sockets.take(where)
        if scope["type"] != "http" or not scope["path"].startswith("/api"):
            return 0.0
        player = self.guests.read(cookie_parser(Headers(scope=scope).get("cookie", "")))
        wait = limits.requests.take(player or where) or limits.address_requests.take(where)
        if wait or scope["method"] != "POST":
            return wait
        path = scope["path"].rstrip("/")
        if path in ("/api/tables", "/api/tournaments", "/api/seeking") or path.endswith(MAKE_TABLES):
            return limits.tables.take(player or where) or limits.address_tables.take(where)
        if path == "/api/me" and player is None:
            return limits.newcomers.take(where)
        return 0.0
