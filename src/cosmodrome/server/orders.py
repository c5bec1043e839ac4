"""Standing orders: answers that a player has given ahead."""

from __future__ import annotations

from msgspec import UNSET

from ..kernel import Action, Amount, Decision, Illegal, as_action
from .payloads import StandingOrder


def concerns(order: StandingOrder, decision: Decision) -> bool:
    """Whether the decision is the one the order was given for."""
    asked = decision.params or {}
    return order.prompt == decision.prompt and all(asked.get(name) == value for name, value in order.params.items())


def lapsed(order: StandingOrder, decision: Decision) -> bool:
    """Whether the occasion of the order is past: the same is asked about something else."""
    return order.prompt == decision.prompt and not concerns(order, decision)


def answer(orders: list[StandingOrder], decision: Decision) -> Action | None:
    """The legal answer that was given ahead, if any was."""
    for order in orders:
        if concerns(order, decision):
            action = _answer(order, decision)
            if action is not None and decision.accept(action) is not None:
                return action
    return None


def _answer(order: StandingOrder, decision: Decision) -> Action | None:
    if isinstance(decision, Amount) and order.most is not UNSET and decision.lo <= min(order.most, decision.hi):
        return (decision.verb, decision.lo)
    try:
        return as_action(order.otherwise)
    except Illegal:
        return None
