"""A player that has learned: it tries its answers in imagined worlds, and asks a network where they lead.

Every answer considered is played to the end of the turn by the game's policy, in the same worlds with the same chance
as the others; then the network says how the seat stands. A few worlds sort out the worst, and more of them are imagined
for the few that remain.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ..kernel import Action, Bot, Dice, Game, Position, State
from .candidates import root_candidates
from .features import Features, Sparse
from .network import Network, load
from .turns import next_seat

CONSIDERED: Final = 16
"""So many answers at most."""

Stages = tuple[tuple[int, int], ...]

STAGES: Final[Stages] = ((8, 6), (12, 3), (20, 1))
"""In so many worlds those still in question are tried, and so many of them then remain."""

MARGIN: Final = 20.0
"""Points that make a margin of 1."""
WIDEST: Final = 2.0
TILT: Final = 0.1
"""What the margin counts next to the win: little, but where all is won or lost one still plays on."""


class Judge:
    """A network with the features of one table."""

    def __init__(self, game: Game, network: Network, state: State) -> None:
        self.network = network
        self.features = Features(game, state.seats, state.options)

    def worths(self, rows: list[Sparse]) -> list[float]:
        """How well whoever sees these rows stands."""
        return [float(win) + TILT * float(margin) for win, margin in self.network.judge(rows).tolist()]


class LearnedBot(Bot):
    """Plays by a network that judges positions between turns."""

    def __init__(self, seed: str, network: Network, stages: Stages = STAGES) -> None:
        self.seed = seed
        self.network = network
        self.stages = stages
        self.decisions = 0
        self.judge: Judge | None = None

    def act(self, position: Position) -> Action:
        only = position.decision.only()
        if only is not None:
            return only
        self.decisions += 1
        trial = Trial(position, f"{self.seed} {self.decisions}")
        if self.judge is None:
            self.judge = Judge(position.game, self.network, trial.world(0))
        return trial.best(self.judge, self.stages)


class Trial:
    """The answers to one question, and what they lead to."""

    def __init__(self, position: Position, seed: str) -> None:
        self.position = position
        self.seat = position.seat
        self.game: Game = position.game
        self.seed = seed
        self.worlds = 0
        dice = Dice(f"{seed} answers")
        first = self.game.policy(self.world(0), self.seat, dice)
        self.answers = root_candidates(position.decision, first, dice)[:CONSIDERED]
        self.totals = [0.0] * len(self.answers)

    def best(self, judge: Judge, stages: Stages) -> Action:
        """The answer that stands best in the end; of equals the policy's."""
        left = list(range(len(self.answers)))
        for worlds, remain in stages:
            if len(left) > 1:
                self._compare(left, worlds, judge)
                left.sort(key=lambda number: (-self.totals[number], number))
                left = left[:remain]
        return self.answers[left[0]]

    def _compare(self, left: list[int], worlds: int, judge: Judge) -> None:
        """Try these answers in so many new worlds, each in the same ones."""
        rows: list[Sparse] = []
        whose: list[int] = []
        for _ in range(worlds):
            start = self.world(self.worlds)
            self.worlds += 1
            for number in left:
                state = self._played(start, self.answers[number])
                if state.over:
                    self.totals[number] += share(state, self.seat) + TILT * margin(state, self.seat)
                else:
                    rows.append(judge.features.read(state, self.seat))
                    whose.append(number)
        if rows:
            for number, worth in zip(whose, judge.worths(rows), strict=True):
                self.totals[number] += worth

    def _played(self, start: State, answer: Action) -> State:
        """The world after an answer, at the end of the turn: the rest of it as the policy plays."""
        game = self.game
        state = start.copy()
        dice = Dice(f"{self.seed} play {self.worlds}")
        seat = self.seat
        state.apply(seat, answer)
        while not state.over and not game.turn_over(start, state):
            seat = next_seat(state, seat)
            state.apply(seat, game.policy(state, seat, dice))
        return state

    def world(self, number: int) -> State:
        """The world with this number; the same one every time."""
        world = self.position.imagine(Dice(f"{self.seed} world {number}"))
        world.journal = None
        return world


def share(state: State, seat: int) -> float:
    """The part of the win that a seat has at the end."""
    winners = state.winners
    return 1.0 / len(winners) if seat in winners else 0.0


def margin(state: State, seat: int) -> float:
    """By how much a seat beats the best of the others at the end, or is beaten."""
    scores = state.scores
    best = max([scores[other] for other in range(state.seats) if other != seat], default=0)
    return max(-WIDEST, min(WIDEST, (scores[seat] - best) / MARGIN))


def weights_of(game: Game) -> Path:
    """Where the network of a game lies, if it has one."""
    return game.folder / "data" / "learned.npz"


@cache
def network_of(game: Game, file: str) -> Network:
    """A network for a game; BadWeights if it does not fit the game as it is now."""
    options = game.resolve({})
    return load(Path(file), game.id, Features(game, game.seat_counts(options)[-1], options).size)
