"""Internalising: no more bids this round, and the turn taken at once (rulebook: internalise).

Whoever internalises goes on beside the main line, on a line of its own. Anybody may insist that those who have
internalised finish before the players later in the order go on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel import Action, Choice, Decision, Question
from . import outlook
from .answers import INSIST, INTERNALISE

if TYPE_CHECKING:
    from ..state import OutpostState


def internalise(state: OutpostState, seat: int) -> None:
    """No more bids this round; the rest of the turn may be taken at once."""
    colony = state.colonies[seat]
    colony.internalised = True
    if not colony.done:
        state.beside(seat, state.turns[seat])
    if state.journal is not None:
        state.tell("internalises", {"seat": seat})


def _unfinished(state: OutpostState, seat: int) -> list[int]:
    """The others earlier in the order who have internalised and not finished."""
    return [other for other in state.busy if other != seat and state.order.index(other) < state.active]


def may_insist(state: OutpostState, seat: int) -> bool:
    """Whether somebody else who has internalised could be made to finish before those later in the order go on."""
    return not state.insisted and len(_unfinished(state, seat)) > 0


def insist(state: OutpostState, seat: int) -> None:
    """Everybody waits until those who have internalised earlier in the order have finished."""
    state.insisted = True
    if state.journal is not None:
        state.tell("insists", {"seat": seat})


def finished(state: OutpostState, seat: int) -> None:
    """Somebody has finished: nobody is kept waiting when all who were insisted on have."""
    if state.insisted and not _unfinished(state, seat):
        state.insisted = False


def heard(state: OutpostState) -> int:
    """Who alone is heard while all others wait: in an attack the main line, else the first one to be insisted on."""
    if state.target[0] < 0:
        for seat in state.order:
            if seat in state.busy:
                return seat
    return state.asked


class Aside(Question["OutpostState"]):
    """What may be done at any time, without being asked."""

    __slots__ = ()

    def open(self, state: OutpostState) -> list[Action]:
        """An attack comes before all this, and whoever holds the highest bid must be able to pay it."""
        if state.phase != "turns" or state.target[0] >= 0 or not state.rules.internalising:
            return []
        colony = state.colonies[self.seat]
        options: list[Action] = []
        if not colony.done and not colony.internalised and self.seat not in (state.asked, state.bidder):
            options.append(INTERNALISE)
        if may_insist(state, self.seat):
            options.append(INSIST)
        return options

    def ask(self, state: OutpostState) -> Decision:
        return Choice(self.seat, "prompt-aside", "internalise", self.open(state))

    def answer(self, state: OutpostState, action: Action) -> None:
        if action == INSIST:
            insist(state, self.seat)
        else:
            internalise(state, self.seat)

    def preview(self, state: OutpostState, action: Action) -> dict[str, Any]:
        return dict(outlook.internalising() if action == INTERNALISE else outlook.nothing())
