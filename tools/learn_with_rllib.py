"""Players that learn against each other with RLlib (PPO, one policy for all seats, illegal words masked).

    python tools/learn_with_rllib.py race --seats 2 --iterations 5

Needs `pip install "ray[rllib]" torch` besides the extra `envs`. It prints what every iteration brings.
"""

from __future__ import annotations

import argparse
from typing import Any

import ray
import torch
from gymnasium import spaces
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
    # RLlib tries an environment with any action at first: one that is not open must not be an error.
    register_env("table", lambda _: MaskedEnv(env(args.game, args.seats, potential="standing", illegal="end")))
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
    """RLlib's module for masking calls the row `observations`."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.observation_spaces = {agent: self._renamed(space) for agent, space in self.observation_spaces.items()}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        seen, infos = super().reset(seed=seed, options=options)
        return self._all_renamed(seen), infos

    def step(self, action: dict[str, Any]) -> Any:
        seen, *rest = super().step(action)
        return self._all_renamed(seen), *rest

    def _all_renamed(self, seen: dict[str, Any]) -> dict[str, Any]:
        return {
            agent: {"observations": row["observation"], "action_mask": row["action_mask"]}
            for agent, row in seen.items()
        }

    @staticmethod
    def _renamed(space: spaces.Space[Any]) -> spaces.Dict:
        assert isinstance(space, spaces.Dict)
        return spaces.Dict({"observations": space["observation"], "action_mask": space["action_mask"]})


if __name__ == "__main__":
    main()
