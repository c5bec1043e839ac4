"""A network judges ships that are being built (package `bots`): what it is told, and how it is read."""

from __future__ import annotations

from math import tanh
from typing import Any, cast

import pytest

from cosmodrome.games.trucker.bots.appraisal import appraised, falling
from cosmodrome.games.trucker.bots.figures import FIGURES, LEARNED, STYLES, Style
from cosmodrome.games.trucker.bots.judge import Judge
from cosmodrome.games.trucker.bots.promises import time_left
from cosmodrome.games.trucker.bots.truckers import answer
from cosmodrome.games.trucker.bots.yard import Yard
from cosmodrome.games.trucker.components.tiles import read
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import Dice

from .positions import CABIN, CANNON, TRUCKER, ship

SMALL: dict[str, Any] = {
    "first": [[2.0, 0.5, 0.1], [0.0, -1.0, 0.0]],
    "second": [[1.0, 1.0, 0.0]],
    "last": [[4.0, 3.0]],
}
"""Of two figures."""


def half_built(seed: str) -> TruckerState:
    """A game of round 3 in which ships have taken shape."""
    state = cast(TruckerState, TRUCKER.new(4, seed, rounds="3", building="turns"))
    dice = Dice(seed)
    while state.beat < 20:
        seat = state.waiting[0]
        state.apply(seat, answer(state, seat, LEARNED, 0, dice))
    return state


def test_what_falls_off_with_a_tile_is_what_taking_it_away_leaves_loose() -> None:
    for seed in ("one", "two", "three"):
        for built in half_built(seed).ships:
            drops = falling(built)
            for space in built.built():
                rest = built.copy()
                rest.remove(space)
                parts = [len(part) for part in rest.parts()]
                assert drops[space] == sum(parts) - max(parts, default=0)


def test_a_start_cabin_alone_drops_nothing() -> None:
    assert sum(falling(ship("I", (31, 7, 7, 0)))) == 0
    assert max(falling(ship("I", (31, 7, 7, 0), (CANNON, 6, 7, 0), (CABIN, 7, 8, 0)))) <= 1


def test_figures_tell_nothing_that_the_seat_may_not_know() -> None:
    state = half_built("secret")
    for seat in range(4):
        imagined = state.imagine(seat, Dice("other"))
        known = [
            appraised(each, seat, Yard(each.ships[seat], 3, LEARNED), time_left(each)) for each in (state, imagined)
        ]
        assert len(known[0]) == FIGURES
        assert known[0] == known[1]


def test_a_network_is_two_bent_layers_and_credits() -> None:
    first, second = tanh(2.0 * 3.0 + 0.5 * -1.0 + 0.1), tanh(1.0)
    assert Judge(SMALL, 2).earns([3.0, -1.0]) == pytest.approx(4.0 * tanh(first + second) + 3.0)


@pytest.mark.parametrize(
    ("layers", "told"),
    [
        ({"first": SMALL["first"]}, "'second' must have 3 numbers"),
        ({**SMALL, "first": [[2.0, 0.5], [0.0, -1.0]]}, "'first' must have 3 numbers"),
        ({**SMALL, "first": [[2.0, 0.5, float("nan")]]}, "'first' must have 3 numbers"),
        ({**SMALL, "last": [[4.0, 3.0], [4.0, 3.0]]}, "'last' must have one neuron, not 2"),
    ],
)
def test_a_network_that_does_not_fit_is_refused(layers: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Judge(layers, 2)


def test_the_network_has_a_say_where_tiles_go() -> None:
    by_prices = Style("prices", {"trust": 0, "flights": 0}, read("learned.toml"))
    state = half_built("say")
    dice = Dice("say")
    asked, otherwise = 0, 0
    while state.phase == "building" and asked < 20:
        seat = state.waiting[0]
        action = answer(state, seat, LEARNED, 0, dice)
        if state.hands[seat]:
            asked += 1
            otherwise += action != answer(state, seat, by_prices, 0, dice)
        state.apply(seat, action)
    assert 0 < otherwise < asked


def test_every_round_has_a_network() -> None:
    assert [judge is not None for judge in LEARNED.judges] == [False, True, True, True]


def test_the_network_has_a_say_which_tile_is_taken() -> None:
    by_prices = Style("prices", {"trust": 0, "flights": 0}, read("learned.toml"))
    state = half_built("say")
    dice = Dice("say")
    asked, otherwise = 0, 0
    while state.phase == "building" and asked < 20:
        seat = state.waiting[0]
        action = answer(state, seat, LEARNED, 0, dice)
        if not state.hands[seat]:
            asked += 1
            otherwise += action != answer(state, seat, by_prices, 0, dice)
        state.apply(seat, action)
    assert 0 < otherwise < asked


@pytest.mark.parametrize(("style", "looks"), [(STYLES["trucker"], True), (LEARNED, False)])
def test_who_would_be_first_does_not_look_at_cards(style: Style, looks: bool) -> None:
    state = cast(TruckerState, TRUCKER.new(2, "cards", rounds="1", building="turns"))
    dice = Dice("cards")
    while state.phase == "building":
        seat = state.waiting[0]
        state.apply(seat, answer(state, seat, style, 1, dice))
    assert (max(state.seen) > 0) == looks
