"""How far play is imagined to go on, and who judges where that leads."""

from __future__ import annotations

from typing import Final

from ..kernel import Action, Dice, Game, State
from .features import Features, Sparse
from .foretelling import drawn
from .network import Network

MARGIN: Final = 20.0
"""Points that make a margin of 1."""
WIDEST: Final = 2.0
TILT: Final = 0.1
"""What the margin counts next to the win: little, but where all is won or lost one still plays on."""


class Outlook:
    """As the game itself knows."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turns = 1
        """So often one looks as far as `reached` says."""

    def reached(self, start: State, state: State) -> bool:
        """Whether it is far enough."""
        return state.over or self.game.horizon_reached(start, state)

    def answer(self, state: State, seat: int, own: int, dice: Dice) -> Action:
        """What a seat answers on the way, for one that thinks about its own answer."""
        return self.game.policy(state, seat, dice)

    def values(self, state: State) -> list[float]:
        """How well every seat stands, from 0 to 1."""
        return self.game.evaluate(state)

    def worths(self, states: list[State], seat: int) -> list[float]:
        """How well one seat stands in each of these: numbers to compare with each other alone."""
        return [self.values(state)[seat] for state in states]

    def foretell(self, world: State, seat: int, dice: Dice) -> None:
        """Where all choose at once, let the others choose in this world; as it is, the policy will do it for them."""


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

    def worths(self, states: list[State], seat: int) -> list[float]:
        """The win, and a little for the margin; the network is asked once for all of them."""
        found: list[float] = []
        rows: list[Sparse] = []
        asked: list[int] = []
        for state in states:
            if state.over:
                found.append(share(state, seat) + TILT * margin(state, seat))
            else:
                rows.append(self.features.read(state, seat))
                asked.append(len(found))
                found.append(0.0)
        if rows:
            for place, (win, ahead) in zip(asked, self.network.judge(rows).tolist(), strict=True):
                found[place] = float(win) + TILT * float(ahead)
        return found

    def foretell(self, world: State, seat: int, dice: Dice) -> None:
        """As the network foretells from what they would know."""
        others = [other for other in world.waiting if other != seat]
        if not others or not self.network.foretells:
            return
        rows = [self.features.read(world, other) for other in others]
        for other, expected in zip(others, self.network.foretell(rows).tolist(), strict=True):
            world.apply(other, drawn(self.game, world.decision(other), expected, dice))


def learned_outlook(game: Game, network: Network, state: State) -> Outlook:
    """By a network, where it judges games like this one."""
    return LearnedOutlook(game, network, state) if network.judges(state.options) else Outlook(game)


def share(state: State, seat: int) -> float:
    """The part of the win that a seat has at the end."""
    winners = state.winners
    return 1.0 / len(winners) if seat in winners else 0.0


def margin(state: State, seat: int) -> float:
    """By how much a seat beats the best of the others at the end, or is beaten."""
    scores = state.scores
    best = max([scores[other] for other in range(state.seats) if other != seat], default=0)
    return max(-WIDEST, min(WIDEST, (scores[seat] - best) / MARGIN))
