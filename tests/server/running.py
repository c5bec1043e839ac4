"""Servers for the tests: in a thread, where a test can look inside, or as a process, which a test can kill."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar

import httpx
import uvicorn
from starlette.applications import Starlette

from cosmodrome.server.app import application
from cosmodrome.server.hall import Hall
from cosmodrome.server.services import Services
from cosmodrome.server.serving import configuration
from cosmodrome.server.settings import Settings

from .client import PATIENCE

ROOT = Path(__file__).parents[2]

T = TypeVar("T")


class Threaded:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.services: Services
        self._loop: asyncio.AbstractEventLoop
        self._uvicorn: uvicorn.Server
        self._ready = Event()
        self._thread = Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE), "the server did not start"

    async def _serve(self) -> None:
        async with application(self.settings) as app:
            inner: Any = app
            while not isinstance(inner, Starlette):
                inner = inner.app
            self.services = inner.state.services
            self._loop = asyncio.get_running_loop()
            self._uvicorn = uvicorn.Server(configuration(app, self.settings))
            self._ready.set()
            await self._uvicorn.serve(sockets=[self._listening])

    @property
    def hall(self) -> Hall:
        return self.services.hall

    async def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this in the server's own loop."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    def stop(self) -> None:
        """Once or twice."""
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"


def default_signals() -> None:
    """To be called in a new process. A shell makes what it starts in the background deaf to interrupts, with all that
    is started from there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Process:
    """`cosmodrome serve`; killed and started again, it serves at the same address."""

    def __init__(self, database: str, *more: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        arguments = ["serve", "--port", str(self.port), "--database", database, "--bot-delay", "0", *more]
        self._command = [sys.executable, "-m", "cosmodrome", *arguments]
        self._process: subprocess.Popen[bytes] | None = None
        self._complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 - as long as this object

    def start(self) -> None:
        self._complaints.truncate(0)
        self._process = subprocess.Popen(
            self._command,
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=self._complaints,
            env=dict(os.environ),
            preexec_fn=default_signals,
        )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, f"the server ended: {self.complaints()}"
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.05)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def complaints(self) -> str:
        """What it has written to its standard error since it was started."""
        self._complaints.seek(0)
        return self._complaints.read()

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.base}/health", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """At once, whatever it is doing."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Its exit code."""
        assert self._process is not None
        self._process.send_signal(by)
        try:
            return self._process.wait(PATIENCE)
        finally:
            self._process.kill()
