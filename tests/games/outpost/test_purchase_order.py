"""Phase 1: the purchase order (rulebook: purchase-order, victory-points)."""

from __future__ import annotations

import pytest

from cosmodrome.games.outpost.state import OutpostState

from .positions import (
    assign,
    done,
    hold_worth,
    next_round,
    own,
    position,
    put_on_sale,
    reach,
    seen,
    settle,
    win,
)


def order_of(state: OutpostState) -> list[int]:
    """The purchase order of the next round."""
    next_round(state)
    return state.order


def test_most_victory_points_first() -> None:
    """1991, 5.2 and 2011, phase 1."""
    state = position(4)
    for seat, points in enumerate([4, 7, 5, 6]):
        reach(state, seat, points)
    assert order_of(state) == [1, 3, 2, 0]


def test_points_of_operated_factories_and_upgrades() -> None:
    """1991, 5.1: ore and water 1, titanium and research 2, new chemicals 3, upgrades as printed."""
    state = position(2)
    own(state, 0, "nodule", "laboratory")
    settle(state, 0, operated={"ore": 1, "water": 1, "titanium": 1, "research": 1, "new_chemicals": 1})
    assert state.scores[0] == 1 + 1 + 2 + 2 + 3 + 2 + 5


def test_idle_factories_are_worth_nothing() -> None:
    """1991, 5.1, remark; 2011, phase 1."""
    state = position(2)
    settle(state, 0, operated={"ore": 1}, idle={"ore": 3, "titanium": 2, "new_chemicals": 1})
    assert state.scores[0] == 1


@pytest.mark.parametrize(
    ("upgrade", "factory", "points"),
    [("space_station", "orbital_medicine", 10), ("planetary_cruiser", "ring_ore", 15), ("moon_base", "moon_ore", 20)],
)
def test_special_factories_count_only_while_operated(upgrade: str, factory: str, points: int) -> None:
    """1991, 5.1, second remark; 2011, phase 1."""
    state = position(2)
    own(state, 0, upgrade)
    assert state.scores[0] == 3
    settle(state, 0, operated={factory: 1})
    assert state.scores[0] == points


def test_scientists_and_orbital_labs_count_without_operator() -> None:
    """1991, 7.3; 2011, step 1."""
    state = position(2)
    own(state, 0, "scientists", "orbital_lab")
    assert state.scores[0] == 3 + 2 + 3


def test_points_do_not_add_up_from_round_to_round() -> None:
    """1991, 10.0, remark."""
    state = position(2)
    next_round(state)
    next_round(state)
    assert state.scores == [3, 3]


def test_a_tie_goes_to_the_higher_printed_cost() -> None:
    """1991, 5.2: what was paid does not count."""
    state = position(3)
    put_on_sale(state, "data_library", "warehouse")
    hold_worth(state, 0, 90)
    hold_worth(state, 1, 50)
    win(state, 0, "data_library", 90)
    done(state, 0)
    win(state, 1, "warehouse", 25)
    assert state.scores[:2] == [4, 4]
    assert order_of(state) == [1, 0, 2]


def test_kickers_count_in_a_tie() -> None:
    """2011, Kicker, buying: their cost counts like that of other upgrades."""
    state = position(2, kicker=True)
    own(state, 0, "ice_prospector")
    own(state, 1, "smelter")
    assert order_of(state) == [1, 0]


def test_a_tie_in_cost_is_drawn_by_lot() -> None:
    """1991, 5.2 and 2011, phase 1."""
    state = position(3)
    found = set()
    for _ in range(40):
        found.add(tuple(order_of(state)))
    assert len(found) == 6


@pytest.mark.parametrize(("unmanned_cost", "first"), [("counted", 0), ("not_counted", 1)])
def test_unmanned_special_factories_in_a_tie(unmanned_cost: str, first: int) -> None:
    """1991, 5.1: an unmanned Space Station does not count in a tie; 2011, phase 1: every printed cost does."""
    state = position(2, unmanned_cost=unmanned_cost)
    own(state, 0, "space_station")
    own(state, 1, "data_library")
    settle(state, 0, operated={"new_chemicals": 1}, idle={"orbital_medicine": 1, "water": 1})
    settle(state, 1, operated={"ore": 2})
    assert state.scores == [3, 3]
    assert seen(state, None, 0)["printed_cost"] == (120 if unmanned_cost == "counted" else 0)
    done(state, 0)
    assign(state, 0, new_chemicals=1)
    done(state, 1)
    assert state.order[0] == first


@pytest.mark.parametrize("unmanned_cost", ["counted", "not_counted"])
def test_manned_special_factories_always_count(unmanned_cost: str) -> None:
    state = position(2, unmanned_cost=unmanned_cost)
    own(state, 0, "space_station")
    settle(state, 0, operated={"orbital_medicine": 1})
    assert seen(state, None, 0)["printed_cost"] == 120
