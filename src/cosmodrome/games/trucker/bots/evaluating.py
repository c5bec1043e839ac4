"""How the win chances stand: credits as they are, and what the ships are likely to earn yet."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from ..components.tiles import read
from ..rules.accounts import penalty, sale
from .figures import CHARGE, CREW, DAY, STYLES, TILE
from .yard import Yard

if TYPE_CHECKING:
    from ..state import TruckerState

_DATA: Final[dict[str, Any]] = read("bot.toml")["judging"]
_SPREAD: Final[list[float]] = _DATA["spread"]
_BEATS: Final[int] = _DATA["beats"]
SPARE: Final = 0.25
"""What a tile still aboard is worth of what losing it costs."""


def evaluate(state: TruckerState) -> list[float]:
    """The chance of every seat to win; the shares of the win once the game is over."""
    if state.over:
        won = state.winners
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]
    standing = [_standing(state, seat) for seat in range(state.seats)]
    if state.rules.teams:
        standing = [standing[seat] + standing[state.partner(seat)] for seat in range(state.seats)]
    best = max(standing)
    spread = _SPREAD[state.round.level - 1]
    powers = [exp((value - best) / spread) for value in standing]
    total = sum(powers)
    return [power / total for power in powers]


def _standing(state: TruckerState, seat: int) -> float:
    """Credits, and what a ship is worth: as it is being built, or as it flies."""
    credits = float(state.credits[seat])
    if state.phase == "accounts":
        return credits
    if state.phase != "flight":
        return credits + Yard(state.ships[seat], state.round.level, STYLES["trucker"]).standing()
    return credits + _under_way(state, seat)


def _under_way(state: TruckerState, seat: int) -> float:
    ship = state.ships[seat]
    worth = float(sale(ship, state.flying[seat]) - penalty(ship))
    if not state.flying[seat]:
        return worth
    level = state.round.level
    ahead = len(
        [1 for other in range(state.seats) if state.flying[other] and state.position[other] > state.position[seat]]
    )
    worth += state.round.arrival[ahead] + DAY[level] * state.position[seat]
    left = len(state.deck) / sum([len(pile) for pile in state.piles])
    fittings = TILE[level] * SPARE * len(ship.built()) + CREW[level] * ship.crew() + CHARGE[level] * ship.charges()
    return worth + left * fittings


def horizon_reached(start: TruckerState, state: TruckerState) -> bool:
    """The end of the round, when accounts have been settled; from a shipyard, the next few tiles or the launch."""
    if state.over or state.place > start.place:
        return True
    if start.phase != "building":
        return False
    return state.phase != "building" or len(state.history) > len(start.history) + _BEATS * state.seats
