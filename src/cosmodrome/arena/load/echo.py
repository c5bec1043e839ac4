"""A bare echo: how little a server could do for the same messages.

Runs as a program of its own (`python -m cosmodrome.arena.load.echo PORT`): uvicorn and nothing else. Whatever comes by
a socket says how large a message every socket of the same path gets, and how large a reply its sender.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

Send = Callable[[dict[str, Any]], Awaitable[None]]

_tables: dict[str, set[Send]] = {}


async def app(scope: dict[str, Any], receive: Callable[[], Awaitable[dict[str, Any]]], send: Send) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"{}"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    table = _tables.setdefault(scope["path"], set())
    table.add(send)
    try:
        while (message := await receive())["type"] == "websocket.receive":
            await _fan_out(table, send, message["text"])
    finally:
        table.discard(send)


async def _fan_out(table: set[Send], sender: Send, text: str) -> None:
    size, reply = map(int, text.split())
    for send in table:
        await send({"type": "websocket.send", "text": "x" * size})
    await sender({"type": "websocket.send", "text": "x" * reply})


def serve(port: int) -> None:
    config = uvicorn.Config(
        app,
        port=port,
        ws="websockets-sansio",
        lifespan="off",
        log_level="error",
        ws_per_message_deflate=False,
        backlog=1024,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    serve(int(sys.argv[1]))
