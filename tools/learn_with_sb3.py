"""A player that learns with MaskablePPO of sb3-contrib, against bots of one's choice.

    python tools/learn_with_sb3.py race --opponents random --steps 100000

Needs `pip install sb3-contrib` besides the extra `envs`. It prints how often the player wins before and after.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO

import cosmodrome.envs  # noqa: F401  (makes the games known to Gymnasium)
from cosmodrome.arena.statistics import wilson


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--opponents", default="random", help="bots, with commas between (default: random)")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=100, help="games to judge by (default: 100)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    opponents = args.opponents.split(",")
    table = make(args.game, opponents, potential="standing")
    model = MaskablePPO("MlpPolicy", table, n_steps=2048, batch_size=256, seed=args.seed, verbose=0)
    print("before:", judged(model, args.game, opponents, args.games))
    model.learn(args.steps, progress_bar=False)
    print("after: ", judged(model, args.game, opponents, args.games))


def make(game: str, opponents: list[str], **settings: Any) -> Any:
    return gymnasium.make(f"cosmodrome/{game.capitalize()}-v0", opponents=opponents, **settings)


def judged(model: MaskablePPO, game: str, opponents: list[str], games: int) -> str:
    """How many games of so many the player wins."""
    table = make(game, opponents)
    won = 0.0
    for number in range(games):
        row, _ = table.reset(seed=10_000 + number)
        over = False
        while not over:
            word, _ = model.predict(row, action_masks=table.unwrapped.action_masks())
            row, reward, ended, truncated, _ = table.step(int(word))
            over = ended or truncated
        won += reward
    low, high = wilson(won, games)
    return f"{won:g} of {games} won, {low:.0%} to {high:.0%}"


if __name__ == "__main__":
    main()
