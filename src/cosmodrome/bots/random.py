"""The simplest player."""

from __future__ import annotations

from ..kernel import CLOCK, Action, Bot, Dice, Position, State


class RandomBot(Bot):
    """Any legal answer, at random."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)

    def act(self, position: Position) -> Action:
        return position.decision.sample(self.dice)


def play_out(state: State, dice: Dice) -> int:
    """Random answers from every seat until the game is over; how many it took."""
    actions = 0
    while not state.over:
        waiting = state.waiting
        seat = waiting[0] if waiting else CLOCK
        state.apply(seat, state.decision(seat).sample(dice))
        actions += 1
    return actions
