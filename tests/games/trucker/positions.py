"""Ships and moments of a game, laid out for tests."""

from __future__ import annotations

from typing import Any, cast

import cosmodrome
from cosmodrome.games.trucker.components.adventures import CARDS
from cosmodrome.games.trucker.components.ship import CLASSES, START, Ship
from cosmodrome.games.trucker.components.story import Story
from cosmodrome.games.trucker.components.tiles import BATTERY, CAPACITY
from cosmodrome.games.trucker.rules.accounts import SettleAccounts
from cosmodrome.games.trucker.rules.course import EndRound
from cosmodrome.games.trucker.rules.flight import ADVENTURES, NextCard
from cosmodrome.games.trucker.rules.giving_up import AfterCard, Onward
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import Question, Task

TRUCKER = cosmodrome.game("trucker")
OPEN_SPACE = 106

# tiles of each kind, by their numbers
CANNON, ENGINE, CABIN, SHIELD = 107, 64, 35, 115
DOUBLE_CANNON, DOUBLE_ENGINE = 123, 81
BATTERY_2, BATTERY_3 = 1, 10
CARGO_2, CARGO_3, SPECIAL_1, SPECIAL_2 = 16, 25, 56, 61
PURPLE_SUPPORT, BROWN_SUPPORT, STRUCTURAL = 114, 119, 50

AFTERWARDS: tuple[Task[Any], ...] = (AfterCard(), NextCard(), SettleAccounts(), EndRound())
"""What comes after a card."""

Tile = tuple[int, int, int, int]
"""Number, row, column, quarter turns."""


def new(seats: int = 2, **options: Any) -> TruckerState:
    return cast(TruckerState, TRUCKER.new(seats, "trucker", **options))


def ship(name: str, *tiles: Tile) -> Ship:
    """A ship with exactly these tiles."""
    made = Ship(CLASSES[name])
    for tile, row, column, turn in tiles:
        made.place(tile, made.board.space(row, column), turn)
    return made


def at(made: Ship, row: int, column: int) -> int:
    return made.board.space(row, column)


def rig(*tiles: int | tuple[int, int], name: str = "III") -> Ship:
    """A start cabin and these tiles (each as it is, or with its turns), wherever there is room; batteries are full.

    Connectors are not looked at: this is for counting only.
    """
    made = Ship(CLASSES[name])
    made.place(31, START, 0)
    made.fill(START, 2)
    free = [space for space in made.board.spaces if space != START]
    for place, each in enumerate(tiles):
        tile, turn = each if isinstance(each, tuple) else (each, 0)
        made.place(tile, free[place], turn)
    charge(made)
    return made


def exposing(number: int) -> Ship:
    """A ship with so many exposed connectors, from none to five."""
    made = Ship(CLASSES["I"])
    tiles = {0: [], 1: [(25, 0)], 2: [(26, 0)], 3: [(100, 0)], 4: [(31, 0)], 5: [(31, 0), (25, 0)]}[number]
    for place, (tile, turn) in enumerate(tiles):
        made.place(tile, made.board.spaces[5 + 8 * place], turn)
    assert made.exposed() == number
    return made


def charge(made: Ship) -> None:
    for space in made.of_kind(BATTERY):
        made.fill(space, CAPACITY[made.tiles[space]])


def man(made: Ship, *crews: int) -> None:
    """These crews in the cabins after the start cabin, in the order of the board."""
    cabins = [space for space in made.cabins() if space != START]
    for space, crew in zip(cabins, crews, strict=True):
        made.fill(space, crew)


def launched(ships: list[Ship], positions: list[int], **options: Any) -> TruckerState:
    """In flight, with these ships on these spaces."""
    state = new(len(ships), **options)
    state.phase = "flight"
    state.ships = ships
    state.flying = [True] * len(ships)
    state.position = positions[:]
    state.hands = [0] * len(ships)
    return state


def play(state: TruckerState, *tasks: Task[Any]) -> TruckerState:
    """Whatever was to come, do these instead."""
    state.set_out()
    state.then(*tasks)
    state.proceed()
    return state


def question(state: TruckerState, seat: int | None = None) -> type[Question[Any]]:
    """What is asked: of this seat, or of the first that is waited for."""
    asked = state.question(state.waiting[0] if seat is None else seat)
    assert asked is not None
    return type(asked)


def meet(state: TruckerState, card: int) -> TruckerState:
    """Turn up this card; after it comes open space, before which everybody is asked whether to fly on."""
    state.card = card
    return face(state, ADVENTURES[CARDS[card].type])


def face(state: TruckerState, *tasks: Task[Any]) -> TruckerState:
    """Do these tasks in the middle of a card; then as after any card."""
    state.card = state.card or OPEN_SPACE
    state.story = Story(state.card, 0)
    state.deck = [OPEN_SPACE]
    return play(state, *tasks, *AFTERWARDS)


def happened(state: TruckerState) -> list[str]:
    assert state.journal is not None
    return [event.key for event in state.journal]


def over(state: TruckerState) -> bool:
    """Whether the card has been resolved: the next one is about to be turned up."""
    return question(state) is Onward
