"""Giving up the flight (rulebook: giving-up, lapping)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Decision, Illegal
from ..components.adventures import CARDS
from . import track
from .agenda import answered
from .drastic import Seldom

if TYPE_CHECKING:
    from ..state import Task, TruckerState

ONWARD: Final[Action] = ("onward",)
GIVE_UP: Final[Action] = ("give_up",)


def give_up(state: TruckerState, seat: int, reason: str) -> None:
    """The marker leaves the track; no card concerns this ship any more. Nobody gives up the test flight."""
    if not state.round.test:
        state.flying[seat] = False
        state.tell(reason, {"seat": seat})


def ask(state: TruckerState, seat: int) -> Decision:
    """Before every card, of which the back shows the level; all may answer at once."""
    params = {"left": len(state.deck), "level": f"level-{CARDS[state.deck[0]].level}"}
    return Seldom(seat, "prompt-onward", "giving-up", [ONWARD], [GIVE_UP], params)


def do(state: TruckerState, seat: int, action: Action) -> None:
    answered(state, seat)
    if action == GIVE_UP:
        give_up(state, seat, "gives-up")


def closed(state: TruckerState) -> list[tuple[Action, Illegal]]:
    """Once a card lies there, it has to be gone through first."""
    if state.step == "onward":
        return []
    return [(GIVE_UP, Illegal("why-test-flight" if state.round.test else "why-card-first", "giving-up"))]


def after_card(state: TruckerState, task: Task) -> None:
    """Whoever has no humans left, or has been lapped, must give up."""
    state.card = 0
    for seat in track.order(state):
        if not state.ships[seat].humans():
            give_up(state, seat, "no-humans")
    for seat in track.lapped(state):
        give_up(state, seat, "lapped")
