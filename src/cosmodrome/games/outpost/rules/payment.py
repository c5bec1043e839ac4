"""Paying (rulebook: payment, new-chemicals, combined-purchases).

One payment buys one thing, or several that are the same. Any set of cards that is worth enough will do; no change is
given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel import Action, Decision, Need, Question, Subset, Task
from ..components.cards import MEGA_CARD, VALUE
from ..components.colony import Colony, research_worth
from . import money

if TYPE_CHECKING:
    from ..state import OutpostState


def charge(state: OutpostState, seat: int, due: int, research: int, bought: Task[Any]) -> None:
    """Ask for payment, and then hand over what was bought; what costs nothing, or is paid in coin, is had at once."""
    colony = state.colonies[seat]
    colony.prove(due)
    if due == 0 or state.rules.money:
        money.pay(colony, due)
        state.then(bought)
    else:
        state.then(Pay(seat, due, research), bought)


class Pay(Question["OutpostState"]):
    """With cards of the hand, open for all to see."""

    due: int
    research: int
    """So many research cards must be among those paid with."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, due: int, research: int) -> None:
        self.seat = seat
        self.due = due
        self.research = research

    def ask(self, state: OutpostState) -> Decision:
        cards = state.colonies[self.seat].hand[:]
        values = [VALUE[code] for code in cards]
        needs = [Need("need-credits", values, self.due)]
        if self.research:
            needs.append(Need("need-research", [research_worth(code) for code in cards], self.research))
        rule = "new-chemicals" if self.research else "payment"
        params = {"due": self.due}
        return Subset(self.seat, "prompt-pay", rule, "pay", cards, 1, len(cards), needs, values, params=params)

    def answer(self, state: OutpostState, action: Action) -> None:
        paid = spend(state, state.colonies[self.seat], action[1])
        if state.journal is not None:
            state.tell("pays", {"seat": self.seat, "due": self.due, "paid": paid, "cards": list(action[1])})


def spend(state: OutpostState, colony: Colony, cards: tuple[int, ...]) -> int:
    """Cards leave the hand face up, onto their discard piles; mega cards and promises just go. What they were worth."""
    discards = state.discards
    hand = colony.hand
    total = 0
    for code in cards:
        hand.remove(code)
        total += VALUE[code]
        if code < MEGA_CARD:
            discards[code // 100 - 1].append(code)
    colony.pay_out(total)
    if colony.known:
        for code in cards:
            colony.forget(code)
    return total
