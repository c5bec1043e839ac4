"""What a way to one space must cost at least, from everywhere: it spares the search what can not be best any more.

Rolls are counted one sort at a time, backwards from the goal. Burns likewise, as if one stopped in every space, so that
no pivot is ever needed; after a flyby, all that its bonus pays for is free. So every bound is at most the truth.
"""

from __future__ import annotations

from typing import Final

from ..components.solar_system import HOHMANN, THRUST
from .terrain import AEROBRAKES, CRASHES, NO_LINE, RADIATIONS, Terrain

FAR: Final = 1 << 10
"""No way leads there."""


class Bounds:
    """For every space: the least half burns and rolls to the goal. `FAR`: there is no way.

    `oberth` is what the solar Oberth may give, `pivot` what a pivot costs at least.
    """

    __slots__ = ("aerobrakes", "crashes", "half_burns", "radiation")

    def __init__(self, terrain: Terrain, goal: int, oberth: int, pivot: int) -> None:
        self.half_burns = _burns(terrain, goal, oberth, pivot)
        self.crashes = least_of(terrain, goal, [toll // CRASHES & 63 for toll in terrain.toll])
        self.aerobrakes = least_of(terrain, goal, [toll // AEROBRAKES & 31 for toll in terrain.toll])
        self.radiation = least_of(terrain, goal, [toll // RADIATIONS & 31 for toll in terrain.toll])


def least_of(terrain: Terrain, goal: int, price: list[int]) -> list[int]:
    """The least sum of prices of the spaces entered on the way to the goal."""
    least = [FAR] * len(price)
    least[goal] = 0
    _spread(terrain, price, least, [[goal]])
    return least


def _spread(terrain: Terrain, price: list[int], least: list[int], buckets: list[list[int]]) -> None:
    """Backwards from the spaces in these buckets, the cheapest first."""
    at = 0
    while at < len(buckets):
        bucket = buckets[at]
        place = 0
        while place < len(bucket):
            space = bucket[place]
            place += 1
            if least[space] != at:
                continue
            total = at + price[space]
            for before in terrain.before[space]:
                if total < least[before]:
                    least[before] = total
                    while len(buckets) <= total:
                        buckets.append([])
                    buckets[total].append(before)
        at += 1


def _burns(terrain: Terrain, goal: int, oberth: int, pivot: int) -> list[int]:
    """The least half burns; whoever may enter a flyby goes on for free as far as its bonus lasts."""
    least = least_of(terrain, goal, terrain.price)
    flybys = [space for space, bit in enumerate(terrain.flyby_bit) if bit]
    reached = [_within_bonus(terrain, flyby, oberth, pivot) for flyby in flybys]
    improved = True
    while improved:
        improved = False
        for flyby, spaces in zip(flybys, reached, strict=True):
            best = min([max(0, least[space] - rest) for space, rest in spaces])
            buckets: list[list[int]] = [[] for _ in range(best + 1)]
            for before in terrain.before[flyby]:
                if best < least[before]:
                    least[before] = best
                    buckets[best].append(before)
                    improved = True
            _spread(terrain, terrain.price, least, buckets)
    return least


def _within_bonus(terrain: Terrain, flyby: int, oberth: int, pivot: int) -> list[tuple[int, int]]:
    """The spaces that the bonus of a flyby, and of further ones on the way, pays for, and what is left of it there."""
    most = [-1] * len(terrain.kind)
    by_line: dict[tuple[int, int], int] = {}
    most[flyby] = 2 * bonus_of(terrain, flyby, oberth)
    todo: list[tuple[int, int, int, int]] = [(flyby, NO_LINE, most[flyby], terrain.flyby_bit[flyby])]
    while todo:
        space, line, halves, used = todo.pop()
        if terrain.size[space]:
            continue
        for way in range(terrain.first[space], terrain.first[space + 1]):
            to = terrain.to[way]
            rest = halves - terrain.price[to]
            if terrain.kind[space] == HOHMANN and line not in (NO_LINE, terrain.line[way]):
                rest -= pivot
            if rest < 0:
                continue
            flown = used
            if terrain.flyby_bit[to] & ~used:
                rest += 2 * bonus_of(terrain, to, oberth)
                flown |= terrain.flyby_bit[to]
            key = (to, terrain.to_line[way] if terrain.kind[to] == HOHMANN else NO_LINE)
            if rest > by_line.get(key, -1):
                by_line[key] = rest
                most[to] = max(most[to], rest)
                todo.append((to, terrain.to_line[way], rest, flown))
    return [(space, halves) for space, halves in enumerate(most) if halves >= 0]


def bonus_of(terrain: Terrain, flyby: int, oberth: int) -> int:
    """Burns that a flyby gives to a craft of this thrust."""
    bonus = terrain.bonus[flyby]
    return oberth if bonus == THRUST else bonus
