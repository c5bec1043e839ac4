"""The director with the modules of Colonization, and in the scenarios for one player."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.frontier.bots import (
    ambition,
    armada,
    comet,
    design,
    governing,
    missions,
    pad,
    passengers,
    powering,
    rocketry,
    settling,
    surveys,
    trading,
    voyage,
    werner,
)
from cosmodrome.games.frontier.bots.director import DirectorBot, policy
from cosmodrome.games.frontier.components.announcement import Announcement
from cosmodrome.games.frontier.components.cards import CARDS, COLONIST, GW_THRUSTER, REACTOR, card_called
from cosmodrome.games.frontier.components.futures import FUTURE_IDS
from cosmodrome.games.frontier.components.solar_system import LETTERS
from cosmodrome.games.frontier.components.stack import BERNAL, LEO, ROCKET
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.options import MODULES
from cosmodrome.games.frontier.rules import activation, cargo, home, planning, workers
from cosmodrome.games.frontier.rules.scenarios import hermes
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Position

from .positions import NUCLEAR, act, begin, colonists, factory, hold, lay, offered, promote, take, turned

ALL: dict[str, Any] = dict.fromkeys(MODULES, True)
COMET = "site.comet-hartley-2"
OTHERS: dict[str, Any] = {module: True for module in MODULES if module != "colonist"}


def alone(scenario: str, seed: str, **options: object) -> FrontierState:
    game = FrontierGame()
    state = game.start(1, game.resolve({"scenario": scenario, **options}), seed)
    assert isinstance(state, FrontierState)
    return state


def play(state: FrontierState, most: int) -> None:
    bots = [DirectorBot(f"bot {seat}") for seat in range(state.seats)]
    for _ in range(most):
        if state.over:
            return
        seat = state.waiting[0]
        state.apply(seat, bots[seat].act(Position(state, seat)))


@pytest.mark.parametrize(("refineries", "games"), [(False, 3), (True, 1)])
def test_every_robonaut_of_the_mars_armada_lands(refineries: bool, games: int) -> None:
    for seed in range(games):
        state = alone("mars_armada", f"armada {seed}", armada_refineries=refineries)
        play(state, 100)
        assert state.winners == [0]


def test_an_armada_is_planned_of_what_can_still_be_drawn() -> None:
    state = alone("mars_armada", "armada")
    assert armada.laid(state, 0) == ("lay", "robonaut", 0), "all of them go along"
    play(state, 9)
    main = state.armada[0]
    cards = armada.planned(state, main)
    assert cards and not any(card in main for card in cards)


def test_a_colonist_works_and_the_crew_stays_free() -> None:
    state = colonists("purple", "green", **OTHERS)
    lay(state, 0, "leo", "LEO", "boyle_engineering_collective")
    act(state, 0, "income")
    assert policy(state, 0) == ("work", "boyle_engineering_collective")


def test_colonists_still_work_when_the_crew_has_done_its_part() -> None:
    state = colonists("purple", "green", **OTHERS)
    lay(state, 0, "leo", "LEO", "boyle_engineering_collective")
    state.operations = 0
    assert settling.hands(state, 0)
    assert policy(state, 0) == ("income",)
    state.worked = (card_called("boyle_engineering_collective"),)
    assert not settling.hands(state, 0)


def test_a_human_in_hand_is_boosted_when_there_is_room_and_water() -> None:
    state = colonists("purple", "green", **OTHERS)
    hold(state, 0, "boyle_engineering_collective")
    engineer = card_called("boyle_engineering_collective")
    state.players[0].water = 12
    assert settling.boosted(state, 0) == engineer
    state.players[0].water = 3
    assert settling.boosted(state, 0) < 0, "nothing would be left for its wages"
    state.players[0].water = 12
    lay(state, 0, "leo", "LEO", "rock_rats")
    assert settling.boosted(state, 0) < 0
    assert settling.worth(state, 0, engineer) == 0.0, "one human is enough"


def test_robots_are_made_where_a_factory_of_their_letter_stands() -> None:
    state = colonists("purple", "green", **OTHERS)
    robot = card_called("programmable_matter")
    assert settling.worth(state, 0, robot) == 0.0
    site = next(
        space
        for space in state.system.spaces
        if space.site is not None and LETTERS.index(space.site.letter) == CARDS[robot].letter
    )
    factory(state, 0, site.id)
    assert settling.worth(state, 0, robot) == 0.0, "it costs more than there is"
    hold(state, 0, "programmable_matter")
    assert settling.worth(state, 0, robot) > 0.0
    assert settling.made(state, 0, site.number) == robot
    lay(state, 0, "outpost_1", "site.vesta", "mass_driver")
    lay(state, 0, "outpost_2", "site.ceres", "hall_effect")
    assert settling.made(state, 0, site.number) == -1, "there is no disk for another outpost"
    lay(state, 0, "rocket", site.id, "cermet_nerva")
    assert settling.made(state, 0, site.number) == robot, "it comes aboard"


def test_engines_that_only_factories_make_are_no_part_of_a_design() -> None:
    state = colonists("purple", "green", **OTHERS)
    gigawatt = next(card.number for card in CARDS if card.deck == GW_THRUSTER)
    assert not design.launched(state, 0, gigawatt)
    hold(state, 0, CARDS[gigawatt].id)
    assert design.designs(state, 0, (gigawatt,))[0].engine == design.NONE


def test_werner_stays_at_home() -> None:
    state = alone("werners_dream", "werner")
    werner = workers.crew_of(state, 0)
    assert not design.launched(state, 0, werner), "no rocket takes him along"
    space = state.system.find("site.hertha")
    factory(state, 0, "site.hertha")
    lay(state, 0, "rocket", "site.hertha", CARDS[werner].id)
    state.year = state.rules.years - 1
    assert ("colony", CARDS[werner].id) in offered(state, 0) and state.stack(0, ROCKET).space == space
    assert policy(state, 0) != ("colony", CARDS[werner].id), "all would be lost"
    refinery = card_called("cvd_molding")
    assert trading.least_missed(state, 0, [werner, refinery]) == refinery


def test_a_card_in_leo_stands_in_for_werner() -> None:
    state = alone("werners_dream", "werner")
    hold(state, 0, "cvd_molding", "supercritical_drying")
    assert werner.exposed(state, 0), "a mishap at the pad would take him"
    cheap = card_called("supercritical_drying")
    assert werner.stand_in(state, 0) == cheap
    for _ in range(3):
        state.apply(0, policy(state, 0))
    assert cheap in state.stack(0, LEO).cards, "where no rocket sets out"
    assert not werner.exposed(state, 0) and werner.stand_in(state, 0) == werner.NONE


def test_all_is_dared_for_werners_dream() -> None:
    state = alone("werners_dream", "werner")
    assert werner.dreams(state, ("epic", "protium_fusion")), "it is what all of it is for"
    usual = begin("white", "red", **ALL)
    assert not werner.dreams(usual, ("epic", "protium_fusion"))


def test_only_hermes_counts_where_it_falls() -> None:
    state = alone("fall_of_hermes", "hermes")
    assert sorted(missions.prospects(state, 0, ())) == sorted(hermes.threats(state))
    one = (card_called("cvd_molding"), card_called("nasa_crew"))
    assert design.designs(state, 0, one)[0].lacks, "there are two halves"
    both = (*one, card_called("basalt_fiber_spinning"), card_called("pebble_bed_fission"))
    made = design.designs(state, 0, both)[0]
    assert not made.lacks and made.flies, "no claim is needed"
    assert design.works(state.copy(), made, state.rules.leo) and missions.can_build(state, made.cards)
    state.deflected = (hermes.threats(state)[0],)
    assert not design.designs(state, 0, one)[0].lacks
    options = offered(state, 0)
    assert any(action[0] == "buy" for action in options)
    assert trading.best_research(state, 0, options, True)[1][0] == "buy"


def test_each_half_of_hermes_gets_a_refinery_with_supports_of_its_own() -> None:
    state = alone("fall_of_hermes", "hermes")
    ids = ("nasa_crew", "electroforming", "fluidized_bed", "h2_o2_fuel_cell")
    assert design.designs(state, 0, tuple([card_called(id) for id in ids]))[0].lacks, "one of them would be dark"


def test_what_the_engine_rests_on_is_spent_last_on_hermes() -> None:
    """On the first half the engine has to work afterwards; the hop to the other one is open in every season."""
    state = alone("fall_of_hermes", "hermes")
    lay(
        state,
        0,
        "rocket",
        "site.hermes-a",
        "cermet_nerva",
        "basalt_fiber_spinning",
        "pebble_bed_fission",
        "cvd_molding",
    )
    lay(state, 0, "rocket", "site.hermes-a", "li_heatsink_fountain")
    state._asked = None
    assert policy(state, 0) == ("deflect", "site.hermes-a", "cvd_molding")
    play(state, 20)
    assert state.winners == [0]


def test_what_is_meant_for_hermes_is_not_taken_back_on_the_way() -> None:
    state = alone("fall_of_hermes", "hermes")
    lay(state, 0, "rocket", "lag.ceres.019", "cvd_molding")
    state._asked = None
    assert ("decommission",) in offered(state, 0) and policy(state, 0) != ("decommission",)


def test_what_can_be_promoted_is_promoted() -> None:
    state = colonists("purple", "green", **OTHERS)
    action = ("promote", "rock_rats")
    assert ambition.best(state, 0, [action])[1] == action
    assert ambition.best(state, 0, [("income",)])[1] == ()


def test_rockets_set_out_from_the_home_orbit() -> None:
    """All that is boosted goes to the Bernal, where it is two burns less to anywhere, and flies from there."""
    state = begin("white", events="none", politics=False, years=24, **ALL)
    hold(state, 0, "met_steamer", "cvd_molding", "flywheel_compulsator")
    state.players[0].water = 40
    state._asked = None
    state.dice.loaded = [1] * 200
    assert pad.space(state, 0) == home.orbit(state, 0)
    while state.move is None:
        state.apply(0, policy(state, 0))
    assert state.stack(0, ROCKET).space == home.orbit(state, 0)
    for _ in range(200):
        if state.factories:
            break
        state.apply(0, policy(state, 0))
    assert list(state.factories.values()) == [0]


def test_the_belt_sends_soft_cards_back() -> None:
    state = begin("white", "purple", events="none", **ALL)
    soft = card_called("metallic_hydrogen")
    assert pad.belt_fails(state, 0, soft) > 0.0
    assert pad.belt_fails(state, 1, soft) == 0.0, "the UN's home orbit lies below it"


def test_all_water_goes_into_the_last_election() -> None:
    state = begin("white", "green", events="none", **ALL)
    state.players[0].water = 9
    assert not governing.last(state)
    state.year = state.rules.years - 1
    while state.year < state.rules.years:
        act(state, state.active, "end")
    assert policy(state, 0) == ("vote", 9)


def with_a_comet(**options: Any) -> FrontierState:
    """A comet of one's own, and all that it takes to throw it in hand."""
    state = begin("white", events="none", politics=False, years=60, **options, **ALL)
    factory(state, 0, COMET)
    hold(state, 0, *NUCLEAR, "vatican_observers", "dense_plasma_focus")
    state.players[0].water = 40
    state._asked = None
    return state


def reserve(state: FrontierState) -> None:
    """A radiator in the Bernal besides those in use."""
    lay(state, 0, "bernal", "orbit.el-l5", "li_heatsink_fountain")
    turned(state, "li_heatsink_fountain", "white_heavy")


def test_a_bernal_is_powered_and_promoted_for_a_comet() -> None:
    state = with_a_comet()
    act(state, 0, "boost")
    assert set(policy(state, 0)[1]) == {*NUCLEAR[:2], f"{NUCLEAR[2]}:heavy", "vatican_observers"}
    state = with_a_comet()
    lay(state, 0, "bernal", "orbit.el-l5", *NUCLEAR)
    turned(state, NUCLEAR[2], "white_heavy")
    assert ambition.best(state, 0, offered(state, 0))[1] == ("promote-bernal",)


def test_a_bernal_goes_to_a_comet_that_is_thrown() -> None:
    """Flown there, the thruster made, both promoted and the Future announced, by its own answers alone."""
    state = with_a_comet()
    promote(state, 0)
    reserve(state)
    lay(state, 0, "bernal", "orbit.el-l5", "vatican_observers")
    state.players[0].water = 9
    state._asked = None
    state.dice.loaded = [4] * 400
    for _ in range(300):
        if state.announced or state.over:
            break
        state.apply(0, policy(state, 0))
    assert [FUTURE_IDS[each.future] for each in state.announced] == ["footfall"]
    assert home.space_of(state, 0) == state.system.find(COMET)


def test_a_hot_thruster_throws_a_comet_that_cools_it() -> None:
    """Encke makes a thruster that no generator feeds: what cools the Bernal cools it as well."""
    state = begin("white", events="none", politics=False, years=60, **ALL)
    factory(state, 0, "site.comet-encke")
    hold(state, 0, "levitated_dipole_li6_h_fusion")
    promote(state, 0)
    lay(state, 0, "bernal", "site.comet-encke", "vatican_observers")
    assert comet.site(state, 0) == state.system.find("site.comet-encke")
    assert comet.heat(state, comet.site(state, 0)) == 3
    assert powering.powered(state, 0)
    state.players[0].water = 9
    state._asked = None
    for _ in range(40):
        if not state.announced:
            state.apply(0, policy(state, 0))
    assert [CARDS[each.thruster].id for each in state.announced] == ["levitated_dipole_li6_h_fusion"]
    turned(state, "microtube_array", "white")
    assert not powering.powered(state, 0), "it is too hot"


def test_what_a_comet_takes_is_bid_for_kept_and_not_flown_away() -> None:
    state = with_a_comet()
    bearer, thruster, generator = (card_called(id) for id in ("vatican_observers", "dense_plasma_focus", NUCLEAR[0]))
    assert all(trading.loss(state, 0, card) > 0.0 for card in (bearer, thruster, generator))
    assert ambition.dug(state, 0, GW_THRUSTER) == 0.0, "there is one"
    hold(state, 0, "flywheel_compulsator")
    assert ambition.worth(state, 0, card_called("flywheel_compulsator")) == 0.0, "no sunlight out there"
    assert set(voyage.boosted(state, 0)) == {*NUCLEAR[:2], f"{NUCLEAR[2]}:heavy", "vatican_observers"}
    promote(state, 0)
    lay(state, 0, "bernal", "orbit.el-l5", "vatican_observers", "met_steamer")
    hold(state, 0, "li_heatsink_fountain")
    assert not powering.hardy(state, 0), "a storm would leave it without power"
    assert voyage.boosted(state, 0) == ("li_heatsink_fountain:heavy",)
    reserve(state)
    assert voyage.ready(state, 0)
    assert [CARDS[card].id for card in missions.at_home(state, 0)] == ["met_steamer", "nasa_crew"]
    assert voyage.dismissed(state, 0) == [card_called("met_steamer")], "it would be too heavy"


def on_the_way(water: int) -> FrontierState:
    """All that a comet takes is in the Bernal, which is promoted."""
    state = with_a_comet()
    promote(state, 0)
    reserve(state)
    lay(state, 0, "bernal", "orbit.el-l5", "vatican_observers")
    state.players[0].water = water
    return state


def test_a_bernal_sets_out_with_water_for_what_may_go_wrong() -> None:
    room = cargo.room(on_the_way(0), on_the_way(0).stack(0, BERNAL))
    assert voyage.step(on_the_way(room + 3), 0, [("load", "bernal")]) == ()
    assert voyage.step(on_the_way(room + 8), 0, [("load", "bernal")]) == ("load", "bernal")
    hurried = on_the_way(room)
    hurried.year = hurried.rules.years - 17
    assert voyage.step(hurried, 0, [("load", "bernal")]) == ("load", "bernal")


def test_a_bernal_without_power_in_the_middle_of_nowhere_throws_no_comet() -> None:
    state = on_the_way(20)
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find("hoh.earth.025"))
    assert comet.site(state, 0) == state.system.find(COMET)
    home.demote(state, 0)
    assert comet.site(state, 0) == comet.NONE, "it is never promoted there"
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find(COMET))
    assert comet.site(state, 0) == state.system.find(COMET), "but on its own ground"


def test_nobody_brakes_in_air_with_a_sail_aboard() -> None:
    """To the comet at Jupiter the quickest way is through its air, which the seed sail can not take."""
    state = on_the_way(20)
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find("hoh.jupiter.018"))
    goal = state.system.find("site.comet-neujmin-1")
    (setting,) = [each for each in activation.settings(state, 0, BERNAL) if not each.lit][:1]
    found = planning.planned(state, 0, BERNAL, setting, goal)
    braking = [label for label in found.labels(goal) if label.aerobrakes]
    sail = card_called("calypso_2_seed_sail")
    cards = state.stack(0, BERNAL).cards
    assert braking
    for label in found.labels(goal):
        assert not surveys.is_barred(state, cards, label)
        assert surveys.is_barred(state, (*cards, sail), label) is (label in braking)


def test_from_below_the_belt_a_bernal_needs_more_thrust() -> None:
    weak = tuple([card_called(id) for id in ("catalyzed_fission_scintillator", "penning_trap", "bubble_membrane")])
    for colour, lacks in (("white", False), ("purple", True)):
        state = begin(colour, events="none", politics=False, years=60, **ALL)
        factory(state, 0, COMET)
        made = powering.foundation(state, 0, weak)
        assert made is not None and made.lacks is lacks


def test_a_bernal_of_reactors_rests_on_any_of_them() -> None:
    state = begin("orange", events="none", politics=False, years=60, **ALL)
    factory(state, 0, "site.comet-encke")
    made = powering.foundation(state, 0, tuple([card_called(id) for id in ("penning_trap", "pebble_bed_fission")]))
    assert made is not None and len(made.cards) == 1, "its thruster needs no generator"


def test_what_stays_behind_does_not_keep_a_bernal_at_home() -> None:
    """Without radiators in reserve it leaves where the way is safe: parts of rockets inside do not weigh it down."""
    state = with_a_comet()
    promote(state, 0)
    lay(state, 0, "bernal", "orbit.el-l5", "vatican_observers", "met_steamer", "cvd_molding", "flywheel_compulsator")
    assert not powering.hardy(state, 0) and voyage.ready(state, 0)


def test_a_bernal_rests_on_what_weighs_least() -> None:
    state = with_a_comet()
    light = powering.foundation(state, 0, tuple([card_called(id) for id in NUCLEAR]))
    heavy = powering.foundation(state, 0, tuple([card_called(id) for id in (*NUCLEAR, "ss_nak_pumped_loop")]))
    assert light is not None and heavy is not None and not heavy.lacks
    assert heavy.mass <= light.mass


def test_a_bernal_is_not_powered_by_what_takes_its_thrust_away() -> None:
    state = with_a_comet()
    slow = ("in_core_thermionic", "lyman_alpha_trap", "microtube_array")
    weak = powering.foundation(state, 0, tuple([card_called(id) for id in slow]))
    assert weak is not None and weak.lacks and REACTOR in weak.wants
    strong = powering.foundation(state, 0, tuple([card_called(id) for id in (*slow, "pebble_bed_fission")]))
    assert strong is not None and card_called("pebble_bed_fission") in strong.cards
    promote(state, 0, *slow)
    lay(state, 0, "bernal", "orbit.el-l5", "vatican_observers")
    assert not powering.powered(state, 0) and not voyage.ready(state, 0), "it would not move"


def test_rockets_wait_for_a_comet_until_there_is_water_to_spare() -> None:
    state = with_a_comet()
    state.players[0].water = 20
    assert rocketry.grounded(state, 0)
    state.players[0].water = 60
    assert not rocketry.grounded(state, 0)
    promote(state, 0)
    reserve(state)
    lay(state, 0, "bernal", "orbit.el-l5", "vatican_observers")
    assert rocketry.grounded(state, 0), "it is about to leave with all that is aboard"
    state.year = state.rules.years - 14
    assert comet.site(state, 0) == comet.NONE and not rocketry.grounded(state, 0), "it is too late"


def test_a_comet_is_given_up_when_others_have_what_throws_it() -> None:
    state = begin("white", "green", events="none", politics=False, years=60, **ALL)
    factory(state, 0, COMET)
    assert comet.site(state, 0) == state.system.find(COMET)
    hold(state, 1, "dense_plasma_focus")
    assert comet.site(state, 0) == comet.NONE


def test_no_epic_hazard_is_dared_where_a_comet_would_be_lost() -> None:
    state = with_a_comet()
    state.year = state.rules.years - 1
    assert ambition.dares(state, 0) is not governing.leads(state, 0)
    state.announced = (Announcement(0, FUTURE_IDS.index("footfall"), 0, 0, state.year),)
    assert not ambition.dares(state, 0)


def test_parts_wait_in_the_bernal_when_the_hand_is_full() -> None:
    state = with_a_comet()
    lay(state, 0, "leo", "LEO", "vatican_observers")
    hold(state, 0, *NUCLEAR[:2], "dense_plasma_focus", "cvd_molding")
    take(state, NUCLEAR[2])
    assert set(voyage.boosted(state, 0)) == set(NUCLEAR[:2]), "the radiator is still to be found"
    take(state, "cvd_molding")
    assert voyage.boosted(state, 0) == ()


def test_comets_attract_while_there_is_time() -> None:
    state = begin("white", "green", events="none", years=84, **ALL)
    number = state.system.find(COMET)
    assert comet.attraction(state, 0, number) > 0.0 == comet.attraction(state, 0, state.system.find("site.ceres"))
    state.year = 40
    assert comet.attraction(state, 0, number) == 0.0, "a sure factory comes first"
    factory(state, 0, "site.hertha")
    assert comet.attraction(state, 0, number) > 0.0
    state.year = 60
    assert comet.attraction(state, 0, number) == 0.0
    assert comet.attraction(begin("white", "green", years=84), 0, number) == 0.0


def test_who_bears_the_future_waits_in_hand_until_the_bernal_is_a_shelter() -> None:
    state = with_a_comet()
    bearer = card_called("vatican_observers")
    hold(state, 0, "boyle_engineering_collective")
    take(state, NUCLEAR[2])
    assert settling.boosted(state, 0) == card_called("boyle_engineering_collective"), "anybody else may go"
    assert CARDS[bearer].id not in voyage.boosted(state, 0), "a radiator is missing still"
    promote(state, 0)
    assert voyage.boosted(state, 0) == (CARDS[bearer].id,)
    lay(state, 0, "bernal", "orbit.el-l5", "boyle_engineering_collective")
    assert voyage.dismissed(state, 0) == [card_called("boyle_engineering_collective")], "who has to make room"


def test_a_colonist_with_a_buggy_flies_along_to_comets() -> None:
    state = begin("white", "green", events="none", years=84, **ALL)
    rocket = tuple([card_called(id) for id in ("met_steamer", "cvd_molding", "flywheel_compulsator", "nasa_crew")])
    driver, soft = card_called("boyle_engineering_collective"), card_called("vatican_observers")
    pool = (*rocket, soft, driver)
    made = design.designs(state, 0, rocket)[0]
    (joined,) = passengers.joined(state, 0, made, pool)
    assert joined.cards == (*made.cards, driver)
    assert joined.mass == made.mass + CARDS[driver].face(0).mass
    state.year = 60
    assert passengers.joined(state, 0, made, pool) == [], "it is too late for a comet, and the crew mends what breaks"
    made = design.designs(state, 0, rocket[:3])[0]
    (joined,) = passengers.joined(state, 0, made, pool)
    assert joined.cards == (*made.cards, soft), "the lightest human mends as well"
    lay(state, 0, "leo", "LEO", "rock_rats")
    assert passengers.joined(state, 0, made, pool) == [], "there is no room for more humans in space"


def test_buggies_are_wanted_while_comets_are_looked_for() -> None:
    state = begin("white", "green", events="none", years=84, **ALL)
    rocket = tuple([card_called(id) for id in ("met_steamer", "cvd_molding", "flywheel_compulsator")])
    tractor = card_called("flywheel_tractor")
    early = design.designs(state, 0, (*rocket, tractor))
    state.year = 60
    late = design.designs(state, 0, (*rocket, tractor))
    walks = {made.robonaut: made.price for made in early if made.engine == rocket[0]}
    later = {made.robonaut: made.price for made in late if made.engine == rocket[0]}
    assert walks[rocket[0]] - walks[tractor] > later[rocket[0]] - later[tractor]


def test_a_full_hand_makes_room_for_what_a_comet_still_takes() -> None:
    state = with_a_comet()
    promote(state, 0)
    take(state, "vatican_observers")
    state.decks[COLONIST].append(card_called("vatican_observers"))
    hold(state, 0, "dense_plasma_focus", "met_steamer", "cvd_molding", "flywheel_compulsator")
    state.players[0].water = 8
    state._asked = None
    sold = policy(state, 0)
    assert sold[0] == "sell" and sold[1] != "dense_plasma_focus", "nobody bids with so many cards in hand"


def test_who_has_left_home_replaces_the_bernal_there() -> None:
    state = begin("white", "green", events="none", **ALL)
    while state.active != 0:
        act(state, state.active, "end")
    lay(state, 0, "bernal", COMET)
    hold(state, 0, "met_steamer")
    state.players[0].water = 30
    state._asked = None
    assert pad.space(state, 0) == state.rules.leo
    act(state, 0, "boost")
    assert policy(state, 0) == ("boost", ("ersatz",))
    state.apply(0, ("boost", ("ersatz",)))
    assert pad.space(state, 0) == home.orbit(state, 0)


def test_cubes_are_kept_for_factories_as_long_as_they_will_be_built() -> None:
    state = begin("white", events="none", politics=False, years=84, **ALL)
    factory(state, 0, "site.ceres", "site.hertha")
    lay(state, 0, "rocket", "site.ceres", "nasa_crew")
    state._asked = None
    assert ("colony", "nasa_crew") in offered(state, 0) and policy(state, 0) != ("colony", "nasa_crew")
    state.year = 70
    state._asked = None
    assert policy(state, 0) == ("colony", "nasa_crew")


def test_a_few_years_with_all_modules() -> None:
    game = FrontierGame()
    state = game.start(3, game.resolve({**ALL, "years": 12}), "modules")
    assert isinstance(state, FrontierState)
    play(state, 120)
    state.audit()


def test_a_few_years_of_the_other_scenarios_for_one() -> None:
    for scenario in ("fall_of_hermes", "werners_dream"):
        state = alone(scenario, "alone")
        play(state, 30)
        state.audit()
