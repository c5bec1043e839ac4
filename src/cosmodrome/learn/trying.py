"""How good a network has become: one seat plays by it, the others are the game's own bot."""

from __future__ import annotations

from msgspec import Struct

from ..arena.match import MOST_ACTIONS
from ..bots import make_bot
from ..bots.features import Features
from ..bots.learned import DOUBT, PROOF, LearnedBot
from ..bots.network import read
from ..bots.outlook import share
from ..bots.trial import Effort, Stages
from ..bots.turns import next_seat
from ..games import find
from ..kernel import CLOCK, Bot, Dice, Position
from .selfplay import Table


class Contest(Struct, frozen=True):
    """Which games a job plays: they depend on nothing else."""

    game: str
    table: Table
    opponent: str
    seed: str
    numbers: range
    weights: bytes
    stages: Stages


def contend(contest: Contest) -> list[float]:
    """The part of the win that the network has in every game; it sits at each place in turn."""
    game = find(contest.game)
    seats, options = contest.table
    features = Features(game, seats, game.resolve(dict(options)))
    network = read(contest.weights, game, features.size)
    shares = []
    for number in contest.numbers:
        seed = f"{contest.seed} {number}"
        state = game.open(seats, seed, dict(options))
        state.journal = None
        own = number % seats
        bots: list[Bot] = [make_bot(game, contest.opponent, f"{seed} {seat}") for seat in range(seats)]
        bots[own] = LearnedBot(f"{seed} {own}", network, Effort(contest.stages, PROOF, DOUBT))
        dice = Dice(f"{seed} clock")
        seat = CLOCK
        for _ in range(MOST_ACTIONS):
            if state.over:
                break
            seat = next_seat(state, seat)
            timed = seat == CLOCK
            action = game.policy(state, seat, dice) if timed else bots[seat].act(Position(state, seat))
            state.apply(seat, action)
        shares.append(share(state, own))
    return shares
