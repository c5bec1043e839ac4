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
        twin.heap.sort()  # so that what is drawn follows from the dice alone, not from the true order
        dice.shuffle(twin.heap)
    forecast.forget_order(twin, twin.seen[seat])
    forecast.redeal(twin, twin.seen[seat], dice)
    twin.imagine_answers(seat, dice)
    return twin
