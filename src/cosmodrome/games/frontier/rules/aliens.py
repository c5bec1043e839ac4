"""The aliens of Titan, whom red plays in a scenario (rulebook: alien-invasion; seed V4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.cards import CARDS, THRUSTER
from ..components.factions import PRC
from ..components.scenarios import SCENARIOS

if TYPE_CHECKING:
    from ..state import FrontierState

NAME: Final = "alien_invasion"
HOME: Final = SCENARIOS[NAME].sites[0]
"""Where their depot lies: low Titan orbit."""
RABBITHOLE: Final = SCENARIOS[NAME].sites[1]
FIGURES: Final = SCENARIOS[NAME].figures
PRICE: Final = FIGURES["alien_price"]
MOONLESS: Final = "Saturn"
"""On its moons nobody builds."""
DARK: Final = "D"
"""On sites of this letter nobody builds."""


def is_alien(state: FrontierState, seat: int) -> bool:
    return state.rules.aliens and state.players[seat].faction == PRC


def steers(state: FrontierState, card: int) -> bool:
    """Whether a card in space is a thruster of the aliens: somebody is aboard each of them."""
    if not state.rules.aliens or CARDS[card].deck != THRUSTER:
        return False
    return any(player.faction == PRC and player.stack_of(card) >= 0 for player in state.players)


def forbids_factory(state: FrontierState, number: int) -> bool:
    """Whether nobody builds on a site, as long as aliens are about."""
    site = state.system.spaces[number].site
    if not state.rules.aliens or site is None:
        return False
    return site.letter == DARK or (site.system == MOONLESS and site.body != MOONLESS)
