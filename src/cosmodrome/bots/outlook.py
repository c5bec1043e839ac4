"""How far a search imagines play to go on, and how it judges where that leads."""

from __future__ import annotations

from ..kernel import Game, State
from .features import Features
from .network import Network


class Outlook:
    """As the game itself knows."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def reached(self, start: State, state: State) -> bool:
        """Whether it is far enough."""
        return state.over or self.game.horizon_reached(start, state)

    def values(self, state: State) -> list[float]:
        """How well every seat stands, from 0 to 1."""
        return self.game.evaluate(state)


class LearnedOutlook(Outlook):
    """To the end of the turn, where a network judges for every seat what that seat knows."""

    def __init__(self, game: Game, network: Network, state: State) -> None:
        Outlook.__init__(self, game)
        self.network = network
        self.features = Features(game, state.seats, state.options)

    def reached(self, start: State, state: State) -> bool:
        return state.over or self.game.turn_over(start, state)

    def values(self, state: State) -> list[float]:
        if state.over:
            return self.game.evaluate(state)
        rows = [self.features.read(state, seat) for seat in range(state.seats)]
        wins: list[float] = self.network.judge(rows)[:, 0].tolist()
        total = sum(wins)
        return [win / total for win in wins] if total > 0.0 else [1.0 / len(wins)] * len(wins)
