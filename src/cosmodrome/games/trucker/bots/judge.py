"""What a ship that is being built is likely to earn: a small network, asked with the figures of `appraisal`.

A few hundred of them are asked for a ship, one by one, so numbers in lists are quick enough, and nothing has to be
installed for it.
"""

from __future__ import annotations

from math import isfinite, tanh
from typing import Any

LAYERS = ("first", "second", "last")


class Judge:
    """Two hidden layers, then credits."""

    __slots__ = ("layers",)

    def __init__(self, data: dict[str, Any], size: int) -> None:
        """From a table of the data file, for so many figures; ValueError says what does not fit."""
        self.layers: list[list[list[float]]] = []
        """Of every neuron of a layer what each number before it counts, and last what is added."""
        for name in LAYERS:
            layer: list[list[float]] = data.get(name, [])
            if not layer or not all(len(neuron) == size + 1 and all(map(isfinite, neuron)) for neuron in layer):
                raise ValueError(f"learned.json: each neuron of the layer {name!r} must have {size + 1} numbers")
            self.layers.append(layer)
            size = len(layer)
        if size != 1:
            raise ValueError(f"learned.json: the layer {LAYERS[-1]!r} must have one neuron, not {size}")

    def earns(self, row: list[float]) -> float:
        """Credits of the flight to come."""
        first, second, last = self.layers
        return _through(last, _bent(_through(second, _bent(_through(first, row)))))[0]


def _through(layer: list[list[float]], row: list[float]) -> list[float]:
    found: list[float] = []
    for neuron in layer:
        total = neuron[len(row)]
        for place in range(len(row)):
            total += neuron[place] * row[place]
        found.append(total)
    return found


def _bent(row: list[float]) -> list[float]:
    return [tanh(number) for number in row]
