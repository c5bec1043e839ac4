"""Bots as somebody else may write them, to be named as module:Class."""

from __future__ import annotations

from cosmodrome import Bot, Dice, Position


class Hasty(Bot):
    """Takes what the decision suggests, else anything."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)

    def act(self, position: Position) -> tuple[object, ...]:
        decision = position.decision
        return decision.suggestion() or decision.sample(self.dice)


class Clumsy(Hasty):
    """Falls over its own feet, sooner or later."""

    def act(self, position: Position) -> tuple[object, ...]:
        if self.dice.below(3) == 0:
            raise ValueError("which way is up?")
        return super().act(position)


class Unborn(Bot):
    def __init__(self) -> None:
        pass

    def act(self, position: Position) -> tuple[object, ...]:
        raise NotImplementedError
