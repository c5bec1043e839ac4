"""Paying with little waste, quickly: all sums a hand can make are the bits of one number."""

from __future__ import annotations

from ..components.cards import RESEARCH, VALUE
from ..components.colony import research_worth


def cheapest(hand: list[int], due: int, research: int) -> tuple[int, ...]:
    """Cards worth at least `due` that waste the least, with so much research among them; other research is kept."""
    chosen: list[int] = []
    rest: list[int] = []
    kept: list[int] = []
    for code in hand:
        if code // 100 % 10 - 1 != RESEARCH:
            rest.append(code)
        elif research > 0:
            chosen.append(code)
            research -= research_worth(code)
            due -= VALUE[code]
        else:
            kept.append(code)
    if due > 0:
        chosen += _closest(rest + kept, due)
    chosen.sort()
    return tuple(chosen)


def _closest(cards: list[int], due: int) -> list[int]:
    """Cards with the lowest sum that reaches `due`; later cards only where earlier ones do not make that sum."""
    sums = 1
    reach = [sums]
    for code in cards:
        sums |= sums << VALUE[code]
        reach.append(sums)
    enough = sums >> due
    if not enough:
        return cards
    total = due + (enough & -enough).bit_length() - 1
    chosen: list[int] = []
    index = len(cards)
    while total:
        index -= 1
        if not reach[index] >> total & 1:
            chosen.append(cards[index])
            total -= VALUE[cards[index]]
    return chosen
