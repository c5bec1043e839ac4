"""Combat zones (rulebook: combat-zone)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...components.adventures import CARDS
from ...components.tiles import CABIN, CANNON, ENGINE
from .. import flight, track
from ..agenda import then
from ..damage import SHOT

if TYPE_CHECKING:
    from ...state import Task, TruckerState


def begin(state: TruckerState) -> None:
    if not flight.is_alone(state):
        then(state, [("compare", line) for line in range(len(CARDS[state.card].lines))])


def compare(state: TruckerState, task: Task) -> None:
    """Task ("compare", line): in flight order all show what they have."""
    line: int = task[1]
    least = CARDS[state.card].lines[line].least
    flying = track.order(state)
    state.power = [-1] * state.seats
    if least == "crew":
        state.measure = CABIN
        for seat in flying:
            state.power[seat] = state.ships[seat].crew()
        then(state, [("penalty", line)])
    else:
        kind = ENGINE if least == "engine" else CANNON
        then(state, [*[("declare", seat, kind) for seat in flying], ("penalty", line)])


def penalty(state: TruckerState, task: Task) -> None:
    """Task ("penalty", line): for whoever has the least; of several, for the one furthest ahead."""
    line = CARDS[state.card].lines[task[1]]
    flying = track.order(state)
    victim = min(flying, key=lambda seat: state.power[seat])
    state.tell("has-least", {"seat": victim, "what": f"least-{line.least}"})
    if line.days:
        then(state, [("lose-days", victim, line.days)])
    elif line.crew:
        then(state, [("dismiss", victim, line.crew)])
    elif line.goods:
        then(state, [("surrender", victim, line.goods)])
    else:
        then(state, [("volley", size, side, SHOT, (victim,)) for size, side in line.threats])
