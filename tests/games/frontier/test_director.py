"""The director: rockets that hang together, and whole games in which everything it answers is legal."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.bots import design, missions, trading
from cosmodrome.games.frontier.bots.director import DirectorBot, policy, ready
from cosmodrome.games.frontier.components.cards import card_called
from cosmodrome.games.frontier.components.stack import ROCKET
from cosmodrome.games.frontier.game import FrontierGame
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
    assert design.works(state.copy(), made)


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
        ("dr", {"start": "quick", "years": 12}),
        ("rdr", {"years": 12}),
        ("drrd", {"start": "short", "edition": "base", "factions": "choose", "years": 12}),
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
