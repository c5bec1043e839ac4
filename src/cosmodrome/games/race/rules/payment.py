"""Paying for what is placed, or putting in military strength (rulebook: develop, settle, military, takeover-strength).

One question does it: cards from hand, and besides them the powers of the tableau that may be used for it, put in one by
one. What is to be paid follows from the powers put in: the cost, or what is missing in military strength. If nothing is
left to choose, it is paid at once. The chapters say what their payments cost and what powers may be put in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Decision, Illegal, Item, Question, Subset, Task
from ..components import piles
from ..components.cards import COST, KIND
from ..components.powers import HIRE, PAY, TACTICS
from ..components.tableau import NO_CARDS
from . import goals
from .military import hire, room_left, usable

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState

IMPOSSIBLE: Final = (1, 0)
"""A bill that nothing pays: more powers have to be put in."""

Prompt = tuple[str, str, dict[str, Any]]
"""Message, section of the rulebook, parameters."""


class Payment(Question["RaceState"]):
    """Cards from hand to be discarded, with the powers of the tableau put in so far."""

    pledged: tuple[int, ...]
    """Cards of the tableau to be used for it."""
    __slots__ = tuple(__annotations__)

    # what a chapter writes

    def with_power(self, card: int) -> Payment:
        """The same payment, with one more power put in."""
        raise NotImplementedError

    def bill(self, state: RaceState) -> tuple[int, int]:
        """The least and most cards to pay with the powers put in so far."""
        raise NotImplementedError

    def extras(self, state: RaceState) -> list[int]:
        """The cards of the tableau whose powers may be put in now: those with which it can still be paid."""
        raise NotImplementedError

    def prompt(self, state: RaceState) -> Prompt:
        raise NotImplementedError

    def tell(self, state: RaceState, number: int) -> None:
        """So many cards are paid."""
        raise NotImplementedError

    def paid(self, state: RaceState) -> None:
        """What follows."""
        raise NotImplementedError

    # what all payments have in common

    def begin(self, state: RaceState) -> None:
        """Ask for it, unless there is nothing to choose."""
        hand = state.players[self.seat].hand
        lo, hi = self.bill(state)
        if lo == hi and lo in (0, len(hand)) and not self.extras(state):
            self._pay(state, tuple(hand) if lo else NO_CARDS)
        else:
            state.then(self)

    def ask(self, state: RaceState) -> Decision:
        cards = state.players[self.seat].hand
        hand: list[Item] = cards[:]
        lo, hi = self.bill(state)
        if lo > hi:
            lo = hi = len(hand) + 1
        others = tuple([("use", card) for card in self.extras(state)])
        prompt, rule, params = self.prompt(state)
        worth = [COST[KIND[card]] for card in cards]
        return Subset(self.seat, prompt, rule, "pay", hand, lo, hi, [], worth, others, params)

    def answer(self, state: RaceState, action: Action) -> None:
        if action[0] == "use":
            self.with_power(action[1]).begin(state)
        else:
            self._pay(state, action[1])

    def hints(self, state: RaceState) -> dict[str, Any]:
        """What would be left to pay with each of the powers that may be put in."""
        return {"powers": {str(card): _due(self.with_power(card).bill(state)) for card in self.extras(state)}}

    def preview(self, state: RaceState, action: Action) -> dict[str, Any]:
        """What is left to pay then, and which cards stay in hand."""
        hand = state.players[self.seat].hand
        if action[0] == "use":
            return {**_due(self.with_power(action[1]).bill(state)), "keeps": hand[:]}
        return {**_due((0, 0)), "keeps": [card for card in hand if card not in action[1]]}

    def _pay(self, state: RaceState, cards: tuple[int, ...]) -> None:
        piles.discard_from_hand(state, self.seat, cards)
        if state.journal is not None:
            if self.pledged:
                state.tell("uses", {"seat": self.seat, "cards": list(self.pledged)})
            self.tell(state, len(cards))
            if cards:
                state.tell("discards", {"seat": self.seat, "cards": list(cards)}, (self.seat,))
        self._use_powers(state, len(cards))
        self.paid(state)

    def _use_powers(self, state: RaceState, cards: int) -> None:
        """Some hire the cards that were discarded, some let one pay; all others are discarded themselves."""
        player = state.players[self.seat]
        for card in self.pledged:
            kind = KIND[card]
            if HIRE[kind]:
                hired = min(cards, room_left(player, card))
                hire(player, card, hired)
                cards -= hired
            elif PAY[kind] < 0:
                player.temporary += TACTICS[kind]
                piles.discard_from_tableau(state, self.seat, card)
                goals.development_lost(state, self.seat)


def _due(bill: tuple[int, int]) -> dict[str, Any]:
    """The least and most cards to pay; none if more powers have to be put in first."""
    least, most = bill
    return {"least": None, "most": None} if least > most else {"least": least, "most": most}


class Due(Task["RaceState"]):
    """Something is to be paid."""

    payment: Payment
    __slots__ = tuple(__annotations__)

    def __init__(self, payment: Payment) -> None:
        self.seat = payment.seat
        self.payment = payment

    def run(self, state: RaceState) -> None:
        self.payment.begin(state)


def why_not_used(player: Player, card: int) -> Illegal | None:
    """Why a power of the tableau is not there any more in this phase."""
    if HIRE[KIND[card]] and card not in player.tableau:
        return Illegal("power-lost", "takeover-resolution", {"card": card})
    if not usable(player, card):
        return Illegal("power-used", "round", {"card": card})
    return None
