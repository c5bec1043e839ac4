"""What a world costs, and whether it can be placed at all (rulebook: settle, pay-for-military, conquer).

As in `military`, the functions look at the powers pledged, which the player has put in, and those spare.
"""

from __future__ import annotations

from ..components.cards import COST, GOOD, KIND, MILITARY
from ..components.powers import CONQUER, FREE, HIRE, PAY, PAY_DISCOUNT, SETTLE_REDUCE, SETTLE_REDUCE_GOOD
from ..components.tableau import Player
from .military import can_conquer, ready_powers


def world_cost(player: Player, kind: int, pledged: list[int]) -> int:
    """The cost of a world that is paid for: a civil one, or a military one with a power for that."""
    figures = player.sums.figures
    cost = COST[kind] - figures[SETTLE_REDUCE] - figures[SETTLE_REDUCE_GOOD[GOOD[kind]]]
    for card in pledged:
        power = KIND[card]
        if FREE[power]:
            return 0
        if PAY[power] >= 0:
            cost -= PAY[power] + figures[PAY_DISCOUNT]
    return max(0, cost)


def conquers(kind: int, pledged: list[int]) -> bool:
    """Whether the world, with the powers put in, is conquered rather than paid for."""
    for card in pledged:
        if PAY[KIND[card]] >= 0:
            return False
        if CONQUER[KIND[card]] >= 0:
            return True
    return MILITARY[kind]


def can_pay(player: Player, kind: int, pledged: list[int], spare: list[int], hand: int) -> bool:
    """Whether the world can be paid for with what is pledged and any of what is spare."""
    for card in pledged:
        if HIRE[KIND[card]] or CONQUER[KIND[card]] >= 0:
            return False
    means = pledged[:]
    if MILITARY[kind] and not any(PAY[KIND[card]] >= 0 for card in pledged):
        powers = [card for card in spare if PAY[KIND[card]] >= 0]
        if not powers:
            return False
        means.append(max(powers, key=_discount))
    if any(FREE[KIND[card]] for card in spare):
        return True
    return world_cost(player, kind, means) <= hand


def price_of_military(player: Player, kind: int) -> int:
    """What a military world would cost with the best power that lets one pay for it; -1 if there is none."""
    powers = [card for card in ready_powers(player, kind) if PAY[KIND[card]] >= 0]
    return world_cost(player, kind, [max(powers, key=_discount)]) if powers else -1


def _discount(card: int) -> int:
    return PAY[KIND[card]]


def can_place(player: Player, kind: int, pledged: list[int], spare: list[int], hand: int) -> bool:
    """Whether such a world can be placed somehow."""
    return can_pay(player, kind, pledged, spare, hand) or can_conquer(player, kind, pledged, spare, hand)
