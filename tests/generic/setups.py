"""What the generic tests play: every game, in every edition and scenario, with its options, at several seat counts.

Nothing here knows a game: all comes from the options a game declares. A new game is tested as soon as it exists.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Any

import pytest

import cosmodrome
from cosmodrome.kernel import NO_SCENARIO, SEATS, BadSetup, Dice, Encoder, Game, Option, State, Value
from cosmodrome.kernel.options import SCENARIO, fixed_by, resolve
from tests.play import LONG, THOROUGH, WANDERING, step
from tests.toys import TOYS, find_toy

MIXES = 6 * THOROUGH
"""Random combinations of options for each game."""

DEEP = 6 * THOROUGH
SHALLOW = 3 * THOROUGH

LEAD = 60 * THOROUGH
"""So many actions a game is led, where it is not led to its end."""


class Setup:
    """A game with these options for so many seats.

    `close` says whether to look at it closely, `always` whether to look at it on plain sources too. There are many, and
    they are quicker when compiled. `led` says whether to lead its games to their end.
    """

    def __init__(
        self,
        name: str,
        game: Game,
        seats: int,
        options: dict[str, Value],
        *,
        close: bool = True,
        always: bool = False,
        led: bool = False,
    ) -> None:
        self.name = f"{name}-{seats}"
        self.game = game
        self.seats = seats
        self.options = options
        self.depth = DEEP if close else SHALLOW
        """At how many moments of a game to look."""
        self.lead = LONG if always or led else LEAD
        """So many actions a game is led, once it has wandered enough."""
        self.marks = () if always else (pytest.mark.when_compiled,)

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


@lru_cache(maxsize=64)
def encoder_of(game: Game, seats: int, options: tuple[tuple[str, Value], ...]) -> Encoder | None:
    return game.encoder(seats, dict(options))


def all_games() -> list[Game]:
    return [cosmodrome.game(game_id) for game_id in cosmodrome.games()] + list(TOYS)


def setups_of(game: Game) -> list[Setup]:
    """The editions and scenarios as they are, other values of options by themselves and together, and random mixes."""
    return _editions(game) + _scenarios(game) + _single_changes(game) + _switched_on(game) + _mixes(game)


def _editions(game: Game) -> list[Setup]:
    first = game.options[0]
    found = []
    for edition in first.values:
        options = {first.name: edition}
        counts = _counts(game, options)
        found += [Setup(f"{game.id}-{edition}", game, each, options, always=each == _middle(counts)) for each in counts]
    return found


def _scenarios(game: Game) -> list[Setup]:
    """Each with the fewest and the most who can play it, or with any number if more is asked for."""
    found = []
    for scenario in game.scenarios:
        options = fitting(game, {SCENARIO: scenario.name})
        counts = _counts(game, options)
        some = counts if THOROUGH > 1 else sorted({counts[0], counts[-1]})
        found += [Setup(f"{game.id}-{scenario.name}", game, seats, options) for seats in some]
    return found


def _middle(counts: range) -> int:
    return counts[len(counts) // 2]


def _single_changes(game: Game) -> list[Setup]:
    """Each value of each option in the first edition where it is not the default, with few and more seats in turn."""
    first, *others = game.options
    found: list[Setup] = []
    for option in others:
        for value in _some(option.values):
            edition = _edition_without(game, option, value)
            if edition is not None and option.name != SCENARIO:
                options = fitting(game, {first.name: edition, option.name: value})
                counts = _counts(game, options)
                name = f"{game.id}-{options[first.name]}-{option.name}={value}"
                seats = _middle(counts) if len(found) % 2 else counts[0]
                found.append(Setup(name, game, seats, options, close=False))
    return found


def _switched_on(game: Game) -> list[Setup]:
    """What is off unless asked for: every two of a group together, and all of it."""
    groups: dict[str, list[str]] = {}
    for option in game.options:
        if option.group and option.values == (False, True) and not option.default:
            groups.setdefault(option.group, []).append(option.name)
    found: list[Setup] = []
    for group, names in groups.items():
        for some in [*combinations(names, 2)] + ([tuple(names)] if len(names) > 2 else []):
            options: dict[str, Value] = dict.fromkeys(some, True)
            if _fits(game, options):
                seats = _middle(_counts(game, options))
                whole = len(some) > 2
                name = f"{game.id}-{group}" if whole else f"{game.id}-{'-'.join(some)}"
                found.append(Setup(name, game, seats, options, close=whole, led=whole))
    return found


def _some(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """Of a long range of values the ends and the middle will do, unless more is asked for."""
    if len(values) <= 5 or THOROUGH > 1:
        return values
    return (*values[:2], values[len(values) // 2], values[-1])


def _edition_without(game: Game, option: Option, value: Value) -> Value | None:
    """The first edition where this is not the default, if there is one: rather one where it needs nothing else."""
    first = game.options[0]
    editions = [edition for edition in first.values if option.default_for(str(edition)) != value]
    fitting = [edition for edition in editions if _fits(game, {first.name: edition, option.name: value})]
    return next(iter(fitting or editions), None)


def _fits(game: Game, options: dict[str, Value]) -> bool:
    try:
        game.resolve(dict(options))
    except BadSetup:
        return False
    return True


def fitting(game: Game, options: dict[str, Value]) -> dict[str, Value]:
    """These options, and what they require besides."""
    for relation in game.relations:
        chosen = resolve(game.options, dict(options), scenarios=game.scenarios)
        if relation.other in chosen and relation.applies(chosen) and chosen[relation.other] not in relation.allowed:
            options = {**options, relation.other: relation.allowed[0]}
    assert _fits(game, options), f"{game.id}: {options} do not go together"
    return options


def _mixes(game: Game) -> list[Setup]:
    dice = Dice(f"mixes of {game.id}")
    first = game.options[0]
    found = []
    for number in range(MIXES):
        mixed = {option.name: option.values[dice.below(len(option.values))] for option in game.options}
        some = _counts(game, {first.name: mixed[first.name]})
        wanted = some[dice.below(len(some))]
        options = _reconciled(game, mixed, wanted)
        counts = _counts(game, options)
        seats = wanted if wanted in counts else counts[dice.below(len(counts))]
        name = f"{game.id}-{options[first.name]}-mix{number}"
        found.append(Setup(name, game, seats, options, always=number == 0))
    return found


def _reconciled(game: Game, mixed: dict[str, Value], seats: int) -> dict[str, Value]:
    """A mix without what does not go together, or not with so many seats: such options are left to their defaults."""
    options = {**mixed, **fixed_by(game.scenarios, mixed.get(SCENARIO, NO_SCENARIO))}
    for relation in game.relations:
        chosen = {**resolve(game.options, dict(options)), SEATS: seats}
        if relation.applies(chosen) and chosen[relation.other] not in relation.allowed:
            options.pop(relation.option, None)
    return options


def _counts(game: Game, options: dict[str, Value]) -> range:
    return game.seat_range(game.resolve(dict(options)))


SETUPS = [setup for game in all_games() for setup in setups_of(game)]

each_setup: Callable[..., Any] = pytest.mark.parametrize(
    "setup", [pytest.param(setup, id=setup.name, marks=setup.marks) for setup in SETUPS]
)
each_game: Callable[..., Any] = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@lru_cache(maxsize=4096)
def moments(setup: Setup, seed: int = 0, led: bool = True) -> tuple[State, ...]:
    """States from all over one random game, its start first and its end last; tests copy before they act.

    Of the states in between, `setup.depth` are kept, each equally likely however long the game turns out to be.
    A game that is long at random is led, and left after `LONG` actions all the same. To lead it may take a hundred
    times as long as to wander: in most setups it is led for a while only, and what needs no end is not `led` at all,
    but left where it would be.
    """
    state = setup.new(seed)
    dice = Dice(f"moments of {setup} {seed}")
    start = state.copy()
    kept: list[State] = []
    for number in range(LONG if led else WANDERING):
        if state.over:
            break
        step(state, dice, led=WANDERING <= number < WANDERING + setup.lead)
        if len(kept) < setup.depth:
            kept.append(state.copy())
        elif (place := dice.below(number + 1)) < setup.depth:
            kept[place] = state.copy()
    return (start, *kept, state)
