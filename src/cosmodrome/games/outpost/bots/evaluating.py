"""How the win chances stand: a logistic regression on self-play, with weights that move with the leader's points."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from ..components.cards import read
from ..components.colony import Colony
from .judgement import income

if TYPE_CHECKING:
    from ..state import OutpostState

_DATA: Final[dict[str, Any]] = read("bot.toml")["judging"]
MOST_POINTS: Final = 200
BEFORE_PRODUCTION: Final = ("order", "market", "mega")


def _weights(leader: float) -> list[float]:
    """Straight lines between the rows of the table."""
    leaders: list[float] = _DATA["leader"]
    rows: list[list[float]] = _DATA["weights"]
    if leader <= leaders[0]:
        return rows[0]
    for index in range(len(leaders) - 1):
        if leader < leaders[index + 1]:
            part = (leader - leaders[index]) / (leaders[index + 1] - leaders[index])
            return [left + (right - left) * part for left, right in zip(rows[index], rows[index + 1], strict=True)]
    return rows[-1]


WEIGHTS: Final[list[list[float]]] = [_weights(float(leader)) for leader in range(MOST_POINTS)]


def evaluate(state: OutpostState) -> list[float]:
    """The chance of every seat to win; the shares of the win once the game is over."""
    if state.over:
        won = state.won_by
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]
    points = state.scores
    weights = WEIGHTS[min(max(points), MOST_POINTS - 1)]
    standing: list[float] = []
    for seat, colony in enumerate(state.colonies):
        standing.append(weights[0] * points[seat] + _standing(state, colony, weights))
    best = max(standing)
    powers = [exp(value - best) for value in standing]
    total = sum(powers)
    return [power / total for power in powers]


def _standing(state: OutpostState, colony: Colony, weights: list[float]) -> float:
    earned = income(colony)
    credits = colony.credits + (earned if state.phase in BEFORE_PRODUCTION else 0.0)
    operators = colony.colonists + colony.usable_robots(state.rules)
    value = weights[1] * earned + weights[2] * credits
    value += weights[3] * min(6, max(0, colony.most_colonists() - colony.colonists))
    if colony.licences:
        value += weights[4] * min(8, max(0, colony.licences * colony.colonists - colony.robots))
    value += weights[5] * max(0, colony.factories() - operators)
    value += weights[6] * (colony.colonists + colony.robots)
    for kind in range(1, 14):
        if colony.owned[kind]:
            value += weights[6 + kind] * colony.owned[kind]
    return value
