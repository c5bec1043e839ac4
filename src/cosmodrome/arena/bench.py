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
from .goals import FIGURES, goals
from .subjects import is_installed

OTHERS = ("catanatron", "open_spiel:backgammon", "open_spiel:hearts")
YARDSTICK = "catanatron"
OURS = "game:"
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
        self.per_second = dict.fromkeys(FIGURES, 0.0)
        self.goals = goals(subject.removeprefix(OURS), variant) if subject.startswith(OURS) else {}
        self.yardstick: Result | None = None

    def ratio(self, figure: str) -> float | None:
        """This figure in terms of the yardstick's, if that was measured. Whole games of two games do not compare."""
        if self.yardstick is None or figure == "games":
            return None
        return self.per_second[figure] / self.yardstick.per_second[figure]

    def against_goal(self, figure: str) -> float | None:
        """What is held against this figure's goal: games count by themselves, the others in terms of the yardstick."""
        return self.per_second[figure] if figure == "games" else self.ratio(figure)

    def as_dict(self) -> dict[str, Any]:
        return {
            "subject": self.subject,
            "variant": self.variant,
            "per_second": {figure: round(value, 1) for figure, value in self.per_second.items()},
            "ratios": {figure: self.ratio(figure) for figure in FIGURES},
            "goals": self.goals,
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
    ours = [Result(f"{OURS}{game}", variant, path) for game in ids() for variant, path in variants().items()]
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
    for figure in FIGURES:
        result.per_second[figure] = max(result.per_second[figure], figures[figure])
