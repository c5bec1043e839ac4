"""What comes of many games, as a picture: scores round by round, who wins, how long games are.

It needs matplotlib, the extra `plot`. The same results give the same file, byte by byte.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

from ..kernel import BadSetup
from ..text import Catalogue, Plain
from .match import Match
from .results import drafted, unwritable
from .simulate import Simulation
from .tournament import Tournament

FORMATS = (".png", ".svg")
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#7F7F7F", "#332288")
"""Told apart by people who see colours differently (Okabe and Ito's, and two more)."""
INK, FAINT = "#1F2933", "#C9D1D9"
SIZE = (12.0, 8.4)
DOTS = 110
SETTINGS = {
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titleweight": "bold",
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "svg.hashsalt": "cosmodrome",
}
MOST_BARS = 40
OFTEN = 10
"""A round is reached often if one of so many games reaches it."""


class Course:
    """What the pictures need to know of every game."""

    def __init__(self) -> None:
        self.scores: dict[str, list[list[int]]] = {}
        """By bot and round, the scores of all its seats at the end of that round."""
        self.seats: dict[tuple[str, int], list[float]] = {}
        """By bot and seat, the part it had in every win."""
        self.lengths: list[int] = []
        self.in_rounds = False

    def add(self, match: Match) -> None:
        for seat, bot in enumerate(match.specs):
            self.seats.setdefault((bot, seat), []).append(match.shares[seat])
        self.in_rounds = self.in_rounds or len(match.curve) > 1
        self.lengths.append(len(match.curve) if self.in_rounds else match.actions)
        for stage, scores in enumerate(match.curve):
            for seat, bot in enumerate(match.specs):
                stages = self.scores.setdefault(bot, [])
                if len(stages) == stage:
                    stages.append([])
                stages[stage].append(scores[seat])


@contextmanager
def drawn(path: Path) -> Iterator[Artist]:
    """Somebody who draws a picture for this place; what can not be drawn is refused before anything is played."""
    if path.suffix.lower() not in FORMATS:
        text = f"{path}: a picture is {' or '.join(FORMATS)}, by the end of its name"
        raise BadSetup(text, "setup-picture", {"file": str(path), "formats": list(FORMATS)})
    try:
        matplotlib = importlib.import_module("matplotlib")
        figures = importlib.import_module("matplotlib.figure")
    except ImportError as error:
        text = "matplotlib is not installed; pip install 'cosmodrome[plot]', or leave out --plot"
        raise BadSetup(text, "setup-extra", {"package": "matplotlib", "extra": "cosmodrome[plot]"}) from error
    with drafted(path) as draft:
        try:
            draft.touch()
        except OSError as error:
            raise unwritable(path, error) from error
        with matplotlib.rc_context(SETTINGS):
            figure = figures.Figure(figsize=SIZE, layout="constrained")
            figure.get_layout_engine().set(w_pad=0.12, h_pad=0.12)
            yield Artist(figure)
            kind = path.suffix.lower().removeprefix(".")
            still = {"Date": None} if kind == "svg" else {"Software": None}
            figure.savefig(draft, format=kind, dpi=DOTS, metadata=still)


class Artist:
    """Draws four panels: two of how it ended, two of how the games went."""

    def __init__(self, figure: Any) -> None:
        self.figure = figure
        self.course = Course()
        self.colours: dict[str, str] = {}

    def simulation(self, result: Simulation, catalogue: Catalogue) -> None:
        self._begin(list(result.bots), catalogue, "plot-simulation", result.games)
        panels = self.figure.subplots(2, 2)
        shares = {bot: (tally.share, *tally.interval) for bot, tally in result.bots.items()}
        best_first = sorted(shares, key=lambda bot: -shares[bot][0])
        chance = {bot: result.expected(bot) for bot in best_first} if result.setup.seats > 1 else {}
        self._ladder(panels[0][0], best_first, shares, 100, ("plot-shares", "plot-share"), chance)
        places = range(result.setup.seats)
        cells = [[_mean(self.course.seats.get((bot, seat))) for seat in places] for bot in best_first]
        columns = [self.say("plot-seat", {"number": seat + 1}) for seat in places]
        self._matrix(panels[0][1], best_first, columns, cells, "plot-by-seat")
        self._course(panels[1])

    def tournament(self, result: Tournament, catalogue: Catalogue) -> None:
        self._begin([standing.bot for standing in result.standings], catalogue, "plot-tournament", result.games)
        panels = self.figure.subplots(2, 2)
        order = list(self.colours)
        ratings = {each.bot: (each.rating.mu, *each.interval) for each in result.standings}
        self._ladder(panels[0][0], order, ratings, 1, ("plot-ratings", "plot-rating"), {})
        cells = [[self._won(result, bot, rival) for rival in order] for bot in order]
        self._matrix(panels[0][1], order, order, cells, "plot-duels")
        self._course(panels[1])

    def _begin(self, bots: list[str], catalogue: Catalogue, title: str, games: int) -> None:
        self.say = catalogue.say
        self.colours = {bot: COLOURS[number % len(COLOURS)] for number, bot in enumerate(bots)}
        params = {"title": Plain(catalogue.say("game-title")), "games": games}
        self.figure.suptitle(catalogue.say(title, params), x=0.015, ha="left", fontsize=14, fontweight="bold")

    def _won(self, result: Tournament, bot: str, rival: str) -> float | None:
        if bot == rival:
            return None
        duel = result.duels[bot, rival]
        return duel.wins / duel.games if duel.games else None

    def _ladder(
        self,
        axes: Any,
        bots: list[str],
        values: dict[str, tuple[float, float, float]],
        scale: float,
        words: tuple[str, str],
        chance: dict[str, float],
    ) -> None:
        """A value with its interval for every bot, the best on top."""
        for place, bot in enumerate(bots):
            value, least, most = (scale * each for each in values[bot])
            axes.hlines(place, least, most, color=self.colours[bot], linewidth=2.5)
            axes.plot([value], [place], "o", color=self.colours[bot], markersize=8)
            axes.annotate(f"{value:.1f}", (most, place), xytext=(6, 0), textcoords="offset points", va="center")
        for place, bot in enumerate(bots):
            if bot in chance:
                axes.plot([scale * chance[bot]], [place], "|", color=INK, markersize=16)
        if chance:
            axes.plot([], [], "|", color=INK, markersize=10, label=self.say("plot-by-chance"))
            axes.legend(frameon=False, loc="lower right")
        axes.set_yticks(range(len(bots)), bots)
        axes.set_ylim(len(bots) - 0.4, -0.6)
        axes.margins(x=0.15)
        axes.grid(axis="x", color=FAINT, linewidth=0.6)
        axes.set_title(self.say(words[0]))
        axes.set_xlabel(self.say(words[1]))

    def _matrix(
        self, axes: Any, lines: list[str], columns: list[str], cells: list[list[float | None]], title: str
    ) -> None:
        shown = [[float("nan") if cell is None else cell for cell in line] for line in cells]
        axes.imshow(shown, cmap="RdBu", vmin=-0.4, vmax=1.4, aspect="auto")
        for row, line in enumerate(cells):
            for column, cell in enumerate(line):
                if cell is not None:
                    axes.text(column, row, f"{100 * cell:.0f}", ha="center", va="center")
        axes.set_xticks(range(len(columns)), columns, rotation=30 if len(columns) > 4 else 0)
        axes.set_yticks(range(len(lines)), lines)
        axes.set_title(self.say(title))

    def _course(self, panels: Any) -> None:
        self._rounds(panels[0])
        self._lengths(panels[1])

    def _rounds(self, axes: Any) -> None:
        """The mean score at the end of every round, and between which scores eight of ten lie.

        Rounds that few games reach are left out: what is seen there are those few games, not the bots.
        """
        for bot, colour in self.colours.items():
            stages = _reached_often(self.course.scores.get(bot, []))
            at = range(1, len(stages) + 1)
            axes.plot(at, [fmean(scores) for scores in stages], color=colour, label=bot, marker="o", markersize=3)
            spread = [_eight_of_ten(scores) for scores in stages]
            axes.fill_between(at, [low for low, _ in spread], [high for _, high in spread], color=colour, alpha=0.15)
        axes.legend(frameon=False, loc="upper left")
        axes.grid(color=FAINT, linewidth=0.6)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_title(self.say("plot-scores"))
        axes.set_xlabel(self.say("plot-round"))
        axes.set_ylabel(self.say("plot-score"))

    def _lengths(self, axes: Any) -> None:
        lengths = self.course.lengths
        shortest, longest = min(lengths), max(lengths)
        step = (longest - shortest) // MOST_BARS + 1
        edges = [edge - 0.5 for edge in range(shortest, longest + step + 1, step)]
        axes.hist(lengths, bins=edges, color=COLOURS[0], edgecolor="white")
        axes.grid(axis="y", color=FAINT, linewidth=0.6)
        axes.set_axisbelow(True)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.yaxis.get_major_locator().set_params(integer=True)
        axes.set_title(self.say("plot-lengths"))
        axes.set_xlabel(self.say("plot-in-rounds" if self.course.in_rounds else "plot-in-actions"))
        axes.set_ylabel(self.say("plot-games"))


def _mean(numbers: list[float] | None) -> float | None:
    return fmean(numbers) if numbers else None


def _reached_often(stages: list[list[int]]) -> list[list[int]]:
    return [scores for scores in stages if OFTEN * len(scores) >= len(stages[0])]


def _eight_of_ten(scores: list[int]) -> tuple[float, float]:
    if len(scores) < 2:
        return float(scores[0]), float(scores[0])
    tenths = quantiles(scores, n=10, method="inclusive")
    return tenths[0], tenths[-1]
