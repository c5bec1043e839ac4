"""One game between bots, from a seed."""

from __future__ import annotations

from ..bots import make_bot, next_seat
from ..kernel import CLOCK, Dice, Game, Illegal, Position, State

MOST_ACTIONS = 100_000
"""A game that has not ended by then counts as unfinished."""


class BotError(RuntimeError):
    """A bot answered with something that is not legal."""


class Match:
    """A game that has been played: who sat where, and how it ended."""

    __slots__ = ("actions", "finished", "number", "scores", "shares", "specs")

    def __init__(
        self, number: int, specs: list[str], scores: list[int], shares: list[float], actions: int, finished: bool
    ) -> None:
        self.number = number
        self.specs = specs
        self.scores = scores
        self.shares = shares
        """The part of the win of every seat: 1 for a sole winner, 0 for all if the game did not finish."""
        self.actions = actions
        self.finished = finished


def play(
    game: Game,
    number: int,
    specs: list[str],
    options: dict[str, object],
    seed: str,
    most_actions: int = MOST_ACTIONS,
) -> Match:
    """Play one game; all its chance, and that of its bots, comes from the seed."""
    state = game.new(len(specs), seed, **options)
    state.journal = None
    actions = _run(state, specs, seed, most_actions)
    winners = state.winners if state.over else []
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    return Match(number, specs, list(state.scores), shares, actions, state.over)


def _run(state: State, specs: list[str], seed: str, most_actions: int) -> int:
    """Let the bots play until the game is over or long enough; the number of actions."""
    game = state.game
    bots = [make_bot(game, spec, f"{seed} bot {seat}") for seat, spec in enumerate(specs)]
    positions = [Position(state, seat) for seat in range(state.seats)]
    dice = Dice(f"{seed} clock")
    actions = 0
    seat = CLOCK
    while not state.over and actions < most_actions:
        seat = next_seat(state, seat)
        action = game.policy(state, seat, dice) if seat == CLOCK else bots[seat].act(positions[seat])
        try:
            state.apply(seat, action)
        except Illegal as refusal:
            name = specs[seat] if seat != CLOCK else "clock"
            raise BotError(f"{game.id}, seed {seed!r}, seat {seat}: {name} answered {action}: {refusal}") from refusal
        actions += 1
    return actions
