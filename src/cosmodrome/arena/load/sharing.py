"""What it costs when server processes share the work: the same play on one process and on two, turn by turn.

Each side serves a PostgreSQL of its own. Two processes share one port, and hand each other the people of a table; or
each has its own, and people come as a router by table id leads them. Processor time is compared, which other work on
the machine hardly adds to.
"""

from __future__ import annotations

import asyncio
import itertools
import tempfile
import zlib
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from msgspec import Struct

from ..bench import BenchFailed
from .measuring import Phase, connect, paced, phase, sit_down
from .playing import Crowd
from .postgres import PostgresServer, running
from .serving import Server, cpu_of, descendants
from .wire import Refused

ROUNDS = 3
"""How often they take turns."""
RATE = 250.0
"""Actions a second."""
PROCESSES = 2


class Shared(Struct):
    variant: str
    tables: int
    processes: int
    actions: int = 0
    alone: float = 0.0
    """Milliseconds of processor time that an action costs one server process."""
    together: float = 0.0
    """The same of several on one port, all of them counted."""
    led: float = 0.0
    """The same of as many, each at a port of its own, when a router leads the sockets of each table to one of them."""
    database_alone: float = 0.0
    database_together: float = 0.0
    """What it costs PostgreSQL."""
    faults: list[str] = []

    @property
    def ratio(self) -> float:
        """How many times more an action costs several processes on one port."""
        return self.together / self.alone if self.alone else 0.0

    @property
    def routed(self) -> float:
        """The same where a router leads people by their table."""
        return self.led / self.alone if self.alone else 0.0

    def as_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self)
        return {**found, "ratio": self.ratio, "routed": self.routed}


class _Led:
    """Servers on one database, each for its own tables."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self._turns = itertools.cycle(servers)

    @property
    def port(self) -> int:
        return next(self._turns).port

    def door(self, table: str) -> int:
        return self.servers[zlib.crc32(table.encode()) % len(self.servers)].port

    async def ready(self) -> None:
        for each in self.servers:
            await each.ready()

    def cpu(self) -> float:
        return sum(each.cpu() for each in self.servers)

    async def health(self) -> dict[str, int]:
        told = [await each.health() for each in self.servers]
        return {name: sum(each[name] for each in told) for name in ("tables", "watchers")}

    def stop(self) -> None:
        for each in self.servers:
            each.stop()


class _Side:
    """What people come to, with people at its tables."""

    def __init__(self, server: Server | _Led, database: PostgresServer) -> None:
        self.crowd = Crowd("load", skips=True)
        self.database = database
        self.server = server
        self.phases: list[Phase] = []
        self.database_cpu = 0.0

    async def fill(self, tables: int) -> None:
        await self.server.ready()
        await sit_down(self.crowd, self.server, tables)
        await connect(self.crowd, self.server)

    async def play(self, seconds: float, rate: float) -> None:
        before = self._database_cpu()
        self.phases.append(await phase(self.crowd, self.server, seconds, lambda crowd, span: paced(crowd, span, rate)))
        self.database_cpu += self._database_cpu() - before

    def _database_cpu(self) -> float:
        return sum(map(cpu_of, descendants(self.database.pid)))

    @property
    def actions(self) -> int:
        return sum(each.actions for each in self.phases)

    @property
    def cost(self) -> float:
        return sum(each.server_cpu * each.actions for each in self.phases) / self.actions

    @property
    def database_cost(self) -> float:
        return 1000 * self.database_cpu / self.actions


def share(
    variant: str, path: Path, seconds: float, tables: int, rate: float = RATE, processes: int = PROCESSES
) -> Shared:
    """The figures of the package at `path`, each side playing for so many seconds in all, at half of the tables."""
    tables = max(1, tables // 2)
    with ExitStack() as closing:
        folder = Path(closing.enter_context(tempfile.TemporaryDirectory(prefix="cosmodrome-load-")))
        databases = [closing.enter_context(running(PostgresServer())) for _ in range(3)]
        runner = closing.enter_context(asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()))
        found = Shared(variant, tables, processes)
        try:
            return runner.run(_share(found, path, folder, databases, seconds, rate))
        except (OSError, Refused, TimeoutError, EOFError) as error:
            raise BenchFailed(f"processes {variant}: {error or type(error).__name__}") from error


async def _share(
    found: Shared, path: Path, folder: Path, databases: list[PostgresServer], seconds: float, rate: float
) -> Shared:
    first, second, third = (database.new_database() for database in databases)
    servers: list[Server | _Led] = [
        Server(path, folder, database=first),
        Server(path, folder, database=second, arguments=("--workers", str(found.processes))),
        _Led([Server(path, folder, database=third) for _ in range(found.processes)]),
    ]
    sides = [_Side(server, database) for server, database in zip(servers, databases, strict=True)]
    try:
        for side in sides:
            await side.fill(found.tables)
        for _ in range(ROUNDS):
            for side in sides:
                await side.play(seconds / ROUNDS, rate)
        for side in sides:
            side.crowd.each(lambda player: player.socket.close())
    finally:
        for side in sides:
            side.server.stop()
    alone, together, led = sides
    found.actions = sum(side.actions for side in sides)
    found.alone, found.together, found.led = alone.cost, together.cost, led.cost
    found.database_alone, found.database_together = alone.database_cost, together.database_cost
    found.faults = [fault for side in sides for fault in side.crowd.faults]
    return found
