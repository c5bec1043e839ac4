"""What must be kept whatever happens: every card is in one place, and nobody has more pieces than there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components.cards import CREW, deck_of, of_faction
from .components.factions import NO_FACTION
from .components.pieces import BUSTED, CUBES, DISKS

if TYPE_CHECKING:
    from .state import FrontierState


def audit(state: FrontierState) -> None:
    found: list[int] = [card for deck in state.decks for card in deck]
    for player in state.players:
        found += player.hand
        for stack in player.stacks:
            assert stack.there or stack.empty, "cards or fuel are nowhere"
            assert min(stack.tanks, stack.odd) >= 0, "less than no fuel"
            found += stack.cards
        assert player.water >= 0, "less than no water"
    meant = [card for deck in state.rules.decks for card in deck_of(state.rules.profile, deck)]
    meant += [of_faction(CREW, player.faction) for player in state.players if player.faction != NO_FACTION]
    assert sorted(found) == sorted(meant), "a card is lost, or in two places"
    for seat in range(state.seats):
        assert list(state.claims.values()).count(seat) <= DISKS, "more disks than there are"
        assert cubes_placed(state, seat) <= CUBES, "more cubes than there are"
    for site, owner in state.factories.items():
        assert state.claims.get(site, BUSTED) == owner, "a factory stands on the claim of its owner"
    for site, owner in state.colonies.items():
        assert state.factories.get(site) == owner, "a colony stands at the factory of its owner"


def cubes_placed(state: FrontierState, seat: int) -> int:
    placed = list(state.factories.values()) + list(state.colonies.values()) + state.glories
    return placed.count(seat)
