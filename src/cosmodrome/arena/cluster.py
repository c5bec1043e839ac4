"""Games on a Ray cluster.

The nodes need Ray and nothing of ours: Ray takes this package to them, compiled if it is so here, and the modules of
other people's bots with it.
"""

from __future__ import annotations

import importlib
import logging
import shutil
import socket
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from ..bots import foreign_modules
from ..kernel import BadSetup
from ..kernel import state as kernel_state
from .backends import AHEAD, Job, Result

REACHED_WITHIN = 15.0
"""Seconds for a cluster to answer: whoever named a wrong address should not wait."""
LOOKED_UP_WITHIN = 4.0
MOST_RETRIES = 5
"""How often the games of a lost worker are played again before it is said that they can not be."""
CLIENT = "ray://"
NATIVE = "cosmodrome_native"
NOT_NEEDED = ["server/client", "__pycache__", "*.pyc"]

PROBE = "import sys, ray; ray.init(address=sys.argv[1], log_to_driver=False, logging_level='CRITICAL')"
NATIVE_SOURCE = """import pathlib, sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))


def ready() -> None:
    pass
"""


class Ray:
    """A Ray cluster, by its address: HOST:PORT, ray://HOST:PORT or auto."""

    def __init__(self, address: str, bots: list[str] | None = None) -> None:
        self.ray = _import_ray()
        if not self.ray.is_initialized():
            _reach(address)
            self._connect(address, foreign_modules(bots if bots is not None else []))
        self.workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def map(self, function: Callable[[Job], Result], jobs: list[Job]) -> Iterator[Result]:
        remote = self.ray.remote(max_retries=MOST_RETRIES)(function)
        pending: deque[Any] = deque()
        for job in jobs:
            pending.append(remote.remote(job))
            if len(pending) == self.workers * AHEAD:
                yield self._result(pending.popleft())
        while pending:
            yield self._result(pending.popleft())

    def _result(self, reference: Any) -> Any:
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            # what was raised over there, as if it had been here
            raise error.cause from error

    def _connect(self, address: str, bots: list[ModuleType]) -> None:
        with tempfile.TemporaryDirectory() as folder:
            shipped: dict[str, Any] = {"excludes": NOT_NEEDED}
            package: ModuleType | str = sys.modules["cosmodrome"]
            if native := _native(Path(folder)):
                package = str(native)
                shipped["worker_process_setup_hook"] = f"{NATIVE}.ready"
            shipped["py_modules"] = [package, importlib.import_module("mypy_extensions"), *bots]
            try:
                self.ray.init(address=address, runtime_env=shipped, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise _unreached(address, str(error)) from error


def _import_ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        text = "Ray is not installed; pip install 'cosmodrome[ray]', or play in local processes"
        raise BadSetup(text, "setup-extra", {"package": "Ray", "extra": "cosmodrome[ray]"}) from error


def _unreached(address: str, reason: str) -> BadSetup:
    text = f"no Ray cluster at {address!r}: {reason}"
    return BadSetup(text, "setup-no-cluster", {"address": address, "reason": reason})


def _reach(address: str) -> None:
    """Refuse an address where no cluster answers: Ray itself would go on trying for minutes."""
    place = address.removeprefix(CLIENT)
    host, colon, port = place.rpartition(":")
    if colon:
        try:
            socket.create_connection((host, int(port)), LOOKED_UP_WITHIN).close()
        except (OSError, ValueError, OverflowError) as error:
            raise _unreached(address, str(error)) from error
    # Something listens there. Whether it is a cluster is tried out in a process that can be ended.
    try:
        subprocess.run(
            [sys.executable, "-c", PROBE, address], check=True, capture_output=True, text=True, timeout=REACHED_WITHIN
        )
    except subprocess.TimeoutExpired as error:
        raise _unreached(address, f"no answer within {REACHED_WITHIN:.0f} s") from error
    except subprocess.CalledProcessError as error:
        reason = (error.stderr.strip().splitlines() or ["it ended without a word"])[-1]
        raise _unreached(address, reason) from error


def _native(folder: Path) -> Path | None:
    """A compiled package in a folder that Ray can take along; None where all is plain.

    Native modules look for their data beside the shared libraries, which are beside the package: what has to lie in
    one place goes there as one module, which makes itself the first place where the nodes look for others.
    """
    compiled = Path(kernel_state.__file__ or "")
    if compiled.suffix == ".py":
        return None
    native, package = folder / NATIVE, compiled.parents[1]
    native.mkdir()
    (native / "__init__.py").write_text(NATIVE_SOURCE, encoding="utf-8")
    shutil.copytree(package, native / package.name, ignore=shutil.ignore_patterns("client", "__pycache__"))
    for library in package.parent.glob(f"{package.name}*__mypyc{''.join(compiled.suffixes)}"):
        shutil.copy(library, native)
    return native
