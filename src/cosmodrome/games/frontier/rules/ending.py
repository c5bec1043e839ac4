"""How the game comes to its end: the year in which it does is finished (rulebook: end)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Illegal
from ..components.tables import factories_to_end, figure
from . import points
from .activities import FREE_ACTION, Activity

if TYPE_CHECKING:
    from ..state import FrontierState

FINISH: Final[Action] = ("finish",)
OWN_FACTORIES: Final = figure("end", "own_factories")
OWN_VENTURES: Final = figure("end", "own_ventures")
FEE: Final = figure("end", "fee")


class Finish(Activity):
    """Whoever has built enough may pay to end the game with this year."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [] if state.ending or refusal(state, seat) is not None else [FINISH]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.players[seat].water -= FEE
        state.ending = True
        if state.journal is not None:
            state.tell("finishes", {"seat": seat, "water": FEE})

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if state.ending:
            return [(FINISH, Illegal("why-ending", "end"))]
        reason = refusal(state, seat)
        return [] if reason is None else [(FINISH, reason)]


def refusal(state: FrontierState, seat: int) -> Illegal | None:
    if not state.rules.builders_end:
        return Illegal("why-scenario-ends", "scenarios")
    if state.rules.endgame:
        return Illegal("why-futures-end", "endgame-module")
    factories = len([site for site in points.counted(state) if state.factories[site] == seat])
    if factories < OWN_FACTORIES and state.ventures.count(seat) < OWN_VENTURES:
        built = {"built": factories, "taken": state.ventures.count(seat)}
        wanted = {"factories": OWN_FACTORIES, "ventures": OWN_VENTURES}
        return Illegal("why-too-little-built", "end", {**wanted, **built})
    if state.players[seat].water < FEE:
        return Illegal("why-too-little-water", "end", {"water": FEE, "have": state.players[seat].water})
    return None


def look_round(state: FrontierState) -> None:
    """Enough factories on the map end the game, whosever they are."""
    if state.rules.endgame or not state.rules.builders_end:
        return
    needed = factories_to_end(state.seats)
    if not state.ending and len(points.counted(state)) >= needed:
        state.ending = True
        if state.journal is not None:
            state.tell("enough-factories", {"factories": needed})


FINISH_GAME: Final = Finish("finish", "end", FREE_ACTION)
