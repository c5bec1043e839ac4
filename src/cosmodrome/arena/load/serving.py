"""What is measured: a server with a new database, and a bare echo. Each is a process that ends with the measurement."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from .wire import Http, Refused

HOST = "127.0.0.1"
START = 60.0
"""Seconds a server may take until it answers."""
STOP = 15.0
BUSY = 20
"""How often it may say that it is not well before that is believed."""


class Served(Protocol):
    """What people can come to, whatever is behind it."""

    @property
    def port(self) -> int: ...

    def door(self, table: str) -> int:
        """The port by which one comes to this table."""

    async def health(self) -> dict[str, int]: ...

    def cpu(self) -> float: ...


class Serving:
    """Something that serves at a port. `path` is where its package lies: interpreted or compiled."""

    def __init__(self, path: Path, folder: Path, port: int, program: list[str]) -> None:
        self.port = port
        self._said = folder / f"server-{port}.txt"
        command = [sys.executable, "-m", *program]
        environment = {**os.environ, "PYTHONPATH": str(path)}
        with self._said.open("w") as said:
            self._process = subprocess.Popen(command, env=environment, stdout=said, stderr=said, cwd=folder)

    def door(self, table: str) -> int:
        return self.port

    async def ready(self) -> None:
        """Wait until it answers."""
        for _ in range(int(START / 0.1)):
            if self._process.poll() is not None:
                break
            try:
                await self.health()
                return
            except OSError:
                await asyncio.sleep(0.1)
        last = self._said.read_text().strip().splitlines()[-1:]
        raise Refused(f"the server does not start: {' '.join(last)}")

    async def health(self) -> dict[str, int]:
        """How many tables are in memory, and how many people look at them."""
        for _ in range(BUSY):
            with suppress(Refused):
                return await self._health()
            await asyncio.sleep(0.5)  # on a machine that has too much to do, its database may seem to be gone
        return await self._health()

    async def _health(self) -> dict[str, int]:
        http = Http(HOST, self.port)
        try:
            found: dict[str, int] = (await http.ask("GET", "/health"))[0]
        finally:
            await http.close()
        return found

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(STOP)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    # what the system says of it; 0 where it says nothing

    def memory(self) -> int:
        """Bytes of memory in use."""
        try:
            lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        except OSError:
            return 0
        return next((1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)

    def cpu(self) -> float:
        """Seconds of processor time used, by all its processes."""
        return sum(map(cpu_of, descendants(self._process.pid)))


def cpu_of(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def descendants(process: int) -> list[int]:
    """A process with all that it has started."""
    try:
        threads = list(Path(f"/proc/{process}/task").iterdir())
        children = [int(each) for thread in threads for each in (thread / "children").read_text().split()]
    except OSError:
        return [process]
    return [process, *(each for child in children for each in descendants(child))]


class Server(Serving):
    """The server."""

    def __init__(
        self, path: Path, folder: Path, idle: float = 600.0, database: str = "", arguments: tuple[str, ...] = ()
    ) -> None:
        port = free_port()
        program = ["cosmodrome", "serve", "--host", HOST, "--port", str(port), "--no-limits", "--idle", str(idle)]
        program += ["--database", database or f"sqlite:///{folder / 'load.db'}", *arguments]
        super().__init__(path, folder, port, program)


class Echo(Serving):
    """As little as a server could do."""

    def __init__(self, path: Path, folder: Path) -> None:
        port = free_port()
        super().__init__(path, folder, port, ["cosmodrome.arena.load.echo", str(port)])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port
