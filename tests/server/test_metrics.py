"""What a server counts, and what it writes about itself."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cosmodrome.server.hosting.logs import AsJson, AsText, OneAbsence
from cosmodrome.server.hosting.measuring import _may_know
from cosmodrome.server.hosting.refused import Refused
from cosmodrome.server.storage import Away, StorageError

from .client import Guest, play
from .conftest import Serve
from .running import Process, Threaded
from .test_serving import children, far_enough
from .test_survival import running

pytestmark = pytest.mark.anyio


async def counted(base: str) -> dict[str, float]:
    """What a server tells, summed over labels."""
    async with httpx.AsyncClient(base_url=base, trust_env=False) as client:
        answer = await client.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            if "le" not in sample.labels:
                found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found


async def test_what_happens_is_counted(server: Threaded) -> None:
    before = await counted(server.base)
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "bot"))["id"]
        looking = await ada.watch(table)
        await ada.connection("/ws/lobby")
        answers = await play(looking, Random(1), far_enough)
        now = await counted(server.base)
    more = {name: now[name] - before.get(name, 0.0) for name in now}
    assert more["cosmodrome_tables"] >= 1 and more["cosmodrome_sockets"] >= 2
    assert more["cosmodrome_actions_total"] >= looking.screen.seq > answers
    assert more["cosmodrome_action_seconds_count"] == answers
    assert more["cosmodrome_bot_seconds_count"] > 0 and more["cosmodrome_commit_seconds_count"] > 0
    assert more["cosmodrome_writes_total"] > 0
    assert more["cosmodrome_request_seconds_count"] > 0
    assert {"cosmodrome_bots_waiting", "cosmodrome_writes_waiting", "cosmodrome_letters_waiting"} <= now.keys()


async def test_several_processes_count_together(postgres_url: str) -> None:
    process = Process(postgres_url, "--workers", "2")
    async with running(process):
        async with await Guest.named(process.base, "Ada") as ada:
            table = (await ada.open_table("me", "bot"))["id"]
            looking = await ada.watch(table)
            answers = await play(looking, Random(1), far_enough)
            for _ in range(4):  # whichever process is asked
                assert (await counted(process.base))["cosmodrome_action_seconds_count"] == answers
        for pid in children(process.pid, "cosmodrome serve"):
            os.kill(pid, signal.SIGKILL)
        while True:
            try:
                now = await counted(process.base)
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        assert now["cosmodrome_action_seconds_count"] == answers, "what has happened stays"
        while (await counted(process.base))["cosmodrome_sockets"]:  # told by those that are left
            await asyncio.sleep(0.1)


def test_not_everybody_may_know() -> None:
    assert _may_know("127.0.0.1", ()) and _may_know("::1", ())
    assert _may_know("10.1.2.3", ("10.0.0.0/8",)) and not _may_know("192.0.2.1", ("10.0.0.0/8",))
    assert not _may_know("192.0.2.1", ()) and not _may_know("", ())


@contextmanager
def logged() -> Iterator[list[str]]:
    """What is written into the log meanwhile, as JSON lines."""
    lines: list[str] = []

    class Keeping(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(AsJson().format(record))

    handler = Keeping()
    logging.getLogger("cosmodrome").addHandler(handler)
    try:
        yield lines
    finally:
        logging.getLogger("cosmodrome").removeHandler(handler)


async def test_who_tries_keys_one_after_the_other_leaves_a_trace(sqlite_url: str, serve: Serve) -> None:
    server = serve(sqlite_url, limited=True, people=10)
    with logged() as lines:
        async with await Guest.named(server.base, "Adalbert") as ada, Guest(server.base) as other:
            tried = [await ada.http.post("/api/sign-in/link", json={"ticket": f"guess-{n:037}"}) for n in range(40)]
            await ada.refused("POST", "/api/me", b"x" * 70000)
            with pytest.raises(InvalidStatus):
                await other.connection("/ws/lobby", Origin="https://elsewhere.example")
            foreign = await ada.http.post("/api/tables", json={}, headers={"Origin": "https://elsewhere.example"})
            table = (await ada.open_table("me", "open"))["id"]
            flood = await ada.connection(f"/ws/tables/{table}")
            with pytest.raises(ConnectionClosed):
                while True:
                    await flood.send("{}")
            while len(lines) < 6:
                await asyncio.sleep(0.01)
    assert foreign.status_code == 403
    wrong, fast = (sum(each.status_code == status for each in tried) for status in (403, 429))
    assert wrong + fast == len(tried) and wrong and fast, "refused, then limited"
    told = [json.loads(line) for line in lines]
    assert all(each["level"] == "warning" and each["request"] for each in told)
    assert [each["message"] for each in told] == [
        "refused with 403 at /api/sign-in; 0 more like it since the last such line",
        "refused with 429 at /api/sign-in; 0 more like it since the last such line",
        "refused with 413 at /api/me; 0 more like it since the last such line",
        "refused with 4403 at /ws; 0 more like it since the last such line",
        "refused with 4403 at /api/tables; 0 more like it since the last such line",
        "refused with 4429 at /ws; 0 more like it since the last such line",
    ]
    assert "Adalbert" not in "".join(lines) and "guess" not in "".join(lines)


def test_who_floods_the_server_does_not_flood_its_log(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Refused()
    with logged() as lines:
        for _ in range(1000):
            noted.note(429, "/api/lobby")
        for ordinary in (200, 400, 403, 404, 409):
            noted.note(ordinary, "/api/tables/x/seat")
        assert len(lines) == 1
        monkeypatch.setattr(noted, "_next", {})  # a minute later
        noted.note(429, "/api/Adalbert")
    assert json.loads(lines[-1])["message"] == "refused with 429 at /api; 999 more like it since the last such line"


async def test_what_fails_is_found_by_the_id_of_the_request(
    sqlite_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite_url)
    with logged() as lines:
        async with await Guest.named(server.base, "Adalbert") as ada:

            async def fail(*args: object, **more: object) -> None:
                raise StorageError("the disk is full")

            monkeypatch.setattr(server.hall.store, "tables", fail)
            mine = await ada.http.get("/api/lobby", headers={"X-Request-ID": "from-the-proxy-1"})
            theirs = await ada.http.get("/api/lobby", headers={"X-Request-ID": "no id; at all"})
    assert (mine.status_code, mine.headers["X-Request-ID"]) == (503, "from-the-proxy-1")
    assert re.fullmatch("[0-9a-f]{16}", theirs.headers["X-Request-ID"])
    told = [json.loads(line) for line in lines]
    assert [each["request"] for each in told] == ["from-the-proxy-1", theirs.headers["X-Request-ID"]]
    assert told[0]["level"] == "error" and "the disk is full" in told[0]["exception"]
    assert "Adalbert" not in "".join(lines)


def test_a_database_that_is_away_does_not_fill_the_log() -> None:
    only, lines = OneAbsence(), []

    def log(at: float, message: str, *args: object, error: Exception | None = None) -> None:
        about = None if error is None else (type(error), error, None)
        record = logging.LogRecord("cosmodrome", logging.ERROR, "", 1, message, args, about)
        record.created = at
        if only.filter(record):
            lines.append(AsText().format(record).partition(" ERROR ")[2])

    for at in range(100, 125):
        log(at, "the store failed", error=Away("it is away"))
        log(at, "letters: %s", Away("it is away"))
    log(125, "letters: %s", StorageError("the disk is full"))
    log(125, "table %s", "x", error=StorageError("the disk is full"))
    assert lines == [
        *["the store failed: it is away"] * 3,
        "letters: the disk is full",
        f"table x\n{StorageError.__module__}.StorageError: the disk is full",
    ]


def test_lines_to_read_stay_as_they_were() -> None:
    record = logging.LogRecord("cosmodrome", logging.ERROR, "", 1, "table %s", ("x",), None)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} ERROR table x", AsText().format(record))
