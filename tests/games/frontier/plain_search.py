"""Routes on the whole map by a plain search: slow, and easily seen to be right. The planner is compared with it.

A craft within a move is a row of numbers, each of which is better the smaller it is. Only crafts that came to a space
by the same link, over the same flybys, are compared, and one is given up only if another has no larger number anywhere.
Nothing is known of what lies ahead, and in every turn every stop is tried anew, with every amount of fuel thrown away.
"""

from __future__ import annotations

from fractions import Fraction

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

from .brute_force import INFINITE, Cost, helped

Row = tuple[int, ...]
"""What is left, all negative: half burns, bonus, free pivots, net thrust, Oberth; then half burns, fuel and rolls."""
LEFT, BONUS, PIVOTS, NET, OBERTH, BURNS, FUEL, CRASHES, AEROBRAKES, RADIATIONS = range(10)


class PlainSearch:
    """All best ways of a craft from one space within so many turns."""

    def __init__(self, system: SolarSystem, craft: Craft, start: int, year: int, turns: int) -> None:
        self.system = system
        self.craft = craft
        self.unit = 2 * craft.per
        self.has = (craft.steps if craft.limited else INFINITE) * self.unit
        self.found: dict[int, list[tuple[int, Row]]] = {space.number: [] for space in system.spaces}
        """By space: turn, and half burns, fuel and rolls."""
        self.found[start].append((0, (0, 0, 0, 0, 0)))
        for turn in range(1, turns + 1):
            self.season = (year + turn - 1) % 12 // 4
            self.turn = turn
            self.play()

    def best(self, space: int) -> set[tuple[int, Cost]]:
        return {
            (turn, (Fraction(row[0], 2), row[1] // self.unit, row[2], row[3], row[4]))
            for turn, row in self.found[space]
            if not any(
                other != (turn, row) and other[0] <= turn and _no_more(other[1], row) for other in self.found[space]
            )
        }

    def play(self) -> None:
        """One turn of everybody."""
        known: dict[object, list[Row]] = {}
        todo: list[tuple[int, Way | None, bool, frozenset[int], Row]] = []
        for space, stops in self.found.items():
            if self.system.spaces[space].kind != EXIT:
                for turn, stop in stops:
                    if turn < self.turn:
                        chute = self.system.hanging[space]
                        todo += [(space, None, chute, frozenset(), row) for row in self.set_out(space, stop)]
        for at, came, chute, flown, row in todo:
            for way in self.system.ways[at]:
                if came is None or way.link != came.link:
                    for reached in self.enter(at, came, chute, flown, row, way):
                        rows = known.setdefault((way.to, way.link, reached[2], reached[3]), [])
                        if not any(_no_more(other, reached[4]) for other in rows):
                            rows.append(reached[4])
                            todo.append(reached)

    def set_out(self, space: int, stop: Row) -> list[Row]:
        craft = self.craft
        zone = self.system.spaces[space].zone
        site = self.system.spaces[space].site
        rows: list[Row] = []
        for afterburn in (False, True) if craft.afterburn_steps else (False,):
            gone = stop[1] + (craft.afterburn_steps * self.unit if afterburn else 0)
            oberth = craft.thrust + (craft.afterburn_thrust if afterburn else 0)
            while gone <= self.has:
                net = craft.net_thrust(self.system, zone, (self.has - gone) // self.unit, afterburn)
                for steps, crash in [(0, 0)] if site is None else helped(craft, space, site.size, net, False):
                    after = gone + steps * self.unit
                    if after <= self.has:
                        net = craft.net_thrust(self.system, zone, (self.has - after) // self.unit, afterburn)
                        if net >= 1:
                            left = (-2 * net, 0, -craft.free_pivots, -net, -oberth)
                            rows.append((*left, stop[0], after, stop[2] + crash, stop[3], stop[4]))
                if not craft.limited:
                    break
                gone += self.unit
        return [row for row in rows if not any(other != row and _no_more(other, row) for other in rows)]

    def enter(
        self, at: int, came: Way | None, chute: bool, flown: frozenset[int], row: Row, way: Way
    ) -> list[tuple[int, Way, bool, frozenset[int], Row]]:
        """Go along a link; a stop there is noted. What can go on from there is given back."""
        craft = self.craft
        space = self.system.spaces[way.to]
        if space.hazard == AEROBRAKE and craft.sail:
            return []
        after = list(row)
        need = space.cost
        if came is not None and self.system.spaces[at].kind == HOHMANN and way.line != came.to_line:
            if after[PIVOTS] < 0:
                after[PIVOTS] += 1
            elif craft.pays_pivots:
                need += 4
            else:
                return []
        spared = min(-after[BONUS], need)
        after[BONUS] += spared
        after[LEFT] += need - spared
        after[BURNS] += need - spared
        after[FUEL] += (need - spared) * craft.consumption
        if after[LEFT] > 0 or after[FUEL] > self.has:
            return []
        after[CRASHES] += space.hazard == CRASH
        after[AEROBRAKES] += space.hazard == AEROBRAKE and not craft.safe_aerobrakes
        after[RADIATIONS] += space.kind == RADIATION
        if space.site is not None:
            self.land(space.number, way, chute, after)
            return []
        if space.bonus and space.number not in flown and space.season in (ANY_SEASON, self.season):
            flown |= {space.number}
            after[BONUS] -= 2 * (-after[OBERTH] if space.bonus == THRUST else space.bonus)
        if space.stopping:
            self.note(space.number, after)
        if space.kind == EXIT:
            return []
        return [(space.number, way, space.hazard == AEROBRAKE or (way.one_way and chute), flown, tuple(after))]

    def land(self, space: int, way: Way, chute: bool, row: list[int]) -> None:
        site = self.system.spaces[space].site
        assert site is not None
        if site.synodic not in (ANY_SEASON, self.season) and not self.craft.starship:
            return
        for steps, crash in helped(self.craft, space, site.size, -row[NET], way.one_way and chute):
            after = row[:]
            after[FUEL] += steps * self.unit
            after[CRASHES] += crash
            self.note(space, after)

    def note(self, space: int, row: list[int]) -> None:
        """A stop here, if there is fuel for it and none is as good."""
        fuel = -(-row[FUEL] // self.unit) * self.unit
        stop = (row[BURNS], fuel, row[CRASHES], row[AEROBRAKES], row[RADIATIONS])
        if fuel <= self.has and not any(_no_more(other, stop) for _, other in self.found[space]):
            self.found[space].append((self.turn, stop))


def _no_more(one: Row, other: Row) -> bool:
    return all(a <= b for a, b in zip(one, other, strict=True))
