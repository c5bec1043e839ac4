"""The two gambling worlds (rulebook: gambling): guess what comes next, or bet a card that something higher does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Amount, Choice, Decision
from ..components import piles
from ..components.cards import COST, KIND
from ..components.powers import card_of, consume_power
from ..components.tableau import NO_CARD, NO_CARDS
from . import consume

if TYPE_CHECKING:
    from ..state import RaceState

# the base game: name a number, flip a card


def ask_guess(state: RaceState, seat: int) -> Decision:
    power = consume_power(state.players[seat].using)
    return Amount(seat, "prompt-guess", "gambling", "guess", power.lo, power.hi, params={"round": state.round})


def do_guess(state: RaceState, seat: int, action: Action) -> None:
    state.answered(seat)
    flipped = piles.draw(state, seat, 1, piles.TO_FLIP)
    for card in flipped:
        won = COST[KIND[card]] == action[1]
        if state.journal is not None:
            state.tell("guesses", {"seat": seat, "number": action[1], "card": card, "won": int(won)})
        if won:
            piles.add_to_hand(state, seat, card)
        else:
            piles.discard(state, card, piles.SEEN_BY_ALL)
    consume.go_on(state, seat)


# Rebel vs Imperium: bet a card, flip as many as it costs


def _stakes(state: RaceState, seat: int) -> list[int]:
    player = state.players[seat]
    power = consume_power(player.using)
    return [card for card in player.hand if power.lo <= COST[KIND[card]] <= power.hi]


def begin_ante(state: RaceState, seat: int) -> None:
    """With an empty hand there is nothing to bet; whether a hand holds a card that will do is not for all to know."""
    if state.players[seat].hand:
        state.wait_for(seat, "ante")


def ask_ante(state: RaceState, seat: int) -> Decision:
    options: list[Action] = [("ante", card) for card in _stakes(state, seat)]
    options.append(("decline",))
    return Choice(seat, "prompt-ante", "gambling", options, {"card": card_of(state.players[seat].using)})


def do_ante(state: RaceState, seat: int, action: Action) -> None:
    state.answered(seat)
    if action[0] == "ante":
        _flip(state, seat, action[1])
    if not state.players[seat].step:
        consume.go_on(state, seat)


def _flip(state: RaceState, seat: int, ante: int) -> None:
    player = state.players[seat]
    cost = COST[KIND[ante]]
    flipped = piles.draw(state, seat, cost, piles.TO_FLIP)
    won = any(COST[KIND[card]] > cost for card in flipped)
    if state.journal is not None:
        state.tell("antes", {"seat": seat, "card": ante, "cards": flipped, "won": int(won)})
    if won:
        player.ante = ante
        player.known = (*player.known, ante)
        player.flipped = tuple(flipped)
        if len(flipped) == 1:
            _keep(state, seat, flipped[0])
        else:
            state.wait_for(seat, "keep")
        return
    player.leave_hand(ante)
    for card in (ante, *flipped):
        piles.discard(state, card, piles.SEEN_BY_ALL)


def ask_keep(state: RaceState, seat: int) -> Decision:
    player = state.players[seat]
    options: list[Action] = [("keep", card) for card in player.flipped]
    return Choice(seat, "prompt-keep", "gambling", options, {"card": player.ante})


def do_keep(state: RaceState, seat: int, action: Action) -> None:
    state.answered(seat)
    _keep(state, seat, action[1])
    consume.go_on(state, seat)


def _keep(state: RaceState, seat: int, kept: int) -> None:
    """The bet card stays in hand, and one of the flipped ones joins it."""
    player = state.players[seat]
    for card in player.flipped:
        if card == kept:
            piles.add_to_hand(state, seat, card)
        else:
            piles.discard(state, card, piles.SEEN_BY_ALL)
    if state.journal is not None:
        state.tell("keeps", {"seat": seat, "card": kept})
    player.ante = NO_CARD
    player.flipped = NO_CARDS
