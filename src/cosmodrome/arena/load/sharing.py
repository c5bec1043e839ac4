"""What it costs when server processes share the work: the same play on one process and on two, turn by turn.

Both serve a PostgreSQL of their own. People's sockets come to whichever process takes them, so most tables have people
at both. Processor time is compared, which other work on the machine hardly adds to.
"""

from __future__ import annotations

import asyncio
import tempfile
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
    """The same of several, all of them counted."""
    database_alone: float = 0.0
    database_together: float = 0.0
    """What it costs PostgreSQL."""
    faults: list[str] = []

    @property
    def ratio(self) -> float:
        return self.together / self.alone if self.alone else 0.0

    def as_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self)
        return {**found, "ratio": self.ratio}


class _Side:
    """A server of so many processes, with people at its tables."""

    def __init__(self, path: Path, folder: Path, processes: int, database: PostgresServer) -> None:
        self.crowd = Crowd("load", skips=processes > 1)
        self.database = database
        self.server = Server(path, folder, database=database.new_database(), arguments=("--workers", str(processes)))
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
        databases = [closing.enter_context(running(PostgresServer())) for _ in range(2)]
        runner = closing.enter_context(asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()))
        found = Shared(variant, tables, processes)
        try:
            return runner.run(_share(found, path, folder, databases, seconds, rate))
        except (OSError, Refused, TimeoutError, EOFError) as error:
            raise BenchFailed(f"processes {variant}: {error or type(error).__name__}") from error


async def _share(
    found: Shared, path: Path, folder: Path, databases: list[PostgresServer], seconds: float, rate: float
) -> Shared:
    sides = []
    try:
        for processes, database in zip((1, found.processes), databases, strict=True):
            sides.append(_Side(path, folder, processes, database))
            await sides[-1].fill(found.tables)
        for _ in range(ROUNDS):
            for side in sides:
                await side.play(seconds / ROUNDS, rate)
        for side in sides:
            side.crowd.each(lambda player: player.socket.close())
    finally:
        for side in sides:
            side.server.stop()
    alone, together = sides
    found.actions = alone.actions + together.actions
    found.alone, found.together = alone.cost, together.cost
    found.database_alone, found.database_together = alone.database_cost, together.database_cost
    found.faults = alone.crowd.faults + together.crowd.faults
    return found
