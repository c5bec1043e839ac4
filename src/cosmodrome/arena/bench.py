"""Benchmarks: our games, interpreted and compiled, next to two other engines, all measured in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cosmodrome

from ..games import ids
from .subjects import is_installed

OTHERS = ("catanatron", "open_spiel:backgammon", "open_spiel:hearts")
YARDSTICK = "catanatron"
TARGETS: dict[str, tuple[float, float]] = {"interpreted": (4, 5), "compiled": (16, 15)}
"""How many times the actions and the copies per second of the yardstick each of our variants is meant to reach."""
ROUNDS = 3
"""Every subject is measured so many times, in turn with the others; the best counts, for noise only ever slows down."""


class BenchFailed(Exception):
    """A subject that could not be measured."""


class Result:
    """What was measured of one subject."""

    def __init__(self, subject: str, variant: str, path: Path | None) -> None:
        self.subject = subject
        self.variant = variant
        """`interpreted` or `compiled` for our games, empty for others."""
        self.path = path
        self.actions = 0.0
        self.copies = 0.0
        self.yardstick: Result | None = None

    @property
    def ratios(self) -> tuple[float, float] | None:
        """Actions and copies per second in terms of the yardstick, if it was measured."""
        if self.yardstick is None:
            return None
        return self.actions / self.yardstick.actions, self.copies / self.yardstick.copies

    @property
    def targets(self) -> tuple[float, float] | None:
        return TARGETS.get(self.variant)

    def as_dict(self) -> dict[str, Any]:
        return {
            "subject": self.subject,
            "variant": self.variant,
            "actions_per_second": round(self.actions, 1),
            "copies_per_second": round(self.copies, 1),
            "ratios": self.ratios,
            "targets": self.targets,
        }


def run_all(seconds: float, progress: Callable[[str], None]) -> list[Result]:
    """Measure everything there is, each for so many seconds in all; `progress` hears what is measured next."""
    results = subjects()
    for _ in range(ROUNDS):
        for result in results:
            progress(f"{result.subject} {result.variant}".strip())
            _measure(result, seconds / ROUNDS)
    for result in results:
        result.yardstick = next((other for other in results if other.subject == YARDSTICK), None)
    return results


def subjects() -> list[Result]:
    """Our games in every variant that is there, then what is installed of the others."""
    ours = [Result(f"game:{game}", variant, path) for game in ids() for variant, path in variants().items()]
    return ours + [Result(name, "", None) for name in OTHERS if is_installed(name)]


def variants() -> dict[str, Path]:
    """Where the package lies: here, and, in a working copy, compiled into `build/compiled`."""
    here = Path(cosmodrome.__file__).parent.parent
    root = here.parent if here.name == "src" else here.parent.parent
    found = {"interpreted": root / "src", "compiled": root / "build" / "compiled"}
    present = {variant: path for variant, path in found.items() if (path / "cosmodrome").is_dir()}
    return present or {"interpreted": here}


def _measure(result: Result, seconds: float) -> None:
    """One measurement in a process of its own."""
    environment = dict(os.environ)
    if result.path is not None:
        environment["PYTHONPATH"] = str(result.path)
    command = [sys.executable, "-m", "cosmodrome.arena.subjects", result.subject, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        complaint = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise BenchFailed(f"{result.subject}: {complaint[-1]}")
    figures = json.loads(done.stdout)
    if result.variant:
        result.variant = "compiled" if figures["compiled"] else "interpreted"
    result.actions = max(result.actions, figures["actions_per_second"])
    result.copies = max(result.copies, figures["copies_per_second"])
