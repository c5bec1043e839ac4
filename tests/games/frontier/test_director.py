"""The director: rockets that hang together, and whole games in which everything it answers is legal."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.bots import dangers, design, homeward, missions, shipping, surveys, trading
from cosmodrome.games.frontier.bots.director import MOST_ANSWERS, DirectorBot, policy
from cosmodrome.games.frontier.bots.rocketry import ready
from cosmodrome.games.frontier.components.cards import card_called
from cosmodrome.games.frontier.components.stack import LEO, ROCKET
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.rules import elections, politics
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Dice, Position
from tests.play import actor

from .positions import act, begin, fill, hold, lay

ROCKET_CARDS = ("met_steamer", "cvd_molding", "flywheel_compulsator")
"""A robonaut with an engine, a refinery, and a generator for the robonaut."""


def numbers(*ids: str) -> tuple[int, ...]:
    return tuple([card_called(id) for id in ids])


def test_a_design_takes_along_what_its_cards_rest_on() -> None:
    state = begin("purple", "green")
    made = design.designs(state, 0, numbers(*ROCKET_CARDS, "ti_k_heat_pipe"))[0]
    assert not made.lacks
    assert set(made.cards) == set(numbers(*ROCKET_CARDS))
    assert design.works(state.copy(), made, state.rules.leo)


def test_a_design_says_what_it_lacks() -> None:
    state = begin("purple", "green")
    assert design.designs(state, 0, numbers("met_steamer", "cvd_molding"))[0].lacks, "no generator"
    assert not design.designs(begin("purple", "green", edition="base"), 0, numbers("met_steamer", "cvd_molding"))[
        0
    ].lacks


def test_what_completes_a_rocket_is_worth_more_than_what_does_not() -> None:
    state = begin("purple", "green")
    hold(state, 0, "met_steamer", "cvd_molding")
    generator, radiator = numbers("flywheel_compulsator", "qu_tube")
    assert trading.gain(state, 0, (generator,)) > 0 == trading.gain(state, 0, (radiator,))
    hold(state, 0, "flywheel_compulsator", "qu_tube")
    assert trading.loss(state, 0, generator) > 0 == trading.loss(state, 0, radiator)


def test_a_mission_needs_water() -> None:
    state = begin("purple", "green")
    hold(state, 0, *ROCKET_CARDS)
    pool = state.players[0].hand
    assert missions.mission(state, 0, 3, pool) is None
    found = missions.mission(state, 0, 40, pool)
    assert found is not None
    assert found.tanks <= 40 - missions.boost_costs(state, 0, found.design)


def test_the_director_builds_a_factory() -> None:
    """With a rocket in hand and water: boosted, flown, prospected and built, by its own answers alone."""
    state = begin("purple", events="none", politics=False, years=24)
    hold(state, 0, *ROCKET_CARDS)
    state.players[0].water = 40
    state._asked = None
    state.dice.loaded = [1] * 200
    for _ in range(300):
        if state.factories or state.over:
            break
        state.apply(0, policy(state, 0))
    assert list(state.factories.values()) == [0]


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        pytest.param("dr", {"start": "quick", "years": 12}, marks=pytest.mark.when_compiled),
        ("rdr", {"years": 12}),
        pytest.param(
            "drrd",
            {"start": "short", "edition": "base", "factions": "choose", "years": 12},
            marks=pytest.mark.when_compiled,
        ),
    ],
)
def test_whole_games_with_the_director(bots: str, options: dict[str, object]) -> None:
    game = FrontierGame()
    state = game.open(len(bots), "director", options)
    assert isinstance(state, FrontierState)
    dice = Dice("director")
    directors = [DirectorBot(str(seat)) for seat in range(len(bots))]
    for _ in range(5000):
        if state.over:
            return
        seat = actor(state, dice)
        if bots[seat] == "d" and seat in state.waiting:
            action = directors[seat].act(Position(state, seat))
        else:
            action = state.decision(seat).sample(dice)
        state.apply(seat, action)
        state.audit()
    raise AssertionError("the game does not end")


def test_tanks_left_behind_do_not_hold_the_rocket() -> None:
    state = begin("purple", events="none", politics=False)
    lay(state, 0, "rocket", "site.hertha")
    fill(state, 0, 2)
    state._asked = None
    assert policy(state, 0) == ("dump", "rocket")
    state.apply(0, ("dump", "rocket"))
    state.apply(0, policy(state, 0))
    assert not state.stack(0, ROCKET).there


def test_what_it_would_not_have_begun_it_answers_all_the_same() -> None:
    """Somebody else has begun to take apart the rocket that the director would fly."""
    state = begin("purple", edition="base")
    lay(state, 0, "rocket", "LEO", "met_steamer", "cvd_molding")
    state.players[0].water = 20
    assert ready(state, 0) is not None
    act(state, 0, "transfer", "rocket", "leo")
    assert state.decision(0).legal(policy(state, 0))


def test_the_same_mission_is_found_whatever_stack_its_cards_are_in() -> None:
    """Otherwise cards would go to and fro between LEO and the rocket for ever."""
    state = begin("purple", events="none", politics=False)
    lay(state, 0, "leo", "LEO", "cvd_molding", "met_steamer")
    lay(state, 0, "rocket", "LEO", "flywheel_compulsator", "magma_electrolysis")
    first = missions.at_home(state, 0)
    lay(state, 0, "rocket", "LEO", "cvd_molding")
    assert missions.at_home(state, 0) == first


def test_fuel_is_not_loaded_and_thrown_away_by_turns() -> None:
    """A turn at home comes to its end, whatever water there is."""
    for water in (10, 14, 18, 22, 30):
        state = begin("purple", events="none", politics=False)
        lay(state, 0, "leo", "LEO", *ROCKET_CARDS)
        state.players[0].water = water
        state._asked = None
        for _ in range(20):
            if state.year:
                break
            state.apply(0, policy(state, 0))
        assert state.year, f"the turn does not end with {water} tanks"


def test_a_full_hand_of_a_rocket_too_heavy_to_fly_makes_room() -> None:
    state = begin("green", events="none", politics=False)
    hold(state, 0, "solar_pumped_mhd_excimer_laser", "ss_nak_pumped_loop", "isru_sabatier", "flywheel_compulsator")
    state.players[0].water = 20
    state._asked = None
    assert policy(state, 0) == ("boost",)


def site(state: FrontierState, id: str) -> int:
    return state.system.find(id)


def answers(state: FrontierState, turns: int) -> None:
    """The director plays on for so many years."""
    end = state.year + turns
    for _ in range(40 * turns):
        if state.over or state.year >= end:
            return
        state.apply(0, policy(state, 0))
    raise AssertionError("a turn does not end")


def test_a_crew_comes_home_for_glory_with_fuel_of_its_factory() -> None:
    state = begin("red", events="none", politics=False)
    hygiea = site(state, "site.hygiea")
    lay(state, 0, "rocket", "site.hygiea", "prc_crew")
    state.claims[hygiea] = state.factories[hygiea] = 0
    state.visits[card_called("prc_crew")] = (hygiea,)
    state._asked = None
    assert policy(state, 0) == ("refuel-factory", "site.hygiea", "rocket"), "and no colony"
    answers(state, 6)
    assert 0 in state.glories
    assert not state.colonies


def test_without_glory_to_win_the_crew_stays_as_a_colony() -> None:
    state = begin("red", events="none", politics=False)
    hygiea = site(state, "site.hygiea")
    lay(state, 0, "rocket", "site.hygiea", "prc_crew")
    state.claims[hygiea] = state.factories[hygiea] = 0
    state.visits[card_called("prc_crew")] = (hygiea,)
    state.glories[:] = [0] * len(state.glories)
    state._asked = None
    assert policy(state, 0) == ("colony", "prc_crew")


def test_a_rocket_that_has_lost_what_it_builds_with_comes_home() -> None:
    state = begin("red", events="none", politics=False)
    lay(state, 0, "rocket", "orbit.heo", "prc_crew", "cvd_molding")
    fill(state, 0, 4)
    state._asked = None
    assert missions.destination(state, 0) is None
    assert homeward.retreat(state, 0) is not None
    answers(state, 3)
    assert set(state.stack(0, ROCKET).cards + missions.at_home(state, 0)) >= set(numbers("prc_crew", "cvd_molding"))


def test_a_rocket_that_waits_for_nothing_is_taken_back() -> None:
    """On its own claim without a robonaut; there is neither fuel nor a crew."""
    state = begin("purple", events="none", politics=False)
    lay(state, 0, "rocket", "site.hertha", "cvd_molding")
    state.claims[site(state, "site.hertha")] = 0
    state._asked = None
    assert not missions.stands_on_aim(state, 0)
    assert policy(state, 0) == ("decommission",)


def test_a_craft_that_has_lifted_off_flies_on() -> None:
    """The fuel for lift-off has been paid: it is not counted twice."""
    state = begin("orange", events="none", politics=False)
    lay(state, 0, "rocket", "site.lutetia", "met_steamer", "flywheel_compulsator", "fluidized_bed")
    state.claims[site(state, "site.lutetia")] = -1
    for tanks in range(1, 8):
        fill(state, 0, tanks)
        if missions.destination(state, 0) is not None:
            break
    state._asked = None
    before = state.stack(0, ROCKET).space
    answers(state, 1)
    assert state.stack(0, ROCKET).space != before


def test_products_are_made_and_shipped() -> None:
    state = begin("purple", events="none", politics=False)
    hertha = site(state, "site.hertha")
    state.claims[hertha] = state.factories[hertha] = 0
    hold(state, 0, "qu_tube")
    act(state, 0, "produce", "site.hertha")
    assert policy(state, 0) == ("make", "qu_tube", "freighter")
    state.apply(0, policy(state, 0))
    assert shipping.safety(state, 0, hertha, card_called("qu_tube")) > 0.5
    state.dice.loaded = [3] * 300
    for _ in range(300):
        if card_called("qu_tube") in state.stack(0, LEO).cards:
            return
        state.apply(0, policy(state, 0))
    raise AssertionError("it does not come home")


def test_a_crew_left_behind_is_no_engine() -> None:
    state = begin("red", events="none", politics=False)
    lay(state, 0, "outpost_1", "orbit.heo", "prc_crew")
    assert card_called("prc_crew") not in trading.owned(state, 0)
    assert design.designs(state, 0, trading.owned(state, 0))[0].lacks


def test_a_year_in_which_it_goes_in_circles_ends() -> None:
    state = begin("purple", events="none", politics=False)
    bot = DirectorBot("circles")
    position = Position(state, 0)
    for _ in range(MOST_ANSWERS + 1):
        bot.act(position)
    assert bot.act(position) == ("end",)


def test_the_claim_of_another_is_jumped_where_nobody_objects() -> None:
    state = begin("red", "white", events="none", politics=False)
    lay(state, 0, "rocket", "site.hertha", "prc_crew")
    state.claims[site(state, "site.hertha")] = 1
    while 0 not in state.waiting:
        state.apply(1, ("end",))
    state._asked = None
    assert policy(state, 0) == ("jump", "site.hertha")


@pytest.mark.parametrize(
    ("regime", "water", "votes"),
    [("centrist", 20, False), ("paleoconservative", 20, True), ("paleoconservative", 2, False)],
)
def test_water_is_voted_against_a_regime_that_closes_auctions(regime: str, water: int, votes: bool) -> None:
    state = begin("red", "green")
    state.square = politics.IDS.index(regime)
    state.players[0].water = water
    state.then(elections.HOLD_ELECTION)
    state.proceed()
    assert (policy(state, 0)[1] > 0) == votes


def test_a_craft_of_sunlight_counts_the_dark_where_it_lands() -> None:
    """Far from the Sun its thrust does not do for landing any more: it would have to turn round on the way."""
    state = begin("orange", "green")
    lay(state, 0, "rocket", "hoh.earth.025", "tungsten_resistojet", "isru_sabatier", "flywheel_compulsator")
    setting = missions.engines(state, 0)[0]
    hertha = state.system.find("site.hertha")
    size = state.system.spaces[hertha].site
    assert setting.craft.solar and size is not None
    found = surveys.survey(state, setting.craft, 0, state.stack(0, ROCKET).space)
    assert [surveys.fuel_for(state, setting.craft, found, label) >= size.size for label in found.labels(hertha)] == [
        True
    ]


def test_what_breaks_is_thought_of_where_nobody_mends_it() -> None:
    state = begin("orange", "green", years=84)
    assert dangers.glitches(state, 0) == 0.0
    assert dangers.glitches(state, 2) == pytest.approx(1 / 6), "an event every other year, and one die of six"
    assert dangers.glitches(begin("orange", "green", events="none"), 2) == 0.0
    lay(state, 0, "rocket", "LEO", *ROCKET_CARDS)
    fill(state, 0, 11)
    alone = missions.destination(state, 0)
    lay(state, 0, "rocket", "LEO", "shimizu_crew")
    mended = missions.destination(state, 0)
    assert alone is not None and mended is not None
    assert mended.way.chance > alone.way.chance
