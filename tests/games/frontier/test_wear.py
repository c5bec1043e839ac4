"""What the use of a card does to others, and what some cards are able to do besides (rulebook: cards, prospect)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import BLACK, BLACK_HEAVY, CARDS, WHITE, WHITE_HEAVY, card_called
from cosmodrome.games.frontier.components.pieces import BUSTED
from cosmodrome.games.frontier.components.stack import NUMBER

from .positions import act, begin, lay, offered

WET = "site.mars-north-pole"
ROCKET = NUMBER["rocket"]


def test_a_radiator_of_one_use_turns_light() -> None:
    state = begin("white", decks="extended")
    lay(state, 0, "rocket", WET, "solar_pumped_mhd_excimer_laser", "li_heatsink_fountain")
    fountain = card_called("li_heatsink_fountain")
    state.faces[fountain] = WHITE_HEAVY
    state._asked = None
    act(state, 0, "refuel-isru", WET, "rocket")
    assert state.faces[fountain] == WHITE
    assert state.stack(0, ROCKET).tanks == 1 + 4 - 2
    state.operations = 1
    state._asked = None
    assert all(action[0] != "refuel-isru" for action in offered(state, 0)), "too hot now"
    state.audit()


def test_a_dirty_reactor_harms_what_stands_by() -> None:
    for trap, lost in (("mini_mag_rf_paul_trap", {"mini_mag_rf_paul_trap"}), ("penning_trap", set())):
        state = begin("white", decks="extended")
        # the drill rests on a bomb: that of Valkyrie, which rests on the trap, or the trap itself, which is clean
        lay(state, 0, "rocket", WET, "kuck_mosquito", "project_orion", trap, "qu_tube")
        state.faces[card_called("project_orion")] = BLACK
        state.faces[card_called("qu_tube")] = BLACK_HEAVY
        state._asked = None
        act(state, 0, "refuel-isru", WET, "rocket")
        back = {CARDS[card].id for card in state.players[0].hand} - {"nasa_crew"}
        assert back == lost
        assert state.faces[card_called("qu_tube")] == (BLACK if lost else BLACK_HEAVY), "2 does not stand it"
        state.audit()


def test_a_claim_where_prospecting_has_failed() -> None:
    state = begin("white", edition="base", decks="extended")
    for site, size in (("site.ceres", True), ("site.yorp", False), ("site.luna-aristarchus-plateau", False)):
        lay(state, 0, "rocket", site, "in_situ_leaching", side="black")
        state.players[0].stacks[ROCKET] = state.stack(0, ROCKET).at(state.system.find(site))
        state.claims[state.system.find(site)] = BUSTED
        state._asked = None
        assert (("revive", site) in offered(state, 0)) == size
    lay(state, 0, "rocket", "site.ceres", "in_situ_leaching", side="black")
    state._asked = None
    act(state, 0, "revive", "site.ceres")
    assert state.claims[state.system.find("site.ceres")] == 0
    state.audit()
