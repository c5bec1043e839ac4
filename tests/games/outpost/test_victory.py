"""Phase 6: the end (rulebook: victory, death-spiral)."""

from __future__ import annotations

import pytest

from cosmodrome.games.outpost.components.upgrades import IDS

from .positions import (
    EDITIONS,
    done,
    next_round,
    own,
    play_until,
    position,
    put_on_sale,
    reach,
    refused,
    sell_out,
    told,
    waits_for,
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_seventy_five_points_end_the_game(edition: str) -> None:
    """1991, 10.0 and 2011, phase 6."""
    state = position(2, edition)
    reach(state, 0, 74)
    next_round(state)
    assert not state.over
    play_until(state, "turns")
    reach(state, 0, 75)
    next_round(state)
    assert state.over and state.winners == [0]
    assert state.vp_log[-1] == (75, 3)


def test_the_round_is_played_to_its_end() -> None:
    """1991, 10.0: the most points at the end of the round win, whoever had 75 first."""
    state = position(3)
    reach(state, 0, 75)
    reach(state, 1, 80)
    done(state, 0)
    assert not state.over and waits_for(state, 1)
    done(state, 1)
    assert not state.over
    done(state, 2)
    assert state.over and state.winners == [1]
    assert state.scores == [75, 80, 3]


def test_a_tie_is_broken_by_printed_cost() -> None:
    """1991, 10.0 and 2011, phase 6."""
    state = position(3)
    own(state, 0, "data_library")
    own(state, 1, "warehouse")
    for seat in (0, 1):
        reach(state, seat, 76)
    next_round(state)
    assert state.winners == [1]


def test_those_still_tied_win_together() -> None:
    """1991, 10.0 and 2011, phase 6."""
    state = position(3)
    for seat in (0, 2):
        own(state, seat, "nodule")
        reach(state, seat, 76)
    next_round(state)
    assert state.winners == [0, 2]
    assert told(state, "game-won") == [{"winners": [{"seat": 0}, {"seat": 2}], "points": 76}]


def test_kickers_count() -> None:
    state = position(2, kicker=True)
    own(state, 0, "biosphere", "biosphere", "biosphere")
    assert state.scores[0] == 78
    next_round(state)
    assert state.winners == [0]


def test_nothing_can_be_done_after_the_end() -> None:
    state = position(2)
    reach(state, 0, 75)
    next_round(state)
    assert waits_for(state)
    for seat in (0, 1):
        assert refused(state, seat, "done").reason == "game-over"


def test_points_at_the_end_of_every_round_are_kept() -> None:
    state = position(2)
    next_round(state)
    play_until(state, "turns")
    reach(state, 0, 12)
    next_round(state)
    assert state.view(None)["vp_log"] == [[3, 3], [12, 3]]


# the death spiral


def test_the_death_spiral() -> None:
    """1991, 12.4.2: all upgrades bought and nobody has won: 65, 55, 45 ... until somebody has enough."""
    state = position(2, "classic", terrorism=True)
    put_on_sale(state)
    sell_out(state, *IDS[1:14], to=[0, 1])
    goals = []
    while not state.over:
        next_round(state)
        goals.append(state.goal)
    assert [max(points) for points in state.vp_log] == [43] * 5
    assert goals == [65, 55, 45, 35, 35]


def test_no_death_spiral_while_upgrades_are_left() -> None:
    state = position(2, "classic", terrorism=True)
    put_on_sale(state)
    sell_out(state, *IDS[1:13], to=[0, 1])
    assert sum(state.stock) == 1
    next_round(state)
    assert state.goal == 75


def test_no_death_spiral_without_terrorism() -> None:
    state = position(2, "classic")
    put_on_sale(state)
    sell_out(state, *IDS[1:14], to=[0, 1])
    next_round(state)
    assert state.goal == 75


def test_kickers_do_not_hold_the_death_spiral_up() -> None:
    """All upgrades means the types 1-13."""
    state = position(2, terrorism=True, kicker=True)
    put_on_sale(state, "smelter")
    sell_out(state, *IDS[1:14], to=[0, 1])
    next_round(state)
    assert state.goal == 65


# a house rule


@pytest.mark.parametrize(("rounds", "over"), [(49, False), (50, True)])
def test_a_game_without_progress_ends(rounds: int, over: bool) -> None:
    """So that every game ends: fifty rounds in which nobody beats the best score so far."""
    state = position(2)
    own(state, 0, "data_library")
    state.vp_log = ((4, 3),) * rounds
    next_round(state)
    assert state.over == over
    assert state.winners == ([0] if over else [])
