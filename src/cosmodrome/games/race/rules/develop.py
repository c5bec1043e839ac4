"""Phase II, Develop: place a development and pay for it (rulebook: develop).

All choose at the same time; then the cards are shown, and everybody pays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Choice, Decision
from ..components import piles
from ..components.cards import COST, DEVELOPMENT, KIND
from ..components.powers import CRASH
from ..components.tableau import NO_CARD
from . import actions, goals, payment

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState


def begin(state: RaceState) -> None:
    _begin(state, actions.DEVELOP, "develop")


def begin_again(state: RaceState) -> None:
    """The second Develop phase of the two-player game."""
    _begin(state, actions.DEVELOP_AGAIN, "develop_again")


def _begin(state: RaceState, action: int, phase: str) -> None:
    if not actions.anybody_chose(state, action):
        return
    actions.phase_begins(state, phase)
    for seat in state.order():
        player = state.players[seat]
        if player.sums.develop_draw:
            number = piles.draw_to_hand(state, seat, player.sums.develop_draw)
            if state.journal is not None and number:
                state.tell("draws-first", {"seat": seat, "number": number})
        player.step = "develop"
    state.waiting = tuple(state.order())


def reduction(state: RaceState, player: Player) -> int:
    """What developments cost less in this phase, without the card that may be discarded for it."""
    bonus = actions.DEVELOP_AGAIN if state.stage.startswith("develop_again") else actions.DEVELOP
    return player.sums.develop_reduce + (1 if player.chose(bonus) else 0)


def most_cost(state: RaceState, player: Player) -> int:
    """The highest cost it could pay."""
    most = len(player.hand) - 1 + reduction(state, player)
    return most + CRASH[KIND[player.sums.crash]] if player.sums.crash >= 0 else most


def ask(state: RaceState, seat: int) -> Decision:
    player = state.players[seat]
    most = most_cost(state, player)
    options: list[Action] = []
    for card in player.hand:
        kind = KIND[card]
        if DEVELOPMENT[kind] and COST[kind] <= most and not player.has(kind):
            options.append(("place", card))
    options.append(("pass",))
    return Choice(seat, "prompt-develop", "develop", options, {"round": state.round})


def do(state: RaceState, seat: int, action: Action) -> None:
    for other, answer in state.all_answers(seat, action):
        if answer[0] == "place":
            _place(state, other, answer[1])


def _place(state: RaceState, seat: int, card: int) -> None:
    player = state.players[seat]
    player.placing = card
    player.leave_hand(card)
    player.place(card)
    if state.journal is not None:
        state.tell("develops", {"seat": seat, "card": card})


def begin_payment(state: RaceState) -> None:
    """Everybody pays at the same time: nothing depends on the order."""
    for seat in state.order():
        if state.players[seat].placing >= 0:
            payment.begin(state, seat)


def paid(state: RaceState, seat: int) -> None:
    player = state.players[seat]
    player.placing = NO_CARD
    number = piles.draw_to_hand(state, seat, player.sums.develop_after)
    if state.journal is not None and number:
        state.tell("draws-after", {"seat": seat, "number": number})


def finish(state: RaceState) -> None:
    _finish(state, actions.DEVELOP)


def finish_again(state: RaceState) -> None:
    _finish(state, actions.DEVELOP_AGAIN)


def _finish(state: RaceState, action: int) -> None:
    if not actions.anybody_chose(state, action):
        return
    for player in state.players:
        player.snapshot()
    goals.check(state, "develop")
