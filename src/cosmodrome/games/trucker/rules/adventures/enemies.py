"""Slavers, smugglers and pirates (rulebook: slavers, smugglers, pirates)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....kernel import Action, Choice, Decision
from .....kernel.state import NOBODY
from ...components.adventures import CARDS
from ...components.tiles import CANNON
from .. import track
from ..agenda import then, wait_for
from ..damage import SHOT
from ..goods import cubes

if TYPE_CHECKING:
    from ...state import Task, TruckerState

CLAIM: Final[Action] = ("claim",)
DECLINE: Final[Action] = ("decline",)


def begin(state: TruckerState) -> None:
    """They attack one ship after the other, from the leader on, until somebody beats them."""
    then(state, [("broadside",)])
    for seat in reversed(track.order(state)):
        then(state, [("declare", seat, CANNON), ("fight", seat)])


def fight(state: TruckerState, task: Task) -> None:
    """Task ("fight", seat): more than the enemy wins, as much is a draw, less is a defeat."""
    if state.taken >= 0:
        return
    seat: int = task[1]
    card = CARDS[state.card]
    margin = state.power[seat] - 2 * card.strength
    if margin > 0:
        state.taken = seat
        state.tell("wins", {"seat": seat, "enemy": card.type})
        wait_for(state, seat, "claim")
    elif margin == 0:
        state.tell("draw", {"seat": seat, "enemy": card.type})
    else:
        state.tell("defeated", {"seat": seat, "enemy": card.type})
        _suffer(state, seat)


def _suffer(state: TruckerState, seat: int) -> None:
    """Slavers take crew, smugglers goods; pirates remember whom to fire at."""
    card = CARDS[state.card]
    if card.crew:
        then(state, [("dismiss", seat, card.crew)])
    elif card.penalty:
        then(state, [("surrender", seat, card.penalty)])
    else:
        state.defeated.append(seat)


def ask(state: TruckerState, seat: int) -> Decision:
    """The reward costs days, so it may be left."""
    card = CARDS[state.card]
    if card.goods:
        params = {"goods": cubes(card.goods), "days": card.days}
        return Choice(seat, "prompt-claim-goods", card.type, [CLAIM, DECLINE], params)
    return Choice(
        seat, "prompt-claim-credits", card.type, [CLAIM, DECLINE], {"credits": card.credits, "days": card.days}
    )


def do(state: TruckerState, seat: int, action: Action) -> None:
    state.waiting = NOBODY
    if action == DECLINE:
        state.tell("declines", {"seat": seat})
        return
    card = CARDS[state.card]
    reward = ("goods", seat, -1) if card.goods else ("reward", seat)
    then(state, [reward, ("lose-days", seat, card.days)])


def broadside(state: TruckerState, task: Task) -> None:
    """Pirates fire at all they have defeated, with one roll for all of them."""
    if state.defeated:
        seats = tuple(state.defeated)
        then(state, [("volley", size, side, SHOT, seats) for size, side in CARDS[state.card].threats])
