"""A player who knows the game and still errs, as people do: for those who learn it.

It answers like the game's policy. Now and then its mind wanders: then it takes some other answer that comes to mind,
unless a glance at what would come of it shows that it is much worse. So its mistakes are those of somebody who has not
thought it through, never absurd ones.
"""

from __future__ import annotations

from typing import Final

from ..kernel import Action, Amount, Bot, Choice, Decision, Dice, Game, Position, State
from .answers import some_answers
from .turns import next_seat

IDEAS: Final = 3
"""So many answers come to mind, one after the other; when all look bad, the policy's is given."""

WIDTH: Final = 12
"""They are among so many."""

MOST_LAPSES: Final = 60
"""Who errs more often than that may never get to the end of a turn in which things can be moved to and fro."""

AMISS: Final = 0.08
"""An answer that costs more than so much of the win, as the game evaluates it, is seen to be bad."""

GLANCE: Final = 100
"""So many answers ahead, at most, one looks at."""

NEAR: Final = 5
"""Where nothing can be foreseen, numbers differ by a fifth."""


class ErringBot(Bot):
    """Of a hundred answers that leave a choice, so many are lapses."""

    def __init__(self, seed: str, lapses: int) -> None:
        self.dice = Dice(seed)
        self.lapses = lapses

    def act(self, position: Position) -> Action:
        decision = position.decision
        only = decision.only()
        if only is not None:
            return only
        dice = self.dice
        world = position.suppose(dice)
        first = world.game.policy(world, position.seat, dice)
        if dice.below(100) >= self.lapses:
            return first
        return self._lapse(decision, world, first)

    def _lapse(self, decision: Decision, world: State, first: Action) -> Action:
        """Another answer than the first, if one of those that come to mind looks as good."""
        seat = decision.seat
        glance = Glance(world, seat, first) if foresees(world.game) else None
        ideas = _like(decision, first) if glance is None else some_answers(decision, WIDTH, self.dice)
        self.dice.shuffle(ideas)
        for idea in ideas[:IDEAS]:
            if idea != first and not world.costs(seat, idea) and (glance is None or not glance.is_bad(idea)):
                return idea
        return first


def foresees(game: Game) -> bool:
    """Whether a game can be judged before its end: then it says how far one has to look."""
    return type(game).horizon_reached is not Game.horizon_reached


class Glance:
    """What would come of answers in one world that the seat takes for true."""

    __slots__ = ("expected", "seat", "world")

    def __init__(self, world: State, seat: int, first: Action) -> None:
        self.world = world
        self.seat = seat
        self.expected = self._after(first)

    def is_bad(self, action: Action) -> bool:
        return self._after(action) < self.expected - AMISS

    def _after(self, action: Action) -> float:
        game = self.world.game
        state = self.world.copy()
        dice = Dice("glance")
        state.apply(self.seat, action)
        seat = self.seat
        for _ in range(GLANCE):
            if state.over or game.horizon_reached(self.world, state):
                break
            seat = next_seat(state, seat)
            state.apply(seat, game.policy(state, seat, dice))
        return game.evaluate(state)[self.seat]


def _like(decision: Decision, first: Action) -> list[Action]:
    """Answers of the same kind: another thing to do the same with, a number nearby; or one that takes no thought."""
    if isinstance(decision, Choice):
        return [action for action in decision.options if action[0] == first[0] or len(action) == 1]
    if isinstance(decision, Amount) and first[0] == decision.verb:
        number = int(first[1])
        reach = max(1, number // NEAR)
        numbers = range(max(decision.lo, number - reach), min(decision.hi, number + reach) + 1)
        return [*decision.others, *[(decision.verb, each) for each in numbers]]
    return []
