"""The two gambling worlds (rulebook: gambling): guess what comes next, or bet a card that something higher does."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any

from ....kernel import Action, Amount, Choice, Decision, Question
from ..components import piles
from ..components.cards import COST, KIND
from ..components.powers import card_of, consume_power
from ..components.tableau import NO_CARDS
from ..components.unseen import may_come
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


# how likely it is to win, as far as the seat knows, as long as the draw pile lasts


def chance_to_guess(costs: list[int], number: int) -> float:
    """That the next of these cards costs exactly that."""
    return costs.count(number) / len(costs) if costs else 0.0


def chance_to_beat(costs: list[int], cost: int) -> float:
    """That one of the next so many of these cards costs more."""
    flipped = min(cost, len(costs))
    lower = len([each for each in costs if each <= cost])
    return 1.0 - comb(lower, flipped) / comb(len(costs), flipped)


def costs_to_come(state: RaceState, seat: int) -> list[int]:
    """Of all the cards that may come next."""
    return [COST[KIND[card]] for card in may_come(state, seat)]


def percent(chance: float) -> int:
    return round(100 * chance)


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

    def hints(self, state: RaceState) -> dict[str, Any]:
        """For every number that may be named, in per cent, how likely it wins."""
        power = consume_power(self.power)
        costs = costs_to_come(state, self.seat)
        return {"chances": [percent(chance_to_guess(costs, number)) for number in range(power.lo, power.hi + 1)]}

    def preview(self, state: RaceState, action: Action) -> dict[str, Any]:
        return {"chance": percent(chance_to_guess(costs_to_come(state, self.seat), action[1]))}


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

    def hints(self, state: RaceState) -> dict[str, Any]:
        """For every card that may be bet, in per cent, how likely it wins."""
        costs = costs_to_come(state, self.seat)
        answers = [action for action in state.decision(self.seat) if action != DECLINE]
        return {"chances": {str(ante): percent(chance_to_beat(costs, COST[KIND[ante]])) for _, ante in answers}}

    def preview(self, state: RaceState, action: Action) -> dict[str, Any]:
        if action == DECLINE:
            return {"chance": None}
        return {"chance": percent(chance_to_beat(costs_to_come(state, self.seat), COST[KIND[action[1]]]))}


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
