"""Many games in step."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cosmodrome.envs import VectorTable
from cosmodrome.kernel import BadSetup


def choose(games: VectorTable) -> Any:
    """Some open word of each, which depends on the mask alone."""
    return np.array([mask.nonzero()[0][int(mask.sum()) // 2] for mask in games.masks])


def course(games: VectorTable, steps: int) -> list[Any]:
    """All that is shown on the way."""
    games.reset(seed=3)
    shown = []
    for _ in range(steps):
        games.step(choose(games))
        arrays = (games.observations, games.masks, games.seats, games.rewards, games.terminated, games.truncated)
        shown.append([array.copy() for array in arrays])
    return shown


def test_games_end_and_begin_again() -> None:
    with VectorTable("outpost", 2, 3, most_actions=60) as games:
        shown = course(games, 150)
    assert any(step[5].any() for step in shown)
    assert all((step[1].sum(axis=1) > 1).all() for step in shown)


def test_it_is_the_same_with_workers() -> None:
    with (
        VectorTable("outpost", 2, 3, most_actions=60) as here,
        VectorTable("outpost", 2, 3, 2, most_actions=60) as there,
    ):
        for one, two in zip(course(here, 40), course(there, 40), strict=True):
            for left, right in zip(one, two, strict=True):
                assert np.array_equal(left, right)


def test_a_word_that_is_not_open_is_told_by_workers_too() -> None:
    for workers in (0, 1):
        with VectorTable("outpost", 2, 2, workers) as games:
            games.reset()
            with pytest.raises(ValueError, match="word 9999 is not open"):
                games.step([9999, 9999])


@pytest.mark.parametrize(
    ("settings", "said"),
    [({"number": 0}, "at least 1"), ({"number": 2, "workers": 3}, "from 0"), ({"number": 1, "colour": 1}, "colour")],
)
def test_refuses_what_makes_no_sense(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        VectorTable("outpost", 2, **settings)


def test_the_wrong_shape_is_refused() -> None:
    with VectorTable("outpost", 2, 2) as games:
        games.reset()
        with pytest.raises(BadSetup, match="2 whole numbers are wanted"):
            games.step([1, 2, 3])
        with pytest.raises(BadSetup, match="2 whole numbers are wanted"):
            games.step([0.5, 1.0])


@pytest.mark.parametrize("workers", [0, 2])
def test_no_game_goes_on_when_a_word_is_refused(workers: int) -> None:
    with VectorTable("outpost", 2, 2, workers) as games:
        games.reset(seed=1)
        before = games.observations.copy()
        for refused in (9999, -1):
            with pytest.raises(ValueError, match=f"game 1: word {refused} is not open to player_"):
                games.step([choose(games)[0], refused])
        assert np.array_equal(games.observations, before)
        games.step(choose(games))


def test_arrays_outlive_the_games() -> None:
    """Memory must not go away under an array that somebody holds: reading it would end the process."""
    games = VectorTable("outpost", 2, 2, 1)
    games.reset(seed=1)
    rows = games.observations
    before = rows.copy()
    games.close()
    assert np.array_equal(rows, before)
    with pytest.raises(BadSetup, match="have not begun"):
        games.step([0, 0])


def test_a_worker_that_has_died_is_named() -> None:
    with VectorTable("outpost", 2, 2, 1) as games:
        games.reset(seed=1)
        games._workers[0].process.kill()
        games._workers[0].process.join()
        for _ in range(2):
            with pytest.raises(ValueError, match="a worker has died"):
                games.step(choose(games))


def test_games_are_reset_first() -> None:
    with VectorTable("outpost", 2, 1) as games, pytest.raises(BadSetup, match="reset them first"):
        games.step([0])
