"""One agent against bots."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cosmodrome.envs  # noqa: F401  (registers the games)
from cosmodrome.kernel import BadSetup


def make(**settings: Any) -> Any:
    return gymnasium.make("cosmodrome/Outpost-v0", **{"opponents": ["random", "commander"], **settings})


def test_gymnasium_accepts_it() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(make(illegal="end").unwrapped, skip_render_check=True)


def test_a_whole_game() -> None:
    table = make(potential="standing")
    _, info = table.reset(seed=5)
    rng = np.random.default_rng(5)
    total = 0.0
    while True:
        mask = info["action_mask"]
        assert np.array_equal(mask.astype(bool), table.unwrapped.action_masks())
        assert mask.any()
        _, reward, over, truncated, info = table.step(int(rng.choice(mask.nonzero()[0])))
        total += reward
        if over or truncated:
            break
    inner = table.unwrapped
    share = 1.0 if inner.play.table.winners == [inner.seat] else 0.0
    assert total == pytest.approx(share - 1 / 3, abs=0.2)
    assert not info["action_mask"].any()


def test_the_seed_decides_everything() -> None:
    rows = []
    for _ in range(2):
        table = make()
        first, _ = table.reset(seed=9)
        again, _ = table.reset()
        rows.append((first, again, table.unwrapped.seat))
    assert np.array_equal(rows[0][0], rows[1][0])
    assert np.array_equal(rows[0][1], rows[1][1])
    assert rows[0][2] == rows[1][2]


def test_a_fixed_seat() -> None:
    table = make(seat=2)
    for _ in range(3):
        table.reset()
        assert table.unwrapped.seat == 2


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"opponents": ["random", "trader"]}, "unknown bot 'trader'"),
        ({"opponents": []}, "1 seats; with these options it takes"),
        ({"seat": 3}, "must be from 0 to 2"),
        ({"colour": "red"}, "unknown option 'colour'"),
    ],
)
def test_refuses_what_makes_no_sense(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        make(**settings)


def test_a_game_that_ends_before_the_agent_is_asked_is_no_game() -> None:
    table = gymnasium.make("cosmodrome/Race-v0", opponents=["random"], seat=1, most_actions=1)
    with pytest.raises(BadSetup, match="most_actions 1: the agent is never asked"):
        table.reset(seed=1)
