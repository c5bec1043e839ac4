"""What the benchmark measures: games of ours and of others, played by random seats, and copies of states in the middle.

Runs as a program of its own (`python -m cosmodrome.arena.subjects SUBJECT SECONDS`), so that the benchmark can start it
with the interpreted or the compiled package, and so that no subject disturbs another. Seconds are those of processor
time: what else the machine does changes wall time, and with it how games compare that were not measured at once.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from time import process_time
from typing import Any

from ..bots.random import play_out
from ..games import find
from ..kernel import CLOCK, BadSetup, Dice
from .goals import options

SEATS = 4
EVERY = 40
"""Once in so many actions a copy of the state is kept, to be copied again against the clock."""
BATCH = 50
"""The clock is looked at once in so many copies."""


class Subject(ABC):
    """A game that can be played at random."""

    @abstractmethod
    def play(self, kept: list[Any] | None = None) -> int:
        """One random game; how many actions it took. States in the middle are copied into `kept`."""

    @abstractmethod
    def copy(self, state: Any) -> Any: ...


def seats_of(name: str) -> int:
    """Four seats, or as many as the game takes."""
    game = find(name)
    counts = game.seat_range(game.resolve(options(name)))
    return min(max(SEATS, counts[0]), counts[-1])


class OurGame(Subject):
    def __init__(self, name: str) -> None:
        self.game = find(name)
        self.options = options(name)
        self.seats = seats_of(name)
        self.dice = Dice("benchmark")
        self.played = 0

    def play(self, kept: list[Any] | None = None) -> int:
        self.played += 1
        state = self.game.new(self.seats, self.played, **self.options)
        state.journal = None
        dice = self.dice
        if kept is None:
            return play_out(state, dice)
        actions = 0
        while not state.over:
            seat = state.waiting[0] if state.waiting else CLOCK
            state.apply(seat, state.decision(seat).sample(dice))
            actions += 1
            if actions % EVERY == 1:
                kept.append(state.copy())
        return actions

    def copy(self, state: Any) -> Any:
        return state.copy()


class Catanatron(Subject):
    def __init__(self, name: str) -> None:
        self.module = importlib.import_module("catanatron")
        random.seed(1)

    def play(self, kept: list[Any] | None = None) -> int:
        color = self.module.Color
        seats = [self.module.RandomPlayer(each) for each in (color.RED, color.BLUE, color.WHITE, color.ORANGE)]
        game = self.module.Game(seats)
        if kept is None:
            game.play()
        else:
            for tick in range(1, 5 * EVERY + 1):
                game.play_tick()
                if tick % EVERY == 1:
                    kept.append(game.copy())
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    def copy(self, state: Any) -> Any:
        return state.copy()


class OpenSpiel(Subject):
    def __init__(self, name: str) -> None:
        self.game = importlib.import_module("pyspiel").load_game(name)
        random.seed(1)

    def play(self, kept: list[Any] | None = None) -> int:
        state = self.game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            actions += 1
            if kept is not None and actions % EVERY == 1:
                kept.append(state.clone())
        return actions

    def copy(self, state: Any) -> Any:
        return state.clone()


KINDS: dict[str, tuple[Callable[[str], Subject], str]] = {
    "game": (OurGame, "cosmodrome"),
    "catanatron": (Catanatron, "catanatron"),
    "open_spiel": (OpenSpiel, "pyspiel"),
}
"""Kind of subject -> its maker, and the module it needs."""


def is_installed(subject: str) -> bool:
    return importlib.util.find_spec(KINDS[subject.partition(":")[0]][1]) is not None


def make(subject: str) -> Subject:
    """The subject of a name such as `game:outpost` or `open_spiel:backgammon`."""
    kind, _, name = subject.partition(":")
    if kind not in KINDS:
        raise BadSetup(f"unknown subject {subject!r}; there are: {', '.join(KINDS)}")
    return KINDS[kind][0](name)


def measure(subject: Subject, seconds: float) -> dict[str, float]:
    """Games, actions and copies per second: half the time is played, in the other half states are copied."""
    games, actions = _played_per_second(subject, seconds / 2)
    return {"games": games, "actions": actions, "copies": _copies_per_second(subject, seconds / 2)}


def _played_per_second(subject: Subject, seconds: float) -> tuple[float, float]:
    """Complete games, and actions in them."""
    subject.play()  # what is loaded or computed once is not counted
    games = actions = 0
    start = now = process_time()
    while now - start < seconds:
        actions += subject.play()
        games += 1
        now = process_time()
    return games / (now - start), actions / (now - start)


def _copies_per_second(subject: Subject, seconds: float) -> float:
    kept: list[Any] = []
    subject.play(kept)
    copies = 0
    start = now = process_time()
    while now - start < seconds:
        for number in range(BATCH):
            subject.copy(kept[number % len(kept)])
        copies += BATCH
        now = process_time()
    return copies / (now - start)


def is_compiled() -> bool:
    """Whether this process runs native modules."""
    return not str(importlib.import_module("cosmodrome.kernel.state").__file__).endswith(".py")


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(), **measure(make(sys.argv[1]), float(sys.argv[2]))}))
