"""What must hold all through a game, whatever is played: checked over random games with many options."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.outpost.components.colony import Colony
from cosmodrome.games.outpost.state import OutpostState
from cosmodrome.kernel import Dice
from tests.play import THOROUGH, step

from .positions import (
    new,
    seen,
)

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {"edition": "stronghold"}),
    (4, {"edition": "stronghold", "kicker": True}),
    (9, {"edition": "stronghold", "kicker": True, "capped_roll": "next_lower"}),
    (5, {"edition": "stronghold", "assignment": "after_actions", "overbidding": True}),
    (3, {"edition": "stronghold", "robots_in_special": True, "copies": 6}),
    (3, {"edition": "stronghold", "terrorism": True, "copies": 4}),
    (4, {"edition": "expert"}),
    (8, {"edition": "expert", "kicker": True, "assignment": "in_turn"}),
    (4, {"edition": "classic"}),
    (5, {"edition": "classic", "mega": True, "weightless": "research"}),
    (4, {"edition": "classic", "terrorism": True, "copies": 5}),
    (5, {"edition": "classic", "availability": "limited", "money": True}),
]


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=lambda value: str(value))
def test_all_through_a_game(seats: int, options: dict[str, Any]) -> None:
    for seed in range(THOROUGH):
        state = new(seats, seed, **options)
        dice = Dice(f"invariants {seed}")
        while not state.over:
            check_step(state, dice)


def check_step(state: OutpostState, dice: Dice) -> None:
    """One random action, and what must be true after it."""
    number, era, phase = state.round, state.era, state.phase
    finished = [colony.done for colony in state.colonies]
    seat, _ = step(state, dice)
    check_market(state)
    assert state.era >= era
    if not state.rules.terrorism:
        for colony in state.colonies:
            assert colony.colonists <= colony.most_colonists()
    colony = state.colonies[seat]
    if state.phase == phase == "turns" and colony.done and not finished[seat] and state.rules.assignment_in_turn:
        check_operators(state, colony)
    if phase != "turns" and state.phase == "turns" and state.rules.discard_before_turns:
        check_hands(state)
    if state.round != number:
        check_round(state)


def check_round(state: OutpostState) -> None:
    """A new round has begun."""
    keys = [(-state.scores[seat], -seen(state, None, seat)["printed_cost"]) for seat in state.order]
    assert keys == sorted(keys), "the purchase order is wrong"
    if not state.rules.assignment_in_turn:
        for colony in state.colonies:
            check_operators(state, colony)


def check_market(state: OutpostState) -> None:
    assert len(state.market) <= state.seats
    assert len(state.kickers) <= state.rules.kicker_copies
    assert all(state.market.count(kind) <= state.seats // 2 for kind in state.market)


def check_operators(state: OutpostState, colony: Colony) -> None:
    """As many factories run as can; nobody works where it is not allowed or lives where there is no room."""
    specials = sum(colony.built[6:])
    regular = sum(colony.built[:6])
    robots = colony.usable_robots(state.rules)
    able = colony.colonists + (robots if state.rules.robots_in_special else 0)
    most = max(place + min(regular, colony.colonists + robots - place) for place in range(min(specials, able) + 1))
    if state.rules.money:
        most = min(most, 2 * colony.hand_limit)
    assert sum(colony.operated) == most, "an operator and a factory it could run are both idle"
    assert sum(colony.operated[6:]) <= able
    if colony.colonists <= colony.most_colonists():
        assert sum(colony.operated[6:]) >= colony.colonists - colony.support, "colonists without room"


def check_hands(state: OutpostState) -> None:
    for seat in range(state.seats):
        assert seen(state, None, seat)["hand_weight"] <= seen(state, None, seat)["hand_limit"]
