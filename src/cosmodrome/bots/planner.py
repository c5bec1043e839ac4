"""A player that looks as far ahead as its game says one must, and judges there as the game does, without any tree."""

from __future__ import annotations

from ..kernel import Action, Bot, Position
from .outlook import Outlook
from .trial import PROOF, STAGES, Stages, Trial


class PlannerBot(Bot):
    def __init__(self, seed: str, stages: Stages = STAGES, proof: float = PROOF) -> None:
        self.seed = seed
        self.stages = stages
        self.proof = proof
        self.decisions = 0

    def outlook(self, position: Position) -> Outlook:
        """How far answers are played on, and who judges then."""
        return Outlook(position.game)

    def act(self, position: Position) -> Action:
        only = position.decision.only()
        if only is not None:
            return only
        self.decisions += 1
        trial = Trial(position, f"{self.seed} {self.decisions}", self.outlook(position))
        return trial.best(self.stages, self.proof)
