"""Colonies (rulebook: colony)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import card_called

from .flying import CREW
from .positions import act, begin, lay


def test_a_colony_is_founded() -> None:
    state = begin("white", events="none", politics=False)
    lay(state, 0, "rocket", "site.phobos", CREW)
    site = state.system.find("site.phobos")
    state.claims[site] = 0
    state.factories[site] = 0
    act(state, 0, "colony", CREW)
    assert state.colonies == {site: 0}
    assert card_called(CREW) in state.players[0].hand
    state.audit()
