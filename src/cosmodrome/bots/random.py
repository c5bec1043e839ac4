"""The simplest player."""

from __future__ import annotations

from ..kernel import Action, Bot, Dice, Position


class RandomBot(Bot):
    """Any legal answer, at random."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)

    def act(self, position: Position) -> Action:
        return position.decision.sample(self.dice)
