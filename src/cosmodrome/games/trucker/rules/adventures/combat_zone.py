"""Combat zones (rulebook: combat-zone)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....kernel import Task
from ...components.adventures import CARDS
from ...components.tiles import CABIN, CANNON, ENGINE
from .. import track
from ..crew import LoseCrew
from ..damage import SHOT, Volley
from ..goods import LoseGoods
from ..powering import Declare
from ..track import LoseDays

if TYPE_CHECKING:
    from ...state import TruckerState


class CombatZone(Task["TruckerState"]):
    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if not track.is_alone(state):
            lines = range(len(CARDS[state.card].lines))
            state.then(*[task for line in lines for task in (Compare(line), Penalty(line))])


class Compare(Task["TruckerState"]):
    """One line of the card: in flight order all show what they have."""

    line: int
    __slots__ = tuple(__annotations__)

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line

    def run(self, state: TruckerState) -> None:
        least = CARDS[state.card].lines[self.line].least
        flying = track.order(state)
        state.power = [-1] * state.seats
        if least == "crew":
            state.measure = CABIN
            for seat in flying:
                state.power[seat] = state.ships[seat].crew()
        else:
            kind = ENGINE if least == "engine" else CANNON
            state.then(*[Declare(seat, kind) for seat in flying])


class Penalty(Task["TruckerState"]):
    """For whoever has the least; of several, for the one furthest ahead."""

    line: int
    __slots__ = tuple(__annotations__)

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line

    def run(self, state: TruckerState) -> None:
        line = CARDS[state.card].lines[self.line]
        victim = min(track.order(state), key=lambda seat: state.power[seat])
        state.story.least.append(victim)
        state.tell("has-least", {"seat": victim, "what": f"least-{line.least}"})
        if line.days:
            state.then(LoseDays(victim, line.days))
        elif line.crew:
            state.then(LoseCrew(victim, line.crew))
        elif line.goods:
            state.then(LoseGoods(victim, line.goods))
        else:
            state.then(*[Volley(size, side, SHOT, (victim,)) for size, side in line.threats])
