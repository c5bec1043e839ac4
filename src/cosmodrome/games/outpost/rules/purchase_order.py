"""Phase 1: who acts first (rulebook: purchase-order)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Task

if TYPE_CHECKING:
    from ..state import OutpostState


class PurchaseOrder(Task["OutpostState"]):
    """A new round begins, and everybody gets a place in it."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        state.phase = "order"
        state.round += 1
        for colony in state.colonies:
            colony.begin_round(state.rules)
        state.immune = ()
        determine(state)


def determine(state: OutpostState) -> None:
    """Most victory points first, then the dearest upgrades, then chance."""
    rules = state.rules
    seats = list(range(state.seats))
    state.dice.shuffle(seats)
    keys = [(-colony.points(rules), -colony.printed_cost(rules)) for colony in state.colonies]
    seats.sort(key=keys.__getitem__)
    state.order = seats
    if state.journal is not None:
        state.tell("round-begins", {"round": state.round, "order": [{"seat": seat} for seat in seats]})


def following(state: OutpostState, seat: int) -> int:
    """The next seat in purchase order, round the table."""
    order = state.order
    place = order.index(seat) + 1
    return order[place] if place < len(order) else order[0]
