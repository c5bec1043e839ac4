"""What a game's `data/bench.toml` says, if it has one: what of it is to be measured, and how fast it is meant to be."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ..games import data_file

FIGURES = ("games", "actions", "copies")
"""What is measured: complete games a second; actions and copies a second, whose goals are in terms of the yardstick."""
VARIANTS = ("interpreted", "compiled")
OPTIONS = "options"
TIMES = "times"
"""What the game's own tasks may take when compiled, in milliseconds."""
PEERS = "peers"
"""What others state for tasks like these, in milliseconds, as text."""


class BadGoals(ValueError):
    """A `bench.toml` that does not say what it should."""


def options(game: str) -> dict[str, Any]:
    """The options a game is measured with; all others are as by default."""
    return _declared(game).get(OPTIONS, {})


def goals(game: str, variant: str) -> dict[str, float]:
    """What is meant to be reached, of some of the figures."""
    return _declared(game).get(variant, {})


def times(game: str) -> dict[str, float]:
    """The milliseconds that the game's own tasks (`timings.py`) are meant to take."""
    return _declared(game).get(TIMES, {})


def peers(game: str) -> dict[str, str]:
    """What others state."""
    return _declared(game).get(PEERS, {})


def _declared(game: str) -> dict[str, dict[str, Any]]:
    path = data_file(game, "bench.toml")
    return {} if path is None else read(path)


def read(path: Path) -> dict[str, dict[str, Any]]:
    """The file, checked."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    _allow(path, found, (OPTIONS, *VARIANTS, TIMES, PEERS))
    for variant in VARIANTS:
        _allow(path, found.get(variant, {}), FIGURES)
    return found


def _allow(path: Path, found: dict[str, Any], names: tuple[str, ...]) -> None:
    for name in found:
        if name not in names:
            raise BadGoals(f"{path}: unknown entry {name!r}; there are: {', '.join(names)}")
