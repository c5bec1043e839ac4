"""Fit a network to what games came to. This module alone needs PyTorch (the extra `learn`)."""

from __future__ import annotations

import numpy
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from ..bots.network import OUTPUTS, Array
from .samples import Numbers, Samples, towards

HIDDEN = (128, 32)
BATCH = 512
MARGIN_COUNTS = 0.5
"""How much missing the margin counts, next to missing the win."""
CHOICE_COUNTS = 0.1
"""How much missing what somebody chooses counts."""
SLOWEST = 0.02
"""What is left of the learning rate in the end."""


class Model(nn.Module):
    """The network as PyTorch trains it: the first layer adds up the rows of the numbers that are not 0."""

    def __init__(self, size: int, foretold: int) -> None:
        super().__init__()
        first, second = HIDDEN
        self.first = nn.EmbeddingBag(size, first, mode="sum")
        nn.init.normal_(self.first.weight, std=0.05)
        self.bias = nn.Parameter(torch.zeros(first))
        self.second = nn.Linear(first, second)
        self.third = nn.Linear(second, OUTPUTS + foretold)

    def forward(self, places: Tensor, starts: Tensor, values: Tensor) -> Tensor:
        hidden = torch.relu(self.first(places, starts, per_sample_weights=values) + self.bias)
        out: Tensor = self.third(torch.relu(self.second(hidden)))
        return out

    def weights(self) -> list[Array]:
        """As `bots.network` takes them."""
        second, third = self.second, self.third
        parts = [self.first.weight, self.bias, second.weight.T, second.bias, third.weight.T, third.bias]
        return [part.detach().numpy().copy() for part in parts]

    def take(self, weights: list[Array]) -> None:
        """Go on from these; they may be of a network that foretells nothing yet."""
        second, third = self.second, self.third
        parts = [self.first.weight, self.bias, second.weight, second.bias, third.weight, third.bias]
        with torch.no_grad():
            for part, weight in zip(parts, weights, strict=True):
                fitting = weight.T if part.ndim == 2 and part is not self.first.weight else weight
                part[: len(fitting)].copy_(torch.from_numpy(numpy.ascontiguousarray(fitting)))


class _Batches:
    """Positions by number, as the model takes them."""

    def __init__(self, samples: Samples) -> None:
        self.places = samples.places
        self.values = samples.values
        self.lengths = samples.lengths.astype(numpy.int64)
        self.starts = numpy.cumsum(self.lengths) - self.lengths

    def __call__(self, chosen: NDArray[numpy.int64]) -> tuple[Tensor, Tensor, Tensor]:
        lengths = self.lengths[chosen]
        starts = numpy.cumsum(lengths) - lengths
        where = numpy.repeat(self.starts[chosen] - starts, lengths) + numpy.arange(lengths.sum())
        places = torch.from_numpy(self.places[where].astype(numpy.int64))
        return places, torch.from_numpy(starts), torch.from_numpy(self.values[where].astype(numpy.float32))


def fit(model: Model, samples: Samples, epochs: int, rate: float, decay: float, seed: int) -> float:
    """Bring the model nearer to what came of these positions; how far it was off in the last epoch."""
    batches = _Batches(samples)
    goals = torch.from_numpy(towards(samples, _judged(model, batches, len(samples)), decay))
    chosen = torch.from_numpy(samples.chosen.astype(numpy.float32))
    chance = numpy.random.default_rng(seed)
    optimizer = torch.optim.Adam(model.parameters(), lr=rate)
    steps = epochs * (len(samples) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, SLOWEST, steps)
    off = 0.0
    for _ in range(epochs):
        off = 0.0
        order = chance.permutation(len(samples))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            loss = _off(model(*batches(some)), goals[some], chosen[some])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            off += loss.item() * len(some) / len(samples)
    return off


def _off(out: Tensor, goals: Tensor, chosen: Tensor) -> Tensor:
    win = functional.binary_cross_entropy_with_logits(out[:, 0], goals[:, 0])
    off = win + MARGIN_COUNTS * functional.mse_loss(out[:, 1], goals[:, 1])
    if chosen.shape[1] == 0:
        return off
    unforeseen = -(chosen * functional.log_softmax(out[:, OUTPUTS:], dim=1)).sum(dim=1).mean()
    return off + CHOICE_COUNTS * unforeseen


def _judged(model: Model, batches: _Batches, number: int) -> Numbers:
    """What the model says of every position now."""
    found = numpy.zeros((number, OUTPUTS), numpy.float32)
    with torch.no_grad():
        for at in range(0, number, BATCH):
            chosen = numpy.arange(at, min(number, at + BATCH))
            out = model(*batches(chosen))[:, :OUTPUTS]
            out[:, 0] = torch.sigmoid(out[:, 0])
            found[chosen] = out.numpy()
    return found


def fitted(
    size: int, before: list[Array] | None, samples: Samples, fits: tuple[tuple[int, float, float], ...], seed: int
) -> tuple[float, list[Array]]:
    """A network that goes on from these weights, or begins: how far it is off in the end, and its weights.

    The same on one machine whenever it is done again: hence one thread, and no chance but the seed's.
    """
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    model = Model(size, samples.chosen.shape[1])
    if before is not None:
        model.take(before)
    off = 0.0
    for epochs, rate, decay in fits:
        off = fit(model, samples, epochs, rate, decay, seed)
    return off, model.weights()
