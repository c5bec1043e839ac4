"""Answers tried in imagined worlds: what each of them leads to.

Every answer considered is played on by the game's policy as far as the outlook goes, in the same worlds with the same
chance as the others; then the outlook tells how the seat stands. A few worlds sort out the worst answers, and more of
them are imagined for the few that remain. The policy's own stays among these to the end: it is given unless another has
proved better. Of many answers compared by chance one always seems best, and most often is not.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from ..kernel import Action, Dice, Game, Position, State
from .candidates import root_candidates
from .outlook import Outlook
from .tree import Spread
from .turns import next_seat

CONSIDERED: Final = 16
"""So many answers at most."""

Stages = tuple[tuple[int, int], ...]

STAGES: Final[Stages] = ((8, 6), (12, 3), (20, 1))
"""In so many worlds those still in question are tried, and so many of them then remain."""

PROOF: Final = 1.0
"""By how many standard errors an answer must beat the policy's."""


class Trial:
    """The answers to one question, the policy's first, and what each led to in world after world."""

    def __init__(self, position: Position, seed: str, outlook: Outlook) -> None:
        self.position = position
        self.game: Game = position.game
        self.seat = position.seat
        self.seed = seed
        self.outlook = outlook
        self.worlds = 0
        dice = Dice(f"{seed} answers")
        first = self.game.policy(self._world(0), self.seat, dice)
        self.answers = root_candidates(position.decision, first, dice)[:CONSIDERED]
        self.results: list[list[float]] = [[] for _ in self.answers]

    def best(self, stages: Stages, proof: float) -> Action:
        """The policy's answer, unless the best of the others has proved better."""
        left = list(range(len(self.answers)))
        for worlds, remain in stages:
            if len(left) > 1:
                self._compare(left, worlds)
                left.sort(key=lambda answer: (-sum(self.results[answer]), answer))
                left = left[:remain] if 0 in left[:remain] else [*left[:remain], 0]
        return self.answers[left[0] if self._proved(left[0], proof) else 0]

    def _compare(self, left: list[int], worlds: int) -> None:
        """Try these answers in so many new worlds, each in the same ones."""
        states: list[State] = []
        for number in range(self.worlds, self.worlds + worlds):
            start = self._world(number)
            for answer in left:
                states.append(self._played(start, self.answers[answer], number))
        self.worlds += worlds
        for number, worth in enumerate(self.outlook.worths(states, self.seat)):
            self.results[left[number % len(left)]].append(worth)

    def _played(self, start: State, answer: Action, number: int) -> State:
        """The world after an answer, as far as the outlook goes: the rest as the policy plays."""
        game = self.game
        outlook = self.outlook
        state = start.copy()
        dice = Dice(f"{self.seed} play {number}")
        seat = self.seat
        state.apply(seat, answer)
        while not outlook.reached(start, state):
            seat = next_seat(state, seat)
            state.apply(seat, game.policy(state, seat, dice))
        return state

    def _proved(self, answer: int, proof: float) -> bool:
        """Whether it is better than the policy's beyond what chance explains."""
        gains = Spread()
        for mine, usual in zip(self.results[answer], self.results[0], strict=True):
            gains.add(mine - usual)
        return gains.number > 0 and gains.mean > proof * gains.deviation / sqrt(gains.number)

    def _world(self, number: int) -> State:
        """The world with this number; the same one every time."""
        return self.position.suppose(Dice(f"{self.seed} world {number}"))
