"""Whatever a client sends, it is told what is wrong, and nothing changes."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cosmodrome.server.sockets import MOST_BYTES

from .client import Guest, Socket, first_asked, table_of_two
from .conftest import Serve
from .running import Threaded

pytestmark = pytest.mark.anyio

BIG = "9" * 400

MESSAGES: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    "{",
    "\x00",
    b"",
    b"\xff\xfe\x00",
    b"{}",
    "[" * 10000,
    '{"a":' * 5000,
    '{"type":"act"}',
    '{"type":"act","id":"x"}',
    '{"type":"act","id":"x","asked":0}',
    '{"type":"act","id":"x","action":["done"]}',
    '{"type":"act","id":"x","asked":"0","action":["done"]}',
    '{"type":"act","id":"x","asked":0.5,"action":["done"]}',
    '{"type":"act","id":"x","asked":true,"action":["done"]}',
    f'{{"type":"act","id":"x","asked":{BIG},"action":["done"]}}',
    '{"type":"act","id":"x","asked":-1,"action":["done"]}',
    '{"type":"act","id":"","asked":0,"action":["done"]}',
    '{"type":"act","id":7,"asked":0,"action":["done"]}',
    '{"type":"act","id":null,"asked":0,"action":["done"]}',
    json.dumps({"type": "act", "id": "x" * 65, "asked": 0, "action": ["done"]}),
    '{"type":"act","id":"x","asked":0,"action":"done"}',
    '{"type":"act","id":"x","asked":0,"action":{"0":"done"}}',
    '{"type":"act","id":"x","asked":0,"action":["done"],"seat":1}',
    '{"type":"act","id":"\\ud800","asked":0,"action":["done"]}',
    '{"type":"orders","id":"x","orders":{}}',
    '{"type":"orders","id":"x","orders":[{}]}',
    '{"type":"orders","id":"x","orders":[7]}',
    '{"type":"orders","id":"x","orders":[{"prompt":"prompt-turn","params":{"a":[]},"otherwise":["done"]}]}',
    '{"type":"orders","id":"x","orders":[{"prompt":"prompt-turn","params":{},"otherwise":"done"}]}',
    '{"type":"orders","id":"x","orders":[{"prompt":"prompt-turn","params":{},"otherwise":[],"most":"9"}]}',
    json.dumps({"type": "orders", "id": "x", "orders": [{"prompt": "p", "params": {}, "otherwise": []}] * 21}),
    '{"type":"undo","id":"x"}',
    '{"type":"undo","id":"x","seq":"1"}',
    '{"type":"say","id":"x"}',
    '{"type":"say","id":"x","text":7}',
    '{"type":"say","id":"x","text":"\\ud800"}',
    '{"type":"ping"}',
    '{"type":"ping","id":"x","more":1}',
    '{"type":"Act","id":"x","asked":0,"action":["done"]}',
    '{"type":"welcome","id":"x"}',
    '{"type":"update","id":"x","seq":0}',
    '{"type":7,"id":"x"}',
    '{"type":"ping","id":"x"}{"type":"ping","id":"x"}',
    json.dumps({"type": "say", "id": "x", "text": "y" * MOST_BYTES}),
    "x" * (MOST_BYTES + 1),
]
"""None of these can be read as a message."""

DEEP: Any = ["done"]
for _ in range(200):
    DEEP = [DEEP]

ACTIONS: list[Any] = [
    [],
    ["done", "done"],
    ["fly"],
    [7],
    [None],
    [True],
    [["done"]],
    [{"done": 1}],
    DEEP,
    ["bid", 10],
    ["bid", -1],
    ["bid", 1e308],
    ["bid", 10**30],
    ["bid", "15"],
    ["auction"],
    ["auction", "moon_base"],
    ["auction", "nonsense"],
    ["auction", 1],
    ["auction", "data_library", 3],
    ["build", "ore" * 1000],
    ["reseed", "mine"],
    ["tick", 100],
    ["pass"],
    ["\x00"],
    ["done\x00"],
    ["DONE"],
    ["recruit", -1],
    ["recruit", 0],
    ["recruit", 10**18],
]
"""None of these is open to whoever begins."""


async def fingerprint(server: Threaded, table: str) -> tuple[str, int, int, str]:
    """All there is about a table."""

    async def look() -> tuple[str, int, int, str]:
        found = await server.hall.table(table)
        assert found.play is not None
        stored = await server.hall.store.log(table)
        assert len(stored) == found.play.seq
        return found.play.state.fingerprint(), found.play.seq, len(found.talk.lines("")), repr(found.orders.given)

    return await server.inside(look())


async def check_refused(socket: Socket, message: str | bytes) -> None:
    said = await socket.raw(message)
    assert said["type"] == "refused", (message[:200], said)
    assert said["problem"]["message"][0], said


async def test_nonsense_is_refused_and_changes_nothing(database_url: str, serve: Serve) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, seed="orders")
        _, socket = await first_asked([ada, bo], table)
        before = await fingerprint(server, table)
        for message in MESSAGES:
            await check_refused(socket, message)
        for action in ACTIONS:
            await check_refused(socket, json.dumps({"type": "act", "id": "x", "asked": 0, "action": action}))
        for nowhere in ("%ff", "x" * 3000):
            assert (await ada.refused("GET", f"/api/tables/{nowhere}"))[:2] == (404, "problem-no-such-table")
        for message in fuzzed(Random("fuzz"), 300):
            await check_refused(socket, message)
        assert await fingerprint(server, table) == before
        assert socket.screen.seq == 0 and len(socket.screen.updates()) == 1, "nothing was shown either"
        # whatever can be read but makes no sense is at most without effect
        for order in ([], [{"prompt": "x\x00", "params": {"\x00": 2**63 - 1}, "otherwise": [DEEP, None, 1e300]}]):
            assert (await socket.ask("orders", orders=order))["type"] in ("accepted", "refused")
        assert (await fingerprint(server, table))[:3] == before[:3]
        said = await socket.raw(json.dumps({"type": "act", "id": "\x00", "asked": 0, "action": ["done"]}))
        assert said["type"] in ("accepted", "refused")
        await socket.settle()


def fuzzed(dice: Random, count: int) -> list[str | bytes]:
    """Good messages, damaged, and random bytes."""
    good = [
        {"type": "act", "id": "x", "asked": 0, "action": ["done"]},
        {"type": "undo", "id": "x", "seq": 0},
        {
            "type": "orders",
            "id": "x",
            "orders": [{"prompt": "p", "params": {"a": 1}, "otherwise": ["pass"], "most": 3}],
        },
        {"type": "say", "id": "x", "text": "hello"},
        {"type": "ping", "id": "x"},
    ]
    found: list[str | bytes] = []
    while len(found) < count:
        data = bytearray(json.dumps(dice.choice(good)).encode())
        way = dice.randrange(3)
        if way == 0:
            del data[dice.randrange(len(data) - 1) :]
        elif way == 1:
            at = dice.choice([place for place, byte in enumerate(data) if byte == ord('"')])
            data[at : at + 1] = bytes(dice.randrange(1, 32) for _ in range(3))
        else:
            data = bytearray(dice.randbytes(dice.randrange(1, 60)))
        found.append(bytes(data) if way == 2 or dice.random() < 0.5 else data.decode())
    return found


async def test_a_message_far_too_large_ends_the_connection(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "open"))["id"]
        socket = await ada.watch(table)
        with suppress(ConnectionClosed):  # it may end before all is sent
            await socket.connection.send("x" * 10_000_000)
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 1009
        assert (await ada.watch(table)).screen.chat == []


async def test_addresses_have_no_control_characters(serve: Serve, database_url: str) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada:
        for written in ("a%00b", "%0A", "%1b", "%C2%85"):
            for path in (
                f"/api/results?game={written}",
                f"/api/results?name={written}",
                f"/api/results?player={written}",
                f"/api/results?option.expansion={written}",
                f"/api/results?option.{written}=x",
                f"/api/results/{written}",
                f"/api/results/lines?player={written}",
                f"/api/games/race/ratings?group={written}",
                f"/api/players/{written}",
                f"/api/players/{written}/games/race",
                f"/api/tables/{written}",
            ):
                status, key, problem = await ada.refused("GET", path)
                assert (status, key) == (400, "problem-malformed") and "control characters" in problem["detail"], path
        assert (await ada.get("/api/results?name=Élodie%20B%C2%A0x"))["results"] == []


async def test_there_is_no_null_in_what_is_asked(serve: Serve, database_url: str) -> None:
    """PostgreSQL can not even look for it: whoever sends it would be told that the database is away."""
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "open"))["id"]
        for path, body in (
            ("/api/me/mutes/end", {"id": "a\x00"}),
            ("/api/me/passkeys/remove", {"id": "\x00"}),
            (f"/api/tables/{table}/invite", {"name": "\\\x00"}),
            ("/api/tables", {"game": "outpost", "seats": [{"kind": "bot", "level": "visitor-\x00"}]}),
        ):
            assert (await ada.refused("POST", path, body))[:2] == (400, "problem-malformed")
        assert (await ada.post("/api/me", {"name": "Ada \\u0000"}))["name"] == "Ada \\u0000", "these are six letters"
