"""Answers tried in imagined worlds: what each of them leads to.

Every answer considered is played on by the game's policy as far as the outlook goes, in the same worlds with the same
chance as the others; then the outlook tells how the seat stands. A few worlds sort out the worst answers, and more of
them are imagined for the few that remain. The policy's own stays among these to the end: it is given unless another has
proved better. Of many answers compared by chance one always seems best, and most often is not.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter, process_time
from typing import Final

from ..kernel import Action, Dice, Game, Position, State, Weighed
from .budget import Budget
from .candidates import root_candidates
from .foretelling import parts
from .outlook import Outlook
from .tree import Spread
from .turns import next_seat

Stages = tuple[tuple[int, int], ...]
"""In so many worlds those still in question are tried, and so many of them then remain."""

CONSIDERED: Final = 16
"""So many answers at most."""


CLEAR: Final = 3.0
"""An answer that leads all others by so many standard errors needs no further thought."""


class Effort:
    """How thoroughly answers are tried."""

    def __init__(self, stages: Stages, proof: float, doubt: float, most_played: int = 0) -> None:
        self.stages = stages
        self.proof = proof
        """By how many standard errors an answer must beat the policy's."""
        self.doubt = doubt
        """It is given up when it falls short of the policy's by so many."""
        self.most_played = most_played
        """When so many actions have been imagined, no further world is; 0 for no bound."""


class Clock:
    """Gives each stage of a trial its part of the time."""

    def __init__(self, budget: Budget, stages: int) -> None:
        self.of_processor = budget.of_processor
        self.part = budget.seconds / stages
        self.end = self._now()

    def next_stage(self) -> None:
        self.end += self.part

    def is_early(self) -> bool:
        return self._now() < self.end

    def _now(self) -> float:
        return process_time() if self.of_processor else perf_counter()


class Trial:
    """The answers to one question, the policy's first, and what each led to in world after world."""

    def __init__(self, position: Position, seed: str, outlook: Outlook, answers: list[Action] | None = None) -> None:
        """Of these answers, if any are given: then the first of them takes the place of the policy's."""
        self.position = position
        self.game: Game = position.game
        self.seat = position.seat
        self.seed = seed
        self.outlook = outlook
        self.worlds = 0
        self.played = 0
        """Actions imagined so far."""
        dice = Dice(f"{seed} answers")
        first = self.game.policy(self._world(0), self.seat, dice)
        self.answers = answers or root_candidates(position.decision, first, dice)[:CONSIDERED]
        self.results: list[list[float]] = [[] for _ in self.answers]
        self.all_choose = bool(parts(self.game, first))
        """Whether the others choose at the same time what a network may foretell."""

    def best(self, effort: Effort, budget: Budget | None = None) -> Action:
        """The policy's answer, unless the best of the others has proved better.

        With a budget every stage goes on through world after world for its part of the time.
        """
        rivals = list(range(1, len(self.answers)))
        clock = Clock(budget, len(effort.stages)) if budget is not None else None
        for worlds, remain in effort.stages:
            rivals = self._tried(rivals, worlds, effort)
            if clock is not None:
                clock.next_stage()
                while clock.is_early() and not self._settled(rivals):
                    rivals = self._tried(rivals, worlds, effort)
            rivals = rivals[:remain]
        if rivals and self._leads(rivals[0], 0, effort.proof):
            return self.answers[rivals[0]]
        return self.answers[0]

    def weighed(self, best: Action, number: int, worlds: int) -> list[Weighed]:
        """So many answers, the best one first and then those that did best, in so many worlds once more."""
        shown = self.finalists(best, number)
        totals = [0.0] * len(shown)
        for _ in range(worlds):
            start = self._next_world()
            for place, answer in enumerate(shown):
                totals[place] += self.outlook.values(self._after(start, answer))[self.seat]
            self.worlds += 1
        return [(answer, total / worlds) for answer, total in zip(shown, totals, strict=True)]

    def finalists(self, best: Action, number: int) -> list[Action]:
        """So many answers, the best one first and then those that did best."""
        ranked = sorted(
            range(len(self.answers)), key=lambda answer: (self.answers[answer] != best, -self._mean(answer))
        )
        return [self.answers[answer] for answer in ranked[:number]]

    def _mean(self, answer: int) -> float:
        results = self.results[answer]
        return sum(results) / max(1, len(results))

    def _tried(self, rivals: list[int], worlds: int, effort: Effort) -> list[int]:
        """Those that may still be better than the policy's after so many worlds more, the best of them first."""
        if not rivals:
            return rivals
        self._compare([0, *rivals], worlds, effort.most_played)
        rivals = [rival for rival in rivals if self._leads(rival, 0, -effort.doubt)]
        rivals.sort(key=lambda rival: (-sum(self.results[rival]), rival))
        return rivals

    def _settled(self, rivals: list[int]) -> bool:
        """Whether nothing is left to find out: the best leads the policy's answer and all others beyond doubt."""
        return not rivals or all(self._leads(rivals[0], other, CLEAR) for other in [0, *rivals[1:]])

    def _compare(self, left: list[int], worlds: int, most_played: int) -> None:
        """Try these answers in so many new worlds, each in the same ones."""
        states: list[State] = []
        for _ in range(worlds):
            if 0 < most_played <= self.played:
                break
            start = self._next_world()
            for answer in left:
                states.append(self._after(start, self.answers[answer]))
            self.worlds += 1
        for number, worth in enumerate(self.outlook.worths(states, self.seat)):
            self.results[left[number % len(left)]].append(worth)

    def _after(self, start: State, answer: Action) -> State:
        """The world after an answer, as far as the outlook goes, which also says what is answered on the way."""
        outlook = self.outlook
        state = start.copy()
        dice = Dice(f"{self.seed} play {self.worlds}")
        seat = self.seat
        state.apply(seat, answer)
        played = 1
        for turn in range(outlook.turns):
            begin = start if turn == 0 else state.copy()
            while not outlook.reached(begin, state):
                seat = next_seat(state, seat)
                state.apply(seat, outlook.answer(state, seat, self.seat, dice))
                played += 1
        self.played += played
        return state

    def _leads(self, answer: int, other: int, proof: float) -> bool:
        """Whether it is better than another by so many standard errors, or worse by less where they are negative."""
        gains = Spread()
        for mine, usual in zip(self.results[answer], self.results[other], strict=True):
            gains.add(mine - usual)
        return gains.number > 0 and gains.mean > proof * gains.deviation / sqrt(gains.number)

    def _next_world(self) -> State:
        """One more; where all choose at once, the others have chosen there as far as that can be foretold."""
        world = self._world(self.worlds)
        if self.all_choose:
            self.outlook.foretell(world, self.seat, Dice(f"{self.seed} others {self.worlds}"))
        return world

    def _world(self, number: int) -> State:
        """The world with this number; the same one every time."""
        return self.position.suppose(Dice(f"{self.seed} world {number}"))
