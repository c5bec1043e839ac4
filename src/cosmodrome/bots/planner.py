"""A player that looks as far ahead as its game says one must, and judges there as the game does, without any tree."""

from __future__ import annotations

from typing import Final

from ..kernel import Action, Bot, Counsel, Position
from .budget import Budget
from .outlook import Outlook
from .trial import Effort, Trial

EFFORT: Final = Effort(((4, 15), (4, 7), (4, 5), (4, 4), (8, 2), (8, 2), (8, 1)), 1.0, 0.5, 6_000)
THOROUGH: Final = Effort(((8, 15), (8, 7), (8, 4), (16, 1)), 1.0, 1.0)
"""For those who are given time."""
SHOWN: Final = 3
"""So many answers are told with their worth to who asks for counsel."""
WORLDS: Final = 24
"""It is found in so many worlds."""


class PlannerBot(Bot):
    """Answers at once, or thinks for the budget it is given."""

    def __init__(self, seed: str, budget: Budget | None = None, effort: Effort = EFFORT) -> None:
        self.seed = seed
        self.budget = budget
        self.effort = effort if budget is None else THOROUGH
        self.decisions = 0

    def outlook(self, position: Position) -> Outlook:
        """How far answers are played on, and who judges then."""
        return Outlook(position.game)

    def act(self, position: Position) -> Action:
        only = position.decision.only()
        if only is not None:
            return only
        return self._trial(position).best(self.effort, self.budget)

    def counsel(self, position: Position) -> Counsel:
        """Its answer, then the next best, with how well the seat would stand."""
        only = position.decision.only()
        if only is not None:
            return Counsel(only, reasons=[("reason-only", {})])
        trial = self._trial(position)
        best = trial.best(self.effort, self.budget)
        return Counsel(best, [(answer, 100.0 * share) for answer, share in trial.weighed(best, SHOWN, WORLDS)])

    def _trial(self, position: Position) -> Trial:
        self.decisions += 1
        return Trial(position, f"{self.seed} {self.decisions}", self.outlook(position))
