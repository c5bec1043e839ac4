"""A solar system as the search reads it: small objects whose numbers a compiler keeps unboxed, linked directly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..components.solar_system import AEROBRAKE, ANY_SEASON, CRASH, HOHMANN, RADIATION, THRUST, SolarSystem, Space

# rolls, packed into one number
RADIATIONS: Final = 1
AEROBRAKES: Final = 1 << 7
CRASHES: Final = 1 << 14

NO_LINE: Final = -1
_MOST_BONUS: Final = 120
"""No craft has more half burns of bonus at once: what all flybys of the map give together is hardly more."""


class Node:
    """A space."""

    __slots__ = (
        "back",
        "bit",
        "bonus",
        "dead_end",
        "hanging",
        "hazard",
        "kind",
        "number",
        "off_flybys",
        "price",
        "season",
        "size",
        "stopping",
        "synodic",
        "toll",
        "ways",
        "zone",
    )

    def __init__(self, space: Space, bit: int) -> None:
        site = space.site
        self.number: i64 = space.number
        self.kind: i64 = space.kind
        self.zone: i64 = space.zone
        self.hazard: i64 = space.hazard
        self.price: i64 = space.cost
        """Half burns to enter."""
        self.toll: i64 = _toll(space.hazard, space.kind)
        """The rolls it costs to enter, packed."""
        self.bonus: i64 = space.bonus
        self.bit: i64 = bit
        """One bit for each flyby."""
        self.season: i64 = space.season
        """When the flyby gives its bonus."""
        self.stopping: bool = space.stopping
        self.size: i64 = 0 if site is None else site.size
        self.synodic: i64 = ANY_SEASON if site is None else site.synodic
        self.hanging: bool = False
        """A move from here starts on a parachute."""
        self.off_flybys: i64 = _MOST_BONUS
        """The least half burns from here to a flyby."""
        self.dead_end: bool = False
        """A site that is of no use on the way to anywhere else."""
        self.ways: list[Edge] = []
        self.back: list[Edge] = []
        """The ways that lead here."""

    def bonus_for(self, oberth: i64) -> i64:
        """Burns that this flyby gives to a craft of this thrust."""
        return oberth if self.bonus == THRUST else self.bonus


class Edge:
    """A link as it is gone from one of its ends."""

    __slots__ = ("line", "link", "one_way", "start", "to", "to_line")

    def __init__(self, start: Node, to: Node, link: int, line: int, to_line: int, one_way: bool) -> None:
        self.start: Node = start
        self.to: Node = to
        self.link: i64 = link
        self.line: i64 = line
        """The line it belongs to where it begins, by number at that space."""
        self.to_line: i64 = to_line
        self.one_way: bool = one_way


class Terrain:
    __slots__ = ("_from_flybys", "_within_bonus", "flybys", "nodes", "seasonal", "system")

    def __init__(self, system: SolarSystem) -> None:
        self.system = system
        self.nodes: list[Node] = []
        self.flybys: list[Node] = []
        for space in system.spaces:
            node = Node(space, 1 << len(self.flybys) if space.bonus else 0)
            node.hanging = system.hanging[space.number]
            self.nodes.append(node)
            if space.bonus:
                self.flybys.append(node)
        for start, ways in enumerate(system.ways):
            for way in ways:
                edge = Edge(self.nodes[start], self.nodes[way.to], way.link, way.line, way.to_line, way.one_way)
                edge.start.ways.append(edge)
                edge.to.back.append(edge)
        for node in self.nodes:
            node.dead_end = _is_dead_end(node)
        self._look_for_flybys()
        self.seasonal: dict[tuple[int, int, int, int], list[int]] = {}
        """How far it is to what is open in a season only: kept by whoever has worked it out."""
        self._from_flybys: dict[int, list[list[int]]] = {}
        self._within_bonus: dict[tuple[int, int], list[list[tuple[int, int]]]] = {}

    def _look_for_flybys(self) -> None:
        """How far each space is off the next flyby."""
        for flyby in self.flybys:
            flyby.off_flybys = 0
        todo = self.flybys[:]
        while todo:
            node = todo.pop()
            for way in node.back:
                halves = node.off_flybys + node.price
                if halves < way.start.off_flybys:
                    way.start.off_flybys = halves
                    todo.append(way.start)

    def within_bonus(self, oberth: int, pivot: int) -> list[list[tuple[int, int]]]:
        """By flyby: the spaces its bonus pays for, with that of further ones, all or in part; what is still to pay."""
        key = (oberth, pivot)
        known = self._within_bonus.get(key)
        if known is None:
            needs = self._from_flybys.get(pivot)
            if needs is None:
                needs = [self._needs(flyby, pivot) for flyby in self.flybys]
                self._from_flybys[pivot] = needs
            known = [self._paid_for(first, oberth, pivot, needs) for first in range(len(self.flybys))]
            self._within_bonus[key] = known
        return known

    def _needs(self, flyby: Node, pivot: int) -> list[int]:
        """The least half burns from a flyby to each space, all bonuses on the way left aside."""
        least = [_MOST_BONUS + 1] * len(self.nodes)
        by_line: dict[int, int] = {}
        buckets: list[list[tuple[Node, int]]] = [[] for _ in range(_MOST_BONUS + 1)]
        buckets[0].append((flyby, NO_LINE))
        for need, bucket in enumerate(buckets):
            at = 0
            while at < len(bucket):
                node, line = bucket[at]
                at += 1
                least[node.number] = min(least[node.number], need)
                if node.size:
                    continue
                for way in node.ways:
                    turning = node.kind == HOHMANN and line not in (NO_LINE, way.line)
                    total: int = need + way.to.price + (pivot if turning else 0)
                    key: int = way.to.number << 16 | (way.to_line + 1 if way.to.kind == HOHMANN else 0)
                    if total <= _MOST_BONUS and total < by_line.get(key, _MOST_BONUS + 1):
                        by_line[key] = total
                        buckets[total].append((way.to, way.to_line))
        return least

    def _paid_for(self, first: int, oberth: i64, pivot: int, needs: list[list[int]]) -> list[tuple[int, int]]:
        """From one flyby on to others as long as the bonus lasts, each once; the last one may be paid for in part."""
        bonus: list[int] = [2 * flyby.bonus_for(oberth) for flyby in self.flybys]
        most = [-1] * len(bonus)
        seen: list[list[tuple[int, int]]] = [[] for _ in bonus]
        todo = [(first, bonus[first], 1 << first)]
        while todo:
            at, halves, used = todo.pop()
            most[at] = max(most[at], halves)
            for other, flyby in enumerate(self.flybys):
                rest = halves - needs[at][flyby.number]
                if used >> other & 1 or (rest < 0 and rest + flyby.price <= 0):
                    continue
                total = min(_MOST_BONUS, max(0, rest) + bonus[other])
                flown = used | 1 << other
                if not any(more >= total + _worth(bonus, before & ~flown) for more, before in seen[other]):
                    seen[other].append((total, flown))
                    todo.append((other, total, flown))
        rests: dict[int, int] = {}
        for at, halves in enumerate(most):
            if halves >= 0:
                for space, need in enumerate(needs[at]):
                    if need <= halves and halves - need > rests.get(space, -1):
                        rests[space] = halves - need
        return self._and_partly(rests, pivot)

    def _and_partly(self, rests: dict[int, int], pivot: int) -> list[tuple[int, int]]:
        """What the rest of a bonus pays for in full, and what in part: less is left of it than the next space needs."""
        found = dict.fromkeys(rests, 0)
        for space, rest in rests.items():
            for way in self.nodes[space].ways:
                to: int = way.to.number
                price: int = way.to.price
                for need in (price, price + pivot):
                    if need - price < rest < need and need - rest < found.get(to, price):
                        found[to] = need - rest
        return list(found.items())


def _is_dead_end(node: Node) -> bool:
    """Whether it is never worse to wait next to a site than on it: one neighbour, where one can stop.

    Not if that is a flyby, whose bonus one gets by lifting off, nor if the sun shines differently there.
    """
    if not node.size or not node.ways:
        return False
    beside = node.ways[0].to
    if beside.bit or not beside.stopping or beside.size or beside.zone != node.zone:
        return False
    return all(way.to is beside for way in node.ways) and all(way.start is beside for way in node.back)


def _worth(bonus: list[int], flybys: int) -> int:
    """The bonus of all these flybys."""
    worth = 0
    at = 0
    while flybys >> at:
        if flybys >> at & 1:
            worth += bonus[at]
        at += 1
    return worth


def _toll(hazard: int, kind: int) -> int:
    toll = 0
    if hazard == CRASH:
        toll = CRASHES
    elif hazard == AEROBRAKE:
        toll = AEROBRAKES
    return toll + RADIATIONS if kind == RADIATION else toll
