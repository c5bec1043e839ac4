"""Who may fight whom (rulebook: combat; seed 14.4, 20.5A).

In War everybody fights everybody; where aliens invade, always (seed V4). A comet on its way to Earth lets all fight
too; one on its way to Venus those it sets against each other: who has thrown it, and who has a claim or a factory
there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.futures import FUTURE_IDS, FUTURES
from ..components.pieces import BUSTED
from . import regimes

if TYPE_CHECKING:
    from ..state import FrontierState

FOOTFALL: Final = FUTURE_IDS.index("footfall")
NEW_VENUS: Final = FUTURE_IDS.index("new_venus")


def may_attack(state: FrontierState, seat: int, other: int) -> bool:
    if seat == other:
        return False
    if regimes.at_war(state) or state.rules.aliens:
        return True
    return any(_sets_against(state, seat, other, each.future, each.seat) for each in state.announced)


def anybody(state: FrontierState, seat: int) -> bool:
    """Whether there is somebody whom this player may attack."""
    return any(may_attack(state, seat, other) for other in range(state.seats))


def _sets_against(state: FrontierState, seat: int, other: int, future: int, thrower: int) -> bool:
    if future == FOOTFALL:
        return True
    if future != NEW_VENUS or thrower not in (seat, other):
        return False
    venus = state.system.find(FUTURES[NEW_VENUS].sites[0][0])
    settled = (state.claims.get(venus, BUSTED), state.factories.get(venus, BUSTED))
    return (other if thrower == seat else seat) in settled
