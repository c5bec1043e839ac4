"""Werner's dream, as the director plays it: he is lost with the first mishap at the pad, unless something heavier is.

Debris and explosions take what is heaviest in LEO and at a Bernal that is not promoted. A card that waits in LEO, where
no rocket sets out, stands in for him.
"""

from __future__ import annotations

from typing import Final

from ....kernel import Action
from ..components.cards import CARDS
from ..components.futures import FUTURE_IDS, FUTURES, GW_FUTURE
from ..components.solar_cycle import PAD_EXPLOSION
from ..rules import ageing, boost, events, workers
from ..state import FrontierState
from . import design

NONE: Final = -1


def exposed(state: FrontierState, seat: int) -> bool:
    """Whether the next mishap takes Werner, and nobody is asked."""
    if not state.rules.ageing:
        return False
    struck = events.endangered(state, seat, PAD_EXPLOSION)
    return len(struck) == 1 and ageing.is_werner(state, struck[0])


def stand_in(state: FrontierState, seat: int) -> int:
    """The cheapest card in hand that a mishap would take in his place, if he is exposed; or `NONE`."""
    if not exposed(state, seat):
        return NONE
    crew = workers.crew_of(state, seat)
    weight = state.mass(crew, state.faces[crew])
    best = NONE
    least = state.players[seat].water + 1
    for card in state.players[seat].hand:
        mass = state.mass(card, CARDS[card].entry)
        costs = boost.price(state, seat, mass)
        if mass >= weight and costs < least and design.launched(state, seat, card):
            best = card
            least = costs
    return best


def dreams(state: FrontierState, action: Action) -> bool:
    """Whether an epic hazard is what all of it is for: there is nothing to be lost by it."""
    return state.rules.ageing and FUTURES[FUTURE_IDS.index(action[1])].kind == GW_FUTURE
