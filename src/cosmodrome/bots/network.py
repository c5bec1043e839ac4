"""A value network: from what a seat knows between turns to its chance to win. Needs numpy, and nothing else.

Two hidden layers, and two numbers come out: the win as a logit, and the margin, by how much the seat will beat the best
of the others (`MARGIN` is 1). A file of weights says which game and which features it is for and how it was made; a
file that is damaged, or for something else, is refused.
"""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from ..kernel import BadSetup
from .features import Sparse

Array = NDArray[numpy.float32]

FORMAT: Final = 1
LAYERS: Final = ("w1", "b1", "w2", "b2", "w3", "b3")
OUTPUTS: Final = 2


class BadWeights(BadSetup):
    """A file that is no network, or none for this game."""


class Network:
    """Weights, and what they are for."""

    def __init__(self, about: dict[str, Any], weights: list[Array]) -> None:
        self.about = about
        self.weights = weights
        self.size = int(weights[0].shape[0])

    def judge(self, rows: list[Sparse]) -> Array:
        """For every row the chance to win and the margin."""
        w1, b1, w2, b2, w3, b3 = self.weights
        places = numpy.concatenate([numpy.asarray(row[0], numpy.int32) for row in rows])
        values = numpy.concatenate([numpy.asarray(row[1], numpy.float32) for row in rows])
        ends = numpy.cumsum([len(row[0]) for row in rows])
        starts = numpy.concatenate([[0], ends[:-1]])
        hidden = numpy.add.reduceat(w1[places] * values[:, None], starts) + b1
        numpy.maximum(hidden, 0.0, out=hidden)
        hidden = numpy.maximum(hidden @ w2 + b2, 0.0)
        out: Array = hidden @ w3 + b3
        out[:, 0] = 1.0 / (1.0 + numpy.exp(-out[:, 0]))
        return out

    def content(self) -> bytes:
        """A file of it. Half precision will do, and takes half the room."""
        kept = dict(zip(LAYERS, [weight.astype(numpy.float16) for weight in self.weights], strict=True))
        about = numpy.frombuffer(json.dumps(self.about).encode(), numpy.uint8)
        content = io.BytesIO()
        numpy.savez_compressed(content, allow_pickle=False, about=about, **kept)
        return content.getvalue()


def load(file: Path, game_id: str, size: int) -> Network:
    """The network of a file, for a game with so many features; BadWeights says what is wrong."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadWeights(f"{file.name}: {error.strerror or 'it can not be read'}") from error
    return read(content, game_id, size, file.name)


def read(content: bytes, game_id: str, size: int, name: str = "weights") -> Network:
    """The same from the content of a file."""
    try:
        with numpy.load(io.BytesIO(content), allow_pickle=False) as parts:
            about = json.loads(parts["about"].tobytes())
            weights = [parts[layer].astype(numpy.float32) for layer in LAYERS]
    except (KeyError, ValueError, zipfile.BadZipFile, EOFError, OSError) as error:
        raise BadWeights(f"{name} is no network of Cosmodrome, or damaged: {error}") from error
    _check(name, about, weights, game_id, size)
    return Network(about, weights)


def _check(name: str, about: Any, weights: list[Array], game_id: str, size: int) -> None:
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise BadWeights(f"{name}: it does not say format {FORMAT}")
    if about.get("game") != game_id:
        raise BadWeights(f"{name} is a network for {about.get('game')}, not for {game_id}")
    w1, w2 = weights[0], weights[2]
    if w1.ndim != 2 or w1.shape[0] != size:
        raise BadWeights(f"{name} takes {w1.shape[0]} features; {game_id} has {size} now: it must be trained anew")
    first, second = w1.shape[1], w2.shape[-1]
    wanted = [(size, first), (first,), (first, second), (second,), (second, OUTPUTS), (OUTPUTS,)]
    if [weight.shape for weight in weights] != wanted or not all(numpy.isfinite(weight).all() for weight in weights):
        raise BadWeights(f"{name}: its layers do not fit together, or hold what is no number")
