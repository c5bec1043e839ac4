"""Players that learn against each other with RLlib (PPO, one policy for all seats, illegal words masked).

    python tools/learn_with_rllib.py race --seats 2 --iterations 5

Needs `pip install "ray[rllib]" torch` besides the extra `envs`. It prints what every iteration brings.
"""

from __future__ import annotations

import argparse
from typing import Any

import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from cosmodrome.envs import env


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=5)
    args = parser.parse_args()
    torch.set_num_threads(1)
    ray.init(address="local", _node_ip_address="127.0.0.1", include_dashboard=False)
    register_env("table", lambda _: MaskedEnv(env(args.game, args.seats, potential="standing")))
    config = (
        PPOConfig()
        .environment("table")
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda agent, *_, **__: "all")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size=2000, minibatch_size=250, num_epochs=4)
    )
    algorithm = config.build_algo()
    for number in range(args.iterations):
        found = algorithm.train()["env_runners"]
        games, words = found.get("num_episodes", 0), found.get("episode_len_mean", 0)
        print(f"iteration {number + 1}: {games} games of {words:.0f} words")
    algorithm.stop()


class MaskedEnv(PettingZooEnv):
    """RLlib's example of masking calls the row `observations`."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)


if __name__ == "__main__":
    main()
