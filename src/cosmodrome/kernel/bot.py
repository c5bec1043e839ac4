"""What a bot is, and what it may see."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from .decision import Action, Decision
from .dice import Dice

if TYPE_CHECKING:
    from .game import Game
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """A player that is a program."""

    @abstractmethod
    def act(self, position: Position) -> Action:
        """Answer the decision of this position."""
