"""What a game declares about itself holds together."""

from __future__ import annotations

import json

import pytest

from cosmodrome.kernel import BadSetup, Bot, Game

from .setups import SETUPS, Setup, each_game, each_setup


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
        counts = game.seat_counts(setup.new().options)
        assert setup.seats in counts
        for wrong in (counts[0] - 1, counts[-1] + 1, 0):
            with pytest.raises(BadSetup, match=f"{counts[0]} to {counts[-1]}"):
                Setup("wrong", game, wrong, setup.options).new()
