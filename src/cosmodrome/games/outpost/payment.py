"""Paying (rulebook: payment, new-chemicals, combined-purchases, money).

One payment buys one thing, or several that are the same. Any set of cards that is worth enough will do; no change is
given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import Action, Decision, Need, Subset
from . import auction, purchases
from .cards import VALUE
from .colony import research_worth
from .production import spend

if TYPE_CHECKING:
    from .state import OutpostState


def charge(state: OutpostState, seat: int, buying: str, item: int, number: int, due: int) -> None:
    """Ask for payment; what costs nothing, or is paid in coin, is settled at once."""
    colony = state.colonies[seat]
    colony.buying = buying
    colony.item = item
    colony.number = number
    colony.due = due
    colony.prove(due)
    if due == 0 or state.rules.money:
        colony.pay_out(due)
        colony.most -= due
        _complete(state, seat)
    else:
        colony.steps = (*colony.steps, "pay")


def ask(state: OutpostState, seat: int) -> Decision:
    colony = state.colonies[seat]
    cards = colony.hand[:]
    values = [VALUE[code] for code in cards]
    needs = [Need("need-credits", values, colony.due)]
    research = purchases.research_due(state, colony)
    if research:
        needs.append(Need("need-research", [research_worth(code) for code in cards], research))
    rule = "new-chemicals" if research else "payment"
    return Subset(seat, "prompt-pay", rule, "pay", cards, 1, len(cards), needs, values, params={"due": colony.due})


def do(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    colony.steps = colony.steps[:-1]
    paid = spend(state, colony, action[1])
    if state.journal is not None:
        state.tell("pays", {"seat": seat, "due": colony.due, "paid": paid, "cards": list(action[1])})
    _complete(state, seat)


def _complete(state: OutpostState, seat: int) -> None:
    buying = state.colonies[seat].buying
    if buying == "upgrade":
        auction.acquire(state, seat)
    elif buying == "penalty":
        auction.defaulted(state, seat)
    else:
        purchases.complete(state, seat)
