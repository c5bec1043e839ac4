"""Building factories (rulebook: industrialize)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import CARDS, card_called
from cosmodrome.games.frontier.components.pieces import CUBES, SHUT
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.stack import LEO, NUMBER
from cosmodrome.games.frontier.rules import points, regimes
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, lay, offered, refused

C_SITE = "site.phobos"


def hand(state: FrontierState, seat: int) -> set[str]:
    return {CARDS[card].id for card in state.players[seat].hand}


def claim(state: FrontierState, seat: int, site: str) -> None:
    state.claims[state.system.find(site)] = seat
    state._asked = None


def other_site_of(state: FrontierState, site: str) -> int:
    wanted = state.system.spaces[state.system.find(site)].site
    assert wanted is not None
    for number in state.system.sites():
        found = state.system.spaces[number].site
        if found is not None and found.letter == wanted.letter and number not in state.claims:
            return number
    raise AssertionError("no other site of the letter")


def test_b29_what_a_factory_costs() -> None:
    state = begin("white", "purple")
    seat, un = 0, 1
    if state.active == un:
        act(state, un, "end")
    # a robonaut and a refinery on an electric generator that rests on a reactor, and a radiator
    lay(state, seat, "rocket", C_SITE, "met_steamer", "electroforming", "brayton_turbine", "fast_neutron_fission")
    lay(state, seat, "outpost_1", C_SITE, "bubble_membrane")
    claim(state, seat, C_SITE)
    second = other_site_of(state, C_SITE)
    state.claims[second] = un
    state.factories[second] = un
    water = state.players[un].water
    assert points.points(state, un)[2] == 10
    assert state.hints(seat)["industrialize"][C_SITE] == {"value": 8}
    act(state, seat, "industrialize", C_SITE)
    assert state.factories[state.system.find(C_SITE)] == seat
    assert {"met_steamer", "electroforming", "brayton_turbine", "fast_neutron_fission"} <= hand(state, seat)
    assert not state.stack(seat, NUMBER["rocket"]).there, "all its cards are spent"
    assert state.stack(seat, NUMBER["outpost_1"]).cards == (card_called("bubble_membrane"),), "the radiator stays"
    assert points.points(state, seat)[2] == points.points(state, un)[2] == 8
    assert state.players[un].water == water + 1
    state.audit()


def test_d190_a_crew_is_no_robonaut_and_parts_have_to_work() -> None:
    state = begin("white")
    lay(state, 0, "rocket", C_SITE, "nasa_crew", "cvd_molding")
    claim(state, 0, C_SITE)
    assert refused(state, 0, "industrialize", C_SITE) == "why-no-parts"
    lay(state, 0, "rocket", C_SITE, "met_steamer")
    state._asked = None
    assert refused(state, 0, "industrialize", C_SITE) == "why-no-parts", "no generator"
    lay(state, 0, "outpost_1", C_SITE, "cascade_photovoltaic")
    state._asked = None
    assert refused(state, 0, "industrialize", C_SITE) == "why-no-parts", "it lies in another stack"
    lay(state, 0, "rocket", C_SITE, "cascade_photovoltaic")
    state._asked = None
    assert ("industrialize", C_SITE) in offered(state, 0)


def test_parts_may_lie_in_different_stacks() -> None:
    state = begin("white", edition="base")
    lay(state, 0, "rocket", C_SITE, "met_steamer")
    lay(state, 0, "outpost_1", C_SITE, "cvd_molding")
    claim(state, 0, C_SITE)
    act(state, 0, "industrialize", C_SITE)
    assert state.factories[state.system.find(C_SITE)] == 0
    state.audit()


def test_the_player_chooses_what_is_spent() -> None:
    state = begin("white", edition="base")
    lay(state, 0, "rocket", C_SITE, "met_steamer", "flywheel_tractor", "cvd_molding")
    claim(state, 0, C_SITE)
    act(state, 0, "industrialize", C_SITE)
    assert {action[0] for action in offered(state, 0)} == {"spend"}
    assert len(offered(state, 0)) == 2
    act(state, 0, *next(action for action in offered(state, 0) if "flywheel_tractor" in action[1]))
    assert state.stack(0, NUMBER["rocket"]).cards == (card_called("met_steamer"),)


def test_only_own_claims_without_a_factory() -> None:
    state = begin("white", "green", edition="base")
    seat = state.active
    lay(state, seat, "rocket", C_SITE, "met_steamer", "cvd_molding")
    state._asked = None
    assert refused(state, seat, "industrialize", C_SITE) == "not-an-option"
    claim(state, 1 - seat, C_SITE)
    assert refused(state, seat, "industrialize", C_SITE) == "not-an-option"


def test_a_seventh_factory_takes_the_cube_of_a_glory() -> None:
    state = begin("white", edition="base")
    taken = [site for site in state.system.sites() if site not in state.claims][: CUBES - 1]
    for site in taken:
        state.claims[site] = 0
        state.factories[site] = 0
    state.glories[2] = 0
    lay(state, 0, "rocket", C_SITE, "met_steamer", "cvd_molding")
    claim(state, 0, C_SITE)
    act(state, 0, "industrialize", C_SITE)
    act(state, 0, "lift-glory", "mercury")
    assert state.glories[2] == SHUT
    assert state.system.find(C_SITE) in state.factories
    state.audit()


def test_without_any_cube_there_is_no_factory() -> None:
    state = begin("white", edition="base")
    taken = [site for site in state.system.sites() if site not in state.claims][:CUBES]
    for site in taken:
        state.claims[site] = 0
        state.factories[site] = 0
    lay(state, 0, "rocket", C_SITE, "met_steamer", "cvd_molding")
    claim(state, 0, C_SITE)
    assert refused(state, 0, "industrialize", C_SITE) == "why-no-cube"


def test_a_factory_in_an_atmosphere_may_beam_power() -> None:
    state = begin("white", edition="base")
    mars = "site.mars-north-pole"
    lay(state, 0, "rocket", mars, "met_steamer", "magma_electrolysis", side="black")
    claim(state, 0, mars)
    assert not regimes.has_beam(state, 0)
    act(state, 0, "industrialize", mars)
    assert regimes.has_beam(state, 0)
    assert state.copy().players[0].beam


def test_the_factory_on_luna_goes_to_whoever_is_in_power() -> None:
    state = begin("white", "green", "purple", "red", "orange")
    luna = state.system.find("site.luna-aristarchus-plateau")
    seat = state.active
    owner = (seat + 1) % 5
    state.claims[luna] = owner
    state.factories[luna] = owner
    for number, square in enumerate(SQUARES):
        state.square = number
        state._asked = None
        takes = ("take-luna", "site.luna-aristarchus-plateau") in offered(state, seat)
        assert takes == (square.faction == state.players[seat].faction)
    state.square = next(at for at, each in enumerate(SQUARES) if each.faction == state.players[seat].faction)
    state._asked = None
    act(state, seat, "take-luna", "site.luna-aristarchus-plateau")
    assert (state.factories[luna], state.claims[luna]) == (seat, owner)
    state.audit()
    assert state.stack(seat, LEO).there


def test_a_refinery_may_build_without_an_operation() -> None:
    state = begin("white", edition="base", decks="extended")
    lay(state, 0, "rocket", C_SITE, "met_steamer", "supercritical_drying", side="black")
    claim(state, 0, C_SITE)
    state.operations = 0
    act(state, 0, "industrialize-freely", C_SITE)
    assert state.factories[state.system.find(C_SITE)] == 0


def test_a_refinery_may_spare_the_robonaut_near_the_sun() -> None:
    for site, kept in (("site.yorp", True), (C_SITE, False)):
        state = begin("white", edition="base", decks="extended")
        lay(state, 0, "rocket", site, "met_steamer", "carbo_chlorination", side="black")
        claim(state, 0, site)
        act(state, 0, "industrialize", site)
        assert (state.stack(0, NUMBER["rocket"]).cards != ()) == kept
