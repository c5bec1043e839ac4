"""What the generic tests play: every game, in every edition, with its options, at several seat counts.

Nothing here knows a game: all comes from the options a game declares. A new game is tested as soon as it exists.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

import cosmodrome
from cosmodrome.kernel import BadSetup, Dice, Game, Option, State, Value
from tests.play import LONG, THOROUGH, step
from tests.toys import TOYS, find_toy

MIXES = 6 * THOROUGH
"""Random combinations of options for each game."""

DEEP = 6 * THOROUGH
SHALLOW = 3 * THOROUGH


class Setup:
    """A game with these options for so many seats; `close` says whether to look at it closely."""

    def __init__(self, name: str, game: Game, seats: int, options: dict[str, Value], close: bool = True) -> None:
        self.name = f"{name}-{seats}"
        self.game = game
        self.seats = seats
        self.options = options
        self.depth = DEEP if close else SHALLOW
        """At how many moments of a game to look."""
        self.marks = () if close else (pytest.mark.single_option,)

    def new(self, seed: int = 0) -> State:
        options: dict[str, Any] = self.options
        return self.game.new(self.seats, f"{self.name} {seed}", **options)

    def __str__(self) -> str:
        return self.name


def find(game_id: str) -> Game:
    """A game or a toy."""
    try:
        return find_toy(game_id)
    except BadSetup:
        return cosmodrome.game(game_id)


def all_games() -> list[Game]:
    return [cosmodrome.game(game_id) for game_id in cosmodrome.games()] + list(TOYS)


def setups_of(game: Game) -> list[Setup]:
    """The editions as they are, each other value of each option by itself, and some random mixes."""
    return _editions(game) + _single_changes(game) + _mixes(game)


def _editions(game: Game) -> list[Setup]:
    first = game.options[0]
    return [
        Setup(f"{game.id}-{edition}", game, seats, {first.name: edition})
        for edition in first.values
        for seats in _counts(game, {first.name: edition})
    ]


def _single_changes(game: Game) -> list[Setup]:
    """Each value of each option in the first edition where it is not the default, at two seat counts."""
    first, *others = game.options
    found = []
    for option in others:
        for value in _some(option.values):
            edition = _edition_without(first, option, value)
            if edition is not None:
                options = {first.name: edition, option.name: value}
                counts = _counts(game, options)
                name = f"{game.id}-{edition}-{option.name}={value}"
                few, some = counts[0], counts[len(counts) // 2]
                found += [Setup(name, game, seats, options, close=False) for seats in sorted({few, some})]
    return found


def _some(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """Of a long range of values the ends and the middle will do, unless more is asked for."""
    if len(values) <= 5 or THOROUGH > 1:
        return values
    return (*values[:2], values[len(values) // 2], values[-1])


def _edition_without(first: Option, option: Option, value: Value) -> Value | None:
    for edition in first.values:
        if option.default_for(str(edition)) != value:
            return edition
    return None


def _mixes(game: Game) -> list[Setup]:
    dice = Dice(f"mixes of {game.id}")
    found = []
    for number in range(MIXES):
        options = {option.name: option.values[dice.below(len(option.values))] for option in game.options}
        counts = _counts(game, options)
        name = f"{game.id}-{options[game.options[0].name]}-mix{number}"
        found.append(Setup(name, game, counts[dice.below(len(counts))], options))
    return found


def _counts(game: Game, options: dict[str, Value]) -> range:
    complete: dict[str, Value] = {}
    edition = str(options[game.options[0].name])
    for option in game.options:
        complete[option.name] = options.get(option.name, option.default_for(edition))
    return game.seat_counts(complete)


SETUPS = [setup for game in all_games() for setup in setups_of(game)]

each_setup: Callable[..., Any] = pytest.mark.parametrize(
    "setup", [pytest.param(setup, id=setup.name, marks=setup.marks) for setup in SETUPS]
)
each_game: Callable[..., Any] = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@lru_cache(maxsize=4096)
def moments(setup: Setup, seed: int = 0) -> tuple[State, ...]:
    """States from all over one random game, its start first and its end last; tests copy before they act.

    Of the states in between, `setup.depth` are kept, each equally likely however long the game turns out to be.
    A game that is very long at random is left after `LONG` actions.
    """
    state = setup.new(seed)
    dice = Dice(f"moments of {setup} {seed}")
    start = state.copy()
    kept: list[State] = []
    for number in range(LONG):
        if state.over:
            break
        step(state, dice)
        if len(kept) < setup.depth:
            kept.append(state.copy())
        elif (place := dice.below(number + 1)) < setup.depth:
            kept[place] = state.copy()
    return (start, *kept, state)
