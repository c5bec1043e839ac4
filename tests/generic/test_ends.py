"""Random games end, and on the way nothing is lost or made and the state always says whom it waits for."""

from __future__ import annotations

import json

from cosmodrome.kernel import CLOCK, Dice, State
from tests.play import CAP, LONG, THOROUGH, WANDERING, step

from .setups import Setup, each_setup


@each_setup
def test_random_games_end(setup: Setup) -> None:
    for seed in range(THOROUGH):
        check_game(setup, seed)


def check_game(setup: Setup, seed: int) -> None:
    state = setup.new(seed)
    dice = Dice(f"ends {setup} {seed}")
    for number in range(CAP):
        where = f"{setup}, seed {seed}, {setup.options}, after {number} actions"
        if number == LONG:
            state.journal = None
        if number < WANDERING or number % 10 == 0 or state.over:
            check_moment(state, where)
        if state.over:
            check_end(state, where)
            return
        step(state, dice)
    raise AssertionError(f"{setup}, seed {seed}, {setup.options}: not over after {CAP} actions")


def check_moment(state: State, where: str) -> None:
    audited(state, where)
    waiting = state.waiting
    assert type(waiting) is tuple, where
    assert len(set(waiting)) == len(waiting), where
    assert all(0 <= seat < state.seats for seat in waiting), where
    assert state.over or waiting or state.ticking, f"{where}: nobody is asked and the game is not over"
    for seat in waiting:
        assert state.decision(seat).seat == seat, where


def audited(state: State, where: str) -> None:
    try:
        state.audit()
    except AssertionError as problem:
        raise AssertionError(f"{where}: {problem}") from problem


def check_end(state: State, where: str) -> None:
    assert state.waiting == (), where
    assert not state.ticking, where
    winners, scores = state.winners, state.scores
    assert winners or state.seats == 1 or max(scores) <= 0, f"{where}: nobody has won, and somebody was not alone"
    assert sorted(set(winners)) == sorted(winners), where
    assert all(0 <= seat < state.seats for seat in winners), where
    assert len(scores) == state.seats, where
    for seat in (CLOCK, *range(state.seats)):
        refusal = state.why_not(seat, ("pass",))
        assert refusal is not None, where
        assert refusal.reason == "game-over", where


@each_setup
def test_nobody_has_won_before_the_end(setup: Setup) -> None:
    state = setup.new()
    assert state.winners == []
    assert not state.over
    assert len(state.scores) == setup.seats
    assert json.dumps(state.scores)


@each_setup
def test_bulk_play_without_journal_is_the_same_game(setup: Setup) -> None:
    told, silent = setup.new(), setup.new()
    silent.journal = None
    dice, same = Dice("journal"), Dice("journal")
    for _ in range(60 * THOROUGH):
        if told.over:
            break
        assert step(told, dice) == step(silent, same)
    assert silent.journal is None
    assert silent.fingerprint() == told.fingerprint()
