"""Measure a bot: how often it wins against others, and how long it thinks.

Run it from the root of the repository, with PYTHONPATH=build/compiled for the compiled package:

    .venv/bin/python tools/measure_bot.py outpost planner,commander,commander,commander [--games N] [--first N]
        [--option NAME=VALUE ...]

The first bot named is the one measured. Who sits where changes from game to game, and the same numbers give the same
games. Told are its share of the wins with its 95 % interval, and the processor time of its answers where it had a
choice: the mean, what 99 of a hundred stay below, and the slowest.
"""

from __future__ import annotations

import argparse

from cosmodrome.arena.match import play
from cosmodrome.arena.simulate import Setup
from cosmodrome.arena.statistics import wilson
from cosmodrome.cli.arguments import option_pairs
from cosmodrome.games import find


class Measured:
    """What is known of a bot after some games."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.seconds: list[float] = []

    def tell(self) -> str:
        least, most = wilson(self.wins, self.games)
        taken = sorted(self.seconds)
        mean, late = sum(taken) / len(taken), taken[int(0.99 * (len(taken) - 1))]
        won = f"{self.wins:g} of {self.games} won ({100 * least:.0f} to {100 * most:.0f} %)"
        times = f"mean {1000 * mean:.1f}, 99 % {1000 * late:.1f}, slowest {1000 * taken[-1]:.1f} ms"
        return f"{won}; {len(taken)} answers: {times}"


def measure(setup: Setup, number: int, measured: Measured) -> None:
    """The game with this number."""
    own = -number % setup.seats
    thought: list[list[float]] = [[] for _ in range(setup.seats)]
    seed = f"{setup.seed} game {number}"
    match = play(find(setup.game), number, setup.lineup(number), setup.options, seed, thought=thought)
    measured.games += 1
    measured.wins += match.shares[own]
    measured.seconds += thought[own]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wanted = parser.parse_args()
    bots = wanted.bots.split(",")
    setup = Setup(wanted.game, len(bots), bots, option_pairs(wanted.option))
    measured = Measured()
    for number in range(wanted.first, wanted.first + wanted.games):
        measure(setup, number, measured)
        print(measured.tell(), flush=True)


if __name__ == "__main__":
    main()
