"""What goods bring: traded to the bank, or consumed by powers (rulebook: trade, consume-powers).

A power that can be used must be used, to the full. In which order, and with which goods, is for the player to say;
`Ways` tries them all.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from ..components.cards import GENES, GOOD, GOODS, KIND, SETUP
from ..components.powers import (
    CHROMOSOMES,
    CONSUME_ALL,
    CONSUME_ANTE,
    CONSUME_DRAW,
    CONSUME_EACH_KIND,
    CONSUME_GOODS,
    CONSUME_GUESS,
    CONSUME_HAND,
    CONSUME_KINDS,
    CONSUME_TRADE,
    CONSUME_VP,
    TRADE_ANY,
    TRADE_CHROMOSOME,
    TRADE_GOOD,
    TRADE_HERE,
    Power,
    card_of,
    consume_power,
)
from . import actions

if TYPE_CHECKING:
    from ..components.tableau import Player

PRICE: Final[list[int]] = [SETUP["price"].get(good, 0) for good in GOODS]
"""What the bank gives for a good of each kind, in cards."""

Gain = tuple[int, int]
"""Points and cards."""

NO_GAIN: Final[Gain] = (0, 0)


# trading


def price(player: Player, world: int, bonuses: bool) -> int:
    """What the good on this world brings, in cards."""
    kind = KIND[world]
    good = GOOD[kind]
    if not bonuses:
        return PRICE[good]
    cards = PRICE[good] + player.total(TRADE_ANY) + player.total(TRADE_GOOD[good]) + TRADE_HERE[kind]
    return cards + player.total(TRADE_CHROMOSOME) * player.total(CHROMOSOMES) if good == GENES else cards


def with_bonuses(power: int) -> bool:
    """Some powers trade without any bonus; the action card, which is -1, with all."""
    return power < 0 or consume_power(power).bonuses


# powers


def usable(powers: list[int], worlds: list[int], hand: int) -> list[int]:
    """Those that can be used with the goods of these worlds and so many cards in hand."""
    goods = [0] * len(GOODS)
    for world in worlds:
        goods[GOOD[KIND[world]]] += 1
    kinds = len(goods) - goods.count(0)
    return [each for each in powers if _is_usable(each, worlds, goods, kinds, hand)]


def _is_usable(each: int, worlds: list[int], goods: list[int], kinds: int, hand: int) -> bool:
    power = consume_power(each)
    use = power.use
    if use == CONSUME_GOODS:
        if power.here:
            return card_of(each) in worlds
        return (goods[power.good] if power.good else len(worlds)) >= power.goods
    if use == CONSUME_KINDS:
        return kinds >= power.goods
    if use == CONSUME_HAND:
        return hand > 0
    if use in (CONSUME_ALL, CONSUME_EACH_KIND, CONSUME_TRADE):
        return bool(worlds)
    return True


def candidates(worlds: list[int], each: int) -> list[int]:
    """Those of these worlds whose goods this power may take."""
    power = consume_power(each)
    if power.here:
        return [card_of(each)]
    return [world for world in worlds if GOOD[KIND[world]] == power.good] if power.good else worlds


def number_of(worlds: list[int], power: Power) -> int:
    """How many goods the power takes of these candidates: as many as it can."""
    if power.use == CONSUME_ALL:
        return len(worlds)
    if power.use == CONSUME_EACH_KIND:
        return len({GOOD[KIND[world]] for world in worlds})
    if power.use == CONSUME_KINDS or power.goods > 1:
        return power.goods
    return min(power.times, len(worlds))


def apart(power: Power) -> bool:
    """Whether no two of its goods may be of the same kind."""
    return power.use in (CONSUME_KINDS, CONSUME_EACH_KIND)


def brings(player: Player, power: Power, number: int) -> Gain:
    """What the power gives for so many goods, or cards from hand: points for those are never doubled."""
    points, cards = printed(power, number)
    return points if power.use == CONSUME_HAND else points * multiplier(player), cards


def printed(power: Power, number: int) -> Gain:
    """The same as it is printed on the card, doubled by nothing."""
    use = power.use
    if use == CONSUME_ALL:
        return number - 1, 0
    if use == CONSUME_DRAW:
        return 0, power.cards
    if use == CONSUME_VP:
        return power.vp, 0
    times = 1 if use == CONSUME_KINDS else number // power.goods
    return times * power.vp, times * power.cards


def multiplier(player: Player) -> int:
    return 2 if player.chose(actions.DOUBLE) else 1


# the best of it

_OPEN: Final = (CONSUME_HAND, CONSUME_GUESS, CONSUME_ANTE)
"""They take no goods, and what they bring is not certain or not free."""
_MOST: Final = 2_000
"""So many different situations are looked at."""


class Ways:
    """What goods can bring at best, in whatever order: first points count, then cards."""

    player: Player
    known: dict[tuple[tuple[int, ...], tuple[int, ...]], Gain]
    """By the goods, alike ones being equal, and the powers that are left."""
    __slots__ = tuple(__annotations__)

    def __init__(self, player: Player) -> None:
        self.player = player
        self.known = {}

    def best(self, worlds: list[int], powers: list[int]) -> Gain:
        """With the goods of these worlds and these powers; where there is too much to try, the best that was found."""
        left = [each for each in powers if consume_power(each).use not in _OPEN]
        return self._best(worlds, left)

    def beginning_with(self, worlds: list[int], powers: list[int], each: int) -> tuple[Gain, Gain]:
        """What this power brings if it is used next, and what the rest brings then, at best."""
        rest = [other for other in powers if other != each and consume_power(other).use not in _OPEN]
        if consume_power(each).use in _OPEN:
            return NO_GAIN, self._best(worlds, rest)
        now = then = NO_GAIN
        for taken in self._choices(worlds, each):
            gain = self._of(each, taken)
            after = self._best([world for world in worlds if world not in taken], rest)
            if added(gain, after) >= added(now, then):
                now, then = gain, after
            if len(self.known) >= _MOST:
                break
        return now, then

    def _best(self, worlds: list[int], powers: list[int]) -> Gain:
        key = (tuple(sorted([self._sort(world) for world in worlds])), tuple(powers))
        found = self.known.get(key)
        if found is None:
            found = NO_GAIN
            for each in usable(powers, worlds, 0):
                now, rest = self.beginning_with(worlds, powers, each)
                found = max(found, added(now, rest))
                if len(self.known) >= _MOST:
                    break
            self.known[key] = found
        return found

    def _choices(self, worlds: list[int], each: int) -> list[tuple[int, ...]]:
        """The goods that this power might take, alike ones once."""
        power = consume_power(each)
        if power.use in (CONSUME_DRAW, CONSUME_VP):
            return [()]
        found: dict[tuple[int, ...], tuple[int, ...]] = {}
        open_to_it = candidates(worlds, each)
        for taken in combinations(open_to_it, 1 if power.use == CONSUME_TRADE else number_of(open_to_it, power)):
            if not apart(power) or len({GOOD[KIND[world]] for world in taken}) == len(taken):
                found[tuple([self._sort(world) for world in taken])] = taken
        return list(found.values())

    def _of(self, each: int, taken: tuple[int, ...]) -> Gain:
        """What the power brings now, with these goods."""
        power = consume_power(each)
        if power.use == CONSUME_TRADE:
            return 0, sum([price(self.player, world, power.bonuses) for world in taken])
        return brings(self.player, power, len(taken))

    def _sort(self, world: int) -> int:
        """A number that goods have in common if nothing tells them apart."""
        kind = KIND[world]
        special = TRADE_HERE[kind] or any(
            card_of(each) == world and consume_power(each).here for each in self.player.powers
        )
        return -world - 1 if special else GOOD[kind]


def added(one: Gain, other: Gain) -> Gain:
    return one[0] + other[0], one[1] + other[1]
