"""A player that has learned: a planner that asks a network at the end of the turn where its answers have led."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ..kernel import Dice, Game, Position
from .features import Features
from .network import Network, load
from .outlook import LearnedOutlook, Outlook
from .planner import PlannerBot
from .trial import Effort, Stages

STAGES: Final[Stages] = ((8, 6), (12, 3), (20, 1))
PROOF: Final = 0.0
"""A network is trusted more than the policy: what is better on average will do."""
DOUBT: Final = 3.0


class LearnedBot(PlannerBot):
    """Plays by a network that judges positions between turns."""

    def __init__(self, seed: str, network: Network, stages: Stages = STAGES) -> None:
        PlannerBot.__init__(self, seed, None, Effort(stages, PROOF, DOUBT))
        self.network = network
        self.learned: LearnedOutlook | None = None

    def outlook(self, position: Position) -> Outlook:
        if self.learned is None:
            self.learned = LearnedOutlook(position.game, self.network, position.imagine(Dice(self.seed)))
        return self.learned


def weights_of(game: Game) -> Path:
    """Where the network of a game lies, if it has one."""
    return game.folder / "data" / "learned.npz"


@cache
def network_of(game: Game, file: str) -> Network:
    """A network for a game; BadWeights if it does not fit the game as it is now."""
    options = game.resolve({})
    return load(Path(file), game, Features(game, game.seat_counts(options)[-1], options).size)
