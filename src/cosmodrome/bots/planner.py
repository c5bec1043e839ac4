"""A player that looks as far ahead as its game says one must, and judges there as the game does, without any tree.

Every answer considered is played on by the game's policy to the game's horizon, in the same imagined worlds with the
same chance as the others. The policy's own answer stays among those tried to the end: it is given only where no other
has proved better. Of many answers compared by chance one always seems best, and most often is not.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from ..kernel import Action, Bot, Dice, Game, Position, State
from .candidates import root_candidates
from .tree import Spread
from .turns import next_seat

CONSIDERED: Final = 16
"""So many answers at most."""

STAGES: Final = ((8, 6), (12, 3), (20, 1))
"""In so many worlds those still in question are tried, and so many of them then remain."""

PROOF: Final = 1.0
"""By how many standard errors an answer must beat the policy's."""


class PlannerBot(Bot):
    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.decisions = 0

    def act(self, position: Position) -> Action:
        only = position.decision.only()
        if only is not None:
            return only
        self.decisions += 1
        return Plan(position, f"{self.seed} {self.decisions}").best()


class Plan:
    """The answers to one question, the policy's first, and what each led to in world after world."""

    def __init__(self, position: Position, seed: str) -> None:
        self.position = position
        self.game: Game = position.game
        self.seat = position.seat
        self.seed = seed
        dice = Dice(f"{seed} answers")
        first = self.game.policy(self._world(0), self.seat, dice)
        self.answers = root_candidates(position.decision, first, dice)[:CONSIDERED]
        self.results: list[list[float]] = [[] for _ in self.answers]

    def best(self) -> Action:
        """The policy's answer, unless the best of the others has proved better."""
        left = list(range(len(self.answers)))
        tried = 0
        for worlds, remain in STAGES:
            if len(left) > 1:
                for number in range(tried, tried + worlds):
                    self._compare(left, number)
                tried += worlds
                left.sort(key=lambda answer: (-sum(self.results[answer]), answer))
                left = left[:remain] if 0 in left[:remain] else [*left[:remain], 0]
        return self.answers[left[0] if self._proved(left[0]) else 0]

    def _compare(self, left: list[int], number: int) -> None:
        """Try these answers in one more world."""
        world = self._world(number)
        for answer in left:
            self.results[answer].append(self._worth(world, self.answers[answer], number))

    def _worth(self, start: State, answer: Action, number: int) -> float:
        game = self.game
        state = start.copy()
        dice = Dice(f"{self.seed} play {number}")
        seat = self.seat
        state.apply(seat, answer)
        while not state.over and not game.horizon_reached(start, state):
            seat = next_seat(state, seat)
            state.apply(seat, game.policy(state, seat, dice))
        return game.evaluate(state)[self.seat]

    def _proved(self, answer: int) -> bool:
        """Whether it is better than the policy's beyond what chance explains."""
        gains = Spread()
        total = 0.0
        number = 0
        for mine, usual in zip(self.results[answer], self.results[0], strict=False):
            gains.add(mine - usual)
            total += mine - usual
            number += 1
        return number > 0 and total / number > PROOF * gains.deviation / sqrt(number)

    def _world(self, number: int) -> State:
        """The world with this number; the same one every time."""
        world = self.position.imagine(Dice(f"{self.seed} world {number}"))
        world.journal = None
        return world
