"""Bernals: the card, what powers it, what it keeps at home and what it gives (rulebook: bernal-module; seed 19)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.frontier.components.abilities import NO_FOUNDATION
from cosmodrome.games.frontier.components.cards import (
    CARDS,
    COLONIST,
    FINANCIER,
    HUMAN,
    PURPLE,
    REGOLITH,
    WATER,
    WHITE,
    card_called,
)
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.solar_system import SEASONS
from cosmodrome.games.frontier.components.stack import BERNAL, ERSATZ, NUMBER, ROCKET
from cosmodrome.games.frontier.rules import (
    activation,
    battle,
    cargo,
    claims,
    colonists,
    combat,
    facilities,
    freighter,
    home,
    politics,
    regimes,
)
from cosmodrome.games.frontier.rules.events import EVENT
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Item, Subset

from .positions import NUCLEAR, act, begin, end_turns, factory, fill, hold, lay, offered, promote, refused, turned

L5 = "orbit.el-l5"
LMO = "orbit.lmo"


def table(*colours: str, season: str = "yellow", **options: Any) -> FrontierState:
    """It is the turn of the first of these factions, which is the first player."""
    state = begin(*(colours or ("white", "green")), bernal=True, events="none", **options)
    state.first = 0
    while state.active != 0:
        act(state, state.active, "end")
    while SEASONS[state.season] != season:
        state.year += 1
    return state


def strike(state: FrontierState, *dice: int) -> None:
    """An event comes with these dice."""
    state.dice.loaded = list(dice)
    state.line.pop()
    state.then(EVENT)
    state.proceed()


def hand(state: FrontierState, seat: int = 0) -> list[str]:
    return [CARDS[card].id for card in state.players[seat].hand]


def cards(state: FrontierState, stack: str, seat: int = 0) -> list[str]:
    return [CARDS[card].id for card in state.stack(seat, NUMBER[stack]).cards]


def regime(state: FrontierState, square: str) -> None:
    state.square = [each.id for each in SQUARES].index(square)


def items(state: FrontierState, seat: int = 0) -> list[Item]:
    state._asked = None
    decision = state.decision(seat)
    assert isinstance(decision, Subset)
    return list(decision.items)


# the card and its stack


def test_d004_crew_and_bernal_start_on_the_home_orbit_and_the_hand_is_empty() -> None:
    state = table("white", "green", "purple", "red", "orange")
    names = ("nasa", "esa", "un", "prc", "shimizu")
    orbits = ("orbit.el-l5", "orbit.geo", "orbit.heo", "orbit.el-l3", "orbit.el-l2")
    for seat, (name, orbit) in enumerate(zip(names, orbits, strict=True)):
        assert state.stack(seat, BERNAL).space == state.system.find(orbit)
        assert cards(state, "bernal", seat) == [f"{name}_bernal", f"{name}_crew"]
        assert hand(state, seat) == []
    state.audit()


def test_d004_without_the_module_water_lies_in_leo_only_and_the_crew_in_hand() -> None:
    state = begin("white", "green", events="none")
    assert hand(state, 0) == ["nasa_crew"]
    assert home.depots(state, 0) == [state.rules.leo]
    assert colonists.limit(state, 0) == 1
    assert not home.left(state, 0)


def test_d094_a_bernal_is_never_given_up_handed_over_or_left_behind() -> None:
    state = table()
    lay(state, 0, "bernal", L5, "mass_driver")
    act(state, 0, "decommission")
    assert items(state) == ["nasa_crew", "mass_driver"]
    act(state, 0, "cards", ("mass_driver",))
    act(state, 0, "transfer", "bernal", "rocket")
    assert items(state) == ["nasa_crew"]
    act(state, 0, "cards", ("nasa_crew",))
    assert refused(state, 0, "transfer", "bernal", "outpost_1") == "not-an-option"
    assert cards(state, "bernal") == ["nasa_bernal"]
    state.audit()


def test_d094_a_bernal_is_not_for_trade_nor_struck_by_events() -> None:
    state = table()
    lay(state, 1, "outpost_1", L5, "hall_effect")
    lay(state, 0, "bernal", L5, "mass_driver")
    act(state, 0, "propose")
    assert not [item for item in items(state) if "nasa_bernal" in item]
    state = table()
    strike(state, 4)
    assert cards(state, "bernal") == ["nasa_bernal"], "the pad explosion has taken the crew, not the heavier Bernal"


def test_d094_a_crash_takes_all_but_the_bernal_which_turns_white() -> None:
    state = table("red")
    promote(state, 0)
    fill(state, 0, 3, stack="bernal")
    cargo.crash(state, 0, BERNAL)
    assert cards(state, "bernal") == ["prc_bernal", "microtube_array"], "a heavy radiator only turns light"
    assert state.faces[card_called("prc_bernal")] == WHITE
    assert state.stack(0, BERNAL).tanks == 0
    state.audit()


def test_d095_other_cards_of_the_stack_are_attacked_the_bernal_is_not() -> None:
    state = table("white", "green")
    regime(state, "war_1")
    lay(state, 0, "rocket", "orbit.geo", "nasa_crew")
    act(state, 0, "attack", "boarding", "nasa_crew")
    state.dice.loaded = [6, 1]
    act(state, 0, "target", 1, "bernal")
    assert offered(state, 0) == [("capture", "esa_crew")]
    act(state, 0, "capture", "esa_crew")
    assert cards(state, "bernal", 1) == ["esa_bernal"]
    state.attacked = False
    assert ("attack", "boarding", "nasa_crew") not in offered(state, 0), "a Bernal alone is no target"
    state.audit()


def test_d095_a_bernal_evades_as_a_rocket_in_orbit_and_not_on_the_ground() -> None:
    state = table("red")
    promote(state, 0)
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).flown(3)
    assert combat.evasion(state, 0, BERNAL) == 3
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find("site.deimos"))
    assert combat.evasion(state, 0, BERNAL) == 0


def test_d095_the_newer_combat_passes_a_bernal_over_as_well() -> None:
    state = table("white", "green", combat="m3")
    regime(state, "war_1")
    lay(state, 0, "rocket", "orbit.geo", "nasa_crew")
    space = state.system.find("orbit.geo")
    assert battle.exposed(state, 1, space), "the crew of the other"
    lay(state, 1, "leo", "LEO", "esa_crew")
    assert not battle.exposed(state, 1, space)
    assert not [shot for shot in battle.shots(state, 1, 0, space, ()) if shot.card == card_called("esa_bernal")]


# shelter


def test_d013_a_pad_explosion_strikes_leo_and_the_unpromoted_bernal_once_in_all() -> None:
    state = table("white", "green")
    lay(state, 0, "leo", "LEO", "hall_effect")
    lay(state, 0, "outpost_1", L5, "mass_driver", "microtube_array")
    turned(state, "microtube_array", "white_heavy")
    promote(state, 1, "cascade_photovoltaic")
    strike(state, 4)
    assert offered(state, 0) == [("lose", "mass_driver"), ("lose", "microtube_array")], "of equals the owner chooses"
    act(state, 0, "lose", "mass_driver")
    assert hand(state) == ["mass_driver"]
    assert hand(state, 1) == [], "a promoted Bernal shields what is with it"


def test_d094_storms_spare_cards_at_a_promoted_bernal_but_for_radiators_in_use() -> None:
    state = table("white", "green", season="red")
    promote(state, 0)
    lay(state, 0, "bernal", L5, "photon_heliogyro")
    lay(state, 0, "outpost_1", L5, "ether_charged_dust")
    lay(state, 1, "outpost_1", "GEO", "photon_kite_sail")
    strike(state, 5, 6)
    assert state.faces[card_called("microtube_array")] == WHITE, "the radiator in use is hit: from heavy to light"
    assert state.faces[card_called("nasa_bernal")] == WHITE, "so its generator gets too hot"
    assert set(cards(state, "bernal")) == {"nasa_bernal", "nasa_crew", *NUCLEAR, "photon_heliogyro"}
    assert cards(state, "outpost_1") == ["ether_charged_dust"], "a radiator that is not in use"
    assert "photon_kite_sail" in hand(state, 1), "at an unpromoted Bernal nothing is spared"
    state.audit()


def test_d094_radiation_spares_what_flies_with_a_promoted_bernal_but_for_radiators_in_use() -> None:
    state = table("red")
    promote(state, 0)
    fill(state, 0, 6, stack="bernal")
    lay(state, 0, "bernal", "orbit.el-l3", "photon_heliogyro")
    act(state, 0, "move", "bernal")
    act(state, 0, "activate", "prc_bernal", ("in_core_thermionic", "dual_mode_fission"))
    state.dice.loaded = [6]
    act(state, 0, "fly", ("rad.earth.005",))
    assert "photon_heliogyro" in cards(state, "bernal")
    assert state.faces[card_called("microtube_array")] == WHITE
    assert not home.promoted(state, 0)


def test_d094_an_ersatz_shields_as_well() -> None:
    state = table("white", "green", season="red")
    lay(state, 0, "bernal", LMO, "nasa_bernal", "nasa_crew")
    lay(state, 0, "ersatz", L5, "photon_kite_sail")
    strike(state, 5, 6)
    assert cards(state, "ersatz") == ["photon_kite_sail"]


def test_d094_a_promoted_bernal_guards_the_rocket_against_glitches() -> None:
    for promoted in (False, True):
        state = table("green", "white")
        lay(state, 0, "rocket", "GEO", "hall_effect")
        lay(state, 0, "leo", "LEO", "esa_crew")
        if promoted:
            promote(state, 0)
        strike(state, 3)
        assert bool(cards(state, "rocket")) == promoted


# the boost


def test_d096_a_boost_goes_partly_to_leo_and_partly_to_the_bernal() -> None:
    state = table("purple")
    hold(state, 0, "mass_driver", "cvd_molding")
    state.players[0].water = 20
    act(state, 0, "boost")
    act(state, 0, "boost", ("mass_driver", "cvd_molding"))
    assert state.hints(0) == {"fails": {"mass_driver": 0, "cvd_molding": 0}, "of": 6}, "HEO lies below the belt"
    act(state, 0, "home", ("cvd_molding",))
    assert cards(state, "leo") == ["mass_driver"]
    assert cards(state, "bernal") == ["un_bernal", "un_crew", "cvd_molding"]
    assert state.players[0].water == 14, "for the same price"
    state.audit()


def test_e18_cards_that_do_not_stand_the_belt_return_to_hand() -> None:
    state = table("orange", season="red")
    hold(state, 0, "hall_effect", "mass_driver", "penning_trap")
    hard = [CARDS[card_called(id)].face(WHITE).rad_hard for id in ("hall_effect", "mass_driver", "penning_trap")]
    state.players[0].water = 20
    act(state, 0, "boost")
    act(state, 0, "boost", ("hall_effect", "mass_driver", "penning_trap"))
    state.dice.loaded = [6]
    act(state, 0, "home", ("hall_effect", "mass_driver", "penning_trap"))
    level = 6 + 2 - 3
    told = [event for event in state.journal or [] if event.key == "radiation"]
    assert told[-1].params["level"] == level
    back = [id for id, each in zip(("hall_effect", "mass_driver", "penning_trap"), hard, strict=True) if each < level]
    assert hand(state) == back
    assert 0 < len(back) < 3
    assert cards(state, "leo") == []
    state.audit()


def test_e19_whoever_has_moved_away_boosts_only_to_leo_and_gets_no_launch_fee() -> None:
    state = table("white")
    lay(state, 0, "bernal", "lag.jupiter.019", "nasa_bernal", "nasa_crew")
    hold(state, 0, "mass_driver")
    state.players[0].water = 4
    act(state, 0, "boost")
    act(state, 0, "boost", ("mass_driver",))
    assert cards(state, "leo") == ["mass_driver"]
    assert state.players[0].water == 1, "no launch fee"
    lay(state, 0, "bernal", L5, "nasa_bernal")
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find(L5))
    hold(state, 0, "mass_driver")
    state.players[0].water = 4
    state.operations = 1
    act(state, 0, "boost")
    act(state, 0, "boost", ("mass_driver",))
    act(state, 0, "home", ())
    assert state.players[0].water == 2, "a launch fee"


# the depot


def test_d097_water_lies_in_leo_and_at_the_home_bernal_at_once() -> None:
    state = table("white")
    for space in ("LEO", L5):
        lay(state, 0, "rocket", space, "hall_effect")
        state.players[0].stacks[ROCKET] = state.stack(0, ROCKET).at(state.system.find(space))
        act(state, 0, "load", "rocket")
        act(state, 0, "tanks", 2)
        assert state.players[0].water == 2
        act(state, 0, "unload", "rocket", "leo")
        act(state, 0, "tanks", 2)
        assert state.players[0].water == 4
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find(LMO))
    assert refused(state, 0, "load", "rocket") == "why-not-in-leo"


def test_d097_glory_is_taken_at_the_home_bernal_too() -> None:
    state = table("white")
    state.visits[card_called("nasa_crew")] = (state.system.find("site.phobos"),)
    act(state, 0, "glory", "nasa_crew")
    assert hand(state) == ["nasa_crew"]
    assert state.glories.count(0) > 0


def test_d097_stolen_water_comes_into_the_depot_at_home() -> None:
    state = table("red", "white")
    lay(state, 1, "outpost_1", "orbit.el-l3", "hall_effect")
    fill(state, 1, 2, stack="outpost_1")
    act(state, 0, "steal", 1, "outpost_1", "leo")
    act(state, 0, "tanks", 2)
    assert state.players[0].water == 6


# leaving home


def test_d100_leaving_home_costs_privilege_boost_and_storage_not_the_bernal_privilege() -> None:
    state = table("green", "red")
    promote(state, 0, space=LMO)
    factory(state, 0, "site.mars-arsia-mons-caves")
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find(LMO))
    assert home.left(state, 0)
    assert not regimes.has_beam(state, 0)
    assert home.depots(state, 0) == [state.rules.leo]
    assert facilities.push_factories(state, 0) == 1
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find("orbit.geo"))
    assert regimes.has_beam(state, 0)


def test_d020_war_is_declared_for_nothing_with_a_bernal_or_ersatz_at_home() -> None:
    state = table("red", "white")
    regime(state, "anarchy_1")
    assert politics.may_declare_war(state, 0)
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find(LMO))
    assert not politics.may_declare_war(state, 0)
    lay(state, 0, "ersatz", "orbit.el-l3")
    assert politics.may_declare_war(state, 0)
    plain = begin("red", "white", events="none")
    regime(plain, "anarchy_1")
    assert politics.may_declare_war(plain, 0), "without the module nobody asks for a Bernal"


def test_d100_red_away_from_home_commits_felonies_only_where_all_may() -> None:
    state = table("red", "white")
    assert regimes.criminal(state, 0)
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find(LMO))
    assert not regimes.criminal(state, 0)
    regime(state, "anarchy_1")
    assert regimes.criminal(state, 0)


# the ersatz


def away(colour: str = "white") -> FrontierState:
    """The Bernal has left its home orbit, and there is water enough for another."""
    state = table(colour)
    lay(state, 0, "bernal", LMO, f"{'nasa' if colour == 'white' else 'un'}_bernal")
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find(LMO))
    state.players[0].water = 20
    return state


def test_d101_an_ersatz_is_launched_in_a_boost_and_takes_the_cards_boosted_with_it() -> None:
    state = away("purple")
    hold(state, 0, "mass_driver", "cvd_molding")
    act(state, 0, "boost")
    assert "ersatz" in items(state)
    act(state, 0, "boost", ("mass_driver", "cvd_molding", "ersatz"))
    act(state, 0, "home", ("mass_driver",))
    assert cards(state, "ersatz") == ["mass_driver"]
    assert cards(state, "leo") == ["cvd_molding"]
    assert state.players[0].water == 20 - 10 - 6
    assert home.kept(state, 0)
    assert home.promoted_at(state, 0, home.orbit(state, 0)), "it is always promoted"
    assert not state.players[0].ersatz_disk, "the second token marks it"
    hold(state, 0, "hall_effect")
    state.operations = 1
    act(state, 0, "boost")
    assert "ersatz" not in items(state)
    act(state, 0, "boost", ("hall_effect",))
    act(state, 0, "home", ("hall_effect",))
    assert cards(state, "ersatz") == ["mass_driver", "hall_effect"]
    state.audit()


def test_d101_an_ersatz_alone_costs_ten_and_needs_them() -> None:
    state = away()
    state.players[0].water = 9
    assert refused(state, 0, "boost") == "why-boost-too-dear"
    state.players[0].water = 10
    act(state, 0, "boost")
    act(state, 0, "boost", ("ersatz",))
    assert state.players[0].water == 1, "and the launch fee, for the privilege is back"
    assert state.stack(0, ERSATZ).space == state.system.find(L5)
    assert colonists.limit(state, 0) == 2
    assert ("move", "ersatz") not in offered(state, 0)
    state.audit()


def test_d101_a_claim_disk_marks_the_ersatz_of_a_bernal_that_moves_itself() -> None:
    state = away()
    promote(state, 0)
    before = claims.disks_left(state, 0)
    act(state, 0, "boost")
    act(state, 0, "boost", ("ersatz",))
    assert state.players[0].ersatz_disk
    assert claims.disks_left(state, 0) == before - 1
    state.audit()


def test_d101_without_a_disk_left_a_claim_is_lifted_first() -> None:
    state = away()
    promote(state, 0)
    sites = [space for space in state.system.spaces if space.site is not None and space.number not in state.claims][:9]
    for space in sites:
        state.claims[space.number] = 0
    act(state, 0, "boost")
    act(state, 0, "boost", ("ersatz",))
    act(state, 0, "lift-disk", sites[0].id)
    assert state.players[0].ersatz_disk
    assert claims.disks_left(state, 0) == 0
    state.audit()


# promotion


def test_d104_promotion_takes_a_working_generator_at_home_and_an_operation() -> None:
    state = table("white")
    assert refused(state, 0, "promote-bernal") == "why-bernal-generator"
    lay(state, 0, "bernal", L5, "in_core_thermionic", "dual_mode_fission")
    assert refused(state, 0, "promote-bernal") == "why-bernal-generator", "it is not cooled"
    lay(state, 0, "bernal", L5, "microtube_array")
    assert refused(state, 0, "promote-bernal") == "why-bernal-generator", "not enough"
    turned(state, "microtube_array", "white_heavy")
    act(state, 0, "promote-bernal")
    assert state.faces[card_called("nasa_bernal")] == PURPLE
    assert state.operations == 0
    assert ("promote-bernal",) not in offered(state, 0)
    state.audit()


def test_d104_orange_needs_a_reactor_of_any_type() -> None:
    state = table("orange")
    lay(state, 0, "bernal", "orbit.el-l2", "cascade_photovoltaic")
    assert refused(state, 0, "promote-bernal") == "why-bernal-reactor"
    for reactor in ("penning_trap", "lyman_alpha_trap"):
        state = table("orange")
        lay(state, 0, "bernal", "orbit.el-l2", reactor)
        act(state, 0, "promote-bernal")
        assert home.promoted(state, 0)


def test_d104_away_from_home_it_takes_a_dirtside() -> None:
    state = table("white")
    lay(state, 0, "bernal", LMO, "nasa_bernal", "cascade_photovoltaic")
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find(LMO))
    assert refused(state, 0, "promote-bernal") == "why-no-dirtside"
    factory(state, 0, "site.mars-arsia-mons-caves")
    act(state, 0, "promote-bernal")
    assert home.promoted(state, 0)


def test_d104_it_is_promoted_as_often_as_it_takes() -> None:
    state = table("white")
    for _ in range(3):
        lay(state, 0, "bernal", L5, "cascade_photovoltaic")
        act(state, 0, "promote-bernal")
        act(state, 0, "transfer", "bernal", "outpost_1")
        act(state, 0, "cards", ("cascade_photovoltaic",))
        assert not home.promoted(state, 0)
        state.operations = 1
    state.audit()


def test_a_support_that_serves_no_foundation_does_not_power_it() -> None:
    state = table("white", decks="extended")
    lay(state, 0, "bernal", L5, "magnetoshell_plasma_parachute")
    assert state.face(card_called("magnetoshell_plasma_parachute")).ability(NO_FOUNDATION) is not None
    assert refused(state, 0, "promote-bernal") == "why-bernal-generator"


def test_d106_losing_a_support_demotes_and_leaving_does_not() -> None:
    state = table("red")
    promote(state, 0)
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find(LMO))
    cargo.refit(state, 0)
    assert home.promoted(state, 0), "neither home nor a dirtside is needed to stay so"
    act(state, 0, "lighten", "microtube_array")
    assert not home.promoted(state, 0), "the radiator does not cool enough any more"
    assert [event.key for event in state.journal or []][-2:] == ["bernal-demoted", "turns-light"]


def test_d106_a_second_generator_keeps_it_promoted() -> None:
    state = table("red")
    promote(state, 0)
    lay(state, 0, "bernal", "orbit.el-l3", "cascade_photovoltaic")
    act(state, 0, "lighten", "microtube_array")
    assert home.promoted(state, 0)


# privileges


def test_d007_the_bernal_privilege_holds_in_war_and_away_from_home() -> None:
    state = table("green", "white")
    promote(state, 0)
    assert facilities.push_factories(state, 0) == 1
    regime(state, "war_1")
    assert facilities.push_factories(state, 0) == 1
    assert not regimes.has_beam(state, 0), "the privilege of the faction does not"
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find(LMO))
    assert facilities.push_factories(state, 0) == 0, "away it takes a dirtside"
    factory(state, 0, "site.mars-arsia-mons-caves")
    assert facilities.push_factories(state, 0) == 1


BANKER = next(
    card.id
    for card in CARDS
    if card.deck == COLONIST
    and card.being == HUMAN
    and card.entry == WHITE
    and card.face(WHITE).specialties == FINANCIER
    and "second" in card.profiles
)


def test_d107_any_human_in_nasas_promoted_bernal_does_research() -> None:
    for promoted, where, works in ((True, "bernal", True), (False, "bernal", False), (True, "outpost_1", False)):
        state = table("white", "green", colonist=True)
        if promoted:
            promote(state, 0)
        lay(state, 0, where, L5, BANKER)
        state.operations = 0
        assert (("research", "thruster") in offered(state, 0)) == works
    state = table("green", "white", colonist=True)
    promote(state, 0)
    lay(state, 0, "bernal", "GEO", BANKER)
    state.operations = 0
    assert ("research", "thruster") not in offered(state, 0), "only NASA's"


def test_d107_any_colonist_in_shimizus_promoted_bernal_has_an_income_of_two() -> None:
    for promoted in (False, True):
        state = table("orange", "green", colonist=True, income=1)
        lay(state, 0, "bernal", "orbit.el-l2", BANKER)
        if promoted:
            promote(state, 0, "penning_trap")
        state.operations = 0
        assert (("income",) in offered(state, 0)) == promoted
    act(state, 0, "income")
    assert state.players[0].water == 4 - 1 + 2


def test_e21_nobody_takes_water_of_an_un_with_a_promoted_bernal() -> None:
    for promoted in (False, True):
        state = table("white", "purple", "green")
        regime(state, "egalitarian")
        state.players[1].water = 9
        state.players[2].water = 8
        if promoted:
            promote(state, 1)
        choices = [action for action in offered(state, 0) if action[0] == "income"]
        assert choices == ([("income", 2)] if promoted else [("income", 1), ("income", 2)])


def test_d107_the_un_heeds_no_regime_of_others() -> None:
    state = table("purple", "white")
    regime(state, "nationalist")
    assert refused(state, 0, "income") == "why-only-nasa"
    promote(state, 0)
    assert ("income",) in offered(state, 0)
    hold(state, 0, "penning_trap")
    regime(state, "anti_nuclear")
    assert not regimes.barred(state, 0, card_called("penning_trap"))
    regime(state, "war_1")
    assert regimes.lawless(state), "War and Anarchy are no regimes of anybody"


@pytest.mark.parametrize("stack", ["rocket", "bernal"])
def test_d107_red_has_a_free_pivot_in_every_move(stack: str) -> None:
    for promoted in (False, True):
        state = table("red")
        if promoted:
            promote(state, 0)
        lay(state, 0, stack, "orbit.el-l3", "photon_heliogyro")
        found = activation.settings(state, 0, NUMBER[stack])
        assert {each.craft.free_pivots for each in found} == {1 if promoted else 0}
        lay(state, 0, "freighter", "orbit.el-l3", "hall_effect")
        assert freighter.move_of(state, 0, NUMBER["freighter"]).place.pivots == (1 if promoted else 0)


# water and dirt in its tanks


def test_d109_water_in_the_tanks_of_a_bernal_never_is_water_again() -> None:
    state = table("red")
    promote(state, 0)
    act(state, 0, "load", "bernal")
    act(state, 0, "tanks", 3)
    assert (state.stack(0, BERNAL).tanks, state.stack(0, BERNAL).fuel) == (3, WATER)
    assert refused(state, 0, "unload", "bernal", "leo") == "why-bernal-keeps-water"
    lay(state, 0, "rocket", "orbit.el-l3", "mass_driver")
    act(state, 0, "unload", "bernal", "rocket")
    act(state, 0, "tanks", 1)
    assert state.stack(0, ROCKET).fuel == REGOLITH
    assert refused(state, 0, "unload", "rocket", "leo") == "why-not-water"


def test_end_of_turn_keeps_the_bernal_in_order() -> None:
    state = table("white", "green")
    promote(state, 0)
    end_turns(state, 0)
    assert home.promoted(state, 0)
    state.audit()
