"""Every full position keeps the totals, asks seat 0, and is the same whenever it is made."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.games.frontier.options import MODULES
from cosmodrome.games.outpost.components.cards import resource_of
from cosmodrome.games.outpost.state import OutpostState
from cosmodrome.games.race.state import RaceState
from cosmodrome.kernel import Game, State
from tests.fullest import POSITIONS, SEED, opened

TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "outpost": (9, {}),
    "race": (6, {"expansion": "rebel"}),
    "trucker": (4, {"rounds": "3-3a"}),
    "frontier": (5, dict.fromkeys(MODULES, True)),
}


def made(game: str, name: str) -> State:
    seats, options = TABLES[game]
    return opened(cosmodrome.game(game), seats, SEED + name, options, Game.open)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in POSITIONS.items() for name in names])
def test_a_full_position_asks_the_reader(game: str, name: str) -> None:
    state = made(game, name)
    assert 0 in state.waiting and state.decision(0).count() > 0
    assert state.view(0) and state.hints(0) is not None
    assert state.fingerprint() == made(game, name).fingerprint()


def test_sixteen_cards_of_seven_kinds() -> None:
    state = made("outpost", "turn")
    assert isinstance(state, OutpostState)
    hand = state.colonies[0].hand
    assert (state.era, len(hand), len({resource_of(code) for code in hand})) == (3, 16, 7)


def test_thirteen_cards_to_explore() -> None:
    state = made("race", "explore")
    assert isinstance(state, RaceState)
    assert state.players[0].drawn == 13 and min(len(each.tableau) for each in state.players) >= 9


def test_five_stacks() -> None:
    state = made("frontier", "turn")
    assert len([stack for stack in state.view(0)["players"][0]["stacks"] if stack["cards"]]) >= 5
