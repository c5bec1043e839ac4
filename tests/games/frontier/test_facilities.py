"""Dirtsides, laboratories, push factories and Luna (rulebook: facilities; seed 14.5, 19.4)."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.frontier.components.cards import CARDS, WATER, card_called
from cosmodrome.games.frontier.components.nearness import adjacent_sites
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.stack import BERNAL, ROCKET
from cosmodrome.games.frontier.rules import colonists, facilities, home, science
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, factory, fill, hold, lay, offered, promote, refused

LMO = "orbit.lmo"
ARSIA = "site.mars-arsia-mons-caves"
HELLAS = "site.mars-hellas-basin-buried-glaciers"
MARS = (ARSIA, HELLAS, "site.mars-north-pole")
SHACKLETON = "site.luna-crater-shackleton-polar-rim"


def table(*colours: str, space: str = "", **options: Any) -> FrontierState:
    """It is the turn of the first of these factions, whose Bernal is in this space."""
    state = begin(*(colours or ("red", "white")), bernal=True, events="none", **options)
    while state.active != 0:
        act(state, state.active, "end")
    if space:
        station(state, space)
    return state


def station(state: FrontierState, space: str) -> None:
    """The first player's Bernal is in this space."""
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find(space))


def named(state: FrontierState, spaces: list[int]) -> set[str]:
    return {state.system.spaces[space].id for space in spaces}


# dirtsides


def test_e04_phobos_and_deimos_are_dirtsides_of_the_burn_between_them() -> None:
    state = table("red", space="burn.mars.015")
    factory(state, 0, "site.phobos", "site.deimos", *MARS)
    assert named(state, facilities.dirtsides(state, 0)) == {"site.phobos", "site.deimos"}


def test_d024_a_foreign_factory_is_no_dirtside() -> None:
    state = table("red", "white", space="burn.mars.015")
    factory(state, 0, "site.phobos")
    factory(state, 1, "site.deimos")
    assert named(state, facilities.dirtsides(state, 0)) == {"site.phobos"}


def test_d025_a_synodic_comet_is_a_dirtside_only_of_a_bernal_that_has_landed_on_it() -> None:
    state = table("red")
    comet = next(
        space
        for space in state.system.spaces
        if space.site is not None and space.site.synodic >= 0 and space.site.size == 1
    )
    factory(state, 0, comet.id)
    for way in state.system.ways[comet.number]:
        station(state, state.system.spaces[way.to].id)
        assert comet.number not in facilities.dirtsides(state, 0)
    station(state, comet.id)
    assert facilities.dirtsides(state, 0) == [comet.number]


def test_e20_three_factories_on_mars_give_low_mars_orbit_a_hydration_of_7() -> None:
    state = table("red", space=LMO)
    factory(state, 0, *MARS)
    assert named(state, facilities.dirtsides(state, 0)) == {ARSIA, HELLAS}, "the pole is not adjacent"
    assert facilities.hydration(state, 0) == 7
    promote(state, 0)
    assert colonists.limit(state, 0) == 3


def test_e25_the_system_of_pluto_gives_room_for_8_colonists() -> None:
    state = table("red")
    sites = [space for space in state.system.spaces if space.site is not None and space.site.system == "Pluto"]
    orbit = next(space for space in state.system.spaces if space.label == "Pluto-Charon L1")
    factory(state, 0, *[space.id for space in sites])
    promote(state, 0, space=orbit.id)
    station(state, orbit.id)
    assert facilities.hydration(state, 0) == 16
    assert colonists.limit(state, 0) == 8


def test_d124_the_limit_of_human_colonists_never_falls_below_one() -> None:
    state = table("red", space="burn.mars.015")
    factory(state, 0, "site.phobos", "site.deimos")
    assert colonists.limit(state, 0) == 1, "unpromoted: hydration does not count"
    promote(state, 0)
    assert colonists.limit(state, 0) == (2 + 3) // 2
    station(state, "orbit.el-l3")
    assert colonists.limit(state, 0) == 1
    lay(state, 0, "ersatz", "orbit.el-l3")
    assert colonists.limit(state, 0) == 2


def test_d102_products_of_a_dirtside_appear_on_the_site_or_in_the_bernal() -> None:
    state = table("red", space=LMO)
    factory(state, 0, ARSIA)
    product = next(card for card in CARDS if card.letter == 0 and card.faces[1] is not None and card.deck == 0)
    hold(state, 0, product.id)
    act(state, 0, "produce", ARSIA)
    assert ("make", product.id, "outpost_1") in offered(state, 0)
    act(state, 0, "make", product.id, "bernal")
    assert product.number in state.stack(0, BERNAL).cards
    state.audit()


def test_d103_a_dirtside_fills_craft_on_its_site_and_at_the_bernal() -> None:
    state = table("red", space=LMO)
    factory(state, 0, ARSIA)
    lay(state, 0, "rocket", LMO, "mass_driver")
    assert ("refuel-factory", ARSIA, "rocket") in offered(state, 0)
    act(state, 0, "refuel-factory", ARSIA, "rocket")
    act(state, 0, "tanks", 5)
    assert (state.stack(0, ROCKET).tanks, state.stack(0, ROCKET).fuel) == (5, WATER)
    state.players[0].stacks[ROCKET] = state.stack(0, ROCKET).at(state.system.find("burn.mars.015"))
    state.operations = 1
    assert ("refuel-factory", ARSIA, "rocket") not in offered(state, 0)


# laboratories


def test_d026_a_promoted_bernal_with_a_science_dirtside_is_a_laboratory() -> None:
    state = table("red", space="lag.jupiter.020")
    site = next(each for each in facilities_around(state) if science.is_science(state, each))
    factory(state, 0, state.system.spaces[site].id)
    assert facilities.labs(state, 0) == []
    promote(state, 0)
    assert facilities.labs(state, 0) == [state.system.find("lag.jupiter.020")]


def facilities_around(state: FrontierState) -> list[int]:
    return adjacent_sites(state.system, home.space_of(state, 0))


def test_d027_the_first_to_land_on_eureka_learns_whether_it_is_a_science_site() -> None:
    eureka = "site.eureka"
    for die, found in ((3, False), (4, True)):
        state = table("red")
        state.dice.loaded = [die]
        science.landed(state, 0, state.system.find(eureka))
        assert science.is_science(state, state.system.find(eureka)) == found
        state.dice.loaded = []
        science.landed(state, 1, state.system.find(eureka))
        assert science.is_science(state, state.system.find(eureka)) == found, "for the rest of the game"


# push factories


def test_d028_push_factories_keep_solar_bernals_going_out_to_saturn() -> None:
    zones = ["mars", "ceres", "saturn", "uranus"]
    for pushed, lit in ((False, ["mars"]), (True, ["mars", "ceres", "saturn"])):
        state = table("red")
        if pushed:
            push = next(each for each in state.system.spaces if each.site is not None and "push" in each.site.icons)
            factory(state, 0, push.id)
        found = []
        for zone in zones:
            place = next(each for each in state.system.spaces if state.system.zones[each.zone].name == zone)
            station(state, place.id)
            if facilities.sunlit(state, 0):
                found.append(zone)
        assert found == lit


# Luna


def test_d029_the_faction_in_power_takes_the_cube_on_luna_and_the_disk_stays() -> None:
    state = table("white", "green", "purple", "red", "orange")
    factory(state, 1, SHACKLETON)
    luna = state.system.find(SHACKLETON)
    assert ("take-luna", SHACKLETON) not in offered(state, 0)
    state.square = [square.id for square in SQUARES].index("nationalist")
    act(state, 0, "take-luna", SHACKLETON)
    assert (state.factories[luna], state.claims[luna]) == (0, 1)
    assert state.operations == 0
    state.audit()


def test_d029_with_nobody_in_power_the_owner_of_the_disk_takes_it_back() -> None:
    state = table("white", "green", "purple", "red", "orange")
    factory(state, 0, SHACKLETON)
    luna = state.system.find(SHACKLETON)
    state.factories[luna] = 1
    state.square = [square.id for square in SQUARES].index("anarchy_1")
    act(state, 0, "take-luna", SHACKLETON)
    assert state.factories[luna] == 0
    state.audit()


def test_d030_shimizu_prospects_luna_from_home_and_uses_its_factory_as_dirtside() -> None:
    state = table("orange", "white", "green", "purple", "red")
    assert state.face(card_called("shimizu_crew")).isru == 4
    lay(state, 0, "bernal", "orbit.el-l2", "neutral_beam", "penning_trap")
    lay(state, 0, "bernal", "orbit.el-l2", "marx_capacitor_bank", "cascade_photovoltaic", "mo_li_heat_pipe")
    raygun = [action for action in offered(state, 0) if action[:1] == ("prospect",)]
    assert raygun == [("prospect", "neutral_beam", "platform-raygun")]
    act(state, 0, *raygun[0])
    assert state.claims[state.system.find(SHACKLETON)] == 0
    state.factories[state.system.find(SHACKLETON)] = 0
    assert named(state, facilities.dirtsides(state, 0)) == {SHACKLETON}


# fuel for Bernals


def test_d108_at_home_a_bernal_is_filled_with_water_without_an_operation() -> None:
    state = table("red")
    promote(state, 0)
    act(state, 0, "load", "bernal")
    act(state, 0, "tanks", 2)
    assert (state.stack(0, BERNAL).tanks, state.stack(0, BERNAL).fuel, state.operations) == (2, WATER, 1)


def test_d108_at_home_a_bernal_is_filled_with_its_own_shield_by_an_operation() -> None:
    state = table("red")
    assert ("refuel-factory", "orbit.el-l3", "bernal") not in offered(state, 0), "unpromoted it does not move itself"
    promote(state, 0)
    act(state, 0, "refuel-factory", "orbit.el-l3", "bernal")
    act(state, 0, "tanks", 6)
    assert (state.stack(0, BERNAL).tanks, state.operations) == (6, 0)
    assert state.stack(0, BERNAL).fuel < WATER
    state = table("red")
    promote(state, 0, space=LMO)
    station(state, LMO)
    assert not [action for action in offered(state, 0) if action[0] == "refuel-factory"], "only at home"


def test_d108_a_dirtside_fills_a_bernal() -> None:
    state = table("red", space=LMO)
    promote(state, 0)
    factory(state, 0, ARSIA)
    act(state, 0, "refuel-factory", ARSIA, "bernal")
    act(state, 0, "tanks", 6)
    assert (state.stack(0, BERNAL).tanks, state.stack(0, BERNAL).fuel) == (6, WATER)


def test_d110_on_a_small_site_regolith_takes_a_unit_and_an_operation() -> None:
    state = table("red", space="site.deimos")
    promote(state, 0)
    act(state, 0, "refuel-regolith", "site.deimos", "bernal")
    act(state, 0, "tanks", 6)
    assert (state.stack(0, BERNAL).tanks, state.operations) == (6, 0)
    state = table("red", space="site.deimos")
    promote(state, 0)
    lay(state, 0, "leo", "LEO", "prc_crew")
    assert refused(state, 0, "refuel-regolith", "site.deimos", "bernal") == "why-no-unit"


def test_d108_on_a_small_site_a_unit_digs_water_for_a_bernal() -> None:
    state = table("red", space="site.deimos")
    promote(state, 0)
    lay(state, 0, "bernal", "site.deimos", "met_steamer")
    act(state, 0, "refuel-isru", "site.deimos", "bernal")
    assert state.stack(0, BERNAL).fuel == WATER


def test_d108_orange_burns_water_only() -> None:
    state = table("orange")
    promote(state, 0, "penning_trap")
    assert not [action for action in offered(state, 0) if action[0] == "refuel-factory"]
    assert ("load", "bernal") in offered(state, 0)
    station(state, "site.deimos")
    assert not [action for action in offered(state, 0) if action[0] == "refuel-regolith"]
    fill(state, 0, 3, fuel=1, stack="bernal")
    assert refused(state, 0, "move", "bernal") == "why-wrong-fuel"


def test_d111_a_bernal_by_itself_does_nothing_on_the_ground() -> None:
    state = table("red", space="site.deimos")
    promote(state, 0, "flywheel_compulsator")
    lay(state, 0, "leo", "LEO", "prc_crew")
    verbs = {str(action[0]) for action in offered(state, 0)}
    assert not verbs & {"prospect", "industrialize", "refuel-isru", "refuel-regolith", "refuel-factory"}
