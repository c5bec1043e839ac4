"""What a bot is, and what it may see."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from .decision import Action, Decision
from .dice import Dice

if TYPE_CHECKING:
    from .game import Game, Message
    from .state import State


class Position:
    """A game as one seat sees it: the decision to make, the view, and imagined full states. Never the true one."""

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    def __repr__(self) -> str:
        return f"<Position of seat {self.seat} in {self._state.game.id}>"

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def decision(self) -> Decision:
        return self._state.decision(self.seat)

    def view(self) -> dict[str, Any]:
        return self._state.view(self.seat)

    def imagine(self, dice: Dice) -> State:
        return self._state.imagine(self.seat, dice)

    def suppose(self, dice: Dice) -> State:
        """An imagined full state to play on in: others who have answered in secret are asked anew there."""
        return self._state.suppose(self.seat, dice)

    def follows(self, action: Action) -> bool:
        """Whether this is asked upon that answer of one's own, with nothing done by anybody since."""
        past = self._state.past
        return past is not None and past[1] == self.seat and past[2] == action


Weighed = tuple[Action, float]
"""An answer, and what it is worth."""

PERCENT: Final = "percent"
"""The measure of those who weigh chances to win."""


class Counsel:
    """An answer and the figures that speak for it: for people who ask what to do, and why.

    `weighed` is that answer and the next best ones, where they are compared. In what they are measured is said by the
    messages `weighed-MEASURE` and `worth-MEASURE`, the latter with the `figure`; a game may have measures of its own.
    """

    __slots__ = ("action", "measure", "reasons", "weighed")

    def __init__(
        self,
        action: Action,
        weighed: list[Weighed] | None = None,
        measure: str = PERCENT,
        reasons: list[Message] | None = None,
    ) -> None:
        self.action = action
        self.weighed: list[Weighed] = [] if weighed is None else weighed
        self.measure = measure
        self.reasons: list[Message] = [] if reasons is None else reasons


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """A player that is a program."""

    @abstractmethod
    def act(self, position: Position) -> Action:
        """Answer the decision of this position."""

    def counsel(self, position: Position) -> Counsel:
        """The same with what speaks for it, from what the seat may know; who weighs nothing just answers."""
        return Counsel(self.act(position))
