"""The timer and its circles (rulebook: timer).

In real time the sand is counted in milliseconds, which come as ticks of the clock; in turns it is counted in beats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Illegal
from ..options import EXPERT_TEAMS

if TYPE_CHECKING:
    from ..state import TruckerState

FLIP: Final[Action] = ("flip",)


def start(state: TruckerState) -> None:
    state.circle = state.round.circles
    state.left = state.rules.sand if state.circle else 0


def stop(state: TruckerState) -> None:
    state.circle = 0
    state.left = 0


def run(state: TruckerState, sand: int) -> bool:
    """So much of the sand has run; says whether time is up."""
    if not state.left:
        return False
    state.left -= sand
    if state.left:
        return False
    if state.circle:
        state.tell("sand-out", {"circle": _circle(state.circle)})
        return False
    state.tell("time-up", {})
    return True


def runs_out_on_start(state: TruckerState) -> bool:
    """In turns: whether only the last beat of all is left."""
    return state.circle == 0 and state.left == 1


def _circle(circle: int) -> str:
    return f"circle-{circle}"


def why_not(state: TruckerState, seat: int) -> str:
    """What keeps this seat from turning the timer over; empty if nothing does."""
    if not state.round.circles:
        return "why-no-timer"
    if state.left:
        return "why-sand-runs"
    if state.circle == 1 and not state.ships[seat].finished:
        return "why-only-finished-flips"
    return ""


def refusal(state: TruckerState, reason: str) -> Illegal:
    """In turns it says for how many beats the sand still runs; in real time the timer shows that itself."""
    if reason != "why-sand-runs":
        return Illegal(reason, "timer")
    return Illegal(reason, "timer", {"beats": state.left if state.rules.in_turns else 0})


def flip(state: TruckerState, seat: int) -> bool:
    """Move the timer to the next circle; says whether partners change places by it."""
    state.circle -= 1
    state.left = state.rules.sand
    state.tell("flips", {"seat": seat, "circle": _circle(state.circle)})
    return state.circle > 0 and state.rules.teams == EXPERT_TEAMS
