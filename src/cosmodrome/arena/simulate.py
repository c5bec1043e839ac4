"""Many games between bots, and who won how often.

Bots take turns on the seats: in game number n, seat s has bot (s + n) of the list, counted round. Every game's seed is
made from the seed of the whole and the game's number, so the result is the same whatever the number of workers
(a bot with a time budget excepted).
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from ..bots import make_bot
from ..games import find
from ..kernel import BadSetup
from .backends import Backend, Local
from .match import MOST_ACTIONS, BotError, Match, play
from .statistics import wilson

Progress = Callable[[int, int], None]
"""Told after every batch: games played, games in all."""

Watch = Callable[[Match], None]
"""Told of every game that has been played, in order."""

MOST_IN_BATCH = 16
"""Few enough that progress is seen, and that little is lost with a worker."""


class Setup:
    """What is played: everything the games of a simulation have in common."""

    __slots__ = ("bots", "game", "most_actions", "options", "records", "seats", "seed")

    def __init__(
        self,
        game: str,
        seats: int,
        bots: list[str],
        options: dict[str, object] | None = None,
        seed: str | int = 0,
        most_actions: int = MOST_ACTIONS,
        records: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.bots = bots
        self.options: dict[str, object] = options if options is not None else {}
        self.seed = str(seed)
        self.most_actions = most_actions
        self.records = records
        """Whether every game comes with its record."""
        self._check()

    def lineup(self, number: int) -> list[str]:
        """Which bot sits where in the game with this number."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def command(self, number: int) -> str:
        """What to type to see the game with this number again."""
        options = [word for name, value in self.options.items() for word in ("--option", f"{name}={value}")]
        words = ["cosmodrome", "simulate", self.game, "--seats", str(self.seats), *options]
        words += ["--bots", ",".join(self.bots), "--seed", self.seed, "--first", str(number), "--games", "1"]
        return shlex.join(words)

    def _check(self) -> None:
        """Refuse what can not be played before anything is."""
        game = find(self.game)
        game.new(self.seats, self.seed, **self.options)
        if not self.bots:
            raise BadSetup("no bots; name at least one", "setup-no-bots")
        for spec in self.bots:
            make_bot(game, spec, "")
        if self.most_actions < 1:
            raise BadSetup(f"at most {self.most_actions} actions a game; there must be at least 1")


class Tally:
    """How one bot did."""

    __slots__ = ("games", "points", "seats", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.wins = 0.0
        self.points = 0

    @property
    def mean_score(self) -> float:
        return self.points / self.seats if self.seats else 0.0

    @property
    def share(self) -> float:
        """Of the games it took part in, the part it won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def as_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "seats": self.seats,
            "wins": self.wins,
            "share": self.share,
            "interval": list(self.interval),
            "mean_score": self.mean_score,
        }


class Simulation:
    """The result: totals, and a tally for every bot."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.games = 0
        self.finished = 0
        self.actions = 0
        self.seconds = 0.0
        self.bots: dict[str, Tally] = {spec: Tally() for spec in setup.bots}

    def add(self, match: Match) -> None:
        self.games += 1
        self.finished += match.finished
        self.actions += match.actions
        for spec in set(match.specs):
            self.bots[spec].games += 1
        for seat, spec in enumerate(match.specs):
            tally = self.bots[spec]
            tally.seats += 1
            tally.wins += match.shares[seat]
            tally.points += match.scores[seat]

    def expected(self, spec: str) -> float:
        """The share of wins this bot would have if all were equally good."""
        tally = self.bots[spec]
        return tally.seats / (tally.games * self.setup.seats) if tally.games else 0.0

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.setup.game,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "seed": self.setup.seed,
            "games": self.games,
            "finished": self.finished,
            "actions": self.actions,
            "seconds": self.seconds,
            "bots": {spec: {**tally.as_dict(), "expected": self.expected(spec)} for spec, tally in self.bots.items()},
        }


def simulate(
    game: str,
    games: int,
    seats: int,
    bots: list[str],
    options: dict[str, object] | None = None,
    seed: str | int = 0,
    workers: int = 1,
    most_actions: int = MOST_ACTIONS,
    progress: Progress | None = None,
    backend: Backend | None = None,
    first: int = 0,
    records: bool = False,
    watch: Watch | None = None,
) -> Simulation:
    """Play so many games, in local processes or wherever `backend` says, the first of them with the number `first`."""
    setup = Setup(game, seats, bots, options, seed, most_actions, records)
    if first < 0:
        raise BadSetup(f"first game {first}; games are numbered from 0")
    simulation = Simulation(setup)
    began = perf_counter()
    where = backend if backend is not None else Local(workers)
    for match in play_all([setup], range(first, first + games), where, progress):
        simulation.add(match)
        if watch is not None:
            watch(match)
    simulation.seconds = perf_counter() - began
    return simulation


def play_all(
    setups: list[Setup], numbers: range, backend: Backend, progress: Progress | None = None
) -> Iterator[Match]:
    """The games with these numbers of every set-up, in order, each as soon as it and those before it are played."""
    if not numbers:
        raise BadSetup(f"{len(numbers)} games; there must be at least 1")
    total = len(numbers) * len(setups)
    # in this process there is nothing to be gained by batches
    size = 1 if backend.workers == 1 else max(1, min(MOST_IN_BATCH, total // (backend.workers * 8)))
    batches = [(setup, numbers[at : at + size]) for setup in setups for at in range(0, len(numbers), size)]
    done = 0
    for played in backend.map(play_batch, batches):
        done += len(played)
        if progress is not None:
            progress(done, total)
        yield from played


def play_batch(batch: tuple[Setup, range]) -> list[Match]:
    """The games with these numbers; runs in a worker."""
    setup, numbers = batch
    return [_play_one(setup, number) for number in numbers]


def _play_one(setup: Setup, number: int) -> Match:
    seed = f"{setup.seed} game {number}"
    lineup = setup.lineup(number)
    try:
        return play(find(setup.game), number, lineup, setup.options, seed, setup.most_actions, setup.records)
    except BotError as error:
        raise BotError(f"{error}; to see it again: {setup.command(number)}") from error
