"""Phase 2: the trade ship replaces what was bought.

Rulebook: market, market-cap, eras, era-fallback, kicker-market.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Task
from ..components.upgrades import ERA, FIRST_KICKER, IDS, KINDS

if TYPE_CHECKING:
    from ..state import OutpostState

LAST_OF_ERA: Final = (0, 4, 10, 13)


class Market(Task["OutpostState"]):
    """The trade ship arrives: a new era may begin, and what was bought is replaced."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        state.phase = "market"
        update_era(state)
        replace(state, state.rules.capped_roll_next_lower)
        replace_kickers(state)


def update_era(state: OutpostState) -> None:
    """Eras open with the leader's victory points, or when two rounds in a row begin with nothing left of the era."""
    leader = max([colony.points(state.rules) for colony in state.colonies])
    era = 1
    if leader >= state.rules.era_points[0]:
        era = 2
    if leader >= state.rules.era_points[1]:
        era = 3
    if state.rules.era_latched and era < state.era:
        era = state.era
    if state.rules.era_fallback:
        era = _fallback(state, era)
    if era != state.era:
        state.era = era
        if state.journal is not None:
            state.tell("era-begins", {"era": era})


def _fallback(state: OutpostState, era: int) -> int:
    """Very rare: a second round in a row begins with every upgrade of the era bought."""
    first, second = state.bare_rounds
    first = first + 1 if _sold_out_to(state, LAST_OF_ERA[1]) else 0
    second = second + 1 if _sold_out_to(state, LAST_OF_ERA[2]) else 0
    state.bare_rounds = (first, second)
    if second >= 2:
        return 3
    return max(era, 2) if first >= 2 else era


def _sold_out_to(state: OutpostState, last: int) -> bool:
    return not sum(state.stock[1 : last + 1]) and all(kind > last for kind in state.market)


def replace(state: OutpostState, next_lower: bool) -> None:
    """Roll until as many upgrades are on sale as there are players, or nothing more may be put on sale.

    With `next_lower` a type at its cap gives way to the next lower one.
    """
    for _ in range(state.seats - len(state.market)):
        if not any(_settled(state, number, next_lower) for number in _faces(state)):
            break
        number = _roll(state)
        while not _settled(state, number, next_lower):
            number = _roll(state)
        kind = _card_for(state, number, next_lower)
        if kind:
            _put_on_sale(state, kind)
    state.market.sort()


def _faces(state: OutpostState) -> range:
    """What the era's die can show: d4, d10, or d12 plus one."""
    return range(2, 14) if state.era == 3 else range(1, LAST_OF_ERA[state.era] + 1)


def _roll(state: OutpostState) -> int:
    return state.dice.roll(12) + 1 if state.era == 3 else state.dice.roll(LAST_OF_ERA[state.era])


def _settled(state: OutpostState, number: int, next_lower: bool) -> bool:
    """Whether this roll needs no other: it brings a card, or with limited availability rightly none."""
    return _card_for(state, number, next_lower) != 0 or (state.rules.availability_limited and state.stock[number] == 0)


def _card_for(state: OutpostState, number: int, next_lower: bool) -> int:
    """The upgrade a roll puts on sale; 0 for none.

    An exhausted upgrade gives way to the next lower one; a type at its cap on the market does not come again.
    """
    kind = number
    while kind:
        capped = state.market.count(kind) >= state.rules.cap
        if state.stock[kind] and not capped:
            return kind
        if state.stock[kind] and capped and not next_lower:
            return 0
        if state.rules.availability_limited:
            return 0
        kind -= 1
    return 0


def odds(state: OutpostState) -> dict[int, float]:
    """The chance of each upgrade at one roll now; with limited availability a roll may also bring none."""
    next_lower = state.rules.capped_roll_next_lower
    settled = [number for number in _faces(state) if _settled(state, number, next_lower)]
    kinds = [_card_for(state, number, next_lower) for number in settled]
    return {kind: kinds.count(kind) / len(kinds) for kind in sorted({*kinds}) if kind}


def _put_on_sale(state: OutpostState, kind: int) -> None:
    stock = state.stock[:]
    stock[kind] -= 1
    state.stock = stock
    state.market.append(kind)
    if state.journal is not None:
        state.tell("on-sale", {"upgrade": IDS[kind]})


def replace_kickers(state: OutpostState) -> None:
    """Empty kicker slots are filled from the era's pile; a new era clears both first."""
    slots = state.rules.kicker_copies
    if not slots:
        return
    kickers = state.kickers[:]
    pile = state.kicker_pile[:]
    if state.era > state.kicker_era:
        state.kicker_era = state.era
        kickers = []
        kinds = [kind for kind in range(FIRST_KICKER, KINDS) if ERA[kind] == state.era]
        pile = [kind for kind in kinds for _ in range(slots)]
    while len(kickers) < slots and pile:
        kind = state.dice.draw(pile)
        kickers.append(kind)
        if state.journal is not None:
            state.tell("on-sale", {"upgrade": IDS[kind]})
    kickers.sort()
    state.kickers = kickers
    state.kicker_pile = pile


def on_sale(state: OutpostState, kind: int) -> int:
    """How many copies of an upgrade are on the market."""
    return (state.kickers if kind >= FIRST_KICKER else state.market).count(kind)


def take(state: OutpostState, kind: int) -> None:
    """An upgrade leaves the market for its buyer."""
    if kind < FIRST_KICKER:
        state.market.remove(kind)
        return
    kickers = state.kickers[:]
    kickers.remove(kind)
    state.kickers = kickers


def sold_out(state: OutpostState) -> bool:
    """Whether every upgrade 1-13 has been bought."""
    return _sold_out_to(state, LAST_OF_ERA[3])
