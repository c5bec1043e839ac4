"""A course of learning: games, a fit, games by what was learned, a fit, and so on.

All of it lies in a folder beside the file that it is to bring forth, so that it goes on after a break where it was. The
games of a generation depend on the seed and on the weights before, the fit on those games alone: a course that was
interrupted comes to the same end as one that was not.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import numpy
from msgspec import Struct

from ..arena import Backend
from ..arena.results import drafted, unwritable
from ..arena.statistics import wilson
from ..bots.features import Features
from ..bots.network import FORMAT, LAYERS, Array, Network, load
from ..bots.trial import Stages
from ..games import find
from ..kernel import BadSetup
from . import training
from .samples import Samples
from .selfplay import Plan, Table, play
from .trying import Contest, contend

QUICK: Stages = ((3, 3), (4, 1))
"""How answers are tried while learning: less thoroughly than in earnest, for the games are many."""
JOB = 20
"""Games a worker plays at a time; of those that the policy plays, ten times as many."""
WINDOW = 8
"""From the games of so many generations a network learns."""
FIRST = ((1, 1.5e-3, 1.0), (1, 5e-4, 0.7))
LATER = ((2, 6e-4, 0.75),)
"""The fits after the first games and after later ones: epochs, learning rate, and how much the outcome counts."""

Tell = Callable[[str, int, int], None]
"""Told which part of the course it is, and how much of how much of that is done."""


class Course(Struct, frozen=True):
    """What is to be learned, and for how long."""

    game: str
    tables: list[Table]
    seed: str
    opening: int
    """Games of the first generation, which the policy plays."""
    generations: int
    games: int
    """Games of each later generation."""
    tried: int
    """Games against the game's own bot after every generation."""
    opponent: str
    start: str = ""
    """A file of weights to go on from, instead of games of the policy."""
    command: str = ""


class Entry(Struct, frozen=True):
    """What has become of a generation."""

    generation: int
    games: int
    positions: int
    off: float
    won: float
    tried: int

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won * self.tried, self.tried)


def follow(course: Course, out: Path, backend: Backend, tell: Tell) -> list[Entry]:
    """Go through the course, or on with it, to the end; the file of weights is there after every generation."""
    run = _Run(course, out, backend, tell)
    for generation in range(len(run.entries), course.generations + 1):
        run.generation(generation)
    return run.entries


class _Run:
    def __init__(self, course: Course, out: Path, backend: Backend, tell: Tell) -> None:
        self.course = course
        self.out = out
        self.backend = backend
        self.tell = tell
        self.folder = out.with_name(f"{out.name}.course")
        try:
            self.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise unwritable(self.folder, error) from error
        self._check()
        journal = self.folder / "journal.json"
        self.entries = msgspec.json.decode(journal.read_bytes(), type=list[Entry]) if journal.exists() else []
        seats, options = course.tables[0]
        game = find(course.game)
        self.size = Features(game, seats, game.resolve(dict(options))).size
        self.before: dict[str, Any] = {}
        """What the file that it goes on from says of itself."""
        if course.start:
            self._begin(load(Path(course.start), game, self.size))

    def _begin(self, network: Network) -> None:
        """What was learned before takes the place of the first generation."""
        self.before = network.about
        if not self.entries:
            self._keep(0, network.weights)
            content = network.content()
            _write(self._file(0, "net"), content)
            self._note(Entry(0, 0, 0, 0.0, self._try(0, content), self.course.tried))

    def _check(self) -> None:
        """A folder belongs to one course; only how long it is may change."""
        plan = self.folder / "plan.json"
        mine = {**msgspec.to_builtins(self.course), "generations": 0, "command": ""}
        if not plan.exists():
            _write(plan, msgspec.json.encode(mine))
        elif msgspec.json.decode(plan.read_bytes()) != msgspec.json.decode(msgspec.json.encode(mine)):
            raise BadSetup(
                f"{self.folder} holds another course: other tables, seed or numbers of games; name another --out",
                "learn-other-course",
                {"folder": str(self.folder)},
            )

    def generation(self, number: int) -> None:
        before = self._file(number - 1, "net").read_bytes() if number else b""
        samples = self._play(number, before)
        samples.save(self._file(number, "samples.npz"))
        positions = len(samples)
        del samples  # it may be gigabytes, and the window holds it again
        first = max(1, number - WINDOW + 1) if number else 0
        window = Samples.joined(Samples.load(self._file(each, "samples.npz")) for each in range(first, number + 1))
        off, weights = self._fit(number, window)
        self._keep(number, weights)
        content = Network(self._about(number), weights).content()
        _write(self._file(number, "net"), content)
        won = self._try(number, content)
        games = self.course.games if number else self.course.opening
        self._note(Entry(number, games, positions, off, won, self.course.tried))
        _write(self.out, content)

    def _keep(self, number: int, weights: list[Array]) -> None:
        """In full precision, for the next fit."""
        layers = dict(zip(LAYERS, weights, strict=True))
        numpy.savez(self._file(number, "weights.npz"), allow_pickle=False, **layers)

    def _note(self, entry: Entry) -> None:
        self.entries.append(entry)
        _write(self.folder / "journal.json", msgspec.json.encode(self.entries))

    def _play(self, number: int, weights: bytes) -> Samples:
        course = self.course
        games = course.games if number else course.opening
        step = JOB if number else 10 * JOB
        seed = f"{course.seed} {number}"
        spans = [range(at, min(games, at + step)) for at in range(0, games, step)]
        jobs = [Plan(course.game, course.tables, seed, span, weights, QUICK) for span in spans]
        found = []
        for job, samples in zip(jobs, self.backend.map(play, jobs), strict=True):
            found.append(samples)
            self.tell("play", job.numbers.stop, games)
        return Samples.joined(found)

    def _fit(self, number: int, window: Samples) -> tuple[float, list[Array]]:
        self.tell("fit", 0, 1)
        before: list[Array] | None = None
        if number:
            with numpy.load(self._file(number - 1, "weights.npz"), allow_pickle=False) as content:
                before = [content[name] for name in LAYERS]
        found = training.fitted(self.size, before, window, LATER if number else FIRST, number)
        self.tell("fit", 1, 1)
        return found

    def _try(self, number: int, weights: bytes) -> float:
        course = self.course
        table, seed = course.tables[0], f"{course.seed} try"
        spans = [range(at, min(course.tried, at + JOB)) for at in range(0, course.tried, JOB)]
        jobs = [Contest(course.game, table, course.opponent, seed, span, weights, QUICK) for span in spans]
        won = 0.0
        for job, shares in zip(jobs, self.backend.map(contend, jobs), strict=True):
            won += sum(shares)
            self.tell("try", job.numbers.stop, course.tried)
        return won / course.tried

    def _about(self, number: int) -> dict[str, Any]:
        """What a file of weights says of itself."""
        course = self.course
        before = {"before": self.before} if self.before else {}
        return {
            **before,
            "format": FORMAT,
            "game": course.game,
            "rules": find(course.game).rules,
            "seed": course.seed,
            "tables": msgspec.to_builtins(course.tables),
            "games": int(self.before.get("games", course.opening)) + number * course.games,
            "command": course.command,
            "made": datetime.now(UTC).date().isoformat(),
        }

    def _file(self, number: int, kind: str) -> Path:
        return self.folder / f"{number}.{kind}"


def _write(file: Path, content: bytes) -> None:
    with drafted(file) as draft:
        draft.write_bytes(content)
