"""A player that has learned: it tries its answers in imagined worlds, and asks a network where they lead.

Every answer considered is played to the end of the turn by the game's policy, in the same worlds with the same chance
as the others; then the network says how the seat stands. A few worlds sort out the worst. What the seat could choose
later in the turn otherwise than the policy makes plans of those that remain (this action card, and then not to place
anything), which are tried in the same worlds. Of an answer the best plan counts, and more worlds are imagined for the
few that remain.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ..kernel import Action, Bot, Choice, Dice, Game, Position, State
from .candidates import root_candidates
from .features import Features, Sparse
from .network import Network, load
from .turns import next_seat

CONSIDERED: Final = 16
"""So many answers at most."""

Stages = tuple[tuple[int, int], ...]

STAGES: Final[Stages] = ((8, 6), (12, 3), (20, 1))
"""In so many worlds those still in question are tried, and so many of them then remain."""

PLANS: Final = 6
"""So many plans of an answer at most, besides the policy's: those that can be followed most often."""

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


Step = tuple[str, Action]
"""What to answer when a question is met: its prompt, and the answer."""


class Plan:
    """An answer, and what is meant to be done otherwise than the policy later in the turn, if anything."""

    def __init__(self, answer: Action, later: Step | None = None) -> None:
        self.answer = answer
        self.later = later
        self.total = 0.0

    def meets(self, prompt: str, options: list[Action]) -> Action | None:
        """What it says to a question, if it can be followed there."""
        later = self.later
        return later[1] if later is not None and later[0] == prompt and later[1] in options else None


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
        self.plans = [Plan(answer) for answer in root_candidates(position.decision, first, dice)[:CONSIDERED]]
        self.steps: dict[Action, dict[Step, int]] = {plan.answer: {} for plan in self.plans}
        """What else could be done after every answer, and how often."""

    def best(self, judge: Judge, stages: Stages) -> Action:
        """The answer that stands best in the end; of equals the policy's."""
        left = self.plans
        for number, (worlds, remain) in enumerate(stages):
            if len(left) > 1:
                self._compare(left, range(self.worlds, self.worlds + worlds), judge)
                self.worlds += worlds
                left = _foremost(left, remain)
            if number == 0 and len(left) > 1:
                further = self._further(left)
                self._compare(further, range(self.worlds), judge)
                left = _foremost(left + further, remain)
        return left[0].answer

    def _further(self, plans: list[Plan]) -> list[Plan]:
        """Plans for the same answers that differ later."""
        found = []
        for plan in plans:
            steps = self.steps[plan.answer]
            for step in sorted(steps, key=lambda step: -steps[step])[:PLANS]:
                found.append(Plan(plan.answer, step))
        return found

    def _compare(self, plans: list[Plan], worlds: range, judge: Judge) -> None:
        """Try these plans in these worlds."""
        rows: list[Sparse] = []
        whose: list[Plan] = []
        for number in worlds:
            start = self.world(number)
            for plan in plans:
                state = self._played(start, plan, number)
                if state.over:
                    plan.total += share(state, self.seat) + TILT * margin(state, self.seat)
                else:
                    rows.append(judge.features.read(state, self.seat))
                    whose.append(plan)
        if rows:
            for plan, worth in zip(whose, judge.worths(rows), strict=True):
                plan.total += worth

    def _played(self, start: State, plan: Plan, number: int) -> State:
        """The world with this number at the end of the turn: beyond the plan all play as the policy does."""
        game = self.game
        state = start.copy()
        dice = Dice(f"{self.seed} play {number}")
        seat = self.seat
        state.apply(seat, plan.answer)
        while not state.over and not game.turn_over(start, state):
            seat = next_seat(state, seat)
            action = game.policy(state, seat, dice)
            if seat == self.seat:
                action = self._own(state, plan, action)
            state.apply(seat, action)
        return state

    def _own(self, state: State, plan: Plan, usual: Action) -> Action:
        """What the seat itself does later in the turn, where the policy would do the usual."""
        decision = state.decision(self.seat)
        if not isinstance(decision, Choice):
            return usual
        if plan.later is None:
            steps = self.steps[plan.answer]
            for option in decision.options:
                if option != usual:
                    step = (decision.prompt, option)
                    steps[step] = steps.get(step, 0) + 1
            return usual
        meant = plan.meets(decision.prompt, decision.options)
        return usual if meant is None else meant

    def world(self, number: int) -> State:
        """The world with this number; the same one every time."""
        world = self.position.imagine(Dice(f"{self.seed} world {number}"))
        world.journal = None
        return world


def _foremost(plans: list[Plan], number: int) -> list[Plan]:
    """The best plans of so many answers, one of each."""
    found: dict[Action, Plan] = {}
    for plan in sorted(plans, key=lambda plan: -plan.total):
        if plan.answer not in found:
            found[plan.answer] = plan
    return list(found.values())[:number]


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
