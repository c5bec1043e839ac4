"""One game between bots, from a seed."""

from __future__ import annotations

import json
import traceback
from time import process_time

from ..bots import make_bot, next_seat
from ..kernel import CLOCK, Action, Bot, Dice, Game, Illegal, Position, Record, State

MOST_ACTIONS = 100_000
"""A game that has not ended by then counts as unfinished."""


class BotError(RuntimeError):
    """A bot failed, or answered with something that is not legal; the text says which, where, and from which seed."""


class Match:
    """A game that has been played: who sat where, and how it ended."""

    __slots__ = ("actions", "curve", "finished", "number", "record", "scores", "seed", "shares", "specs")

    def __init__(
        self,
        number: int,
        specs: list[str],
        scores: list[int],
        shares: list[float],
        actions: int,
        finished: bool,
        seed: str = "",
        curve: list[list[int]] | None = None,
        record: str = "",
    ) -> None:
        self.number = number
        self.specs = specs
        self.scores = scores
        self.shares = shares
        """The part of the win of every seat: 1 for a sole winner, 0 for all if the game did not finish."""
        self.actions = actions
        self.finished = finished
        self.seed = seed
        self.curve: list[list[int]] = curve if curve is not None else []
        """The scores at the end of every round; of a game without rounds, those at its end alone."""
        self.record = record
        """The record as JSON; empty unless it was asked for."""


def answer(bot: Bot, position: Position) -> Action:
    """What a bot answers; BotError says what it raised, and where in its source."""
    try:
        return bot.act(position)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"raised {type(error).__name__}: {error} ({place.filename}, line {place.lineno})"
        raise BotError(what) from error


def play(
    game: Game,
    number: int,
    specs: list[str],
    options: dict[str, object],
    seed: str,
    most_actions: int = MOST_ACTIONS,
    record: bool = False,
    thought: list[list[float]] | None = None,
) -> Match:
    """Play one game; all its chance, and that of its bots, comes from the seed.

    Of every seat it is noted in `thought`, if that is given, how much time of the processor each choice has taken.
    """
    state = game.new(len(specs), seed, **options)
    state.journal = None
    run = _Run(state, specs, seed, thought)
    run.play(most_actions)
    winners = state.winners if state.over else []
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    kept = _record(state, specs) if record else ""
    return Match(number, specs, list(state.scores), shares, run.actions, state.over, seed, run.curve, kept)


class _Run:
    """A game under way between bots."""

    def __init__(self, state: State, specs: list[str], seed: str, thought: list[list[float]] | None) -> None:
        self.state = state
        self.specs = specs
        self.seed = seed
        self.thought = thought
        self.actions = 0
        self.curve: list[list[int]] = []

    def play(self, most_actions: int) -> None:
        """Let the bots play until the game is over or long enough."""
        state = self.state
        game = state.game
        bots = [self._made(seat) for seat in range(state.seats)]
        positions = [Position(state, seat) for seat in range(state.seats)]
        dice = Dice(f"{self.seed} clock")
        stage = state.progress[0]
        seat = CLOCK
        while not state.over and self.actions < most_actions:
            seat = next_seat(state, seat)
            action = game.policy(state, seat, dice) if seat == CLOCK else self._answer(bots[seat], positions[seat])
            try:
                state.apply(seat, action)
            except Illegal as refusal:
                raise self._failure(seat, f"answered {action}: {refusal}") from refusal
            self.actions += 1
            if not state.over and state.progress[0] != stage:
                stage = state.progress[0]
                self.curve.append(list(state.scores))
        self.curve.append(list(state.scores))

    def _made(self, seat: int) -> Bot:
        return make_bot(self.state.game, self.specs[seat], f"{self.seed} bot {seat}")

    def _answer(self, bot: Bot, position: Position) -> Action:
        thought = self.thought
        began = process_time() if thought is not None else 0.0
        try:
            found = answer(bot, position)
        except BotError as error:
            raise self._failure(position.seat, str(error)) from error
        if thought is not None and position.decision.only() is None:
            thought[position.seat].append(process_time() - began)
        return found

    def _failure(self, seat: int, what: str) -> BotError:
        name = self.specs[seat] if seat != CLOCK else "clock"
        asked = self.state.decision(seat).prompt
        where = f"{self.state.game.id}, seed {self.seed!r}, after {self.actions} actions, seat {seat} asked {asked!r}"
        return BotError(f"{where}: {name} {what}")


def _record(state: State, specs: list[str]) -> str:
    record = Record.of(state)
    record.players = specs
    return json.dumps(record.as_dict())
