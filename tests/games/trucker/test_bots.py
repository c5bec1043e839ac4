"""The bots build legal ships and bring them home, each in its style; their hooks serve search (package `bots`)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from cosmodrome.bots.budget import Budget
from cosmodrome.bots.random import RandomBot
from cosmodrome.bots.search import SearchBot
from cosmodrome.bots.turns import next_seat
from cosmodrome.games.trucker.bots.figures import LEARNED, STYLES
from cosmodrome.games.trucker.bots.flights import Flight, courses, expected
from cosmodrome.games.trucker.bots.hull import Hull
from cosmodrome.games.trucker.bots.truckers import LearnedBot, TruckerBot, answer
from cosmodrome.games.trucker.bots.yard import Yard
from cosmodrome.games.trucker.components.adventures import CARDS
from cosmodrome.games.trucker.components.tiles import LEFT, RIGHT
from cosmodrome.games.trucker.rules import legality
from cosmodrome.games.trucker.rules.crew import DismissCrew
from cosmodrome.games.trucker.rules.goods import LoadGoods
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import CLOCK, Bot, Dice, Position

from .positions import (
    BATTERY_2,
    CABIN,
    CANNON,
    CARGO_2,
    DOUBLE_CANNON,
    SPECIAL_1,
    TRUCKER,
    launched,
    man,
    meet,
    new,
    question,
    rig,
)
from .positions import ship as made


def play(state: TruckerState, bots: list[Bot]) -> None:
    """To the end; without bots, by the quick policy."""
    dice = Dice("play")
    last = CLOCK
    while not state.over:
        last = next_seat(state, last)
        if last == CLOCK or not bots:
            state.apply(last, TRUCKER.policy(state, last, dice))
        else:
            state.apply(last, bots[last].act(Position(state, last)))


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": "1"},
        {"building": "turns", "rounds": "1-2"},
        {"build_check": "authentic", "late_peek": True, "rounds": "1"},
        {"teams": "expert", "rounds": "2"},
        {"test_flight": True, "rounds": "1", "forecast": "better"},
        {"rounds": "3a"},
    ],
    ids=str,
)
def test_whole_games_by_policy(options: dict[str, Any]) -> None:
    state = new(4, **options)
    play(state, [])
    assert len(state.accounts) == len(state.rules.rounds)
    assert all(legality.is_legal(ship) for ship in state.ships)


@pytest.mark.parametrize("options", [{"rounds": "1"}, {"rounds": "1", "building": "turns", "teams": "teams"}], ids=str)
def test_whole_games_by_bots(options: dict[str, Any]) -> None:
    """Every ship passes the inspection as it was built."""
    state = new(4, **options)
    play(state, [TruckerBot(style, style, flights=3) for style in STYLES])
    assert state.journal is not None
    assert not [event for event in state.journal if event.key == "faulty"]
    assert max(state.scores) > 0


def test_the_learned_player_answers_whatever_is_asked() -> None:
    state = new(2, rounds="1")
    play(state, [LearnedBot("one"), LearnedBot("other")])
    assert all(legality.is_legal(built) for built in state.ships)


def test_a_flank_is_guarded_where_no_other_cannon_does() -> None:
    """Beside another that looks the same way, a cannon has fewer rows to itself."""
    worth: list[float] = []
    for turn in (RIGHT, LEFT):
        yard = Yard(made("III", (31, 7, 7, 0), (CANNON, 7, 10, turn)), 3, LEARNED)
        worth.append(max(place.worth for place in yard.places(CANNON) if place.turn == RIGHT))
    assert worth[0] < worth[1]


def test_beats_random_builders() -> None:
    won = 0
    for game in range(4):
        bots: list[Bot] = [RandomBot(f"{game} {seat}") for seat in range(4)]
        bots[game] = TruckerBot("t", flights=3)
        state = cast(TruckerState, TRUCKER.new(4, f"beats {game}", rounds="1", building="turns"))
        play(state, bots)
        won += state.winners == [game]
    assert won >= 3


def test_styles_build_different_ships() -> None:
    hulls = {name: _built(name) for name in STYLES}
    assert hulls["hauler"][0] > hulls["gunship"][0] and hulls["hauler"][0] > hulls["racer"][0]
    assert hulls["gunship"][1] > hulls["hauler"][1] and hulls["gunship"][1] > hulls["racer"][1]
    assert hulls["racer"][2] > hulls["hauler"][2] and hulls["racer"][2] > hulls["gunship"][2]


def _built(style: str) -> list[int]:
    """Containers, fire and engines of some ships that are built in peace."""
    figures = [0, 0, 0]
    for game in range(2):
        state = cast(TruckerState, TRUCKER.new(2, f"styles {game}", rounds="2", building="turns"))
        dice = Dice(style)
        while state.phase == "building":
            seat = state.waiting[0]
            state.apply(seat, answer(state, seat, STYLES[style], 0, dice))
        for ship in state.ships:
            hull = Hull(ship, 0)
            figures[0] += hull.containers + hull.special
            figures[1] += hull.cannons(9)
            figures[2] += hull.engines + 2 * hull.double_engines
    return figures


# simulated flights


def test_what_is_known_of_the_cards_is_used() -> None:
    state = new(3, rounds="2", building="turns")
    state.seen[1] = 0b101
    known = state.piles[0] + state.piles[2]
    for course in courses(state, 1, 5, Dice("known")):
        assert len(course.cards) == len(set(course.cards)) == 4 * sum(state.round.pile)
        assert set(known) <= set(course.cards)
        levels = [CARDS[code].level for code in course.cards]
        assert [levels.count(level) for level in (1, 2, 3)] == [4 * number for number in state.round.pile]


def test_what_is_known_of_their_order_is_used() -> None:
    state = new(3, rounds="2", building="turns", forecast="better")
    state.seen[1] = 0b101
    for course in courses(state, 1, 5, Dice("order")):
        assert course.cards[:3] == state.piles[0]
        assert course.cards[6:9] == state.piles[2]


def test_a_better_ship_earns_more() -> None:
    state = new(2, rounds="1", building="turns")
    paths = courses(state, 0, 20, Dice("better"))
    bare = state.ships[0].copy()
    while state.phase == "building":
        seat = state.waiting[0]
        state.apply(seat, TRUCKER.policy(state, seat, Dice("build")))
    worth: list[float] = []
    for ship in (bare, state.ships[0]):
        flight = Flight(state.round, Hull(ship, 0))
        flight.launch()
        worth.append(expected(flight, paths))
    assert worth[1] > worth[0]


# quick answers


def test_as_few_charges_as_beat_the_enemy() -> None:
    ship = rig(88, 89, 90, DOUBLE_CANNON, 124, BATTERY_2)
    state = launched([ship, rig()], [5, 0])
    meet(state, 102)
    action = TRUCKER.policy(state, 0, Dice("few"))
    assert len(action[1]) == 1


def test_the_best_goods_are_kept() -> None:
    ship = rig(CARGO_2, SPECIAL_1)
    plain, special = ship.of_kind(4)[0], ship.of_kind(5)[0]
    ship.stow(plain, (1, 1))
    ship.stow(special, (2,))
    state = launched([ship, rig()], [5, 0])
    meet(state, 112)
    state.apply(0, ("land", 2))
    state.apply(1, ("fly_on",))
    while question(state) is LoadGoods:
        state.apply(0, TRUCKER.policy(state, 0, Dice("load")))
    assert ship.cargo() == [4, 3, 2]


def test_the_last_human_stays() -> None:
    ship = rig(CABIN, 36)
    man(ship, 3, 4)
    state = launched([ship, rig()], [5, 0])
    meet(state, 101)
    assert question(state) is DismissCrew
    state.apply(0, TRUCKER.policy(state, 0, Dice("stay")))
    assert ship.humans() == 1


# search


def test_chances_add_up_and_search_answers() -> None:
    state = new(3, rounds="1", building="turns")
    bot = SearchBot("s", Budget.parse("10"))
    for _ in range(4):
        seat = next_seat(state, CLOCK)
        state.apply(seat, bot.act(Position(state, seat)))
        assert sum(TRUCKER.evaluate(state)) == pytest.approx(1.0)
