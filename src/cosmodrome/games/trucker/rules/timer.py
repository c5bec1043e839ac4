"""The timer and its circles (rulebook: timer).

In real time the sand is counted in milliseconds, which come as ticks of the clock; in turns it is counted in beats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import CLOCK, Action, Amount, Decision, Illegal
from ..resolved import EXPERT_TEAMS
from . import building

if TYPE_CHECKING:
    from ..state import TruckerState

FLIP: Final[Action] = ("flip",)


def start(state: TruckerState) -> None:
    state.circle = state.round.circles
    state.left = state.rules.sand if state.circle else 0


def ask(state: TruckerState) -> Decision:
    """How much time goes by."""
    return Amount(CLOCK, "prompt-tick", "timer", "tick", 1, state.left)


def tick(state: TruckerState, sand: int) -> None:
    """So much of the sand has run."""
    if not state.left:
        return
    state.left -= sand
    if state.left:
        return
    if state.circle:
        state.tell("sand-out", {"circle": _circle(state.circle)})
        if not state.rules.in_turns:
            building.wait(state)
    else:
        state.tell("time-up", {})
        building.stop(state)


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


def refusal(reason: str) -> Illegal:
    return Illegal(reason, "timer")


def flip(state: TruckerState, seat: int) -> bool:
    """Move the timer to the next circle; says whether expert teams have changed places."""
    state.circle -= 1
    state.left = state.rules.sand
    state.tell("flips", {"seat": seat, "circle": _circle(state.circle)})
    if state.circle and state.rules.teams == EXPERT_TEAMS:
        building.change_places(state)
        return True
    return False
