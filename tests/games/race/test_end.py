"""Hand limit, end of the game, points, ties and goals."""

from __future__ import annotations

import pytest

from cosmodrome.games.race.components import piles
from cosmodrome.games.race.components.cards import DECKS, DEVELOPMENT, KIND, VARIABLE
from cosmodrome.games.race.rules import ending as end
from cosmodrome.games.race.rules import goals, scoring
from cosmodrome.games.race.state import RaceState

from .positions import act, begin, hold, lay, load, position, subset

HAND = [
    "gem_world",
    "spice_world",
    "comet_zone",
    "new_earth",
    "space_port",
    "artist_colony",
    "mining_world",
    "plague_world",
    "distant_world",
    "drop_ships",
    "space_marines",
    "secluded_world",
    "prosperous_world",
]


def test_hand_limit() -> None:
    state = position(2)
    hold(state, 0, *HAND)
    hold(state, 1, *["public_works"])
    begin(state, "limit")
    assert state.waiting == (0,)
    assert subset(state, 0).lo == 3
    act(state, 0, "discard", tuple(state.players[0].hand[:3]))
    assert len(state.players[0].hand) == 10


def test_hand_limit_with_pan_galactic_research() -> None:
    state = position(2)
    lay(state, 0, "pan_galactic_research")
    hold(state, 0, *HAND)
    begin(state, "limit")
    assert subset(state, 0).lo == 1


def worlds(state: RaceState, seat: int, number: int) -> None:
    """So many cards without points of their own kind: any worlds and plain developments."""
    plain = [card for card in state.piles[0] if not VARIABLE[KIND[card]] and not DEVELOPMENT[KIND[card]]]
    for card in plain[:number]:
        state.piles[0].remove(card)
        state.players[seat].place(card)
    state.players[seat].snapshot()


@pytest.mark.parametrize(("number", "over"), [(11, False), (12, True)])
def test_twelve_cards_end_the_game(number: int, over: bool) -> None:
    state = position(2, "base")
    worlds(state, 0, number)
    begin(state, "limit")
    assert state.over == over


@pytest.mark.parametrize(("number", "over"), [(13, False), (14, True)])
def test_hidden_fortress_puts_it_off_for_its_owner(number: int, over: bool) -> None:
    state = position(2)
    lay(state, 0, "hidden_fortress")
    worlds(state, 0, number - 1)
    worlds(state, 1, 11)
    begin(state, "limit")
    assert state.over == over


def test_hidden_fortress_does_not_help_the_others() -> None:
    state = position(2)
    lay(state, 0, "hidden_fortress")
    worlds(state, 1, 12)
    begin(state, "limit")
    assert state.over


@pytest.mark.parametrize(("pool", "over"), [(1, False), (0, True)])
def test_an_empty_pool_ends_the_game(pool: int, over: bool) -> None:
    state = position(2, "base")
    state.players[0].vp = 24 - pool
    state.pool = pool
    begin(state, "limit")
    assert state.over == over


def test_ties_are_broken_by_cards_and_goods() -> None:
    state = position(3, "base")
    for seat in range(3):
        state.players[seat].vp = 12
    state.pool = 0
    hold(state, 0, "gem_world")
    hold(state, 1, "new_earth")
    begin(state, "limit")
    assert state.winners == [0, 1]
    state = position(3, "base")
    for seat in range(3):
        state.players[seat].vp = 12
    state.pool = 0
    hold(state, 0, "gem_world")
    gray = lay(state, 1, "destroyed_world")[0]
    load(state, 1, gray)
    hold(state, 1, "new_earth")
    begin(state, "limit")
    assert state.winners == [1]


# points


@pytest.mark.parametrize(
    ("scorer", "cards", "points"),
    [
        ("alien_tech_institute", ["alien_robotic_factory", "deserted_alien_colony", "alien_rosetta_stone_world"], 9),
        ("galactic_federation", ["trade_league", "drop_ships"], 5),
        ("new_economy", ["deficit_spending", "old_earth"], 5),
        ("new_galactic_order", ["drop_ships", "contact_specialist"], 4),
        ("new_galactic_order", ["contact_specialist", "empath_world", "refugee_world", "pan_galactic_league"], -2),
        ("galactic_survey_seti", ["expedition_force", "star_nomad_lair", "gem_world"], 5),
        ("galactic_imperium", ["rebel_base", "avian_uplift_race"], 3),
        ("rebel_alliance", ["rebel_pact", "rebel_base", "avian_uplift_race"], 7),
        ("imperium_seat", ["imperium_lords", "rebel_base"], 6),
        ("uplift_code", ["avian_uplift_race", "alien_uplift_center"], 7),
        ("prospecting_guild", ["comet_zone", "asteroid_belt", "gem_world", "terraforming_robots"], 6),
        ("galactic_bankers", ["interstellar_bank", "investment_credits", "gambling_world_rvi", "drop_ships"], 8),
        ("terraforming_guild", ["asteroid_belt", "avian_uplift_race", "terraforming_robots"], 8),
        ("pan_galactic_league", ["hive_world", "avian_uplift_race", "contact_specialist", "rebel_base"], 8),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_developments_that_score_for_others(scorer: str, cards: list[str], points: int) -> None:
    state = position(2)
    card = lay(state, 0, scorer, *cards)[0]
    assert scoring.bonus(state.players[0], card) == points


def test_galactic_renaissance_counts_chips() -> None:
    state = position(2)
    card = lay(state, 0, "galactic_renaissance", "research_labs")[0]
    state.players[0].vp = 8
    state.pool -= 8
    assert scoring.bonus(state.players[0], card) == 2 + 3


def test_the_score_is_the_sum() -> None:
    state = position(2)
    lay(state, 0, "galactic_federation", "drop_ships", "gem_world")
    state.players[0].vp = 5
    assert end.score(state, 0) == 5 + 3 + 3


# goals


def with_goal(name: str, seats: int = 3) -> RaceState:
    state = position(seats)
    goals.set_up(state, [goals.IDS.index(name)])
    return state


def owners(state: RaceState) -> list[int]:
    return [seat for seat, player in enumerate(state.players) if player.goals]


def test_first_goals_go_to_all_who_fulfil_them_in_the_same_phase() -> None:
    state = with_goal("overlord_discoveries")
    lay(state, 0, "alien_rosetta_stone_world", "deserted_alien_colony", "alien_toy_shop")
    lay(state, 1, "alien_tech_institute", "alien_robot_sentry", "alien_robot_scout_ship")
    goals.check(state, "settle")
    assert owners(state) == [0, 1]
    lay(state, 2, "alien_robotic_factory", "deserted_alien_library", "deserted_alien_outpost")
    goals.check(state, "settle")
    assert owners(state) == [0, 1]
    assert [goals.points(state, seat) for seat in range(3)] == [3, 3, 0]


def test_most_goals_stay_with_their_owner_on_a_tie() -> None:
    state = with_goal("greatest_infrastructure")
    lay(state, 0, "drop_ships", "space_marines", "mining_robots", "public_works")
    goals.check(state, "develop")
    assert owners(state) == [0]
    lay(state, 1, "drop_ships", "space_marines", "mining_robots", "public_works")
    goals.check(state, "develop")
    assert owners(state) == [0]
    assert [goals.points(state, seat) for seat in range(3)] == [5, 3, 0]
    lay(state, 1, "genetics_lab")
    goals.check(state, "develop")
    assert owners(state) == [1]


def test_a_discarded_development_counts_for_all_at_once() -> None:
    """Both discard one of five: they are tied again, so the holder keeps the tile."""
    state = with_goal("greatest_infrastructure", 2)
    for seat in (0, 1):
        lay(state, seat, "drop_ships", "space_marines", "mining_robots", "public_works", "colony_ship")
    state.players[0].goals = 1
    state.open_goals = 0
    goals.check(state, "develop")
    for seat in (1, 0):
        piles.discard_from_tableau(state, seat, state.players[seat].tableau[-1])
        goals.development_lost(state, seat)
    assert owners(state) == [0]
    assert [goals.points(state, seat) for seat in range(2)] == [5, 3]


def test_whoever_has_the_most_developments_after_settle_takes_the_tile() -> None:
    state = with_goal("greatest_infrastructure")
    lay(state, 0, "drop_ships", "space_marines", "mining_robots", "public_works")
    goals.check(state, "develop")
    lay(state, 1, "drop_ships", "space_marines", "mining_robots", "public_works")
    piles.discard_from_tableau(state, 0, state.players[0].tableau[-1])
    goals.development_lost(state, 0)
    assert owners(state) == []
    goals.check(state, "settle")
    assert owners(state) == [1]


def test_nobody_takes_a_most_goal_on_a_tie() -> None:
    state = with_goal("production_leader")
    lay(state, 0, "gem_world", "spice_world", "comet_zone", "new_earth")
    lay(state, 1, "space_port", "artist_colony", "mining_world", "plague_world")
    goals.check(state, "settle")
    assert owners(state) == []
    assert [goals.points(state, seat) for seat in range(3)] == [3, 3, 0]


def test_a_most_goal_needs_its_minimum() -> None:
    state = with_goal("greatest_military")
    lay(state, 0, "drop_ships", "space_marines")
    goals.check(state, "settle")
    assert owners(state) == []
    lay(state, 0, "expedition_force")
    goals.check(state, "develop")
    assert owners(state) == [0]


def test_budget_surplus() -> None:
    state = with_goal("budget_surplus")
    hold(state, 1, *HAND)
    begin(state, "limit")
    act(state, 1, "discard", tuple(state.players[1].hand[:3]))
    assert owners(state) == [1]


def test_innovation_leader_wants_six_groups() -> None:
    state = with_goal("innovation_leader")
    goal = goals.IDS.index("innovation_leader")
    lay(state, 0, "expedition_force", "public_works", "spice_world")
    assert goals.count(state.players[0], goal) == 6


@pytest.mark.parametrize(
    ("name", "cards", "number"),
    [
        ("system_diversity", ["gem_world", "spice_world", "hive_world"], 2),
        ("uplift_knowledge", ["uplift_code", "avian_uplift_race", "alien_uplift_center"], 3),
        ("expansion_leader", ["gem_world", "drop_ships"], 2),
        ("largest_industry", ["gem_world", "asteroid_belt", "hive_world"], 2),
        ("production_leader", ["gem_world", "asteroid_belt", "damaged_alien_factory"], 2),
        ("research_leader", ["expedition_force", "pan_galactic_research", "gem_world"], 2),
        ("propaganda_edge", ["rebel_base", "rebel_cantina", "rebel_pact"], 1),
        ("galactic_status", ["trade_league"], 1),
    ],
)
def test_what_goals_count(name: str, cards: list[str], number: int) -> None:
    state = with_goal(name)
    lay(state, 0, *cards)
    assert goals.count(state.players[0], goals.IDS.index(name)) == number


def test_galactic_riches_counts_goods() -> None:
    state = with_goal("galactic_riches")
    cards = lay(state, 0, "gem_world", "spice_world", "comet_zone", "new_earth")
    load(state, 0, *cards)
    goals.check(state, "produce")
    assert owners(state) == [0]
    assert len(DECKS["rebel"]) == 180
