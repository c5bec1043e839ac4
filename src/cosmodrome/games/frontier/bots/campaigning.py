"""Elections as the stronger player sees them: being in power is worth points, and mostly nobody else pays for it."""

from __future__ import annotations

from typing import cast

from ....kernel import Action, Amount
from ..components.politics import SQUARES
from ..rules import politics, regimes
from ..state import FrontierState
from . import governing
from .figures import HAGGLING


def vote(state: FrontierState, seat: int) -> Action:
    """A tank more than directors would pay in the places of the others, if the disk could stand better or worse."""
    decision = cast(Amount, state.decision(seat))
    others = [governing.votes(state, other) for other in range(state.seats) if other != seat]
    in_power = regimes.in_power(state) == seat  # wins ties
    wanted = max([0, *others]) + (0 if in_power else 1)
    stake = max([_standing(state, seat, square) for square in politics.neighbours(state)])
    if not in_power and stake <= _standing(state, seat, state.square):
        wanted = 0
    return (decision.verb, wanted if wanted <= min(HAGGLING["campaign"], decision.hi) else 0)


def move_disk(state: FrontierState, seat: int) -> Action:
    """To where it stands best for this seat."""
    return governing.moved(state, seat, [_standing(state, seat, number) for number in range(len(SQUARES))])


def _standing(state: FrontierState, seat: int, square: int) -> float:
    """What it means that the disk stands there, with who is in power."""
    power = regimes.seat_of(state, SQUARES[square].faction)
    value = governing.liking(state, seat, square)
    if power == seat:
        return value + HAGGLING["power"]
    return value - HAGGLING["envy"] * HAGGLING["power"] if power >= 0 else value
