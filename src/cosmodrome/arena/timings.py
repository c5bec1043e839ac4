"""How long tasks take that a game names itself: `TIMINGS` in a module `timings.py` of its folder.

Runs as a program of its own (`python -m cosmodrome.arena.timings GAME`), with the interpreted or the compiled package.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ..games import folders_with
from .goals import peers, times
from .subjects import is_compiled

ROUNDS = 3
"""Each task is done so many times; the best counts, for noise only ever slows down."""

Task = Callable[[], tuple[float, str]]
"""Does something once: the milliseconds of the processor it took, and what took longest, if that is of interest."""


class Timing:
    """How long one task of a game took."""

    def __init__(self, folder: Path, task: str, milliseconds: float, slowest: str, compiled: bool) -> None:
        self.folder = folder
        self.task = task
        self.milliseconds = milliseconds
        self.slowest = slowest
        """The message of what took longest, or empty."""
        self.compiled = compiled
        self.goal: float | None = times(folder.name).get(task) if compiled else None

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.folder.name,
            "task": self.task,
            "compiled": self.compiled,
            "milliseconds": round(self.milliseconds, 2),
            "slowest": self.slowest,
            "goal": self.goal,
        }


def measure_all(path: Path, progress: Callable[[str], None]) -> list[Timing]:
    """The tasks of every game that names some, with the package that lies here."""
    return [timing for folder in folders_with("timings.py") for timing in _measure(folder, path, progress)]


def stated(folder: Path) -> dict[str, str]:
    """What others state for tasks like those of this game, by message."""
    return peers(folder.name)


def _measure(folder: Path, path: Path, progress: Callable[[str], None]) -> list[Timing]:
    progress(f"times:{folder.name}")
    command = [sys.executable, "-m", "cosmodrome.arena.timings", folder.name]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    return [Timing(folder, task, took, slowest, found["compiled"]) for task, (took, slowest) in found["tasks"].items()]


def best_of(tasks: Mapping[str, Task]) -> dict[str, tuple[float, str]]:
    return {name: min(task() for _ in range(ROUNDS)) for name, task in tasks.items()}


if __name__ == "__main__":
    module = importlib.import_module(f"cosmodrome.games.{sys.argv[1]}.timings")
    print(json.dumps({"compiled": is_compiled(), "tasks": best_of(module.TIMINGS)}))
