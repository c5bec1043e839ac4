"""Routes by trying everything: slow, and obviously right. The planner is compared with it.

Every move there is, space by space, with the rules read one after the other; nothing is forgotten but what has been
seen before to the last detail. Only then are the best picked out. No move comes twice to the same space by the same
link without having gained a flyby or a parachute on the way: going round in circles would never end.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from cosmodrome.games.frontier.components.solar_system import (
    AEROBRAKE,
    ANY_SEASON,
    CRASH,
    EXIT,
    HOHMANN,
    RADIATION,
    THRUST,
    SolarSystem,
    Way,
)
from cosmodrome.games.frontier.routes import Craft

Cost = tuple[Fraction, int, int, int, int]
"""Burns, steps, crashes, aerobrakes, radiation."""

INFINITE = 10**9


class Move:
    """A craft on the way."""

    def __init__(self, net: int, oberth: int, pivots: int) -> None:
        self.left = Fraction(net)
        self.net = net
        self.oberth = oberth
        self.bonus = Fraction(0)
        self.pivots = pivots
        self.burnt = Fraction(0)
        self.flown: frozenset[int] = frozenset()
        self.came: Way | None = None
        self.chute = False
        self.rolls = (0, 0, 0)
        self.trail: frozenset[tuple[object, ...]] = frozenset()

    def copy(self) -> Move:
        twin = Move(self.net, self.oberth, self.pivots)
        twin.__dict__.update(self.__dict__)
        return twin

    def key(self) -> tuple[object, ...]:
        link = None if self.came is None else (self.came.link, self.came.to_line)
        return (self.left, self.net, self.bonus, self.pivots, self.burnt, self.flown, link, self.chute, self.rolls)


class Everything:
    """All ways of a craft from one space within so many turns."""

    def __init__(self, system: SolarSystem, craft: Craft, start: int, year: int, turns: int) -> None:
        self.system = system
        self.craft = craft
        self.found: dict[int, set[tuple[int, Cost]]] = {space.number: set() for space in system.spaces}
        none: Cost = (Fraction(0), 0, 0, 0, 0)
        self.found[start].add((0, none))
        here: set[tuple[int, Cost]] = {(start, none)}
        for turn in range(1, turns + 1):
            self.season = (year + turn - 1) % 12 // 4
            here = here | {stop for space, cost in here for stop in self.stops(space, cost)}
            for space, cost in here:
                self.found[space].add((turn, cost))

    def best(self, space: int) -> set[tuple[int, Cost]]:
        found = self.found[space]
        return {one for one in found if not any(other != one and _no_worse(other, one) for other in found)}

    def stops(self, space: int, cost: Cost) -> set[tuple[int, Cost]]:
        """Wherever one move from here may end."""
        results: set[tuple[int, Cost]] = set()
        has = self.craft.steps if self.craft.limited else INFINITE
        if self.system.spaces[space].kind == EXIT:
            return results
        for afterburn in (False, True) if self.craft.afterburn_steps else (False,):
            if self.craft.always_lit and not afterburn:
                continue
            gone = cost[1] + (self.craft.afterburn_steps if afterburn else 0)
            most = has - gone if self.craft.limited else 0
            for dumped in range(most + 1):
                self.set_out(space, cost, gone + dumped, has, afterburn, results)
        return results

    def set_out(
        self, space: int, cost: Cost, gone: int, has: int, afterburn: bool, results: set[tuple[int, Cost]]
    ) -> None:
        zone = self.system.spaces[space].zone
        site = self.system.spaces[space].site
        size = 0 if site is None else site.size
        net = self.craft.net_thrust(self.system, zone, has - gone, afterburn)
        for steps, crash in helped(self.craft, space, size, net, False) if size else [(0, 0)]:
            if gone + steps > has:
                continue
            net = self.craft.net_thrust(self.system, zone, has - gone - steps, afterburn)
            if net >= 1:
                base = (cost[0], gone + steps, cost[2] + crash, cost[3], cost[4])
                first = Move(net, self.oberth(afterburn), self.craft.free_pivots)
                first.chute = self.system.hanging[space]
                self.move(space, base, first, has, results)

    def oberth(self, afterburn: bool) -> int:
        return self.craft.thrust + (self.craft.afterburn_thrust if afterburn else 0)

    def move(self, space: int, base: Cost, first: Move, has: int, results: set[tuple[int, Cost]]) -> None:
        """All ways of one move, space by space."""
        todo = [(space, first)]
        seen = set()
        while todo:
            at, move = todo.pop()
            for way in self.system.ways[at]:
                after = self.enter(at, move, way, base, has)
                if after is None or (way.to, after.key()) in seen:
                    continue
                seen.add((way.to, after.key()))
                for steps, crash in self.landing(move, way):
                    total = self.total(base, after, steps, crash)
                    if total[1] <= has and self.system.spaces[way.to].stopping:
                        results.add((way.to, total))
                if self.system.spaces[way.to].site is None and self.system.spaces[way.to].kind != EXIT:
                    todo.append((way.to, after))

    def total(self, base: Cost, move: Move, landing: int, accidents: int) -> Cost:
        steps = base[1] + ceil(move.burnt * Fraction(self.craft.consumption, self.craft.per)) + landing
        crash, aerobrakes, radiation = move.rolls
        return (base[0] + move.burnt, steps, base[2] + crash + accidents, base[3] + aerobrakes, base[4] + radiation)

    def enter(self, at: int, move: Move, way: Way, base: Cost, has: int) -> Move | None:
        space = self.system.spaces[way.to]
        if move.came is not None and way.link == move.came.link:
            return None
        if space.hazard == AEROBRAKE and self.craft.sail:
            return None
        after = move.copy()
        need = Fraction(space.cost, 2)
        here = self.system.spaces[at]
        if here.kind == HOHMANN and move.came is not None and way.line != move.came.to_line:
            if after.pivots:
                after.pivots -= 1
            elif not self.craft.pays_pivots:
                return None
            else:
                need += 2
        spared = min(after.bonus, need)
        after.bonus -= spared
        after.left -= need - spared
        after.burnt += need - spared
        if after.left < 0:
            return None
        crash, aerobrakes, radiation = after.rolls
        after.rolls = (
            crash + (space.hazard == CRASH),
            aerobrakes + (space.hazard == AEROBRAKE and not self.craft.safe_aerobrakes),
            radiation + (space.kind == RADIATION),
        )
        if self.total(base, after, 0, 0)[1] > has:
            return None
        if space.bonus and space.number not in after.flown and space.season in (ANY_SEASON, self.season):
            after.flown |= {space.number}
            after.bonus += after.oberth if space.bonus == THRUST else space.bonus
        after.came = way
        after.chute = space.hazard == AEROBRAKE or (way.one_way and move.chute)
        mark = (way.to, way.link, after.flown, after.chute)
        if mark in move.trail:
            return None
        after.trail |= {mark}
        return after

    def landing(self, move: Move, way: Way) -> list[tuple[int, int]]:
        """Steps and crash rolls for landing, in every way that is allowed."""
        site = self.system.spaces[way.to].site
        if site is None:
            return [(0, 0)]
        if site.synodic not in (ANY_SEASON, self.season) and not self.craft.starship:
            return []
        return helped(self.craft, way.to, site.size, move.net, way.one_way and move.chute)


def helped(craft: Craft, space: int, size: int, net: int, chute: bool) -> list[tuple[int, int]]:
    """The steps and crash rolls that landing or lift-off may cost."""
    small = size <= craft.largest_site
    if small and (net > size or chute or not craft.landing_fuel):
        return [(0, 0)]
    ways = [(size, 0)] if small else []
    if space in craft.assists and size <= craft.largest_assisted:
        ways.append((0, 1))
    return ways


def _no_more(one: Cost, other: Cost) -> bool:
    return one[0] <= other[0] and all(a <= b for a, b in zip(one[1:], other[1:], strict=True))


def _no_worse(one: tuple[int, Cost], other: tuple[int, Cost]) -> bool:
    return one[0] <= other[0] and _no_more(one[1], other[1])
