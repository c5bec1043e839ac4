"""The mat of the Robot, read from `data/robot.toml`: what it does in every phase, from every start world.

`ROWS[world][phase][row]` holds the figures of one row as they are with that start world: those of the mat, changed by
what the world changes. A figure that is not there is nothing to be done.
"""

from __future__ import annotations

from typing import Any, Final

from .cards import CARDS, KIND_OF, read

DATA: Final[dict[str, Any]] = read("robot.toml")

Row = dict[str, int]

ANY_WORLD: Final = "random"
PHASES: Final[tuple[str, ...]] = ("explore", "develop", "settle", "consume", "produce")

LEVELS: Final[dict[str, dict[str, Any]]] = DATA["level"]
WORLDS: Final[dict[str, dict[str, Any]]] = DATA["world"]
"""By the ids of the start worlds."""
DICE: Final[list[list[str]]] = [die["faces"] for die in DATA["die"]]
START_CARDS: Final[int] = DATA["start"]["cards"]["n"]


def set_of(world: str) -> str:
    """The box a start world comes with."""
    return next(str(name) for name, number in CARDS[KIND_OF[world]]["copies"].items() if number > 0)


def _figures(printed: dict[str, Any]) -> Row:
    return {name: int(figure["n"]) for name, figure in printed.items()}


def _row(world: str, phase: str, row: str) -> Row:
    figures = _figures(DATA["mat"][phase][row])
    for name, change in WORLDS[world].get(phase, {}).get(row, {}).items():
        figures[name] = change["n"] if "n" in change else figures.get(name, 0) + change["more"]
    return figures


ROWS: Final[dict[str, dict[str, dict[str, Row]]]] = {
    world: {phase: {row: _row(world, phase, row) for row in DATA["mat"][phase]} for phase in PHASES} for world in WORLDS
}
PLACED: Final[dict[str, Row]] = {sort: _figures(gains) for sort, gains in DATA["world_placed"].items()}
"""What a production or windfall world brings when it is placed."""
