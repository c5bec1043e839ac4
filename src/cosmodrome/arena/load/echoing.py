"""As many sockets at as many tables as in play, at a bare echo: what the same messages cost without a game."""

from __future__ import annotations

from .wire import Socket


class Circle:
    """The sockets of one table: each in turn sends something, as soon as all have got what came before."""

    def __init__(self, name: str, seats: int, request: bytes) -> None:
        self.path = f"/{name}"
        self.sockets = [Socket(self.hear) for _ in range(seats)]
        self.actions = 0
        self._request = request
        self.heard = 0

    async def open(self, host: str, port: int) -> None:
        for socket in self.sockets:
            await socket.open(host, port, self.path, "")

    def send(self) -> None:
        self.sockets[self.actions % len(self.sockets)].send(self._request)

    def hear(self, message: bytes) -> None:
        self.heard += 1
        if self.heard == len(self.sockets) + 1:  # what everybody gets, and the reply
            self.heard = 0
            self.actions += 1
            self.send()
