"""The course of a game as a picture: the win probability of every seat, and where it turned."""

from __future__ import annotations

from typing import Any

from ...text import Catalogue, Plain
from ..pictures import COLOURS, FAINT, INK
from .report import Analysis

MARKS = ("o", "s", "^", "D", "v", "P")
LINES = ("-", "--", ":", "-.")
"""Seats differ by more than their colour."""


def draw(analysis: Analysis, figure: Any, catalogue: Catalogue, names: list[str]) -> None:
    """Draw on a figure of matplotlib, such as `pictures.drawn` gives."""
    title = {"title": Plain(catalogue.say("game-title")), "worlds": analysis.worlds, "bot": Plain(analysis.bot)}
    shown = catalogue.say("plot-analysis", title)
    figure.suptitle(shown, x=0.015, ha="left", fontsize=14, fontweight="bold")
    curve, parts = figure.subplots(2, 1, height_ratios=(3, 1))
    _curve(curve, analysis, catalogue, names)
    _parts(parts, analysis, catalogue, names)


def _curve(axes: Any, analysis: Analysis, catalogue: Catalogue, names: list[str]) -> None:
    turned = [turn.last for turn in analysis.turns]
    for seat, name in enumerate(names):
        values = [100 * value for value in analysis.curve(seat)]
        style = {"color": COLOURS[seat % len(COLOURS)], "linestyle": LINES[seat % len(LINES)]}
        axes.plot(values, marker=MARKS[seat % len(MARKS)], markevery=turned or [0], label=name, **style)
    for turn in analysis.turns:
        at = (turn.last, 100 * analysis.curve(turn.seat)[turn.last])
        colour = COLOURS[turn.seat % len(COLOURS)]
        axes.annotate(
            f"{100 * turn.change[turn.seat]:+.0f}", at, xytext=(4, 6), textcoords="offset points", color=colour
        )
    for number, stage in _rounds(analysis):
        axes.axvline(number, color=FAINT, linewidth=0.6, zorder=0)
        axes.annotate(str(stage), (number, 0), xytext=(2, 2), textcoords="offset points", color=INK, fontsize=7)
    axes.set_ylim(-2, 102)
    axes.set_xlim(0, len(analysis.moves))
    axes.set_title(catalogue.say("plot-chances"))
    axes.set_xlabel(catalogue.say("plot-moves"))
    _legend(axes)


def _rounds(analysis: Analysis) -> list[tuple[int, int]]:
    """Where every round begins, and which it is."""
    found: list[tuple[int, int]] = []
    for move in analysis.moves:
        if move.round is not None and (not found or found[-1][1] != move.round):
            found.append((move.number - 1, move.round))
    return found


def _parts(axes: Any, analysis: Analysis, catalogue: Catalogue, names: list[str]) -> None:
    """Where the chances of every seat came from."""
    places = range(len(analysis.summaries))
    for index, part in enumerate(("luck", "own", "others")):
        heights = [100 * getattr(summary, part) for summary in analysis.summaries]
        spots = [place + 0.25 * (index - 1) for place in places]
        axes.bar(spots, heights, 0.22, color=COLOURS[index + 3], label=catalogue.say(f"plot-by-{part}"))
    axes.axhline(0, color=INK, linewidth=0.6)
    axes.set_xticks(places, [names[summary.seat] for summary in analysis.summaries])
    axes.set_title(catalogue.say("plot-luck"))
    _legend(axes)


def _legend(axes: Any) -> None:
    """Beside the title, where it covers nothing that is drawn."""
    axes.legend(frameon=False, loc="lower right", bbox_to_anchor=(1.0, 1.0), borderaxespad=0.0, ncols=5)
