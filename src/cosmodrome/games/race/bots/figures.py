"""What the governor knows of every kind of card before the game: `data/bot.toml` as tables."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from ..components.cards import CARDS, KIND, VARIABLE, read
from ..components.mat import PHASES
from ..components.powers import (
    COMBINE,
    CONQUER,
    CRASH,
    DEVELOP_AFTER,
    DEVELOP_DRAW,
    DEVELOP_REDUCE,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    FREE,
    HIRE,
    OF,
    PAY,
    PRODUCE_DRAW,
    SECOND_WORLD,
    SETTLE_AFTER,
    SETTLE_REDUCE,
    SETTLE_REDUCE_GOOD,
    STRENGTH,
    TACTICS,
    TRADE_ANY,
    TRADE_GOOD,
)
from ..components.tableau import Player
from ..rules import goals
from ..rules.scoring import bonus

_DATA: Final[dict[str, Any]] = read("bot.toml")
HABIT: Final[dict[str, float]] = {name: float(value) for name, value in _DATA["habits"].items()}
POWER: Final[dict[str, float]] = {name: float(value) for name, value in _DATA["powers"].items()}
CLOCK: Final[dict[str, float]] = {name: float(value) for name, value in _DATA["clock"].items()}
ONCE: Final[dict[str, float]] = {name: float(value) for name, value in _DATA["once"].items()}
ROBOT: Final[dict[str, float]] = {name: float(value) for name, value in _DATA["robot"].items()}
ROBOT_PHASES: Final[list[float]] = [float(_DATA["robot_phases"][phase]) for phase in PHASES]

TENTHS: Final = 10
LONGEST: Final = 16 * TENTHS
"""Time is looked up in tenths of a round."""


def between(points: list[list[float]], x: float) -> float:
    """Straight lines between the given points, level beyond the last."""
    for left, right in pairwise(points):
        if left[0] <= x < right[0]:
            return left[1] + (right[1] - left[1]) * (x - left[0]) / (right[0] - left[0])
    return points[-1][1]


_CARD: Final[list[float]] = [between(_DATA["curves"]["card"], tenth / TENTHS) for tenth in range(LONGEST + 1)]


def card_worth(time: float) -> float:
    """What a card in hand is worth with so many rounds left."""
    return _CARD[min(LONGEST, int(time * TENTHS))]


def _of_each_good(figures: list[int], kind: int) -> int:
    return sum([OF[figure][kind] for figure in figures])


_WORTH: Final = {
    "explore_draw": EXPLORE_DRAW,
    "explore_keep": EXPLORE_KEEP,
    "combine": COMBINE,
    "develop_draw": DEVELOP_DRAW,
    "develop_reduce": DEVELOP_REDUCE,
    "develop_after": DEVELOP_AFTER,
    "settle_after": SETTLE_AFTER,
    "settle_reduce": SETTLE_REDUCE,
    "second_world": SECOND_WORLD,
    "trade": TRADE_ANY,
}
"""Figures by the names they have in `data/bot.toml`."""


def _per_round(kind: int) -> float:
    """The powers whose worth hardly depends on the rest of the tableau."""
    value = POWER["settle_reduce_good"] * _of_each_good(SETTLE_REDUCE_GOOD, kind)
    value += POWER["trade_good"] * _of_each_good(TRADE_GOOD, kind)
    value += POWER["hire"] * HIRE[kind] + POWER["produce_draw"] * PRODUCE_DRAW[kind]
    for name, figure in _WORTH.items():
        value += POWER[name] * OF[figure][kind]
    return value + POWER["pay"] if PAY[kind] >= 0 else value


def _once(kind: int) -> float:
    value = 0.0
    if CRASH[kind]:
        value += ONCE["crash"]
    if TACTICS[kind]:
        value += ONCE["tactics"]
    if FREE[kind]:
        value += ONCE["free"]
    if CONQUER[kind] >= 0:
        value += ONCE["conquer"]
    return value


_KINDS: Final = range(len(CARDS))
PER_ROUND: Final[list[float]] = [_per_round(kind) for kind in _KINDS]
AT_ONCE: Final[list[float]] = [_once(kind) for kind in _KINDS]
SAMPLE: Final[list[int]] = [KIND.index(kind) for kind in _KINDS]
"""A physical card of every kind."""


def _alone(kind: int) -> Player:
    player = Player()
    player.tableau = [SAMPLE[kind]]
    player.goods = [-1]
    return player


ADDS: Final[list[list[int]]] = [
    [bonus(_alone(kind), SAMPLE[scorer]) for kind in _KINDS] if VARIABLE[scorer] else [] for scorer in _KINDS
]
"""What each kind of card adds to a scoring development."""


def _steps(goal: int) -> list[int]:
    """How far every kind of card leads towards a goal; -1 where that depends on the rest of the tableau."""
    name = goals.IDS[goal]
    if name == "greatest_military":
        return OF[STRENGTH]
    if name in ("system_diversity", "innovation_leader"):
        return [-1] * len(CARDS)
    return [goals.count(_alone(kind), goal) for kind in _KINDS]


STEPS: Final[list[list[int]]] = [_steps(goal) for goal in range(len(goals.IDS))]
