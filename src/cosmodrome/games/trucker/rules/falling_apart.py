"""A ship in parts: its owner says which of them is the ship (rulebook: falling-apart)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel import Action, Choice, Decision, Question
from . import outlook

if TYPE_CHECKING:
    from ..components.ship import Ship
    from ..state import TruckerState


class ChoosePart(Question["TruckerState"]):
    """A part is named by its first space."""

    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        ship = state.ships[self.seat]
        options: list[Action] = [("keep", *ship.spot(part[0])) for part in ship.parts()]
        return Choice(self.seat, "prompt-keep", "falling-apart", options)

    def hints(self, state: TruckerState) -> dict[str, Any]:
        return {"answers": [self.preview(state, action) for action in state.decision(self.seat)], "usual": None}

    def preview(self, state: TruckerState, action: Action) -> dict[str, Any]:
        ship = state.ships[self.seat]
        return dict(outlook.without(ship, left_behind(ship, action), costs=not state.round.test))


def left_behind(ship: Ship, action: Action) -> list[int]:
    """The tiles of all parts but the one that is kept."""
    kept = ship.board.space(action[1], action[2])
    return [space for part in ship.parts() if kept not in part for space in part]
