"""Setting up (rulebook: setup, setup-two-players)."""

from __future__ import annotations

import pytest

from .positions import (
    EDITIONS,
    copies,
    hand_of,
    new,
    next_turns,
    on_sale,
    seen,
    told,
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_colony_starts_alike(edition: str) -> None:
    """1991, 3.1 and 2011, set-up 6-8: 3 colonists, 2 ore and 1 water factory, all operated, room for 5."""
    state = new(4, edition=edition)
    for seat in range(4):
        colony = seen(state, seat, seat)
        assert (colony["colonists"], colony["robots"], colony["support"], colony["points"]) == (3, 0, 5, 3)
        assert colony["factories"] == colony["operated"] == {"ore": 2, "water": 1}
        assert colony["upgrades"] == {}
    assert (state.era, state.round, state.phase) == (1, 1, "turns")


@pytest.mark.parametrize(("edition", "limit"), [("classic", 5), ("expert", 10), ("stronghold", 10)])
def test_hand_limit_at_the_start(edition: str, limit: int) -> None:
    """1991, 9.1; 2011, phase 4."""
    assert seen(new(3, edition=edition), None, 0)["hand_limit"] == limit


@pytest.mark.parametrize("edition", ["classic", "expert"])
def test_the_first_round_of_1991_is_played_in_full(edition: str) -> None:
    """1991, 4.0: order, market and one production come before the first turns."""
    state = new(4, edition=edition)
    assert all(hand_of(state, seat) == {"ore": 2, "water": 1} for seat in range(4))
    assert len(on_sale(state)) == 4


def test_the_first_round_of_2011_begins_with_a_double_hand() -> None:
    """2011, set-up 6 and 10; the next round produces as usual."""
    state = new(4)
    assert all(hand_of(state, seat) == {"ore": 4, "water": 2} for seat in range(4))
    assert len(on_sale(state)) == 4
    next_turns(state)
    assert all(hand_of(state, seat) == {"ore": 6, "water": 3} for seat in range(4))


def test_a_purse_is_not_said_to_be_empty() -> None:
    """With money nobody receives cards, so none are told of."""
    state = new(2, money=True)
    assert told(state, "produced-cards") == []
    assert len(told(new(2), "produced-cards")) == 2


@pytest.mark.parametrize(
    ("seats", "low", "high"), [(3, 2, 2), (4, 3, 3), (5, 3, 4), (6, 4, 4), (7, 5, 5), (8, 5, 6), (9, 6, 6)]
)
def test_copies_by_players_in_2011(seats: int, low: int, high: int) -> None:
    """2011, set-up 1: the table."""
    assert copies(new(seats)) == [low] * 10 + [high] * 3


@pytest.mark.parametrize("seats", range(2, 9))
def test_copies_by_players_in_1991(seats: int) -> None:
    """1991, 3.2.1: one less than there are players."""
    assert copies(new(seats, edition="classic")) == [seats - 1] * 13


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_expert_set_up_chart_is_that_of_2011(seats: int) -> None:
    """1.32: copies and the points that open era III by the number of players."""
    expert, stronghold = new(seats, edition="expert"), new(seats)
    assert copies(expert) == copies(stronghold)
    assert expert.rules.era_points == stronghold.rules.era_points


def test_copies_for_two_players_in_2011() -> None:
    """2011, set-up 1: one or two of each, at most ten types alike, and not always the same."""
    found = set()
    for seed in range(40):
        row = copies(new(2, seed))
        assert set(row) <= {1, 2}
        assert 3 <= row.count(2) <= 10
        found.add(tuple(row))
    assert len(found) > 30


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("number", [1, 9])
def test_copies_as_the_table_wants_them(edition: str, seats: int, number: int) -> None:
    """1991, limited availability, method 2: the option `copies` replaces all other numbers."""
    assert copies(new(seats, edition=edition, copies=number)) == [number] * 13


@pytest.mark.parametrize("seats", range(2, 10))
def test_the_first_market_holds_types_1_to_4_under_the_cap(seats: int) -> None:
    """2011, set-up 3: as many as players, none more often than half their number."""
    market = new(seats).market
    assert len(market) == seats
    assert set(market) <= {1, 2, 3, 4}
    assert max(market.count(kind) for kind in market) <= seats // 2


def test_the_first_market_rolls_again_whatever_later_ones_do() -> None:
    """2011, set-up 3: "roll again"; only phase 2 can be read otherwise."""
    for seed in range(20):
        assert new(5, seed, capped_roll="next_lower").market == new(5, seed).market


def test_nine_players_take_the_whole_ore_deck() -> None:
    """2011: 36 ore cards are just enough; nobody starts with a debt."""
    state = new(9)
    assert state.decks[0] == []
    assert all(code < 1000 for colony in state.colonies for code in colony.hand)
