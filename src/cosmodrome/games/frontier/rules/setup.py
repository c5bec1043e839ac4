"""The set-up (rulebook: setup)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.cards import CREW, deck_of, of_faction
from ..components.factions import COLOURS
from ..components.pieces import BUSTED
from ..components.player import Player
from ..components.tables import closed_sites, figure

if TYPE_CHECKING:
    from ..state import FrontierState

WATER: Final = figure("start", "water")


def set_up(state: FrontierState) -> None:
    """Factions, crews and water; decks shuffled; closed sites; who is first."""
    factions = list(range(len(COLOURS)))
    state.dice.shuffle(factions)
    for seat in range(state.seats):
        player = Player(factions[seat])
        player.settle(state.system)
        player.water = WATER
        player.hand = (of_faction(CREW, player.faction),)
        state.players.append(player)
    for deck in state.rules.decks:
        cards = deck_of(state.rules.profile, deck)
        state.dice.shuffle(cards)
        state.decks[deck] = cards
        state.unseen[deck] = len(cards) - 1
    for site in closed_sites(state.seats):
        state.claims[state.system.find(site)] = BUSTED
    state.first = state.dice.below(state.seats)
