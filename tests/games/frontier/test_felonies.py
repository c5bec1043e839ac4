"""Felonies (rulebook: felonies)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import WATER, card_called
from cosmodrome.games.frontier.components.grant import ASSIST, PRODUCTION, REFUEL
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.stack import OUTPOST, ROCKET
from cosmodrome.games.frontier.rules import claims
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, fill, lay, offered, refused


def table(*colours: str, at: str = "centrist") -> FrontierState:
    """It is the turn of the first of these factions."""
    state = begin(*colours, events="none")
    while state.active != 0:
        act(state, state.active, "end")
    state.square = [square.id for square in SQUARES].index(at)
    return state


POWER = ("brayton_turbine", "fast_neutron_fission")
"""What powers a robonaut and a refinery."""


def test_d036_e32_red_jumps_a_claim_of_white_and_purple_gets_nothing() -> None:
    state = table("red", "white", "purple")
    encke = state.system.find("site.comet-encke")
    state.claims[encke] = 1
    lay(state, 0, "rocket", "site.comet-encke", "prc_crew")
    lay(state, 1, "rocket", "site.comet-encke", "hall_effect")
    water = state.players[2].water
    act(state, 0, "jump", "site.comet-encke")
    assert state.claims[encke] == 0
    assert state.players[2].water == water, "nothing for a claim that was jumped"
    lay(state, 0, "rocket", "site.comet-encke", "met_steamer", "electroforming", *POWER)
    act(state, 0, "industrialize", "site.comet-encke")
    assert (state.claims[encke], state.factories[encke]) == (0, 0), "disk and cube are red"
    assert state.players[2].water == water + 1, "but for the factory"
    state.audit()


def test_the_law_binds_all_but_red() -> None:
    state = table("white", "red")
    state.claims[state.system.find("site.comet-encke")] = 1
    lay(state, 0, "rocket", "site.comet-encke", "nasa_crew")
    assert refused(state, 0, "jump", "site.comet-encke") == "why-lawful"
    state.square = [square.id for square in SQUARES].index("anarchy_1")
    act(state, 0, "jump", "site.comet-encke")
    assert state.claims[state.system.find("site.comet-encke")] == 0


def test_a_colony_is_a_human_on_the_spot() -> None:
    state = table("red", "white")
    phobos = state.system.find("site.phobos")
    state.claims[phobos] = state.factories[phobos] = 0
    lay(state, 0, "outpost_1", "site.phobos", "hall_effect")
    lay(state, 1, "rocket", "site.phobos", "met_steamer")
    fill(state, 1, 2)
    assert all(action[0] != "steal" for action in offered(state, 0)), "nobody is there"
    state.colonies[phobos] = 0
    act(state, 0, "steal", 1, "rocket", "outpost_1")
    act(state, 0, "tanks", 2)
    assert state.stack(0, OUTPOST).tanks == 2
    state.audit()


def test_a_felony_takes_a_human_on_the_spot() -> None:
    state = table("red", "white")
    state.claims[state.system.find("site.comet-encke")] = 1
    lay(state, 0, "rocket", "site.comet-encke", "hall_effect")
    lay(state, 0, "leo", "LEO", "prc_crew")
    assert refused(state, 0, "jump", "site.comet-encke") == "why-no-human"


def test_a_claim_with_a_factory_is_not_jumped() -> None:
    state = table("red", "white")
    site = state.system.find("site.comet-encke")
    state.claims[site] = state.factories[site] = 1
    lay(state, 0, "rocket", "site.comet-encke", "prc_crew")
    assert ("jump", "site.comet-encke") not in offered(state, 0)


def test_without_a_disk_no_claim_is_jumped() -> None:
    state = table("red", "white")
    free = [site for site in state.system.sites() if site not in state.claims]
    for site in free[:9]:
        state.claims[site] = 0
    encke = state.system.find("site.comet-encke")
    state.claims[encke] = 1
    lay(state, 0, "rocket", "site.comet-encke", "prc_crew")
    assert refused(state, 0, "jump", "site.comet-encke") == "why-no-disk"


def test_humans_of_others_may_object() -> None:
    state = table("red", "white", "green")
    encke = state.system.find("site.comet-encke")
    state.claims[encke] = 1
    lay(state, 0, "rocket", "site.comet-encke", "prc_crew")
    lay(state, 2, "rocket", "site.comet-encke", "esa_crew")
    act(state, 0, "jump", "site.comet-encke")
    assert state.waiting == (2,)
    act(state, 2, "refuse")
    assert state.claims[encke] == 1
    assert refused(state, 0, "jump", "site.comet-encke") == "why-objected"


def test_a_colony_counts_as_a_human_and_may_let_it_happen() -> None:
    state = table("red", "white")
    site = state.system.find("site.comet-encke")
    state.claims[site] = state.factories[site] = state.colonies[site] = 1
    lay(state, 0, "rocket", "site.comet-encke", "prc_crew")
    act(state, 0, "seize", "site.comet-encke")
    assert state.waiting == (1,)
    act(state, 1, "accept")
    assert claims.may_use(state, 0, site, REFUEL)


def test_a_seized_factory_serves_for_the_turn() -> None:
    state = table("red", "white")
    site = state.system.find("site.comet-encke")
    state.claims[site] = state.factories[site] = 1
    lay(state, 0, "rocket", "site.comet-encke", "prc_crew")
    act(state, 0, "seize", "site.comet-encke")
    assert all(claims.may_use(state, 0, site, what) for what in (ASSIST, REFUEL, PRODUCTION))
    assert ("seize", "site.comet-encke") not in offered(state, 0)
    act(state, 0, "end")
    assert not claims.may_use(state, 0, site, ASSIST)


def test_the_law_guards_factories() -> None:
    state = table("white", "red")
    site = state.system.find("site.comet-encke")
    state.claims[site] = state.factories[site] = 1
    lay(state, 0, "rocket", "site.comet-encke", "nasa_crew")
    assert refused(state, 0, "seize", "site.comet-encke") == "why-lawful"


def test_water_is_stolen_from_a_stack_nobody_guards() -> None:
    state = table("red", "white")
    lay(state, 0, "rocket", "site.comet-encke", "prc_crew")
    lay(state, 1, "outpost_1", "site.comet-encke", "hall_effect")
    state.players[1].stacks[OUTPOST] = state.stack(1, OUTPOST).fuelled(5, 0, WATER)
    act(state, 0, "steal", 1, "outpost_1", "rocket")
    act(state, 0, "tanks", 3)
    assert state.stack(0, ROCKET).tanks == 3
    assert state.stack(1, OUTPOST).tanks == 2
    state.audit()


def test_a_human_may_be_given_up() -> None:
    state = table("red", "white")
    lay(state, 0, "rocket", "site.comet-encke", "prc_crew")
    act(state, 0, "abandon", "prc_crew")
    assert card_called("prc_crew") in state.players[0].hand
    assert not state.stack(0, ROCKET).there


def test_a_colony_may_be_lifted() -> None:
    state = table("red", "white")
    site = state.system.find("site.comet-encke")
    state.claims[site] = state.factories[site] = state.colonies[site] = 0
    act(state, 0, "raze", "site.comet-encke")
    assert site not in state.colonies
    assert site in state.factories
