"""Colonists: how many humans a player may have in space, and whom colonists are loyal to (rulebook: colonist-module).

Robots, emancipated or not, and crews do not count for the limit (seed 20.2, 20.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Illegal
from ..components.cards import CARDS, COLONIST, EMANCIPATOR, HUMAN, NO_LOYALTY, ROBOT
from ..components.stack import ERSATZ
from ..components.tables import figure
from . import ageing, facilities, home, regimes

if TYPE_CHECKING:
    from ..state import FrontierState

HUMANS: Final = figure("colonists", "humans")
HYDRATION: Final = figure("colonists", "hydration")
ERSATZ_HUMANS: Final = figure("colonists", "ersatz_humans")

NOBODY: Final = -1


def is_colonist(card: int) -> bool:
    return CARDS[card].deck == COLONIST


def is_human_colonist(card: int) -> bool:
    """Whether it counts for the limit."""
    return CARDS[card].deck == COLONIST and CARDS[card].being == HUMAN


def is_robot(card: int) -> bool:
    return CARDS[card].being == ROBOT


# how many


def limit(state: FrontierState, seat: int) -> int:
    """How many human colonists a player may have in space: always one; more by the water near a promoted Bernal."""
    most = HUMANS
    if home.promoted(state, seat):
        most = max(HUMANS, facilities.hydration(state, seat) // HYDRATION)
    return most + ERSATZ_HUMANS if state.stack(seat, ERSATZ).there else most


def humans_in_space(state: FrontierState, seat: int) -> int:
    return len([card for stack in state.players[seat].stacks for card in stack.cards if is_human_colonist(card)])


def room(state: FrontierState, seat: int) -> int:
    """How many more may come. A limit that falls sends nobody home."""
    return max(0, limit(state, seat) - humans_in_space(state, seat))


def too_many(state: FrontierState, seat: int) -> Illegal:
    """Why no more humans come."""
    return Illegal("why-colonist-limit", "colonist-module", {"number": limit(state, seat)})


def arrive(state: FrontierState, cards: list[int]) -> None:
    """These cards have come into space: the colonists among them do not work in this turn."""
    state.arrived += tuple([card for card in cards if is_colonist(card)])
    ageing.came_into_space(state, cards)


# loyalty


def loyal_to(state: FrontierState, card: int) -> int:
    """The player whose colour the button of a card has; robots have that of their emancipator. `NOBODY`: none."""
    loyalty = state.face(card).loyalty
    if loyalty == NO_LOYALTY:
        return NOBODY
    return state.emancipator if loyalty == EMANCIPATOR else regimes.seat_of(state, loyalty)
