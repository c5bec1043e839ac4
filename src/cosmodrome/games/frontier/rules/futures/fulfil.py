"""Futures that are fulfilled as soon as all they ask for is there (rulebook: futures)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .....kernel import Action, Illegal
from ...components.futures import FUTURE_IDS
from ..activities import FREE_ACTION, Activity
from . import stars
from .colonists import Comet
from .goal import EpicGoal, Goal
from .thrusters import LithiatedAmmonia

if TYPE_CHECKING:
    from ...state import FrontierState


def plain(goal: Goal) -> bool:
    """Whether it takes neither an epic hazard nor years nor a departure."""
    return not isinstance(goal, (EpicGoal, Comet, LithiatedAmmonia))


class Fulfil(Activity):
    """All is there: a disk on a star."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [
            (self.verb, goal.future.id)
            for card, goal in stars.bearers(state, seat)
            if plain(goal) and goal.met(state, seat, card)
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        stars.take(state, seat, FUTURE_IDS.index(action[1]))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        return [
            ((self.verb, goal.future.id), goal.lacking(state, seat, card))
            for card, goal in stars.bearers(state, seat)
            if plain(goal) and not goal.met(state, seat, card)
        ]

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By Future that a card of the player bears: what it asks for and how much of it is there."""
        return {each["future"]: each["needs"] for each in stars.progress(state, seat)}


FULFIL: Final = Fulfil("future", "futures", FREE_ACTION)
