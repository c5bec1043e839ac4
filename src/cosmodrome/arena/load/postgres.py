"""A PostgreSQL of our own for measurements and tests, in a temporary folder."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_USER = "postgres"


class PostgresServer:
    """Reached by a socket in its folder, so that it needs no port. Not as root: PostgreSQL refuses that.

    Unless it is `safe` it does not wait for the disk, which only matters when the whole machine fails.
    """

    def __init__(self, safe: bool = False) -> None:
        self._fsync = "on" if safe else "off"
        self._programs = _programs()
        self._folder = Path(tempfile.mkdtemp(prefix="cosmodrome-pg-"))
        self._data = self._folder / "data"
        self._numbers = itertools.count(1)
        if os.getuid() == 0:
            shutil.chown(self._folder, _USER)
        self._run("initdb", "-D", self._data, "-U", _USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}' -c fsync={self._fsync}"
        log = self._folder / "log"
        self._run("pg_ctl", "start", "-w", "-D", self._data, "-l", log, "-o", options)

    def stop(self, mode: str = "immediate") -> None:
        """Immediate is a crash: nothing is written any more, and the next start has to recover."""
        self._run("pg_ctl", "stop", "-w", "-D", self._data, "-m", mode)

    def remove(self) -> None:
        shutil.rmtree(self._folder)

    @property
    def pid(self) -> int:
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def new_database(self) -> str:
        """The URL of an empty database: a schema of its own, which is made much faster and does as well."""
        import psycopg  # here, since only what is measured with PostgreSQL needs it

        name = f"test{next(self._numbers)}"
        url = f"postgresql://{_USER}@/postgres?host={self._folder}"
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{url}&options=-csearch_path%3D{name}"

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [str(self._programs / program), *map(str, arguments)]
        if os.getuid() == 0:
            command = ["runuser", "-u", _USER, "--", *command]
        # To a file and not a pipe: the server, once started, would hold a pipe open.
        with tempfile.TemporaryFile("w+") as output:
            code = subprocess.run(command, cwd="/", stdout=output, stderr=output, check=False).returncode
            output.seek(0)
            assert code == 0, f"{program} failed: {output.read()}"


@contextmanager
def running(server: PostgresServer) -> Iterator[PostgresServer]:
    try:
        server.start()
        yield server
        server.stop()
    finally:
        server.remove()


def is_there() -> bool:
    """Whether this machine has PostgreSQL's programs."""
    return bool(_found())


def _found() -> str:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return str(folders[-1]) if folders else shutil.which("initdb") or ""


def _programs() -> Path:
    found = _found()
    assert found, "this needs PostgreSQL's programs; on Debian or Ubuntu: sudo apt-get install postgresql"
    return Path(found).parent
