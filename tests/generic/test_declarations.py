"""What a game declares about itself holds together."""

from __future__ import annotations

import json

import pytest

from cosmodrome.kernel import NO_SCENARIO, SEATS, BadSetup, Bot, Game, Value
from cosmodrome.kernel.options import SCENARIO

from .setups import SETUPS, Setup, each_game, each_setup, fitting


@each_game
def test_options_are_well_declared(game: Game) -> None:
    first = game.options[0]
    editions = {str(value) for value in first.values}
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    assert not first.by_edition
    for option in game.options:
        assert option.name.isidentifier()
        assert option.name not in ("self", "seats", "seed"), "the name is taken by `Game.new`"
        assert len(set(map(repr, option.values))) == len(option.values) > 0
        assert set(option.by_edition) <= editions
        for default in (option.default, *option.by_edition.values()):
            assert repr(default) in map(repr, option.values), f"{option.name}: {default!r}"
        for value in option.values:
            assert repr(option.parse(str(value))) == repr(value), "it can not be given on a command line"


@each_game
def test_relations_are_well_declared(game: Game) -> None:
    """They speak of options and values that there are, and no edition is at odds with itself."""
    values: dict[str, tuple[Value, ...]] = {option.name: option.values for option in game.options}
    counts = range(1, 100)
    for relation in game.relations:
        assert set(map(repr, relation.values)) <= set(map(repr, values[relation.option]))
        allowed = counts if relation.other == SEATS else values[relation.other]
        assert set(map(repr, relation.allowed)) <= set(map(repr, allowed))
        assert relation.allowed
        if relation.other == SEATS:
            seats = [int(number) for number in relation.allowed]
            assert seats == list(range(seats[0], seats[-1] + 1))
    for edition in game.options[0].values:
        assert game.seat_range(game.resolve({game.options[0].name: edition}))


@each_game
def test_what_does_not_go_together_is_refused_with_the_reason(game: Game) -> None:
    for relation in game.relations:
        given: dict[str, object] = {**fitting(game, {relation.option: relation.values[0]})}
        if relation.other == SEATS:
            assert set(game.seat_range(game.resolve(given))) <= set(relation.allowed)
            continue
        for other in next(option for option in game.options if option.name == relation.other).values:
            if other not in relation.allowed:
                with pytest.raises(BadSetup, match=f"option {relation.option}: .* goes only with {relation.other}"):
                    game.resolve({**given, relation.other: other})


@each_game
def test_scenarios_are_well_declared(game: Game) -> None:
    names = [scenario.name for scenario in game.scenarios]
    option = next((option for option in game.options if option.name == SCENARIO), None)
    assert (() if option is None else option.values) == ((NO_SCENARIO, *names) if names else ())
    for scenario in game.scenarios:
        chosen = game.resolve(dict(fitting(game, {SCENARIO: scenario.name})))
        assert {name: chosen[name] for name in scenario.options} == scenario.options
        counts = game.seat_range(chosen)
        assert scenario.seats == (counts[0], counts[-1])


@each_game
def test_the_game_is_well_declared(game: Game) -> None:
    assert game.id == game.folder.name
    assert type(game.rules) is int
    assert game.rules > 0
    for name, maker in game.bots.items():
        assert name
        assert isinstance(maker("seed"), Bot)


@each_setup
def test_a_new_game_has_the_options_asked_for(setup: Setup) -> None:
    state = setup.new()
    assert state.seats == setup.seats
    assert list(state.options) == [option.name for option in setup.game.options]
    assert all(repr(state.options[name]) == repr(value) for name, value in setup.options.items())
    assert json.loads(json.dumps(state.options)) == state.options


@each_game
def test_seat_counts_end_where_they_end(game: Game) -> None:
    for setup in SETUPS:
        if setup.game is not game:
            continue
        counts = game.seat_range(setup.new().options)
        assert setup.seats in counts
        for wrong in (counts[0] - 1, counts[-1] + 1, 0):
            with pytest.raises(BadSetup, match=f"{counts[0]} to {counts[-1]}"):
                Setup("wrong", game, wrong, setup.options).new()
