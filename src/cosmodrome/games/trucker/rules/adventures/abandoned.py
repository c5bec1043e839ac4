"""Abandoned ships and stations (rulebook: abandoned-ship, abandoned-station).

The first in flight order who wants it gets it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....kernel import Action, Choice, Decision
from .....kernel.state import NOBODY
from ...components.adventures import CARDS
from .. import track
from ..agenda import then, wait_for
from ..goods import cubes
from .planets import FLY_ON

if TYPE_CHECKING:
    from ...state import Task, TruckerState

EXPLORE: Final[Action] = ("explore",)


def begin(state: TruckerState) -> None:
    then(state, [("abandoned", seat) for seat in track.order(state)])


def choose(state: TruckerState, task: Task) -> None:
    """Task ("abandoned", seat): it takes a crew of the size on the card."""
    seat: int = task[1]
    if state.taken >= 0:
        return
    if state.ships[seat].crew() >= CARDS[state.card].crew:
        wait_for(state, seat, "abandoned")
    else:
        state.tell("too-few", {"seat": seat})


def ask(state: TruckerState, seat: int) -> Decision:
    card = CARDS[state.card]
    options = [EXPLORE, FLY_ON]
    if card.goods:
        params = {"goods": cubes(card.goods), "days": card.days}
        return Choice(seat, "prompt-station", "abandoned-station", options, params)
    wages = {"crew": card.crew, "credits": card.credits, "days": card.days}
    return Choice(seat, "prompt-derelict", "abandoned-ship", options, wages)


def do(state: TruckerState, seat: int, action: Action) -> None:
    """A ship costs the crew that is to fly it, a station none."""
    state.waiting = NOBODY
    if action == FLY_ON:
        return
    card = CARDS[state.card]
    state.taken = seat
    state.tell("explores", {"seat": seat})
    if card.goods:
        then(state, [("goods", seat, -1), ("lose-days", seat, card.days)])
    else:
        then(state, [("dismiss", seat, card.crew), ("reward", seat), ("lose-days", seat, card.days)])
