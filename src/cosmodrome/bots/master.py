"""A player that thinks ahead for as long as it is told.

It goes through its answers as the learned player does, and then looks further with the best of them: two turns ahead,
where its own answers on the way are thought about too. Each of these is tried once, in that very world, and the network
says which one leads to most; the others answer by the policy.
"""

from __future__ import annotations

from typing import Final

from ..kernel import Action, Bot, Dice, Game, Position, State
from .budget import Budget
from .candidates import root_candidates
from .learned import EFFORT
from .network import Network
from .outlook import LearnedOutlook
from .trial import Effort, Stages, Trial
from .turns import next_seat

TURNS: Final = 2
FINALISTS: Final = 3
"""So many answers are looked at more closely."""
STAGES: Final[Stages] = ((12, FINALISTS), (16, 2), (16, 1))
THOUGHT: Final = Effort(STAGES, 0.5, 3.0)
GLANCED: Final = 10
"""So many answers are tried for a question on the way."""


class Foresight(LearnedOutlook):
    """As the network judges where some turns have led in which one goes on thinking."""

    def __init__(self, game: Game, network: Network, state: State) -> None:
        LearnedOutlook.__init__(self, game, network, state)
        self.turns = TURNS

    def answer(self, state: State, seat: int, own: int, dice: Dice) -> Action:
        usual = self.game.policy(state, seat, dice)
        if seat != own or state.decision(seat).only() is not None:
            return usual
        answers = root_candidates(state.decision(seat), usual, dice)[:GLANCED]
        worths = self.worths([self._end(state, seat, answer, dice.copy()) for answer in answers], seat)
        best = 0
        for place in range(1, len(answers)):
            if worths[place] > worths[best]:
                best = place
        return answers[best]

    def _end(self, start: State, seat: int, answer: Action, dice: Dice) -> State:
        """Where an answer leads until the turn is over, if all go on by the policy."""
        state = start.copy()
        state.apply(seat, answer)
        while not self.reached(start, state):
            seat = next_seat(state, seat)
            state.apply(seat, self.game.policy(state, seat, dice))
        return state


class MasterBot(Bot):
    """Thinks for the time it is given, and no longer than a question deserves."""

    def __init__(self, seed: str, budget: Budget, network: Network) -> None:
        self.seed = seed
        self.budget = budget
        self.network = network
        self.decisions = 0
        self.near: LearnedOutlook | None = None
        self.far: Foresight | None = None

    def act(self, position: Position) -> Action:
        only = position.decision.only()
        if only is not None:
            return only
        self.decisions += 1
        seed = f"{self.seed} {self.decisions}"
        if self.near is None or self.far is None:
            world = position.imagine(Dice(self.seed))
            self.near = LearnedOutlook(position.game, self.network, world)
            self.far = Foresight(position.game, self.network, world)
        first = Trial(position, seed, self.near)
        finalists = first.finalists(first.best(EFFORT), FINALISTS)
        if len(finalists) == 1:
            return finalists[0]
        return Trial(position, f"{seed} again", self.far, finalists).best(THOUGHT, self.budget)
