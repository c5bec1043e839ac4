"""The Robot's dice and mat for whoever wants to read them: every figure in words, and where it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ....kernel import Message
from ..components.cards import SETS, SETUP
from ..components.mat import DATA, LEVELS, PHASES, WORLDS, set_of
from ..rules.actions import NAMES

if TYPE_CHECKING:
    from .shapes import Level, RobotDie, RobotFace, RobotFigure, RobotReference, RobotRow, RobotWorld, Source


def robot_reference(expansion: str) -> RobotReference | None:
    if SETUP["players"][expansion][0] > 1:
        return None
    return {
        "actions": [name for name in NAMES if name],
        "dice": [_die(die) for die in DATA["die"]],
        "start": _figures(DATA["start"]),
        "mat": _rows(DATA["mat"]),
        "placed": [_row("settle", sort, gains) for sort, gains in DATA["world_placed"].items()],
        "worlds": [_world(world) for world in WORLDS if set_of(world) in SETS[expansion]],
        "levels": [{"level": cast("Level", level), "figures": _figures(LEVELS[level])} for level in LEVELS],
    }


def _die(die: dict[str, Any]) -> RobotDie:
    return {"faces": cast("list[RobotFace]", list(die["faces"])), "source": _source(die)}


def _world(world: str) -> RobotWorld:
    printed = WORLDS[world]
    own = {name: figure for name, figure in printed.items() if name not in PHASES}
    changes = {phase: printed[phase] for phase in PHASES if phase in printed}
    return {"world": world, "figures": _figures(own), "changes": _rows(changes)}


def _rows(phases: dict[str, Any]) -> list[RobotRow]:
    return [_row(phase, row, figures) for phase, rows in phases.items() for row, figures in rows.items() if figures]


def _row(phase: str, row: str, figures: dict[str, Any]) -> RobotRow:
    return {"phase": phase, "row": row, "figures": _figures(figures)}


def _figures(figures: dict[str, Any]) -> list[RobotFigure]:
    return [
        {"what": what, "source": _source(figure), "about": _about(what, figure)} for what, figure in figures.items()
    ]


def _source(figure: dict[str, Any]) -> Source:
    return cast("Source", figure["source"])


def _about(what: str, figure: dict[str, Any]) -> Message:
    """A figure of the mat, a change of one, or what a start world likes."""
    if "more" in figure:
        return f"robot-more-{what}", {"n": figure["more"]}
    if "is" in figure:
        return f"robot-{what}", {"what": f"{'face' if what == 'favourite' else 'robot-finds'}-{figure['is']}"}
    return f"robot-{what}", {"n": figure["n"]}
