"""What a way to some space must cost at least, from everywhere: it spares the search what can not be best any more.

Rolls are counted one sort at a time, backwards from the goal. Burns likewise, as if one stopped in every space, so that
no pivot is ever needed; after a flyby, all that its bonus pays for is free, and what is left of it is lost unless it
pays for a part of the next space. So every bound is at most the truth.
"""

from __future__ import annotations

from typing import Final

from .terrain import AEROBRAKES, CRASHES, RADIATIONS, Terrain

FAR: Final = 1 << 10
"""No way leads there."""
_ELSEWHERE: Final = -2
"""A goal that is open in all seasons, or in another one."""


class Bounds:
    """For every space: the least half burns and rolls to the goal. `FAR`: there is no way.

    `oberth` is the most the solar Oberth may give, `pivot` what a pivot costs at least.
    """

    __slots__ = ("aerobrakes", "crashes", "half_burns", "parachuted", "radiation")

    def __init__(self, terrain: Terrain, goal: int, oberth: int, pivot: int) -> None:
        nodes = terrain.nodes
        self.half_burns = least_burns(terrain, [goal], oberth, pivot)
        self.crashes = least(terrain, [goal], [node.toll // CRASHES & 127 for node in nodes])
        self.aerobrakes = least(terrain, [goal], [node.toll // AEROBRAKES & 63 for node in nodes])
        above: list[int] = [way.start.number for way in nodes[goal].back if way.one_way]
        self.parachuted = least(terrain, above, [node.toll // AEROBRAKES & 63 for node in nodes])
        """The least aerobrakes to where a parachute lets one land on the goal."""
        self.radiation = least(terrain, [goal], [node.toll // RADIATIONS & 63 for node in nodes])


def least_burns(terrain: Terrain, goals: list[int], oberth: int, pivot: int) -> list[int]:
    """The least half burns to one of the goals; who may enter a flyby goes on for free as far as its bonus lasts."""
    price: list[int] = [node.price for node in terrain.nodes]
    found = least(terrain, goals, price)
    reached = terrain.within_bonus(oberth, pivot)
    improved = True
    while improved:
        improved = False
        for flyby, spaces in zip(terrain.flybys, reached, strict=True):
            best = min([found[space] + paid for space, paid in spaces])
            buckets: list[list[int]] = [[] for _ in range(best + 1)]
            for way in flyby.back:
                if best < found[way.start.number]:
                    found[way.start.number] = best
                    buckets[best].append(way.start.number)
                    improved = True
            _spread(terrain, price, found, buckets)
    return found


def season_in_reach(terrain: Terrain, season: int, oberth: int, pivot: int, goal: int) -> list[int]:
    """The least half burns in one move to what is open in this season only, worked out once.

    On the way to a goal, another site that leads nowhere is of no interest.
    """
    of_interest = goal if goal < 0 or terrain.nodes[goal].synodic == season else _ELSEWHERE
    key = (season, oberth, pivot, of_interest)
    known = terrain.seasonal.get(key)
    if known is None:
        goals: list[int] = [
            node.number
            for node in terrain.nodes
            if season in (node.season, node.synodic) and (goal < 0 or node.number == goal or not node.dead_end)
        ]
        known = least_burns(terrain, goals, oberth, pivot)
        terrain.seasonal[key] = known
    return known


def least(terrain: Terrain, goals: list[int], price: list[int]) -> list[int]:
    """The least sum of prices of the spaces entered on the way to one of the goals."""
    found = [FAR] * len(price)
    for goal in goals:
        found[goal] = 0
    _spread(terrain, price, found, [goals[:]])
    return found


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
            for way in terrain.nodes[space].back:
                before: int = way.start.number
                if total < least[before]:
                    least[before] = total
                    while len(buckets) <= total:
                        buckets.append([])
                    buckets[total].append(before)
        at += 1
