"""The two gambling worlds (rulebook: gambling): guess what comes next, or bet a card that something higher does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Amount, Choice, Decision, Question
from ..components import piles
from ..components.cards import COST, KIND
from ..components.powers import card_of, consume_power
from ..components.tableau import NO_CARDS
from .answers import DECLINE

if TYPE_CHECKING:
    from ..state import RaceState


class Gamble(Question["RaceState"]):
    """A question of one of the gambling worlds."""

    power: int
    """Its power, as a code."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power


class Guess(Gamble):
    """The base game: name a number, flip a card."""

    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        power = consume_power(self.power)
        params = {"round": state.round}
        return Amount(self.seat, "prompt-guess", "gambling", "guess", power.lo, power.hi, params=params)

    def answer(self, state: RaceState, action: Action) -> None:
        for card in state.cards_turned_over(self.seat, 1):
            won = COST[KIND[card]] == action[1]
            if state.journal is not None:
                told = {"seat": self.seat, "number": action[1], "card": card, "won": int(won)}
                state.tell("guesses", told)
            if won:
                piles.add_to_hand(state, self.seat, card)
            else:
                piles.discard(state, card, piles.SEEN_BY_ALL)


class Bet(Gamble):
    """Rebel vs Imperium: bet a card, flip as many as it costs. It wins if one of them costs more."""

    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        power = consume_power(self.power)
        hand = state.players[self.seat].hand
        options: list[Action] = [("ante", card) for card in hand if power.lo <= COST[KIND[card]] <= power.hi]
        options.append(DECLINE)
        return Choice(self.seat, "prompt-ante", "gambling", options, {"card": card_of(self.power)})

    def answer(self, state: RaceState, action: Action) -> None:
        if action == DECLINE:
            return
        player = state.players[self.seat]
        ante: int = action[1]
        cost = COST[KIND[ante]]
        flipped = state.cards_turned_over(self.seat, cost)
        won = any(COST[KIND[card]] > cost for card in flipped)
        if state.journal is not None:
            state.tell("antes", {"seat": self.seat, "card": ante, "cards": flipped, "won": int(won)})
        if not won:
            player.leave_hand(ante)
            for card in (ante, *flipped):
                piles.discard(state, card, piles.SEEN_BY_ALL)
            return
        player.known = (*player.known, ante)
        player.flipped = tuple(flipped)
        if len(flipped) == 1:
            _keep(state, self.seat, flipped[0])
        else:
            state.then(KeepFlipped(self.seat, self.power, ante))


class KeepFlipped(Gamble):
    """Which of the cards turned over joins the hand."""

    ante: int
    """The card that was bet."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, power: int, ante: int) -> None:
        self.seat = seat
        self.power = power
        self.ante = ante

    def ask(self, state: RaceState) -> Decision:
        options: list[Action] = [("keep", card) for card in state.players[self.seat].flipped]
        return Choice(self.seat, "prompt-keep", "gambling", options, {"card": self.ante})

    def answer(self, state: RaceState, action: Action) -> None:
        _keep(state, self.seat, action[1])


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
    player.flipped = NO_CARDS
