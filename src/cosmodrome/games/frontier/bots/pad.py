"""Where the director's rockets are put together and set out: LEO, or the home orbit of a Bernal.

From most home orbits a route takes two burns less than from LEO, and water lies there just as well; only the belt is
between, which sends soft cards back.
"""

from __future__ import annotations

from ..components.cards import CARDS, WHITE
from ..components.factions import FACTIONS
from ..components.stack import ERSATZ, LEO
from ..rules import boost, hazards, home
from ..state import FrontierState
from . import comet, expansion


def raised(state: FrontierState, seat: int) -> bool:
    """Whether rockets set out from the home orbit."""
    return expansion.open_to(state) and home.kept(state, seat)


def space(state: FrontierState, seat: int) -> int:
    return home.orbit(state, seat) if raised(state, seat) else state.rules.leo


def kind(state: FrontierState, seat: int) -> int:
    """The stack in which parts wait there."""
    if not raised(state, seat):
        return LEO
    return ERSATZ if state.stack(seat, ERSATZ).there else home.stack_of(state, seat)


def parts(state: FrontierState, seat: int) -> tuple[int, ...]:
    """The cards that wait there for a rocket; a Bernal does not, nor what it needs itself."""
    kept = comet.reserved(state, seat) if raised(state, seat) else []
    cards = state.stack(seat, kind(state, seat)).cards
    return tuple([card for card in cards if not home.is_bernal(card) and card not in kept])


def belt_fails(state: FrontierState, seat: int, card: int, face: int = WHITE) -> float:
    """How likely a card that is boosted now comes back from the belt."""
    if not raised(state, seat) or not FACTIONS[state.players[seat].faction].belt:
        return 0.0
    hard = CARDS[card].face(face).rad_hard
    dice = range(1, boost.DIE + 1)
    levels = [hazards.radiation_level(die, boost.BELT_THRUST, state.season) for die in dice]
    return len([level for level in levels if level > hard]) / boost.DIE
