"""The director without a cube left: claims for their own sake, and a GW thruster that leads to many of them."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.bots import next_seat
from cosmodrome.games.frontier.bots import ambition, design, gigawatt, missions, rocketry, surveying, thrusters, trading
from cosmodrome.games.frontier.bots.director import DirectorBot, policy
from cosmodrome.games.frontier.components.cards import CARDS, GENERATOR, GW_THRUSTER, ISOTOPE, RADIATOR, card_called
from cosmodrome.games.frontier.components.solar_system import LETTERS
from cosmodrome.games.frontier.components.stack import ROCKET
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.options import MODULES
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import CLOCK, Action, Position

from .directing import played
from .positions import act, begin, factory, hold, lay, turned

ALL: dict[str, Any] = dict.fromkeys(MODULES, True)
ELARA = "site.elara"
BUILT = (ELARA, "site.hygiea", "site.vesta", "site.ceres", "site.davida", "site.fortuna")
VISTA = "vista_d_t_inertial_fusion"
STEAMER = ("met_steamer", "flywheel_compulsator")
"""A robonaut that flies by itself."""
HEAT_PIPE = "microtube_array"


def built_up(*cards: str) -> FrontierState:
    """All cubes of the first player stand on the map; there is water, and time."""
    state = begin("purple", "green", events="none", politics=False, years=84, **ALL)
    while state.active != 0:
        act(state, state.active, "end")
    factory(state, 0, *BUILT)
    hold(state, 0, *cards)
    state.players[0].water = 60
    state.year = 40
    return state


@pytest.mark.when_compiled
def test_who_has_no_cube_left_flies_for_claims_and_takes_no_refinery_along() -> None:
    state = built_up(*STEAMER, "cvd_molding")
    assert surveying.alone(state, 0) and not surveying.alone(state, 1)
    said = played(state, "prospect")
    boosted = [action[1] for action in said if action[0] == "boost" and len(action) > 1]
    assert [set(items) for items in boosted] == [set(STEAMER)]
    assert state.stack(0, ROCKET).space not in state.claims


def test_a_claim_of_ones_own_is_no_aim_without_a_cube_for_it() -> None:
    state = built_up()
    lay(state, 0, "rocket", "site.minerva", *STEAMER, "cvd_molding")
    state.claims[state.system.find("site.minerva")] = 0
    assert not missions.stands_on_aim(state, 0)
    del state.factories[state.system.find("site.fortuna")]
    assert missions.stands_on_aim(state, 0)


def test_claims_are_worth_science_and_ventures_besides() -> None:
    state = built_up()

    def worth(name: str) -> float:
        number = state.system.find(name)
        site = state.system.spaces[number].site
        assert site is not None
        return surveying.worth(state, 0, number, site)

    assert worth("site.minerva") == 1.0
    assert worth("site.comet-hartley-2") == 3.0
    one_more = worth("site.lutetia")
    assert 1.0 < one_more < 3.0, "the first of three"
    for name in ("site.hertha", "site.kleopatra"):
        state.claims[state.system.find(name)] = 0
    assert worth("site.lutetia") == 9.0


def test_a_rocket_sets_out_for_a_factory_that_makes_a_thruster_with_what_it_rests_on() -> None:
    state = built_up(*STEAMER, HEAT_PIPE, VISTA)
    mission = rocketry.planned(state, 0)
    assert mission is not None and mission.way.site in thrusters.makers(state, 0, card_called(VISTA))
    assert {CARDS[card].id for card in mission.design.cards} >= {*STEAMER, HEAT_PIPE}


@pytest.mark.when_compiled
def test_a_thruster_is_made_given_isotopes_and_flown_from_claim_to_claim() -> None:
    state = built_up(VISTA)
    lay(state, 0, "rocket", ELARA, *STEAMER, HEAT_PIPE)
    turned(state, HEAT_PIPE, "white_heavy")
    said = played(state, "fly")
    assert said[:2] == [("produce", ELARA), ("make", VISTA, "rocket")]
    assert any(action[0].startswith("refuel") and action[-1] == "isotope" for action in said)
    move, rocket = state.move, state.stack(0, ROCKET)
    assert move is not None and move.engine == card_called(VISTA)
    assert (rocket.fuel, rocket.letter) == (ISOTOPE, LETTERS.index("C"))
    tried = len(state.claims)
    for _ in range(2):
        act(state, 0, *played(state, "prospect")[-1])
        assert any(card == card_called(VISTA) for card in state.stack(0, ROCKET).cards)
    assert len(state.claims) == tried + 2, "claimed, or nothing there"


def test_no_thruster_is_made_without_what_it_rests_on_or_the_years_for_it() -> None:
    state = built_up(*STEAMER, VISTA)
    pool = state.players[0].hand
    made = design.designs(state, 0, pool)[0]
    assert not thrusters.prepared(state, 0, made, pool), "nothing cools it"
    hold(state, 0, HEAT_PIPE)
    pool = state.players[0].hand
    assert [HEAT_PIPE in [CARDS[card].id for card in each.cards] for each in thrusters.prepared(state, 0, made, pool)]
    state.year = 80
    assert not thrusters.prepared(state, 0, made, pool)
    state.year = 40
    del state.factories[state.system.find("site.fortuna")]
    assert not thrusters.prepared(state, 0, made, pool), "there is something to build"


def test_who_can_afford_it_gets_a_thruster_and_then_what_it_rests_on() -> None:
    state = built_up(*STEAMER)
    vista, pipe = card_called(VISTA), card_called(HEAT_PIPE)
    assert ambition.worth(state, 0, vista) > 0.0 and ambition.dug(state, 0, GW_THRUSTER) > 0.0
    assert ambition.worth(state, 0, pipe) == 0.0
    hold(state, 0, VISTA)
    assert ambition.worth(state, 0, pipe) > 0.0 and ambition.dug(state, 0, RADIATOR) > 0.0
    assert ambition.dug(state, 0, GW_THRUSTER) == ambition.dug(state, 0, GENERATOR) == 0.0
    assert trading.loss(state, 0, vista) > 0.0, "it is not sold"
    state.players[0].water = 5
    assert ambition.worth(state, 0, pipe) == 0.0


def test_no_thruster_is_bought_that_moves_no_rocket_or_that_nobody_makes() -> None:
    state = built_up(*STEAMER)
    factory(state, 0, "site.hektor")
    assert ambition.worth(state, 0, card_called("dense_plasma_focus")) == 0.0, "too weak"
    assert ambition.worth(state, 0, card_called("mini_mag_orion_z_pinch_fission")) == 0.0, "no factory of its letter"


def test_isotopes_are_pumped_on_the_way_where_the_letter_fits() -> None:
    state = built_up()
    lay(state, 0, "rocket", "site.minerva", *STEAMER, HEAT_PIPE)
    turned(state, HEAT_PIPE, "white_heavy")
    lay(state, 0, "rocket", "site.minerva", VISTA, side="black")
    state.claims[state.system.find("site.minerva")] = 0
    outfit = gigawatt.best(state, 0)
    assert outfit is not None and outfit.card == card_called(VISTA) and outfit.pumped > 0
    assert policy(state, 0) == ("refuel-isru", "site.minerva", "rocket", "isotope")


@pytest.mark.when_compiled
def test_in_a_long_game_a_thruster_is_bought_made_fuelled_and_flown() -> None:
    game, seed = FrontierGame(), "0 game 91010"
    state = game.new(3, seed, years=84, **ALL)
    assert isinstance(state, FrontierState)
    state.journal = None
    bots = [DirectorBot(f"{seed} bot {seat}") for seat in range(3)]
    said: list[list[Action]] = [[], [], []]
    seat = CLOCK
    while not state.over:
        seat = next_seat(state, seat)
        said[seat].append(bots[seat].act(Position(state, seat)))
        state.apply(seat, said[seat][-1])
        move = state.move
        if move is not None and move.kind == ROCKET and state.stack(seat, ROCKET).fuel == ISOTOPE:
            break
    assert move is not None and CARDS[move.engine].deck == GW_THRUSTER
    assert ("make", CARDS[move.engine].id, "rocket") in said[seat]
    assert any(action[0].startswith("refuel") and action[-1] == "isotope" for action in said[seat])
