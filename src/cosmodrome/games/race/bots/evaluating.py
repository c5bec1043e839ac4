"""How the win chances stand: points as they are and are likely to become, the surer the less time is left."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from ..components.cards import read
from ..rules import ending
from ..rules.goods import PRICE
from ..rules.solitaire import robot_score
from .engine import Engine, consume, goods_of
from .figures import HABIT, ROBOT, between, card_worth
from .judgement import rounds_left

if TYPE_CHECKING:
    from ..state import RaceState

_DATA: Final[dict[str, Any]] = read("bot.toml")["judging"]
_SPREAD: Final[list[list[float]]] = _DATA["spread"]
_CARD: Final = float(_DATA["card"])
_GOOD: Final = float(_DATA["good"])
_ENGINE: Final = float(_DATA["engine"])


def evaluate(state: RaceState) -> list[float]:
    """The chance of every seat to win; the shares of the win once the game is over."""
    if state.over:
        won = state.won_by
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]
    time = rounds_left(state)
    standing = [expected(state, seat, time) for seat in range(state.seats)]
    if state.robot is not None:
        standing.append(robot_score(state.robot) + ROBOT["round"] * (time - 0.5))
    best = max(standing)
    spread = between(_SPREAD, time)
    powers = [exp(3.0 * (value - best) / spread) for value in standing]
    total = sum(powers)
    return [power / total for power in powers[: state.seats]]


def expected(state: RaceState, seat: int, time: float) -> float:
    """The points a seat has, and what its cards, goods and powers are likely to bring."""
    player = state.players[seat]
    card = card_worth(time)
    engine = Engine(player.tableau)
    goods = goods_of(player)
    dearest = 0
    for good in range(1, len(PRICE)):
        if goods[good]:
            dearest = PRICE[good]
    points, cards = consume(goods, engine.powers)
    value = ending.score(state, seat) + _CARD * card * len(player.hand)
    value += _GOOD * max(HABIT["double"] * points + card * cards, card * dearest)
    return value + _ENGINE * HABIT["cycle"] * (time - 1.0) * engine.cycle(card)
