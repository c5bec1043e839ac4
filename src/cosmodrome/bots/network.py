"""A value network: from what a seat knows between turns to its chance to win. Needs numpy, and nothing else.

Two hidden layers, and two numbers come out: the win as a logit, and the margin, by how much the seat will beat the best
of the others (`MARGIN` is 1). Where a game has choices that all make at once, a network may also foretell them: as many
logits more as `Game.foretold` is long. A file of weights says which game and which features it is for and how it was
made; a file that is damaged, or for something else, is refused.
"""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from ..kernel import BadSetup, Game, Value
from .features import Sparse

Array = NDArray[numpy.float32]

FORMAT: Final = 1
LAYERS: Final = ("w1", "b1", "w2", "b2", "w3", "b3")
OUTPUTS: Final = 2
FARTHEST: Final = 80.0
"""A logit so far below 0 is as good as none, and numpy can still raise e to it."""


class BadWeights(BadSetup):
    """A file that is no network, or none for this game."""


class Network:
    """Weights, and what they are for."""

    def __init__(self, about: dict[str, Any], weights: list[Array]) -> None:
        self.about = about
        self.weights = weights
        self.size = int(weights[0].shape[0])

    def judges(self, options: dict[str, Value]) -> bool:
        """Whether it judges games with these options: its file may name those where it plays better than without."""
        only: dict[str, list[Value]] = self.about.get("only", {})
        return all(options[name] in values for name, values in only.items())

    @property
    def foretells(self) -> bool:
        """Whether it says what whoever sees a row will choose."""
        return int(self.weights[-1].shape[0]) > OUTPUTS

    def judge(self, rows: list[Sparse]) -> Array:
        """For every row the chance to win and the margin."""
        w3, b3 = self.weights[-2:]
        out: Array = self._hidden(rows) @ w3[:, :OUTPUTS] + b3[:OUTPUTS]
        out[:, 0] = 1.0 / (1.0 + numpy.exp(numpy.minimum(-out[:, 0], FARTHEST)))
        return out

    def foretell(self, rows: list[Sparse]) -> Array:
        """For every row how much each part of the choice to come is to be expected, as logits."""
        w3, b3 = self.weights[-2:]
        out: Array = self._hidden(rows) @ w3[:, OUTPUTS:] + b3[OUTPUTS:]
        return out

    def _hidden(self, rows: list[Sparse]) -> Array:
        """What the second hidden layer makes of every row."""
        w1, b1, w2, b2 = self.weights[:4]
        places = numpy.concatenate([numpy.asarray(row[0], numpy.int32) for row in rows])
        values = numpy.concatenate([numpy.asarray(row[1], numpy.float32) for row in rows])
        ends = numpy.cumsum([len(row[0]) for row in rows])
        starts = numpy.concatenate([[0], ends[:-1]])
        hidden = numpy.add.reduceat(w1[places] * values[:, None], starts) + b1
        numpy.maximum(hidden, 0.0, out=hidden)
        second: Array = numpy.maximum(hidden @ w2 + b2, 0.0)
        return second

    def content(self) -> bytes:
        """A file of it. Half precision will do, and takes half the room."""
        kept = dict(zip(LAYERS, [weight.astype(numpy.float16) for weight in self.weights], strict=True))
        about = numpy.frombuffer(json.dumps(self.about).encode(), numpy.uint8)
        content = io.BytesIO()
        numpy.savez_compressed(content, allow_pickle=False, about=about, **kept)
        return content.getvalue()


def load(file: Path, game: Game, size: int) -> Network:
    """The network of a file, for a game with so many features; BadWeights says what is wrong."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadWeights(f"{file.name}: {error.strerror or 'it can not be read'}") from error
    return read(content, game, size, file.name)


def read(content: bytes, game: Game, size: int, name: str = "weights") -> Network:
    """The same from the content of a file."""
    try:
        with numpy.load(io.BytesIO(content), allow_pickle=False) as parts:
            about = json.loads(parts["about"].tobytes())
            weights = [parts[layer].astype(numpy.float32) for layer in LAYERS]
    except (KeyError, ValueError, zipfile.BadZipFile, EOFError, OSError) as error:
        raise BadWeights(f"{name} is no network of Cosmodrome, or damaged: {error}") from error
    _check(name, about, weights, game, size)
    return Network(about, weights)


def _check(name: str, about: Any, weights: list[Array], game: Game, size: int) -> None:
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise BadWeights(f"{name}: it does not say format {FORMAT}")
    if about.get("game") != game.id:
        raise BadWeights(f"{name} is a network for {about.get('game')}, not for {game.id}")
    w1, w2 = weights[0], weights[2]
    if w1.ndim != 2 or w1.shape[0] != size:
        raise BadWeights(f"{name} takes {w1.shape[0]} features; {game.id} has {size} now: it must be trained anew")
    first, second = w1.shape[1], w2.shape[-1]
    outputs = OUTPUTS + len(game.foretold) if weights[-1].shape != (OUTPUTS,) else OUTPUTS
    wanted = [(size, first), (first,), (first, second), (second,), (second, outputs), (outputs,)]
    if [weight.shape for weight in weights] != wanted or not all(numpy.isfinite(weight).all() for weight in weights):
        raise BadWeights(f"{name}: its layers do not fit together, or hold what is no number")
