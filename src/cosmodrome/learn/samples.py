"""What has been seen in games: positions as rows of numbers, most of them 0, and what they came to."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy
from numpy.typing import NDArray

from ..bots.features import Sparse

Numbers = NDArray[numpy.float32]
Halves = NDArray[numpy.float16]
"""Good enough for what a row says, and half the room: the positions of a course fill gigabytes."""
Places = NDArray[numpy.uint16]
Lengths = NDArray[numpy.int32]

PARTS = ("places", "values", "lengths", "outcomes", "last", "chosen")


class Seen:
    """A position as a seat saw it, what the seat chose then, and what it came to."""

    def __init__(self, row: Sparse) -> None:
        self.row = row
        self.chosen: list[int] = []
        self.outcome = (0.0, 0.0)
        self.last = False


class Samples:
    """Positions one after the other; those of one seat in one game are together and in order."""

    def __init__(
        self,
        places: Places,
        values: Halves,
        lengths: Lengths,
        outcomes: Numbers,
        last: NDArray[numpy.bool_],
        chosen: Halves,
    ) -> None:
        self.places = places
        self.values = values
        self.lengths = lengths
        """How many numbers each position has that are not 0."""
        self.outcomes = outcomes
        """What it came to in the end: the part of the win, and the margin."""
        self.last = last
        """Whether it is the last that this seat saw of its game."""
        self.chosen = chosen
        """What the seat then chose at the same time as the others, shared out over `Game.foretold`; or nothing."""

    def __len__(self) -> int:
        return len(self.lengths)

    @staticmethod
    def of(seen: list[Seen], foretold: int) -> Samples:
        rows = [each.row for each in seen]
        chosen = numpy.zeros((len(seen), foretold), numpy.float16)
        for at, each in enumerate(seen):
            for part in each.chosen:
                chosen[at, part] += 1 / len(each.chosen)
        return Samples(
            numpy.concatenate([numpy.zeros(0, numpy.uint16), *(numpy.asarray(row[0], numpy.uint16) for row in rows)]),
            numpy.concatenate([numpy.zeros(0, numpy.float16), *(numpy.asarray(row[1], numpy.float16) for row in rows)]),
            numpy.asarray([len(row[0]) for row in rows], numpy.int32),
            numpy.asarray([each.outcome for each in seen], numpy.float32).reshape(-1, 2),
            numpy.asarray([each.last for each in seen], numpy.bool_),
            chosen,
        )

    @staticmethod
    def joined(parts: Iterable[Samples]) -> Samples:
        together = list(parts)
        if len(together) == 1:
            return together[0]
        return Samples(*(numpy.concatenate([getattr(part, name) for part in together]) for name in PARTS))

    def save(self, file: Path) -> None:
        numpy.savez(file, **{name: getattr(self, name) for name in PARTS})

    @staticmethod
    def load(file: Path) -> Samples:
        with numpy.load(file, allow_pickle=False) as content:
            return Samples(*(content[name] for name in PARTS))


def towards(samples: Samples, judged: Numbers, decay: float) -> Numbers:
    """What the network should say of each position: what it says of the next one mixed with the outcome.

    These are temporal differences. With a decay of 1 the outcome alone counts, with 0 only the next position.
    """
    goals = samples.outcomes.copy()
    for at in range(len(samples) - 2, -1, -1):
        if not samples.last[at]:
            goals[at] = (1 - decay) * judged[at + 1] + decay * goals[at + 1]
    return goals
