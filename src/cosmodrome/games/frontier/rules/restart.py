"""A promoted freighter that was destroyed: its big cube starts again (rulebook: cargo-module; seed 18.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Choice, Decision, Question
from ..components.naming import space_message
from ..components.stack import FREIGHTER

if TYPE_CHECKING:
    from ..state import FrontierState


def places(state: FrontierState, seat: int) -> list[int]:
    """Where it may start: in LEO, and at every factory of its owner."""
    return [state.rules.leo, *sorted([site for site, owner in state.factories.items() if owner == seat])]


class Restart(Question["FrontierState"]):
    """Where the big cube starts again; until this is said it is in LEO."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = [("restart", state.system.spaces[place].id) for place in places(state, self.seat)]
        return Choice(self.seat, "prompt-restart", "cargo-module", options)

    def answer(self, state: FrontierState, action: Action) -> None:
        place = state.system.find(action[1])
        stacks = state.players[self.seat].stacks
        stacks[FREIGHTER] = stacks[FREIGHTER].at(place)
        if state.journal is not None:
            state.tell("restarts", {"seat": self.seat, "space": space_message(state.system, place)})
