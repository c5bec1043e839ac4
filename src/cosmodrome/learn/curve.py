"""How a course of learning went, as a picture."""

from __future__ import annotations

from typing import Any

from ..arena.pictures import COLOURS, FAINT
from .course import Course, Entry


def draw(course: Course, entries: list[Entry], figure: Any, title: str, across: str, up: str) -> None:
    """The share of wins over the games played, with 95 % intervals and what chance alone would give.

    On a figure of matplotlib, such as `pictures.drawn` gives.
    """
    axes = figure.subplots()
    games = [course.opening + course.games * entry.generation for entry in entries]
    won = [100 * entry.won for entry in entries]
    least = [100 * entry.interval[0] for entry in entries]
    most = [100 * entry.interval[1] for entry in entries]
    axes.fill_between(games, least, most, color=COLOURS[0], alpha=0.2, linewidth=0)
    axes.plot(games, won, color=COLOURS[0], marker="o")
    axes.axhline(100 / course.tables[0][0], color=FAINT, linestyle="--")
    axes.set_ylim(0, 100)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.set_title(title)
