"""Games that a network plays against itself, and what it can learn from them.

Between turns the position is written down as every seat sees it; at the end of the game each gets what it came to. The
first games are played by the game's policy, quickly: a network that judges those is already better than the policy.
"""

from __future__ import annotations

from msgspec import Struct

from ..bots.features import Features, Sparse
from ..bots.learned import LearnedBot
from ..bots.network import Network, read
from ..bots.outlook import margin, share
from ..bots.trial import Stages
from ..bots.turns import next_seat
from ..games import find
from ..kernel import CLOCK, Action, Dice, Game, Position, State, Value
from .samples import Samples

NOISE = 4
"""Of a hundred answers so many are random, so that unusual positions are seen too."""

Table = tuple[int, dict[str, Value]]
"""How many sit there, and the options."""


class Plan(Struct, frozen=True):
    """Which games a job plays: they depend on nothing else."""

    game: str
    tables: list[Table]
    """They take turns."""
    seed: str
    numbers: range
    weights: bytes
    """A file of weights; empty where the game's policy plays."""
    stages: Stages


def play(plan: Plan) -> Samples:
    """All games of a plan."""
    game = find(plan.game)
    rows: list[Sparse] = []
    outcomes: list[tuple[float, float]] = []
    last: list[bool] = []
    players: dict[int, _Players] = {}
    for number in plan.numbers:
        which = number % len(plan.tables)
        if which not in players:
            players[which] = _Players(game, plan, *plan.tables[which])
        for won, seen in players[which].play(f"{plan.seed} {number}"):
            rows += seen
            outcomes += [won] * len(seen)
            last += [at == len(seen) - 1 for at in range(len(seen))]
    return Samples.of(rows, outcomes, last)


class _Players:
    """All seats of a table, played by one network or by the policy."""

    def __init__(self, game: Game, plan: Plan, seats: int, options: dict[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.stages = plan.stages
        self.features = Features(game, seats, game.resolve(dict(options)))
        self.network: Network | None = read(plan.weights, game.id, self.features.size) if plan.weights else None

    def play(self, seed: str) -> list[tuple[tuple[float, float], list[Sparse]]]:
        """A game; for every seat what it came to, and what it saw between turns."""
        game = self.game
        state = game.open(self.seats, seed, dict(self.options))
        state.journal = None
        dice = Dice(f"{seed} play")
        bots = [self._bot(f"{seed} {seat}") for seat in range(self.seats)]
        seen: list[list[Sparse]] = [[] for _ in range(self.seats)]
        start = state.copy()
        seat = CLOCK
        while not state.over:
            seat = next_seat(state, seat)
            state.apply(seat, self._answer(state, seat, bots[seat], dice))
            if not state.over and game.turn_over(start, state):
                start = state.copy()
                for each in range(self.seats):
                    seen[each].append(self.features.read(state, each))
        return [((share(state, each), margin(state, each)), seen[each]) for each in range(self.seats)]

    def _bot(self, seed: str) -> LearnedBot | None:
        return LearnedBot(seed, self.network, self.stages) if self.network is not None else None

    def _answer(self, state: State, seat: int, bot: LearnedBot | None, dice: Dice) -> Action:
        if seat != CLOCK and dice.below(100) < NOISE:
            return state.decision(seat).sample(dice)
        if seat == CLOCK or bot is None:
            return self.game.policy(state, seat, dice)
        return bot.act(Position(state, seat))
