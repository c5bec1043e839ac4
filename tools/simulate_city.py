"""Play on several servers behind a router by table id, and say what an action costs each part (see docs/scale.md).

Run it from the root of the repository; it starts a PostgreSQL, the servers and the router by itself:

    .venv/bin/python tools/simulate_city.py [--servers 1,2,3] [--tables N] [--rate N] [--seconds S] [--path FOLDER]

For every number of servers: actions a second and their latency, milliseconds of processor time for each action of the
servers, the router and PostgreSQL, and how far the busiest server is from an even share. At last a server is killed:
its tables must be served by the others at once.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

import cosmodrome
from cosmodrome.arena.load.measuring import Phase, connect, paced, phase, sit_down
from cosmodrome.arena.load.playing import Crowd
from cosmodrome.arena.load.postgres import PostgresServer, running
from cosmodrome.arena.load.serving import HOST, Server, cpu_of, descendants, free_port
from cosmodrome.arena.load.wire import Http, Refused, Socket
from cosmodrome.server.processes import allow_many_sockets

ROUTER = Path(__file__).parent / "route_tables.py"


class Routed:
    """The servers and their router, as if they were one."""

    def __init__(self, servers: list[Server], folder: Path) -> None:
        self.servers = servers
        self.port = free_port()
        ports = [str(each.port) for each in servers]
        self.router = subprocess.Popen([sys.executable, str(ROUTER), "--port", str(self.port), *ports], cwd=folder)

    def door(self, table: str) -> int:
        return self.port

    async def ready(self) -> None:
        for each in self.servers:
            await each.ready()
        while True:
            try:
                await self._ask("/health")
                return
            except OSError:
                await asyncio.sleep(0.1)

    async def _ask(self, path: str) -> Any:
        http = Http(HOST, self.port)
        try:
            return (await http.ask("GET", path))[0]
        finally:
            await http.close()

    async def health(self) -> dict[str, int]:
        told = [await each.health() for each in self.servers]
        return {name: sum(each[name] for each in told) for name in ("tables", "watchers")}

    def cpu(self) -> float:
        return sum(each.cpu() for each in self.servers)

    async def outlive(self, tables: list[str]) -> float:
        """Kill a server; seconds until all tables are served again, by the others."""
        self.servers[0].kill()
        begun = perf_counter()
        for table in tables:
            await self._ask(f"/api/tables/{table}")
        return perf_counter() - begun

    def stop(self) -> None:
        self.router.terminate()
        self.router.wait()
        for each in self.servers:
            each.stop()


async def simulate(args: argparse.Namespace, number: int, folder: Path, database: PostgresServer) -> None:
    url = database.new_database()
    routed = Routed([Server(args.path, folder, database=url) for _ in range(number)], folder)
    crowd = Crowd("city", skips=True)
    try:
        await routed.ready()
        await sit_down(crowd, routed, args.tables)
        await connect(crowd, routed)
        await watch(crowd, routed, args.watchers)
        sockets = (await routed.health())["watchers"]
        before = _costs(routed, database)
        found = await phase(crowd, routed, args.seconds, lambda crowd, span: paced(crowd, span, args.rate))
        spent = [now - then for now, then in zip(_costs(routed, database), before, strict=True)]
        _tell(number, sockets, found, spent)
        memory = sum(each.memory() for each in routed.servers) >> 20
        print(f"  memory of the servers: {memory} MB, with {(await routed.health())['tables']} tables")
        if number > 1:
            tables = [table.id for table in crowd.tables]
            print(f"  one killed: {len(tables)} tables served again after {await routed.outlive(tables):.1f} s")
    finally:
        crowd.each(lambda player: player.socket.close())
        routed.stop()
    for fault in crowd.faults[:5]:
        print(f"  fault: {fault}")


async def watch(crowd: Crowd, routed: Routed, number: int) -> None:
    """So many more look at every table."""
    for table in crowd.tables:
        for _ in range(number):
            await Socket(lambda message: None).open(HOST, routed.port, f"/ws/tables/{table.id}", "")


def _costs(routed: Routed, database: PostgresServer) -> list[float]:
    """Processor time so far: of the router, of PostgreSQL, and of each server."""
    return [cpu_of(routed.router.pid), sum(map(cpu_of, descendants(database.pid))), *(s.cpu() for s in routed.servers)]


def _tell(number: int, sockets: int, found: Phase, spent: list[float]) -> None:
    router, database, *servers = (1000 * each / found.actions for each in spent)
    uneven = max(servers) / (sum(servers) / number)
    print(
        f"{number} servers, {sockets} sockets: {found.per_second:.0f} actions/s,"
        f" p50 {found.p50:.1f} p99 {found.p99:.1f} ms;"
        f" ms of processor time an action: servers {sum(servers):.2f}, router {router:.2f}, PostgreSQL {database:.2f};"
        f" the busiest server {uneven:.2f} times its share",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Several servers behind a router by table id.")
    parser.add_argument("--servers", default="1,2,3", help="how many, one after the other")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=300.0, help="actions a second")
    parser.add_argument("--watchers", type=int, default=0, help="people who only look, at each table")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--path", type=Path, default=Path(cosmodrome.__file__).parents[1], help="where the package lies"
    )
    args = parser.parse_args()
    args.path = args.path.resolve()
    allow_many_sockets()
    with ExitStack() as closing:
        folder = Path(closing.enter_context(tempfile.TemporaryDirectory(prefix="cosmodrome-city-")))
        database = closing.enter_context(running(PostgresServer()))
        for number in map(int, args.servers.split(",")):
            try:
                asyncio.run(simulate(args, number, folder, database))
            except Refused as error:
                sys.exit(f"{number} servers: {error}")


if __name__ == "__main__":
    main()
