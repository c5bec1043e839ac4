"""Standing orders: answers that a player has given ahead."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET

from ..kernel import Action, Amount, Decision, Illegal, as_action
from .payloads import StandingOrder
from .storage import Unreadable

FOREGONE: Final = "foregone"
"""The prompt of an order that stands for every question that leaves nothing to choose."""


def checked(orders: list[StandingOrder]) -> list[StandingOrder]:
    """The same orders, every answer in them a proper action; Illegal if one can not be."""
    return [msgspec.structs.replace(order, otherwise=list(as_action(order.otherwise))) for order in orders]


def written(orders: list[StandingOrder]) -> str:
    return msgspec.json.encode(orders).decode()


def read(text: str) -> list[StandingOrder]:
    """Orders as they were written; Unreadable if they are damaged."""
    try:
        return checked(msgspec.json.decode(text, type=list[StandingOrder]))
    except (msgspec.DecodeError, UnicodeError, RecursionError, Illegal) as error:
        raise Unreadable(f"standing orders are damaged: {error}") from error


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


def foregone(orders: list[StandingOrder]) -> bool:
    """Whether questions that leave nothing to choose are answered."""
    return any(order.prompt == FOREGONE for order in orders)


def _answer(order: StandingOrder, decision: Decision) -> Action | None:
    if isinstance(decision, Amount) and order.most is not UNSET and decision.lo <= min(order.most, decision.hi):
        return (decision.verb, decision.lo)
    return as_action(order.otherwise)
