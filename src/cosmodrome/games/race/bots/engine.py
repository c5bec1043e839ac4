"""What a tableau produces and consumes: goods, and what they bring in chips and cards."""

from __future__ import annotations

from typing import Final

from ..components.cards import GOOD, GOODS, KIND, WINDFALL
from ..components.powers import (
    CONSUME,
    CONSUME_ALL,
    CONSUME_ANTE,
    CONSUME_DRAW,
    CONSUME_EACH_KIND,
    CONSUME_GUESS,
    CONSUME_HAND,
    CONSUME_KINDS,
    CONSUME_TRADE,
    CONSUME_VP,
    DRAW_HERE,
    DRAW_IF_MOST,
    DRAW_PER_CHROMOSOME,
    DRAW_PER_GENES,
    DRAW_PER_GOOD,
    DRAW_PER_KIND,
    DRAW_PER_MILITARY,
    DRAW_PER_REBEL,
    PRODUCE_WINDFALL,
    PRODUCES,
    REFIT,
    Power,
    code,
    consume_power,
)
from ..components.tableau import Player
from ..rules.goods import PRICE, printed
from .figures import HABIT, SAMPLE

_KINDS: Final = len(GOODS)
_NOT_COUNTED: Final = (CONSUME_HAND, CONSUME_TRADE, CONSUME_GUESS, CONSUME_ANTE)


def _powers_of(kind: int) -> list[Power]:
    return [consume_power(code(SAMPLE[kind], at)) for at in CONSUME[kind]]


POWERS: Final[list[list[Power]]] = [_powers_of(kind) for kind in range(len(SAMPLE))]
# draws that depend on more than this tableau's goods are guessed
_EXTRA_DRAWS: Final[list[float]] = [
    float(DRAW_HERE[kind])
    + 0.5 * sum([DRAW_IF_MOST[good][kind] for good in range(1, _KINDS)])
    + 2.0 * (DRAW_PER_GENES[kind] + DRAW_PER_MILITARY[kind] + DRAW_PER_REBEL[kind] + DRAW_PER_CHROMOSOME[kind])
    for kind in range(len(SAMPLE))
]


def rank(power: Power) -> float:
    """Powers that bring more for a good come first, and among equals those that take one kind of good only."""
    if power.use == CONSUME_ALL:
        return 0.7
    if power.use in (CONSUME_DRAW, CONSUME_VP):
        return 9.0
    value = (power.vp + 0.5 * power.cards) / (power.goods if power.use != CONSUME_EACH_KIND else 1)
    return value + 0.1 if power.good else value


def consume(goods: list[int], powers: list[Power]) -> tuple[int, int]:
    """Chips (not doubled) and cards from consuming these goods, which are used up, by powers in the order of rank."""
    vp = 0
    cards = 0
    for power in powers:
        number = _take(goods, power)
        if number or power.use in (CONSUME_DRAW, CONSUME_VP):
            gain = printed(power, number)
            vp += gain[0]
            cards += gain[1]
    return vp, cards


def _take(goods: list[int], power: Power) -> int:
    """How many goods a power takes: the commonest first, where it may take any."""
    use = power.use
    if use in (CONSUME_DRAW, CONSUME_VP):
        return 0
    if use == CONSUME_ALL:
        number = sum(goods)
        for good in range(1, _KINDS):
            goods[good] = 0
        return number
    if use == CONSUME_KINDS:
        return _take_commonest(goods, power.goods) if _KINDS - goods.count(0) >= power.goods else 0
    if use == CONSUME_EACH_KIND:
        number = 0
        for good in range(1, _KINDS):
            if goods[good]:
                goods[good] -= 1
                number += 1
        return number
    if power.here or power.good:
        stock = goods[power.good]
        number = min(stock, 1) if power.here else min(power.times, stock // power.goods) * power.goods
        goods[power.good] -= number
        return number
    return _take_commonest(goods, min(power.times, sum(goods) // power.goods) * power.goods)


def _take_commonest(goods: list[int], number: int) -> int:
    for _ in range(number):
        goods[goods.index(max(goods))] -= 1
    return number


class Engine:
    """The worlds and powers of a tableau that matter in Produce and Consume, by kind of good."""

    __slots__ = ("draws", "hand_points", "made", "per_good", "per_kind", "powers", "refits", "revived", "windfalls")

    def __init__(self, tableau: list[int]) -> None:
        self.made = [0] * _KINDS
        self.refits = [0] * _KINDS
        """Worlds that produce only for a card from hand."""
        self.windfalls = [0] * _KINDS
        self.revived = [0] * _KINDS
        self.powers: list[Power] = []
        self.draws = 0.0
        self.per_kind = 0
        self.per_good = [0] * _KINDS
        self.hand_points = 0
        for card in tableau:
            self.add(KIND[card])
        self.powers.sort(key=_order)

    def add(self, kind: int) -> None:
        """Count a card; its powers stand last."""
        good = GOOD[kind]
        if PRODUCES[kind]:
            self.made[good] += 1
        elif REFIT[kind]:
            self.refits[good] += 1
        elif WINDFALL[kind]:
            self.windfalls[good] += 1
        if PRODUCE_WINDFALL[kind] >= 0:
            self.revived[PRODUCE_WINDFALL[kind]] += 1
        for power in POWERS[kind]:
            if power.use == CONSUME_HAND:
                self.hand_points += power.times * power.vp
            elif power.use not in _NOT_COUNTED:
                self.powers.append(power)
        self.draws += _EXTRA_DRAWS[kind]
        self.per_kind += DRAW_PER_KIND[kind]
        for good in range(1, _KINDS):
            self.per_good[good] += DRAW_PER_GOOD[good][kind]

    def copy(self) -> Engine:
        twin = Engine([])
        twin.made = self.made[:]
        twin.refits = self.refits[:]
        twin.windfalls = self.windfalls[:]
        twin.revived = self.revived[:]
        twin.powers = self.powers[:]
        twin.draws = self.draws
        twin.per_kind = self.per_kind
        twin.per_good = self.per_good[:]
        twin.hand_points = self.hand_points
        return twin

    def with_card(self, kind: int) -> Engine:
        twin = self.copy()
        twin.add(kind)
        if POWERS[kind]:
            twin.powers.sort(key=_order)
        return twin

    def output(self, hand: int) -> list[int]:
        """The goods of one Produce phase, with so many cards to discard for some of them."""
        goods = self.made[:]
        for good in range(1, _KINDS):
            bought = min(hand, self.refits[good])
            goods[good] += bought
            hand -= bought
        anywhere = self.revived[0]
        for good in range(1, _KINDS):
            number = self.windfalls[good]
            if number:
                own = min(number, self.revived[good])
                more = min(number - own, anywhere)
                anywhere -= more
                goods[good] += own + more
        return goods

    def cycle(self, card: float) -> float:
        """What producing and consuming once brings, with a card in hand worth so much; there is always one to come."""
        goods = self.output(1)
        draws = self.draws
        if self.per_kind:
            draws += self.per_kind * (_KINDS - goods.count(0))
        for good in range(1, _KINDS):
            if self.per_good[good]:
                draws += self.per_good[good] * goods[good]
        vp, cards = consume(goods, self.powers)
        value = HABIT["double"] * vp + card * (cards + draws) + 0.4 * self.hand_points
        for good in range(_KINDS - 1, 0, -1):
            if goods[good]:
                return value + HABIT["good"] * card * PRICE[good]
        if sum(self.windfalls):
            value += HABIT["windfall_bonus"] * card * 3.0
        return value


def _order(power: Power) -> float:
    return -rank(power)


ADDS_TO_CYCLE: Final[list[bool]] = [
    PRODUCES[kind]
    or REFIT[kind]
    or WINDFALL[kind]
    or bool(POWERS[kind])
    or PRODUCE_WINDFALL[kind] >= 0
    or _EXTRA_DRAWS[kind] > 0
    or DRAW_PER_KIND[kind] > 0
    or any(DRAW_PER_GOOD[good][kind] > 0 for good in range(1, _KINDS))
    for kind in range(len(SAMPLE))
]
"""The kinds of card that change what a cycle brings."""


def goods_of(player: Player) -> list[int]:
    """The goods in a tableau, by their kinds."""
    goods = [0] * _KINDS
    for card, good in zip(player.tableau, player.goods, strict=True):
        if good >= 0:
            goods[GOOD[KIND[card]]] += 1
    return goods
