"""Libraries for learning take the environments as their documentation says; tried where they are installed."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest

import cosmodrome.envs


def test_maskable_ppo_learns_on_it() -> None:
    sb3: Any = pytest.importorskip("sb3_contrib")
    table = gymnasium.make("cosmodrome/Outpost-v0", opponents=["random"], potential="standing")
    model = sb3.MaskablePPO("MlpPolicy", table, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    model.learn(128)
    row, info = table.reset(seed=1)
    word, _ = model.predict(row, action_masks=info["action_mask"].astype(bool))
    assert info["action_mask"][int(word)]


def test_rllib_takes_it() -> None:
    checks: Any = pytest.importorskip("ray.rllib.utils.pre_checks.env")
    wrapper: Any = pytest.importorskip("ray.rllib.env.wrappers.pettingzoo_env")
    checks.check_multiagent_environments(wrapper.PettingZooEnv(cosmodrome.envs.env("outpost", 2, illegal="end")))
