"""A full state drawn at random among those consistent with what one seat knows.

Unknown are the adventure cards a seat has not looked at, the order of the deck, and what others have chosen in a beat.
Which tiles lie face down is known to everybody, which of them comes next to nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import Dice
from .rules import forecast

if TYPE_CHECKING:
    from .state import TruckerState


def imagine(state: TruckerState, seat: int, dice: Dice) -> TruckerState:
    twin = state.copy()
    twin.veil(dice)
    if twin.phase == "building":
        dice.shuffle(twin.heap)
    forecast.redeal(twin, twin.seen[seat], dice)
    twin.imagine_answers(seat, dice)
    return twin
