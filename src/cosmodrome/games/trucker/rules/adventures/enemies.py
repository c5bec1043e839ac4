"""Slavers, smugglers and pirates (rulebook: slavers, smugglers, pirates)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .....kernel import Action, Choice, Decision, Task
from ...components.adventures import CARDS, colours
from ...components.tiles import CANNON
from .. import outlook, track
from ..credits import Earn
from ..crew import LoseCrew
from ..damage import SHOT, Volley
from ..giving_up import CardQuestion
from ..goods import GainGoods, LoseGoods
from ..powering import Declare
from ..strength import margin
from ..track import LoseDays

if TYPE_CHECKING:
    from ...state import TruckerState

CLAIM: Final[Action] = ("claim",)
DECLINE: Final[Action] = ("decline",)


class Enemy(Task["TruckerState"]):
    """They attack one ship after the other, from the leader on, until somebody beats them."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.then(Broadside())
        for seat in reversed(track.order(state)):
            state.then(Declare(seat, CANNON), Fight(seat))


class Fight(Task["TruckerState"]):
    """More than the enemy wins, as much is a draw, less is a defeat."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.taken >= 0:
            return
        seat = self.seat
        card = CARDS[state.card]
        by = margin(state.power[seat], card.strength)
        if by > 0:
            state.taken = seat
            state.tell("wins", {"seat": seat, "enemy": card.type})
            state.then(ClaimReward(seat))
        elif by == 0:
            state.tell("draw", {"seat": seat, "enemy": card.type})
        else:
            state.tell("defeated", {"seat": seat, "enemy": card.type})
            _suffer(state, seat)


def _suffer(state: TruckerState, seat: int) -> None:
    """Slavers take crew, smugglers goods; pirates remember whom to fire at."""
    card = CARDS[state.card]
    if card.crew:
        state.then(LoseCrew(seat, card.crew))
    elif card.penalty:
        state.then(LoseGoods(seat, card.penalty))
    else:
        state.defeated.append(seat)


class ClaimReward(CardQuestion):
    """The reward costs days, so it may be left."""

    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        card = CARDS[state.card]
        options = [CLAIM, DECLINE]
        if card.goods:
            goods = {"goods": colours(card.goods), "days": card.days}
            return Choice(self.seat, "prompt-claim-goods", card.type, options, goods)
        credits = {"credits": card.credits, "days": card.days}
        return Choice(self.seat, "prompt-claim-credits", card.type, options, credits)

    def answer(self, state: TruckerState, action: Action) -> None:
        seat = self.seat
        if action == DECLINE:
            state.tell("declines", {"seat": seat})
            return
        card = CARDS[state.card]
        if card.goods:
            state.then(GainGoods(seat, card.goods), LoseDays(seat, card.days))
        else:
            state.then(Earn(seat, card.credits), LoseDays(seat, card.days))

    def hints(self, state: TruckerState) -> dict[str, Any]:
        return {"answers": [self.preview(state, action) for action in (CLAIM, DECLINE)]}

    def preview(self, state: TruckerState, action: Action) -> dict[str, Any]:
        card = CARDS[state.card]
        if action == DECLINE:
            return dict(outlook.gain(state, self.seat, [], 0, 0, 0))
        return dict(outlook.gain(state, self.seat, card.goods, card.credits, 0, card.days))


class Broadside(Task["TruckerState"]):
    """Pirates fire at all they have defeated, with one roll for all of them."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.defeated:
            seats = tuple(state.defeated)
            state.then(*[Volley(size, side, SHOT, seats) for size, side in CARDS[state.card].threats])
