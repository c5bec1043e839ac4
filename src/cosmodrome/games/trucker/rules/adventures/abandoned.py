"""Abandoned ships and stations (rulebook: abandoned-ship, abandoned-station).

The first in flight order who wants it gets it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .....kernel import Action, Choice, Decision, Task
from ...components.adventures import CARDS, colours
from .. import outlook, track
from ..credits import Earn
from ..crew import LoseCrew
from ..giving_up import CardQuestion
from ..goods import GainGoods
from ..track import LoseDays
from .planets import FLY_ON

if TYPE_CHECKING:
    from ...state import TruckerState

EXPLORE: Final[Action] = ("explore",)


class Abandoned(Task["TruckerState"]):
    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.then(*[ComeAcross(seat) for seat in track.order(state)])


class ComeAcross(Task["TruckerState"]):
    """It takes a crew of the size on the card."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.taken >= 0:
            return
        crew, needed = state.ships[self.seat].crew(), CARDS[state.card].crew
        if crew >= needed:
            state.then(Explore(self.seat))
        else:
            state.tell("too-few", {"seat": self.seat, "crew": crew, "needed": needed})


class Explore(CardQuestion):
    """A ship costs the crew that is to fly it, a station none."""

    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        card = CARDS[state.card]
        options = [EXPLORE, FLY_ON]
        if card.goods:
            params = {"goods": colours(card.goods), "days": card.days}
            return Choice(self.seat, "prompt-station", "abandoned-station", options, params)
        wages = {"crew": card.crew, "credits": card.credits, "days": card.days}
        return Choice(self.seat, "prompt-derelict", "abandoned-ship", options, wages)

    def answer(self, state: TruckerState, action: Action) -> None:
        if action == FLY_ON:
            return
        seat = self.seat
        card = CARDS[state.card]
        state.taken = seat
        state.tell("explores", {"seat": seat})
        if card.goods:
            state.then(GainGoods(seat, card.goods), LoseDays(seat, card.days))
        else:
            state.then(LoseCrew(seat, card.crew), Earn(seat, card.credits), LoseDays(seat, card.days))

    def hints(self, state: TruckerState) -> dict[str, Any]:
        return {"answers": [self.preview(state, action) for action in (EXPLORE, FLY_ON)]}

    def preview(self, state: TruckerState, action: Action) -> dict[str, Any]:
        card = CARDS[state.card]
        if action == FLY_ON:
            return dict(outlook.gain(state, self.seat, [], 0, 0, 0))
        leaving = 0 if card.goods else card.crew
        return dict(outlook.gain(state, self.seat, card.goods, card.credits, leaving, card.days))
