"""What is kept whatever happens, that it is noticed when it is not, and how quickly a game is copied."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from cosmodrome.games.frontier.components.cards import PURPLE, card_called
from cosmodrome.games.frontier.components.pieces import DISKS
from cosmodrome.games.frontier.components.stack import ROCKET, Stack
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Dice
from tests.play import step

from .positions import begin, hold, lay

COPIES = 5_000
"""A second, at least, on plain sources: one tenth of what a quiet machine does."""


def lose_card(state: FrontierState) -> None:
    state.decks[0].pop()


def double_card(state: FrontierState) -> None:
    state.players[0].hand += (state.decks[0][0],)


def wrong_deck(state: FrontierState) -> None:
    state.decks[0].append(state.decks[1].pop())


def owe_water(state: FrontierState) -> None:
    state.players[0].water = -1


def wrong_side(state: FrontierState) -> None:
    lay(state, 0, "rocket", "LEO", "mass_driver")
    state.faces[card_called("mass_driver")] = PURPLE


def nowhere(state: FrontierState) -> None:
    hold(state, 0, "mass_driver")
    state.players[0].hand = state.players[0].hand[:-1]
    state.players[0].stacks[ROCKET] = Stack(-1, (card_called("mass_driver"),))


def many_disks(state: FrontierState) -> None:
    state.claims = dict.fromkeys(state.system.sites()[: DISKS + 1], 0)


def loose_factory(state: FrontierState) -> None:
    state.factories[state.system.find("site.phobos")] = 0


def remembered(state: FrontierState) -> None:
    state.visits[card_called("nasa_crew")] = (state.system.find("site.phobos"),)


def disk_in_space(state: FrontierState) -> None:
    state.claims[state.rules.leo] = 0


FAULTS = [
    lose_card,
    double_card,
    wrong_deck,
    owe_water,
    wrong_side,
    nowhere,
    many_disks,
    loose_factory,
    remembered,
    disk_in_space,
]


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_are_noticed(fault: Callable[[FrontierState], None]) -> None:
    state = begin("white", "green")
    state.audit()
    fault(state)
    with pytest.raises(AssertionError):
        state.audit()


@pytest.mark.parametrize("start", ["normal", "short", "quick"])
@pytest.mark.parametrize("seats", [1, 4])
def test_random_games_keep_everything(seats: int, start: str) -> None:
    colours = ("red", "white", "purple", "orange")[:seats]
    state = begin(*colours, start=start, years=12, seed=f"kept {start}")
    dice = Dice(f"kept {seats} {start}")
    for _ in range(300):
        if state.over:
            break
        step(state, dice)
        state.audit()


def test_copies_are_quick_and_independent() -> None:
    state = begin("white", "green", "red", seed="copies")
    dice = Dice("copies")
    for _ in range(60):
        step(state, dice)
    before = state.everything()
    twin = state.copy()
    for _ in range(20):
        step(twin, dice)
    assert state.everything() == before
    started = time.perf_counter()
    for _ in range(500):
        state.copy()
    assert 500 / (time.perf_counter() - started) > COPIES
