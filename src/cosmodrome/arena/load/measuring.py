"""One measurement: start a server, fill its tables, play at half load, play flat out, and check every account."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, TypeVar

import msgspec
import uvicorn
from msgspec import Struct

from ..bench import BenchFailed
from .echoing import Circle
from .playing import Crowd, Player, Table
from .serving import HOST, Echo, Served, Server
from .wire import Http, Refused

TABLES = 500
SEATS = 4
HALF = 500.0
"""Actions a second at half of the load that is aimed for."""
AT_ONCE = 50
"""Requests and new sockets that are under way at the same time."""
PATIENCE = 30.0
"""Seconds until what has not arrived is taken to be lost."""
WARM_UP = 300.0
"""And until games must have ended that are played for nothing else."""
REPLAYED = 20
"""So many tables have their whole log compared with the server's replay, line by line, for every seat."""
LOADED = 40
"""Tables a server brings back in a second, at least: idle ones leave after the time they would need."""

T = TypeVar("T")


CLOCKS = {"kind": "days", "per": "decision", "seconds": 86_400}
"""A pace at which nobody's time runs out: what is measured is what counting it costs."""


ENDING = 10
"""One more table for each so many is one of games that end."""
WARM = 3
"""They are played until one of so many has ended; the others do so one by one from then on."""
PAIR = 2


class Plan(Struct, frozen=True):
    """What is played at every table."""

    game: str = "outpost"
    clocks: bool = False
    """Whether everybody has a clock: what an answer took is then an entry of the log before it."""
    ending: str = ""
    """The game that some more tables play, of two people, until it is over and counts for their ratings."""

    def as_request(self, seats: int) -> dict[str, Any]:
        """A new table; two people play what ends."""
        game = self.ending if self.ending and seats == PAIR else self.game
        people = [{"kind": "person"}] + [{"kind": "open"}] * (seats - 1)
        return {"game": game, "seats": people, "pace": CLOCKS if self.clocks else None}

    def sizes(self, tables: int) -> list[int]:
        """How many people sit at each table, where so many are wanted that do not end."""
        return [SEATS] * tables + [PAIR] * (-(-tables // ENDING) if self.ending else 0)


class Phase(Struct):
    """Some seconds of play."""

    actions: int = 0
    per_second: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    """Milliseconds from sending an answer until it was accepted and seen by the whole table."""
    server_cpu: float = 0.0
    client_cpu: float = 0.0
    """Milliseconds of processor time for each action."""


class Figures(Struct):
    variant: str
    tables: int
    sockets: int = 0
    full: Phase = msgspec.field(default_factory=Phase)
    half: Phase = msgspec.field(default_factory=Phase)
    update_bytes: int = 0
    """The size of what everybody at a table gets for each action, on average."""
    echo_cpu: float = 0.0
    """Milliseconds of processor time for as many messages of that size, in a server that does nothing else."""
    late: int = 0
    """Answers refused because somebody else's had changed what was asked."""
    stored: int = 0
    """Answers in the server's logs at the end."""
    ended: int = 0
    """Games that came to their end while it was measured."""
    rated: int = 0
    """Games that ended, also before, and have counted for the ratings."""
    table_bytes: int = 0
    """Memory for each idle table, as it comes back from the store."""
    left_bytes: int = 0
    """What each table leaves behind: how much more is in use when all have left and come back."""
    faults: list[str] = []
    """Whatever was lost, repeated or reordered."""

    @property
    def echoes(self) -> float:
        """How many times the processor time of the bare echo the server takes."""
        return self.full.server_cpu / self.echo_cpu if self.echo_cpu else 0.0

    def as_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


def measure(
    variant: str, path: Path, seconds: float, tables: int = TABLES, half: float = HALF, plan: Plan | None = None
) -> Figures:
    """The figures of the package at `path`, from so many seconds of play at full and at half load."""
    with (
        tempfile.TemporaryDirectory(prefix="cosmodrome-load-") as folder,
        asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner,
    ):
        try:
            return runner.run(_measure(Figures(variant, tables), path, Path(folder), seconds, half, plan or Plan()))
        except (OSError, Refused, TimeoutError, EOFError) as error:
            raise BenchFailed(f"server {variant}: {error or type(error).__name__}") from error


async def _measure(figures: Figures, path: Path, folder: Path, seconds: float, half: float, plan: Plan) -> Figures:
    crowd = Crowd("load", skips=plan.clocks)
    server = Server(path, folder)
    try:
        await server.ready()
        await sit_down(crowd, server, figures.tables, plan)
        figures.sockets = await connect(crowd, server)
        over = await _warm_up(crowd)
        figures.half = await phase(crowd, server, seconds, lambda crowd, seconds: paced(crowd, seconds, half))
        figures.full = await phase(crowd, server, seconds, _flat_out)
        figures.ended = sum(table.over for table in crowd.tables) - over
        await _compare_replays(crowd, server)
        crowd.each(lambda player: player.socket.close())
    finally:
        server.stop()
    with closing(sqlite3.connect(folder / "load.db")) as store:
        figures.stored = compare_logs(crowd, store, plan)
        figures.rated = store.execute("SELECT count(*) FROM results WHERE rated AND number IS NOT NULL").fetchone()[0]
    figures.update_bytes = crowd.updates.mean
    figures.echo_cpu = await _echo(crowd, path, folder, seconds)
    await _weigh(figures, path, folder, [table.id for table in crowd.tables])
    figures.late, figures.faults = crowd.late, crowd.faults
    return figures


async def _each(items: Sequence[T], do: Callable[[T], Awaitable[object]]) -> None:
    """Do this for every item, some at the same time."""
    waiting = iter(items)

    async def work() -> None:
        for item in waiting:
            await do(item)

    async with asyncio.timeout(PATIENCE + len(items)):
        await asyncio.gather(*(work() for _ in range(AT_ONCE)))


# setting up


async def sit_down(crowd: Crowd, server: Served, tables: int, plan: Plan | None = None) -> None:
    plan = plan or Plan()

    async def fill(place: tuple[int, int]) -> None:
        number, seats = place
        http = Http(HOST, server.port)
        cookies = [(await http.ask("POST", "/api/me", {"name": f"P{number}.{seat}"}))[1] for seat in range(seats)]
        made, _ = await http.ask("POST", "/api/tables", plan.as_request(seats), cookies[0])
        for cookie in cookies[1:]:
            await http.ask("POST", f"/api/tables/{made['id']}/join", {}, cookie)
        await http.close()
        crowd.tables.append(Table(crowd, made["id"], cookies))

    await _each(list(enumerate(plan.sizes(tables))), fill)


async def connect(crowd: Crowd, server: Served) -> int:
    """The number of sockets that are connected at the same time."""
    players: list[Player] = []
    crowd.each(players.append)
    await _each(players, lambda player: player.come(HOST, server.door(player.table.id)))
    if not await _until(lambda: all(table.there for table in crowd.tables)):
        raise Refused("not everybody has been shown their table")
    return (await server.health())["watchers"]


async def _until(done: Callable[[], bool]) -> bool:
    """Wait for this, but not for ever; whether it has come."""
    end = perf_counter() + PATIENCE
    while not done() and perf_counter() < end:
        await asyncio.sleep(0.02)
    return done()


# playing


async def _warm_up(crowd: Crowd) -> int:
    """Bring games that end near to it; how many are over then."""
    ending = [table for table in crowd.tables if len(table.players) == PAIR]
    if not ending:
        return 0
    crowd.release(ending)
    async with asyncio.timeout(WARM_UP):
        while sum(table.over for table in ending) * WARM < len(ending):
            await asyncio.sleep(0.02)
    crowd.release(())
    await _until(lambda: not crowd.under_way)
    return sum(table.over for table in ending)


async def phase(
    crowd: Crowd, server: Served, seconds: float, play: Callable[[Crowd, float], Awaitable[object]]
) -> Phase:
    crowd.took.clear()
    begun, cpu, own = perf_counter(), server.cpu(), process_time()
    await play(crowd, seconds)
    took = sorted(crowd.took)
    span = perf_counter() - begun
    cpu, own = server.cpu() - cpu, process_time() - own
    if not await _until(lambda: not crowd.under_way):
        crowd.faults.append(f"{crowd.under_way} answers have not arrived after {PATIENCE} seconds")
    if not took:
        raise BenchFailed("nothing has arrived")
    return Phase(
        actions=len(took),
        per_second=len(took) / span,
        p50=1000 * took[len(took) // 2],
        p99=1000 * took[len(took) * 99 // 100],
        server_cpu=1000 * cpu / len(took),
        client_cpu=1000 * own / len(took),
    )


async def _flat_out(crowd: Crowd, seconds: float) -> None:
    """Everybody answers as soon as they are asked."""
    crowd.release(crowd.tables)
    await asyncio.sleep(seconds)
    crowd.release(())


async def paced(crowd: Crowd, seconds: float, rate: float) -> None:
    """Answers at random moments, so many a second, however long the server takes."""
    due = begun = perf_counter()
    while due < begun + seconds:
        due += crowd.dice.expovariate(rate)
        while (wait := due - perf_counter()) > 0:
            await asyncio.sleep(wait)
        player = crowd.next()
        if player is not None:
            player.answer(due)


# comparing


async def _echo(crowd: Crowd, path: Path, folder: Path, seconds: float) -> float:
    """Milliseconds of processor time that a bare echo takes for each action, flat out, with the same fan-out."""
    request = f"{crowd.updates.mean} {crowd.replies.mean}".encode()
    circles = [Circle(table.id, len(table.players), request) for table in crowd.tables]
    server = Echo(path, folder)
    try:
        await server.ready()
        await _each(circles, lambda circle: circle.open(HOST, server.port))
        cpu = server.cpu()
        for circle in circles:
            circle.send()
        await asyncio.sleep(seconds)
        cpu = server.cpu() - cpu
    finally:
        server.stop()
    return 1000 * cpu / max(1, sum(circle.actions for circle in circles))


# checking


def compare_logs(crowd: Crowd, store: sqlite3.Connection, plan: Plan) -> int:
    """The server's log of every table holds what was accepted, under the same numbers, and nothing else.

    Nothing but the time it took, where there are clocks: that stands before an answer, and is shown with it.
    """
    stored = 0
    for table in crowd.tables:
        entries = store.execute(
            "SELECT seq, seat, token, action, kind FROM log WHERE table_id = ? ORDER BY seq", (table.id,)
        ).fetchall()
        answers = [tuple(entry) for *entry, kind in entries if not (plan.clocks and kind == "time")]
        sent = [(seq, seat, it.token, bytes(it.action).decode()) for seq, (seat, it) in sorted(table.log.items())]
        if answers != sent:
            table.fault("the server's log is not what was accepted")
        if any(player.seq != len(entries) for player in table.players):
            table.fault(f"not everybody has seen all {len(entries)} entries")
        stored += len(answers)
    return stored


async def _compare_replays(crowd: Crowd, server: Server) -> None:
    """The lines that everybody has seen are those that the replay shows."""

    async def compare(player: Player) -> None:
        http = Http(HOST, server.port)
        path = f"/api/tables/{player.table.id}/replay?seat={player.seat}"
        replay: Any = (await http.ask("GET", path, cookie=player.cookie))[0]
        await http.close()
        lines = [line for step in [{"log": replay["opening"]}, *replay["steps"]] for line in step["log"]]
        if lines != [msgspec.json.decode(line) for line in player.lines]:
            player.table.fault(f"the lines seat {player.seat} has seen are not those of the replay")

    # of a game that is over everybody is shown everything
    going_on = [table for table in crowd.tables if not table.over]
    await _each([player for table in going_on[:REPLAYED] for player in table.players], compare)


# weighing


async def _weigh(figures: Figures, path: Path, folder: Path, tables: list[str]) -> None:
    """What tables cost that are in memory and idle, and what they leave behind.

    The process keeps the memory of tables that have left, for those that come next; so that is seen when they return.
    """
    idle = 1 + len(tables) / LOADED
    server = Server(path, folder, idle)
    try:
        await server.ready()
        await _bring_back(server, tables[:1])
        empty = server.memory()
        await _bring_back(server, tables)
        full = server.memory()
        figures.table_bytes = (full - empty) // len(tables)
        async with asyncio.timeout(PATIENCE + 3 * idle):
            while (await server.health())["tables"]:
                await asyncio.sleep(0.5)
        await _bring_back(server, tables)
        figures.left_bytes = (server.memory() - full) // len(tables)
    finally:
        server.stop()


async def _bring_back(server: Server, tables: list[str]) -> None:
    http = Http(HOST, server.port)
    for table in tables:
        await http.ask("GET", f"/api/tables/{table}")
    await http.close()
    if (await server.health())["tables"] < len(tables):
        raise Refused("tables have left memory before all were there")
