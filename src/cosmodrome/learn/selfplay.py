"""Games that a network plays against itself, and what it can learn from them.

Between turns the position is written down as every seat sees it; at the end of the game each gets what it came to. The
first games are played by the game's policy, quickly: a network that judges those is already better than the policy.
"""

from __future__ import annotations

from msgspec import Struct

from ..bots.candidates import root_candidates
from ..bots.features import Features
from ..bots.foretelling import parts
from ..bots.learned import DOUBT, PROOF, LearnedBot
from ..bots.network import Network, read
from ..bots.outlook import margin, share
from ..bots.trial import CONSIDERED, Effort, Stages
from ..bots.turns import next_seat
from ..games import find
from ..kernel import CLOCK, Action, Dice, Game, Position, State, Value
from .samples import Samples, Seen

NOISE = 4
"""Of a hundred answers so many are others than a player would give, so that unusual positions are seen too."""
LAPSES = (0, 3, 8, 20)
"""The same of the policy's: each seat draws one of these for a game, so that the weak and the strong meet."""

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
    seen: list[Seen] = []
    players: dict[int, _Players] = {}
    for number in plan.numbers:
        which = number % len(plan.tables)
        if which not in players:
            players[which] = _Players(game, plan, *plan.tables[which])
        seen += players[which].play(f"{plan.seed} {number}")
    return Samples.of(seen, len(game.foretold))


class _Players:
    """All seats of a table, played by one network or by the policy."""

    def __init__(self, game: Game, plan: Plan, seats: int, options: dict[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.effort = Effort(plan.stages, PROOF, DOUBT)
        self.features = Features(game, seats, game.resolve(dict(options)))
        self.network: Network | None = read(plan.weights, game, self.features.size) if plan.weights else None

    def play(self, seed: str) -> list[Seen]:
        """A game; what every seat saw between turns, and what that came to."""
        game = self.game
        state = game.open(self.seats, seed, dict(self.options))
        state.journal = None
        dice = Dice(f"{seed} play")
        bots = [self._bot(f"{seed} {seat}") for seat in range(self.seats)]
        noise = self._noise(dice)
        seen: list[list[Seen]] = [[] for _ in range(self.seats)]
        start = state.copy()
        seat = CLOCK
        while not state.over:
            seat = next_seat(state, seat)
            astray = seat != CLOCK and dice.below(100) < noise[seat]
            action = self._astray(state, seat, dice) if astray else self._answer(state, seat, bots[seat], dice)
            if seat != CLOCK and not astray and seen[seat] and not seen[seat][-1].chosen:
                seen[seat][-1].chosen = parts(game, action)
            state.apply(seat, action)
            if not state.over and game.turn_over(start, state):
                start = state.copy()
                for each in range(self.seats):
                    seen[each].append(Seen(self.features.read(state, each)))
        return _outcomes(state, seen)

    def _noise(self, dice: Dice) -> list[int]:
        """How often each seat goes astray."""
        return [NOISE if self.network is not None else LAPSES[dice.below(len(LAPSES))] for _ in range(self.seats)]

    def _astray(self, state: State, seat: int, dice: Dice) -> Action:
        """Any answer that a player would consider."""
        considered = root_candidates(state.decision(seat), self.game.policy(state, seat, dice), dice)[:CONSIDERED]
        return considered[dice.below(len(considered))]

    def _bot(self, seed: str) -> LearnedBot | None:
        return LearnedBot(seed, self.network, self.effort) if self.network is not None else None

    def _answer(self, state: State, seat: int, bot: LearnedBot | None, dice: Dice) -> Action:
        if seat == CLOCK or bot is None:
            return self.game.policy(state, seat, dice)
        return bot.act(Position(state, seat))


def _outcomes(state: State, seen: list[list[Seen]]) -> list[Seen]:
    """Tell of every position what it came to, one seat after the other."""
    for seat, own in enumerate(seen):
        for position in own:
            position.outcome = (share(state, seat), margin(state, seat))
        if own:
            own[-1].last = True
    return [position for own in seen for position in own]
