"""Paying (rulebook: payment, new-chemicals, combined-purchases).

One payment buys one thing, or several that are the same. Any set of cards that is worth enough will do; no change is
given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel import Action, Decision, Need, Question, Subset, Task
from ..components.cards import MEGA_CARD, VALUE
from ..components.colony import Colony, research_worth
from . import money, outlook

if TYPE_CHECKING:
    from ..shown.shapes import Bill, Outlook
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
        payment = Payment(self.seat, "prompt-pay", rule, "pay", cards, 1, len(cards), needs, values, params=params)
        payment.due = self.due
        payment.research = self.research
        return payment

    def answer(self, state: OutpostState, action: Action) -> None:
        paid = spend(state, state.colonies[self.seat], action[1])
        if state.journal is not None:
            state.tell("pays", {"seat": self.seat, "due": self.due, "paid": paid, "cards": list(action[1])})

    def preview(self, state: OutpostState, action: Action) -> dict[str, Any]:
        cards = list(action[1])
        value = worth(cards)
        ahead = outlook.spending(state.colonies[self.seat], cards, value)
        ahead["payment"] = _bill(self.due, 1, 0, self.due, value - self.due)
        return dict(ahead)


class Payment(Subset):
    """Any cards that are worth enough; those that lose the least are suggested."""

    due: int
    research: int
    __slots__ = tuple(__annotations__)

    def suggestion(self) -> Action | None:
        return (self.verb, cheapest(self.items, self.due, self.research))


def cheapest(hand: list[int], due: int, research: int) -> tuple[int, ...]:
    """The cards to pay with: worth at least `due`, with so much research among them; all of them if that is too little.

    What they are worth beyond `due` is lost, so it is as little as can be. Of payments that lose the same, the one with
    the earlier cards of the hand is taken, for they are many and worth little; research is kept if it can be.
    """
    cards = [code for code in hand if not research_worth(code)]
    cards += [code for code in hand if research_worth(code)]
    reach = _sums(cards, research)
    enough = reach[-1][research] >> due
    if not enough:
        return tuple(hand)
    total = due + (enough & -enough).bit_length() - 1
    chosen: list[int] = []
    for at in range(len(cards) - 1, -1, -1):
        if reach[at][research] >> total & 1:
            continue  # the cards before this one do
        code = cards[at]
        chosen.append(code)
        total -= VALUE[code]
        missing = research_worth(code)
        while missing and research and not reach[at][research] >> total & 1:
            missing -= 1
            research -= 1
    chosen.sort()
    return tuple(chosen)


def _sums(cards: list[int], research: int) -> list[list[int]]:
    """For every number of the first cards the sums they can make, as bits, by the research among them up to so much."""
    sums = [1] + [0] * research
    reach = [sums]
    for code in cards:
        worth = research_worth(code)
        more = sums[:]
        for among, bits in enumerate(sums):
            more[min(among + worth, research)] |= bits << VALUE[code]
        sums = more
        reach.append(sums)
    return reach


def worth(cards: list[int]) -> int:
    total = 0
    for code in cards:
        total += VALUE[code]
    return total


# what would come of it


def buying(state: OutpostState, seat: int, price: int, number: int, discount: int, research: int) -> Outlook:
    """What a purchase would take of the hand or purse, as things are now; a bid may be beyond them."""
    colony = state.colonies[seat]
    due = max(0, number * price - discount)
    ahead = outlook.nothing()
    lost = 0
    if due <= colony.credits:
        cards = [] if state.rules.money else list(cheapest(colony.hand, due, research))
        value = due if state.rules.money else worth(cards)
        lost = value - due
        ahead = outlook.spending(colony, cards, value)
    ahead["payment"] = _bill(price, number, discount, due, lost)
    return ahead


def _bill(price: int, number: int, discount: int, due: int, lost: int) -> Bill:
    return {"price": price, "number": number, "discount": discount, "due": due, "lost": lost}


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
