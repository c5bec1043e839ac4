"""Scripted people: guests who ask over HTTP and look at tables through sockets, as browsers do."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from random import Random
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 400.0
"""Seconds until a test that waits for something gives up: far more than anything takes, however busy the machine."""

REPLIES = ("accepted", "refused", "final", "pong", "continued", "previewed", "hinted")
"""How the server answers what it is sent."""

_numbers = itertools.count(1)


class Guest:
    """Somebody with a cookie of the server's."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, trust_env=False)
        self.player = ""
        self.public = ""
        """The id by which others know them."""
        self.answers: list[str] = []
        """Everything the server has answered over HTTP."""
        self._sockets: list[Socket] = []

    @staticmethod
    async def named(base: str, name: str) -> Guest:
        guest = Guest(base)
        me = await guest.post("/api/me", {"name": name})
        guest.player, guest.public = me["player"], me["public"]
        return guest

    def at(self, base: str) -> Guest:
        """The same person at another server."""
        other = Guest(base)
        other.player, other.public = self.player, self.public
        other.http.cookies.update(self.http.cookies)
        return other

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for socket in self._sockets:
            await socket.close()
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        return self._granted(await self.http.get(path))

    async def post(self, path: str, body: Any = None) -> Any:
        return self._granted(await self.http.post(path, json={} if body is None else body))

    def _granted(self, response: httpx.Response) -> Any:
        assert response.status_code == 200, (response.status_code, response.text)
        self.answers.append(response.text)
        return response.json()

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str, Any]:
        """The status, the key of the message and the whole problem; `body` is sent as it is if it is bytes."""
        content = body if isinstance(body, bytes) else json.dumps({} if body is None else body).encode()
        response = await self.http.request(method, path, content=content if method == "POST" else None)
        self.answers.append(response.text)
        problem = response.json()
        assert 400 <= response.status_code < 500, (response.status_code, response.text)
        assert set(problem) == {"message", "rule", "detail"}, problem
        return response.status_code, problem["message"][0], problem

    async def open_table(self, *seats: str, **more: Any) -> Any:
        """A new table; the seats are `me`, `open`, `bot` or the level of a bot. Bots are swift, time runs at once."""
        return await self.post("/api/tables", new_table(*seats, **more))

    async def watch(self, table: str, seen: Screen | None = None, since: int | None = None) -> Socket:
        """Look at a table: anew, or where `seen` was left."""
        screen = seen or Screen()
        known = screen.seq if since is None else since
        seat = screen.table["seat"] if screen.table else None
        query = f"?since={known}&seat={'' if seat is None else seat}" if known >= 0 else ""
        socket = Socket(await self.connection(f"/ws/tables/{table}{query}"), screen)
        self._sockets.append(socket)
        await socket.begin()
        return socket

    async def connection(self, path: str, **headers: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await connect(
            self.base.replace("http", "ws", 1) + path,
            additional_headers={"Cookie": cookie, **headers},
            max_size=None,
            max_queue=None,  # else a socket that nobody reads does not hear that it is closed, and waits for it
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )


def new_table(*seats: str, **more: Any) -> dict[str, Any]:
    kinds = {"me": {"kind": "person"}, "open": {"kind": "open"}, "bot": {"kind": "bot"}}
    plan = [kinds.get(seat, {"kind": "bot", "level": seat}) for seat in seats]
    return {"game": "outpost", "seats": plan, "tempo": "instant", "roll_call": False, **more}


class Screen:
    """What a client shows: it stays when the connection is lost."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        """Everything received, as it came."""
        self.seq = -1
        self.seqs: list[int] = []
        self.log: list[Any] = []
        self.update: Any = None
        self.table: Any = None
        self.chat: list[Any] = []

    def absorb(self, frame: str) -> Any:
        self.frames.append(frame)
        said = json.loads(frame)
        if said["type"] == "update":
            assert said["keep"] <= len(self.log), "told to keep more lines than there are"
            assert said["seq"] >= self.seq, "the table went back in time"
            self.log[said["keep"] :] = said["log"]
            self.seq = said["seq"]
            self.seqs.append(said["seq"])
            self.update = said
        elif said["type"] in ("table", "welcome"):
            self.table = said["table"]
            self.chat = said.get("chat", self.chat)
        elif said["type"] == "chat":
            self.chat.append(said)
        return said

    @property
    def over(self) -> bool:
        return bool(self.update and self.update["view"]["over"])

    @property
    def question(self) -> Any:
        return self.update and self.update["question"]

    def updates(self) -> list[str]:
        return [frame for frame in self.frames if frame.startswith('{"type":"update"')]


class Socket:
    """One connection to a table. One task at a time uses it."""

    def __init__(self, connection: ClientConnection, screen: Screen) -> None:
        self.connection = connection
        self.screen = screen

    async def begin(self) -> None:
        """Up to the first picture of the table: a game that has begun comes with its play."""
        said = await self.receive()
        assert said["type"] == "welcome", said
        if said["table"]["status"] != "open":
            said = await self.receive()
            assert said["type"] == "update", said

    async def receive(self) -> Any:
        frame = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        assert isinstance(frame, str)
        return self.screen.absorb(frame)

    async def until(self, ready: Callable[[Screen], bool]) -> None:
        while not ready(self.screen):
            await self.receive()

    async def send(self, kind: str, **fields: Any) -> str:
        """The id it was sent with. An answer is sure, unless it is said not to be."""
        if kind == "act":
            fields.setdefault("sure", True)
        token = fields.pop("id", None) or f"{kind}{next(_numbers)}"
        await self.connection.send(json.dumps({"type": kind, "id": token, **fields}))
        return str(token)

    async def reply(self, token: str) -> Any:
        """The answer to what was sent with this id."""
        while True:
            said = await self.receive()
            if said["type"] in REPLIES and said["id"] == token:
                return said

    async def ask(self, kind: str, **fields: Any) -> Any:
        return await self.reply(await self.send(kind, **fields))

    async def raw(self, message: str | bytes) -> Any:
        """The answer to anything at all, sent as it is."""
        await self.connection.send(message)
        while True:
            said = await self.receive()
            if said["type"] in REPLIES:
                return said

    async def settle(self) -> None:
        """Everything the server has sent so far has been received."""
        assert (await self.ask("ping"))["type"] == "pong"

    async def act(self, action: list[Any], **fields: Any) -> Any:
        """Answer the question on the screen."""
        return await self.ask("act", **{"asked": self.screen.question["asked"], "action": action, **fields})

    async def asked(self) -> Any:
        """The question this seat is asked, as soon as it is asked one."""
        await self.until(lambda screen: bool(screen.question))
        return self.screen.question

    async def close(self) -> None:
        await self.connection.close()

    def cut(self) -> None:
        """Lose the connection, as when a cable is pulled."""
        self.connection.transport.abort()


def choose(question: Any, dice: Random) -> list[Any]:
    """Some answer; one that leads on, so that games end."""
    answer: list[Any]
    if question["shape"] == "choice" or (
        question["options"] and ((question["shape"] == "amount" and dice.random() < 0.7) or not question["suggestion"])
    ):
        answer = dice.choice(question["options"])["action"]
    elif question["shape"] == "amount":
        answer = [question["verb"], question["lo"]]
    else:
        answer = question["suggestion"]
    return answer


async def play(socket: Socket, dice: Random, until: Callable[[Screen], bool] = lambda screen: screen.over) -> int:
    """Answer whatever is asked; how many answers were accepted."""
    done = 0
    while not until(socket.screen):
        question = socket.screen.question
        if question is None:
            await socket.receive()
            continue
        said = await socket.act(choose(question, dice))
        done += said["type"] == "accepted"
        if said["type"] == "refused":
            # the only honest reason: the question changed before the answer came
            assert said["problem"]["message"][0] in ("problem-late-answer", "not-your-decision", "game-over"), said
            assert socket.screen.question is None or socket.screen.question["asked"] != question["asked"], said
    return done


async def play_all(
    sockets: list[Socket], seed: str, until: Callable[[Screen], bool] = lambda screen: screen.over
) -> None:
    await asyncio.gather(*(play(socket, Random(f"{seed} {number}"), until) for number, socket in enumerate(sockets)))


async def table_of_two(one: Guest, two: Guest, *others: str, **more: Any) -> str:
    """The id of a table where these two play, with bots on the other seats."""
    table: str = (await one.open_table("me", "open", *others, **more))["id"]
    await two.post(f"/api/tables/{table}/join")
    return table


async def first_asked(guests: list[Guest], table: str) -> tuple[Guest, Socket]:
    """Who of these is asked something now, looking at the table."""
    for guest in guests:
        socket = await guest.watch(table)
        if socket.screen.question is not None:
            return guest, socket
        await socket.close()
    raise AssertionError("none of them is asked anything")
