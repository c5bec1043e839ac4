"""The flight: card after card (rulebook: flight, adventures)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.adventures import CARDS
from . import track
from .agenda import then

if TYPE_CHECKING:
    from ..state import Task, TruckerState


def next_card(state: TruckerState, task: Task) -> None:
    """Before each card everybody may give up; when all are played, or nobody flies, accounts are settled."""
    state.phase = "flight"
    flying = track.order(state)
    if not state.deck or not flying:
        then(state, [("accounts",)])
        return
    then(state, [("reveal",)])
    if not state.round.test:
        state.step = "onward"
        state.waiting = tuple(flying)


def reveal(state: TruckerState, task: Task) -> None:
    flying = track.order(state)
    if not flying:
        then(state, [("accounts",)])
        return
    state.card = state.deck.pop(0)
    state.taken = -1
    state.landed = [-1] * state.seats
    state.defeated = []
    state.power = [-1] * state.seats
    state.reveal()
    state.tell("card", {"seat": flying[0], "card": state.card, "code": state.card})
    then(state, [("resolve-card",), ("card-over",), ("card",)])


def is_alone(state: TruckerState) -> bool:
    """The last ship flying has nobody to be compared with: such cards are ignored."""
    if len(track.order(state)) > 1:
        return False
    state.tell("ignored", {"card": state.card})
    return True


def collect(state: TruckerState, task: Task) -> None:
    """Task ("reward", seat): the credits of the card."""
    seat: int = task[1]
    credits = CARDS[state.card].credits
    state.credits[state.purse(seat)] += credits
    state.tell("gets-credits", {"seat": seat, "credits": credits})
