"""How fast environments for learning agents are: ours, and those of others, each with random legal actions.

A step is one action with the observation and the mask of what is legal after it. Games that end begin anew. What counts
is the processor's time, so that a busy machine changes little.

Runs as a program of its own (`python -m cosmodrome.envs.measuring SUBJECT SECONDS`), with the interpreted or the
compiled package.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from ..arena.bench import BenchFailed, variants
from ..arena.goals import options
from ..arena.subjects import is_compiled, seats_of
from ..games import find, ids
from .table import TableEnv
from .vector import VectorTable

GOAL = 20_000
"""Steps a second, compiled, of each game with four seats."""
TOGETHER = 16
"""Games in step in a vector."""
BATCH = 200
"""The clock is looked at once in so many steps."""

Step = Callable[[], int]
"""Makes one step, or several at once: how many."""


def in_turn(name: str) -> Step:
    """One of our games, as PettingZoo has it."""
    table = TableEnv(find(name), seats_of(name), options(name))
    return _pettingzoo(table)


def in_step(name: str) -> Step:
    """Many of our games at once, with numpy arrays."""
    games = VectorTable(name, seats_of(name), TOGETHER, **options(name))
    games.reset(seed=1)
    dice = np.random.default_rng(1)

    def step() -> int:
        # The largest of random numbers, where the mask allows any: a word at random for every game in one go.
        chance = dice.random(games.masks.shape, dtype=np.float32)
        games.step(np.argmax(chance * games.masks, axis=1))
        return TOGETHER

    return step


def classic(name: str) -> Step:
    """A game that comes with PettingZoo."""
    return _pettingzoo(importlib.import_module(f"pettingzoo.classic.{name}").env())


def card_game(name: str) -> Step:
    table = importlib.import_module("rlcard").make(name, config={"seed": 1})
    random.seed(1)
    state: list[Any] = [None]

    def step() -> int:
        if state[0] is None or table.is_over():
            state[0], _ = table.reset()
        state[0], _ = table.step(random.choice(list(state[0]["legal_actions"])))
        return 1

    return step


def spiel(name: str) -> Step:
    game = importlib.import_module("pyspiel").load_game(name)
    random.seed(1)
    states = [game.new_initial_state()]

    def step() -> int:
        if states[0].is_terminal():
            states[0] = game.new_initial_state()
        state = states[0]
        if state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
            return 0
        state.observation_tensor()
        state.apply_action(random.choice(state.legal_actions()))
        return 1

    return step


def _pettingzoo(table: Any) -> Step:
    random.seed(1)
    table.reset(seed=1)

    def step() -> int:
        observation, _, over, truncated, _ = table.last()
        if over or truncated:
            table.reset()
            return 0
        table.step(random.choice(observation["action_mask"].nonzero()[0]))
        return 1

    return step


KINDS: dict[str, tuple[Callable[[str], Step], str]] = {
    "env": (in_turn, "pettingzoo"),
    "vector": (in_step, "numpy"),
    "pettingzoo": (classic, "pettingzoo.classic"),
    "rlcard": (card_game, "rlcard"),
    "open_spiel": (spiel, "pyspiel"),
}
"""Kind of subject -> its maker, and the module it needs."""

OTHERS = (
    "pettingzoo:connect_four_v3",
    "pettingzoo:tictactoe_v3",
    "rlcard:limit-holdem",
    "rlcard:uno",
    "open_spiel:backgammon",
    "open_spiel:gin_rummy",
)


class Pace:
    """Steps a second of one environment."""

    def __init__(self, subject: str, variant: str, path: Path | None) -> None:
        self.subject = subject
        self.variant = variant
        self.path = path
        self.steps = 0.0
        self.goal = GOAL if variant == "compiled" else None

    def as_dict(self) -> dict[str, Any]:
        return {"subject": self.subject, "variant": self.variant, "steps": round(self.steps), "goal": self.goal}


def subjects() -> list[Pace]:
    """Our environments in every variant that is there, then what is installed of the others."""
    ours = [
        Pace(f"{kind}:{game}", variant, path)
        for game in ids()
        for kind in ("env", "vector")
        for variant, path in variants().items()
    ]
    return ours + [Pace(name, "", None) for name in OTHERS if _is_installed(name)]


def measure_all(seconds: float, progress: Callable[[str], None]) -> list[Pace]:
    """Measure all of them; `progress` hears what is measured next."""
    paces = subjects()
    for pace in paces:
        progress(f"{pace.subject} {pace.variant}".strip())
        _measure(pace, seconds)
    return paces


def _is_installed(subject: str) -> bool:
    try:
        return importlib.util.find_spec(KINDS[subject.partition(":")[0]][1]) is not None
    except ModuleNotFoundError:
        return False


def _measure(pace: Pace, seconds: float) -> None:
    environment = dict(os.environ)
    if pace.path is not None:
        environment["PYTHONPATH"] = str(pace.path)
    command = [sys.executable, "-W", "ignore", "-m", "cosmodrome.envs.measuring", pace.subject, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        complaint = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise BenchFailed(f"{pace.subject}: {complaint[-1]}")
    figures = json.loads(done.stdout.splitlines()[-1])
    if pace.variant:
        pace.variant = "compiled" if figures["compiled"] else "interpreted"
    pace.steps = figures["steps"]


def steps_per_second(step: Step, seconds: float) -> float:
    for _ in range(BATCH):
        step()  # what is loaded or computed once is not counted
    steps = 0
    start = now = process_time()
    while now - start < seconds:
        for _ in range(BATCH):
            steps += step()
        now = process_time()
    return steps / (now - start)


if __name__ == "__main__":
    kind, _, named = sys.argv[1].partition(":")
    found = steps_per_second(KINDS[kind][0](named), float(sys.argv[2]))
    print(json.dumps({"compiled": is_compiled(), "steps": found}))
