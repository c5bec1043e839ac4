"""The quick answers that search plays with: legal, sensible, and they get a ship home (module `habits`)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.bots.turns import next_seat
from cosmodrome.games.trucker import legality
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import CLOCK, Dice

from .positions import BATTERY_2, CABIN, CARGO_2, DOUBLE_CANNON, SPECIAL_1, TRUCKER, launched, man, meet, new, rig


def play(state: TruckerState, seed: str) -> None:
    dice = Dice(seed)
    last = CLOCK
    while not state.over:
        last = next_seat(state, last)
        state.apply(last, TRUCKER.policy(state, last, dice))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"building": "turns"},
        {"build_check": "authentic", "late_peek": True},
        {"teams": "expert"},
        {"test_flight": True, "rounds": "1-3a", "forecast": "better"},
    ],
    ids=str,
)
def test_whole_games(options: dict[str, Any]) -> None:
    state = new(4, **options)
    play(state, "habits")
    assert len(state.accounts) == len(state.rules.rounds)
    assert max(state.scores) > 0
    assert all(legality.is_legal(ship) for ship in state.ships)


def test_somebody_arrives_more_often_than_not() -> None:
    """Rules of thumb are no masters, but most flights of the first round end with somebody at the goal."""
    arrived = 0
    for seed in range(10):
        state = TRUCKER.new(4, seed, rounds="1")
        assert isinstance(state, TruckerState)
        play(state, f"arrive {seed}")
        arrived += any(figures[0] for figures in state.accounts[0])
    assert arrived >= 6


def test_as_few_charges_as_beat_the_enemy() -> None:
    ship = rig(88, 89, 90, DOUBLE_CANNON, 124, BATTERY_2)
    state = launched([ship, rig()], [5, 0])
    meet(state, 102)
    action = TRUCKER.policy(state, 0, Dice("few"))
    assert len(action[1]) == 1


def test_the_best_goods_are_kept() -> None:
    ship = rig(CARGO_2, SPECIAL_1)
    plain, special = ship.of_kind(4)[0], ship.of_kind(5)[0]
    ship.goods[plain] = (1, 1)
    ship.goods[special] = (2,)
    state = launched([ship, rig()], [5, 0])
    meet(state, 112)
    state.apply(0, ("land", 2))
    state.apply(1, ("fly_on",))
    while state.step == "load":
        state.apply(0, TRUCKER.policy(state, 0, Dice("load")))
    assert ship.cargo() == [4, 3, 2]


def test_the_last_human_stays() -> None:
    ship = rig(CABIN, 36)
    man(ship, 3, 4)
    state = launched([ship, rig()], [5, 0])
    meet(state, 101)
    assert state.step == "dismiss"
    state.apply(0, TRUCKER.policy(state, 0, Dice("stay")))
    assert ship.humans() == 1
