"""A player that has learned: a planner that asks a network where its answers have led."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ..kernel import Dice, Game, Position
from .budget import Budget
from .features import Features
from .network import Network, load
from .outlook import Outlook, learned_outlook
from .planner import PlannerBot
from .trial import Effort, Stages

PROOF: Final = 0.0
"""Where one looks no further than the end of the turn, what is better on average will do."""
DOUBT: Final = 3.0
STAGES: Final[Stages] = ((8, 6), (12, 3), (20, 1))
EFFORT: Final = Effort(STAGES, PROOF, DOUBT)


class LearnedBot(PlannerBot):
    """Plays by a network that judges positions between turns."""

    def __init__(self, seed: str, network: Network, effort: Effort = EFFORT, budget: Budget | None = None) -> None:
        PlannerBot.__init__(self, seed, budget, effort)
        self.network = network
        self.learned: Outlook | None = None

    def outlook(self, position: Position) -> Outlook:
        if self.learned is None:
            self.learned = learned_outlook(position.game, self.network, position.imagine(Dice(self.seed)))
        return self.learned


def weights_of(game: Game) -> Path:
    """Where the network of a game lies, if it has one."""
    return game.folder / "data" / "learned.npz"


@cache
def network_of(game: Game, file: str) -> Network:
    """A network for a game; BadWeights if it does not fit the game as it is now."""
    options = game.resolve({})
    return load(Path(file), game, Features(game, game.seat_counts(options)[-1], options).size)
