"""`cosmodrome serve` as a whole: one process or several, and an orderly end."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from cosmodrome.cli.main import main
from cosmodrome.kernel import Action
from cosmodrome.server import answering
from cosmodrome.server.thinking import Task
from cosmodrome.server.turns import Askers

from .client import Guest, Screen, Socket, play, table_of_two
from .conftest import Serve
from .running import Process, Threaded
from .test_survival import running

pytestmark = pytest.mark.anyio


def children(pid: int, having: str) -> list[int]:
    """The processes this one has started whose command line contains this."""
    listed = subprocess.run(["pgrep", "-P", str(pid), "-f", having], capture_output=True, text=True, check=False)
    return [int(each) for each in listed.stdout.split()]


def sockets_of(pid: int) -> int:
    return sum(os.readlink(file).startswith("socket:") for file in Path(f"/proc/{pid}/fd").iterdir())


# what the system allows

FEW = """
import resource
from cosmodrome.server.processes import allow_many_sockets

hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
allow_many_sockets()
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(hard, 10_000))
"""


def test_a_server_takes_as_many_sockets_as_it_may() -> None:
    said = subprocess.run([sys.executable, "-c", FEW], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "True", "usually 1024 are allowed, a club of 250 tables"


# several processes


def test_sqlite_serves_one_process(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--database", sqlite_url]) == 2
    assert "several server processes need a PostgreSQL database" in capsys.readouterr().err


async def test_a_second_server_on_one_file_is_refused(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    process = Process(sqlite_url)
    (tmp_path / "link.db").symlink_to(tmp_path / "test.db")
    async with running(process):
        for url in (sqlite_url, f"sqlite:///{tmp_path}/link.db"):
            assert main(["serve", "--port", "1", "--database", url]) == 2
            said = capsys.readouterr().err
            assert f"is held by process {process.pid}, which serves 127.0.0.1:{process.port} since 20" in said
        # a lock does not outlive its process, even if that could not say goodbye
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
        held = (tmp_path / "test.db.lock").read_text()
        assert held.startswith(f"process {process.pid}, ")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_that_is_not_there_is_told_at_once(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", workers, "--database", "postgresql:///nothing?host=/nowhere"]) == 2
    said = capsys.readouterr()
    assert "'nothing' at /nowhere can not be used" in said.err and not said.out


async def test_two_processes_serve_one_port(postgres_url: str) -> None:
    process = Process(postgres_url, "--workers", "2")
    async with running(process):
        serving = children(process.pid, "cosmodrome serve")
        assert len(serving) == 2
        while not all(map(has_door, serving)):
            await asyncio.sleep(0.05)
        async with await Guest.named(process.base, "Ada") as ada, await Guest.named(process.base, "Bo") as bo:
            homes: dict[int, str] = {}
            while len(homes) < 2:
                table = await table_of_two(ada, bo, "bot")
                tabs, home = await tabs_at(table, ada, bo, serving)
                homes[home] = table
                await asyncio.gather(*(play(tab, Random(number), far_enough) for number, tab in enumerate(tabs)))
                for tab in tabs:
                    tab.cut()
            os.kill(serving[0], signal.SIGKILL)
            while is_alive(serving[0]):
                await asyncio.sleep(0.01)
            fresh = await ada.watch(homes[serving[0]])
            assert fresh.screen.seq >= FAR_ENOUGH, "the other one serves its tables at once"
            while len(now := set(children(process.pid, "cosmodrome serve"))) < 2 or serving[0] in now:
                await asyncio.sleep(0.05)
            again = await ada.watch(homes[serving[0]])
            assert again.screen.log == fresh.screen.log
    said = [line for line in process.complaints().splitlines() if "another one is started" in line]
    assert said and re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", said[0]), "a host wants to know when"


async def tabs_at(table: str, ada: Guest, bo: Guest, serving: list[int]) -> tuple[list[Socket], int]:
    """Many tabs at one table, and the process where all of them have met, whichever has let them in."""
    before = {pid: sockets_of(pid) for pid in serving}
    tabs = [await guest.watch(table) for guest in (ada, bo) * 8]
    more = {pid: sockets_of(pid) - before[pid] for pid in serving}
    home = max(more, key=lambda pid: more[pid])
    assert more[home] >= len(tabs) > 8 > max(each for pid, each in more.items() if pid != home)
    return tabs, home


def has_door(pid: int) -> bool:
    """Whether other processes can hand connections to this one."""
    mine = {os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir()}
    lines = [line.split() for line in Path("/proc/net/unix").read_text().splitlines()[1:]]
    return any(f"socket:[{line[6]}]" in mine for line in lines if len(line) > 7 and "cosmodrome-" in line[7])


FAR_ENOUGH = 30


def far_enough(screen: Screen) -> bool:
    return screen.over or screen.seq >= FAR_ENOUGH


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_no_process_outlives_the_first(postgres_url: str, how: signal.Signals) -> None:
    process = Process(postgres_url, "--workers", "2")
    async with running(process):
        serving = children(process.pid, "cosmodrome serve")
        await asyncio.to_thread(process.stop, how)
        while any(map(is_alive, serving)):
            await asyncio.sleep(0.05)


def is_alive(pid: int) -> bool:
    """Whether any of its threads is."""
    try:
        states = [(thread / "status").read_text() for thread in Path(f"/proc/{pid}/task").iterdir()]
    except (FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}").exists()
    return len(states) > 1 or "\nState:\tZ" not in states[0]


# an orderly end


@pytest.mark.parametrize(("how", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
@pytest.mark.parametrize("workers", [1, 2])
async def test_an_orderly_end_leaves_nothing_behind(
    postgres_url: str, how: signal.Signals, code: int, workers: int
) -> None:
    process = Process(postgres_url, "--workers", str(workers))
    await asyncio.to_thread(process.start)
    async with await Guest.named(process.base, "Ada") as ada:
        await ada.watch((await ada.open_table("me", "bot"))["id"])
        assert await asyncio.to_thread(process.stop, how) == code
    assert process.complaints().strip() == ""


# bots answer once


async def test_only_the_process_that_wrote_last_lets_bots_think(
    postgres_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    asked: list[Task] = []
    for server in (one, two):
        note_tasks(server, asked, monkeypatch)
    async with await Guest.named(one.base, "Ada") as ada, ada.at(two.base) as elsewhere:
        table = (await ada.open_table("me", "bot", "bot"))["id"]
        here, there = await ada.watch(table), await elsewhere.watch(table)
        await play(here, Random("here"), far_enough)
        await there.until(far_enough)
        questions = [(len(task.entries), task.seat) for task in asked]
        twice = len(questions) - len(set(questions))
        assert len(questions) >= 10 and twice <= 2, "no more than what both found when they came to know the table"


async def test_when_that_process_is_stuck_another_one_does(
    postgres_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "PATIENCE", 0.3)
    one, two = serve(postgres_url), serve(postgres_url)

    async def never(task: Task, askers: Askers, tries: int) -> Action:
        await asyncio.sleep(60)
        raise AssertionError

    monkeypatch.setattr(one.hall.workers, "answer", never)
    async with await Guest.named(one.base, "Ada") as ada, ada.at(two.base) as elsewhere:
        table = (await ada.open_table("me", "bot"))["id"]
        here = await ada.watch(table)
        await elsewhere.watch(table)
        await play(here, Random("here"), lambda screen: screen.over or screen.seq >= 10)


def note_tasks(server: Threaded, asked: list[Task], monkeypatch: pytest.MonkeyPatch) -> None:
    answer = server.hall.workers.answer

    async def noted(task: Task, askers: Askers, tries: int) -> Action:
        asked.append(task)
        return await answer(task, askers, tries)

    monkeypatch.setattr(server.hall.workers, "answer", noted)


# a name is the same everywhere


async def test_a_new_name_is_heard_in_every_process(postgres_url: str, serve: Serve) -> None:
    one, two = serve(postgres_url), serve(postgres_url)
    async with await Guest.named(one.base, "Ada") as ada, await Guest.named(two.base, "Bo") as bo:
        table = await table_of_two(ada, bo)
        looking = await bo.watch(table)
        assert looking.screen.table["seats"][0]["name"] == "Ada"
        await ada.post("/api/me", {"name": "Ada the Second"})
        await looking.until(lambda screen: screen.table["seats"][0]["name"] == "Ada the Second")
        lobby = await bo.get("/api/lobby")
        assert lobby["mine"][0]["seats"][0]["name"] == "Ada the Second"
