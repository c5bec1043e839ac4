"""Phase III, Settle: place a world and pay for it or conquer it (rulebook: settle, improved-logistics).

All choose at the same time; then the worlds are shown, and windfall worlds get their good. Where takeovers are allowed,
everybody then pays and uses powers in the order of play, since it matters; else all at the same time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Choice, Decision
from ..components import piles
from ..components.cards import DEVELOPMENT, KIND, WINDFALL
from ..components.tableau import NO_CARD
from . import actions, goals, payment
from . import takeovers as takeover
from .military import applies, usable

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState


def begin(state: RaceState) -> None:
    _begin(state, actions.SETTLE, "settle")


def begin_again(state: RaceState) -> None:
    """The second Settle phase of the two-player game."""
    _begin(state, actions.SETTLE_AGAIN, "settle_again")


def _begin(state: RaceState, action: int, phase: str) -> None:
    if not actions.anybody_chose(state, action):
        return
    actions.phase_begins(state, phase)
    for player in state.players:
        player.step = "settle"
        player.second = False
        player.bonus_taken = False
    state.waiting = tuple(state.order())


def has_begun(state: RaceState) -> bool:
    action = actions.SETTLE_AGAIN if state.stage.startswith("settle_again") else actions.SETTLE
    return actions.anybody_chose(state, action)


def ask(state: RaceState, seat: int) -> Decision:
    options = placeable(state.players[seat])
    options.append(("pass",))
    return Choice(seat, "prompt-settle", "settle", options, {"round": state.round})


def placeable(player: Player) -> list[Action]:
    """The worlds in hand that can be paid for or conquered."""
    hand = len(player.hand) - 1
    ready = [card for card in player.sums.optional if usable(player, card)]
    options: list[Action] = []
    for card in player.hand:
        kind = KIND[card]
        if DEVELOPMENT[kind]:
            continue
        spare = [power for power in ready if applies(kind, power)] if ready else ready
        if payment.can_place(player, kind, [], spare, hand):
            options.append(("place", card))
    return options


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
        state.tell("settles", {"seat": seat, "card": card})
    if WINDFALL[KIND[card]]:
        piles.add_good(state, seat, card)


# paying and using powers


def resolve(state: RaceState) -> None:
    """Everybody pays: one after the other if it matters."""
    if not has_begun(state):
        return
    if state.rules.takeovers:
        state.turn = 0
        return
    for seat in state.order():
        _pay_or_take_over(state, seat)


def next_turn(state: RaceState) -> None:
    """The next one in the order of play pays and uses powers."""
    if state.turn == state.seats:
        state.turn = -1
        return
    seat = state.order()[state.turn]
    state.turn += 1
    _pay_or_take_over(state, seat)


def _pay_or_take_over(state: RaceState, seat: int) -> None:
    if state.players[seat].placing >= 0:
        payment.begin(state, seat)
    elif takeover.targets(state, seat):
        state.wait_for(seat, "takeover")


def paid(state: RaceState, seat: int) -> None:
    player = state.players[seat]
    player.placing = NO_CARD
    world_gained(state, seat)
    after_first(state, seat)


def world_gained(state: RaceState, seat: int) -> None:
    """Cards for having placed or taken over a world; the bonus of the action card only once a phase."""
    player = state.players[seat]
    number = player.sums.settle_after
    action = actions.SETTLE_AGAIN if state.stage.startswith("settle_again") else actions.SETTLE
    if player.chose(action) and not player.bonus_taken:
        player.bonus_taken = True
        number += 1
    number = piles.draw_to_hand(state, seat, number)
    if state.journal is not None and number:
        state.tell("draws-after", {"seat": seat, "number": number})


def after_first(state: RaceState, seat: int) -> None:
    """A world is placed or a takeover declared: is there a second?"""
    player = state.players[seat]
    if player.second or not player.sums.second_world:
        return
    player.second = True
    if player.hand or takeover.targets(state, seat):
        state.wait_for(seat, "second")


def ask_second(state: RaceState, seat: int) -> Decision:
    options = placeable(state.players[seat])
    options += takeover.targets(state, seat)
    options.append(("pass",))
    return Choice(seat, "prompt-second", "improved-logistics", options, {"round": state.round})


def do_second(state: RaceState, seat: int, action: Action) -> None:
    state.answered(seat)
    if action[0] == "place":
        _place(state, seat, action[1])
        payment.begin(state, seat)
    elif action[0] == "takeover":
        takeover.declare(state, seat, action[1], action[2])


def finish(state: RaceState) -> None:
    if not has_begun(state):
        return
    takeover.clear(state)
    for player in state.players:
        player.temporary = 0
        player.hired = ()
        player.snapshot()
    goals.check(state, "settle")
