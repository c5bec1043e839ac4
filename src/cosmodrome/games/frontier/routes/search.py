"""The search behind the planner: all best ways at once, turn after turn.

A **label** is a way to get to a space: what it has cost so far, and, within a move, what is left of the move. One label
is as good as another if it has cost no more in anything and has no less left; then the other is forgotten. What
remains at a space are the Pareto-best ways to it. The search is exact because nothing else is ever forgotten:

* Bonus burns and free pivots are used as soon as they can be: whoever keeps them pays for the same burn later.
* A label that stops may wait, or throw fuel away before its next move. So what came earlier, and what has more fuel
  left, is never worse, though seasons change and a lighter craft is quicker.
* A label within a move, without bonus burns, is no better than one that stopped at the same space in an earlier turn
  for no more cost and starts its next move with no less thrust.
* Not to turn back along a link matters only at flybys, where there is something to gain by coming from elsewhere; at
  a Hohmann the line on which one came matters. So labels are compared by space, and there by way of coming. A move
  that starts at a flyby has gained nothing from it, but might by coming back: it is compared link by link.

Costs are packed into one whole number, and so is what is left, each part with a guard bit above it: then one
subtraction tells whether all parts of one are no more than those of another.
"""

from __future__ import annotations

from typing import Final

from ..components.solar_system import AEROBRAKE, ANY_SEASON, EXIT, HOHMANN
from .bounds import FAR, Bounds, bonus_of
from .craft import Craft
from .terrain import AEROBRAKES, CRASHES, NO_LINE, PIVOT, RADIATIONS, Terrain

YEARS: Final = 12
SECTOR: Final = 4
"""Years of a season."""

# what it has cost: radiation, aerobrakes, crashes, half burns, fuel
_BURN: Final = 1 << 19
_FUEL: Final = 1 << 32
_FUEL_AT: Final = 32
_GUARDS: Final[int] = 1 << 5 | 1 << 11 | 1 << 18 | 1 << 31 | 1 << 60
_BELOW_FUEL: Final = (1 << _FUEL_AT) - 1

# what is left of the move, as what is missing from the most there can be
_HALVES: Final = 1
"""Half burns the thrust still allows."""
_BONUS: Final = 1 << 10
"""Half burns of bonus."""
_PIVOTS: Final = 1 << 20
_NET: Final = 1 << 25
"""The net thrust, for landing."""
_OBERTH: Final = 1 << 33
"""What the solar Oberth would give."""
_NINE: Final = 511
_FOUR: Final = 15
_SEVEN: Final = 127
_NOTHING: Final = _NINE * (_HALVES + _BONUS) + _FOUR * _PIVOTS + _SEVEN * (_NET + _OBERTH)
_LEFT_GUARDS: Final[int] = 1 << 9 | 1 << 19 | 1 << 24 | 1 << 32 | 1 << 40

NO_LINK: Final = -1
NO_LABEL: Final = -1

_FROM_FLYBY: Final = 1 << 40
"""Among the flybys used: this move started at one."""

# how a label came about
STARTED: Final = 1
PIVOTED: Final = 2
FREELY: Final = 4
AFTERBURNT: Final = 8
DUMPED: Final = 16
STOPPED: Final = 32


class Stops:
    """The ways to stop at one space that are best in something, by number of label."""

    __slots__ = ("costs", "labels")

    def __init__(self) -> None:
        self.costs: list[int] = []
        self.labels: list[int] = []

    def beaten(self, cost: int) -> bool:
        """Whether one of them costs no more in anything."""
        guarded = cost | _GUARDS
        for known in self.costs:  # noqa: SIM110 - a loop is compiled better
            if (guarded - known) & _GUARDS == _GUARDS:
                return True
        return False

    def forget(self, cost: int, since: int) -> None:
        """Forget labels from this number on that cost no less in anything: what came in earlier turns stays."""
        kept = 0
        for at in range(len(self.costs)):
            known = self.costs[at]
            if self.labels[at] < since or ((known | _GUARDS) - cost) & _GUARDS != _GUARDS:
                self.costs[kept] = known
                self.labels[kept] = self.labels[at]
                kept += 1
        del self.costs[kept:]
        del self.labels[kept:]


class Passing:
    """The labels of one turn within a move at one space, by the way of coming."""

    __slots__ = ("costs", "labels", "lefts", "used")

    def __init__(self) -> None:
        self.costs: list[int] = []
        self.lefts: list[int] = []
        self.used: list[int] = []
        self.labels: list[int] = []

    def beaten(self, cost: int, left: int, used: int) -> bool:
        """Whether a label is as good in everything."""
        costs = self.costs
        lefts = self.lefts
        guarded = cost | _GUARDS
        left_guarded = left | _LEFT_GUARDS
        for at in range(len(costs)):
            if (
                (guarded - costs[at]) & _GUARDS == _GUARDS
                and (left_guarded - lefts[at]) & _LEFT_GUARDS == _LEFT_GUARDS
                and self.used[at] & ~used == 0
            ):
                return True
        return False

    def forget(self, cost: int, left: int, used: int, dead: list[bool]) -> None:
        """Forget the labels that this one is as good as."""
        costs = self.costs
        lefts = self.lefts
        kept = 0
        for at in range(len(costs)):
            known = costs[at]
            if (
                ((known | _GUARDS) - cost) & _GUARDS == _GUARDS
                and ((lefts[at] | _LEFT_GUARDS) - left) & _LEFT_GUARDS == _LEFT_GUARDS
                and used & ~self.used[at] == 0
            ):
                dead[self.labels[at]] = True
                continue
            if kept != at:
                costs[kept] = known
                lefts[kept] = lefts[at]
                self.used[kept] = self.used[at]
                self.labels[kept] = self.labels[at]
            kept += 1
        if kept < len(costs):
            del costs[kept:]
            del lefts[kept:]
            del self.used[kept:]
            del self.labels[kept:]

    def add(self, cost: int, left: int, used: int, label: int) -> None:
        self.costs.append(cost)
        self.lefts.append(left)
        self.used.append(used)
        self.labels.append(label)


class Search:
    """All best ways for one craft from one space. `year` is that of the first turn, from 0 to 11."""

    __slots__ = (
        "_ahead",
        "_passing",
        "_queue",
        "_since",
        "_thrusts",
        "came",
        "chute",
        "cost",
        "craft",
        "dead",
        "fuel",
        "goal",
        "in_line",
        "in_link",
        "left",
        "parent",
        "season",
        "space",
        "start",
        "stops",
        "terrain",
        "tried",
        "turn",
        "turns",
        "unit",
        "used",
        "year",
    )

    def __init__(self, terrain: Terrain, craft: Craft, start: int, year: int, goal: int, bounds: Bounds | None) -> None:
        self.terrain = terrain
        self.craft = craft
        self.start = start
        self.year = year
        self.goal = goal
        """The only space of interest; -1: all."""
        self.turn = 0
        self.season = ANY_SEASON
        self.unit = 2 * craft.per
        """Fuel is counted in such parts of a step: half a burn takes `consumption` of them."""
        self.fuel = craft.steps * self.unit if craft.limited else 1 << 27
        self.stops = [Stops() for _ in terrain.kind]
        self._ahead = [] if bounds is None else self._bounds(bounds)
        # labels, by number
        self.space: list[int] = []
        self.turns: list[int] = []
        self.cost: list[int] = []
        self.left: list[int] = []
        self.in_link: list[int] = []
        self.in_line: list[int] = []
        self.used: list[int] = []
        """The flybys used in this move, a bit each."""
        self.chute: list[bool] = []
        """Whether only one-way links have been used since an aerobrake."""
        self.parent: list[int] = []
        self.came: list[int] = []
        self.dead: list[bool] = []
        self.tried: list[int] = []
        """The seasons in which a label that stopped has set out again, a bit each."""
        self._passing: dict[int, Passing] = {}
        self._queue: list[list[int]] = []
        self._since = 0
        """The first label of this turn."""
        self._thrusts: dict[int, int] = {}

    def _bounds(self, bounds: Bounds) -> list[int]:
        """What is still to come at least, from each space; -1: the goal is out of reach from there."""
        burn = _BURN + self.craft.consumption * _FUEL
        landing = self._landing() * self.unit * _FUEL
        return [
            -1
            if halves == FAR
            else halves * burn
            + (landing if space != self.goal else 0)
            + bounds.crashes[space] * CRASHES
            + bounds.aerobrakes[space] * AEROBRAKES
            + bounds.radiation[space] * RADIATIONS
            for space, halves in enumerate(bounds.half_burns)
        ]

    def _landing(self) -> int:
        """The steps that landing at the goal takes at least."""
        terrain = self.terrain
        size = terrain.size[self.goal]
        if any(to == self.goal and one_way for to, one_way in zip(terrain.to, terrain.one_way, strict=True)):
            return 0
        return size if self.craft.most_thrust(terrain.system) <= size else 0

    def _hopeless(self, space: int, cost: int, left: int) -> bool:
        """Whether nothing that comes of this label can be a best way to the goal any more."""
        ahead = self._ahead[space]
        if ahead < 0:
            return True
        halves = ahead >> 19 & 4095
        bonus = _NINE - (left >> 10 & _NINE)
        spared = bonus if bonus < halves else halves
        least = cost + ahead - spared * (_BURN + self.craft.consumption * _FUEL)
        return least >> _FUEL_AT > self.fuel or self.stops[self.goal].beaten(self._rounded(least))

    def run(self, most_turns: int) -> None:
        """Turn after turn, until nothing new can be reached, whatever the season."""
        first = self._label(self.start, 0, _NOTHING, NO_LINK, NO_LINE, 0, False, NO_LABEL, STOPPED)
        self.stops[self.start].costs.append(0)
        self.stops[self.start].labels.append(first)
        fresh = [first]
        quiet = 0
        while self.turn < most_turns and quiet < YEARS:
            self.turn += 1
            season = (self.year + self.turn - 1) % YEARS // SECTOR
            seeds = fresh if season == self.season else self._untried(1 << season)
            self.season = season
            fresh = self._play(seeds) if seeds else []
            quiet = 0 if fresh else quiet + 1

    def _untried(self, season: int) -> list[int]:
        """Every way to wait until a season in which it has not set out yet: another way may be open then."""
        return [label for stops in self.stops for label in stops.labels if not self.tried[label] & season]

    def _play(self, seeds: list[int]) -> list[int]:
        """One turn of all these labels; the labels that stop anew."""
        self._since = len(self.space)
        self._passing = {}
        self._queue = []
        for label in seeds:
            self.tried[label] |= 1 << self.season
            self._set_out(label)
        place = 0
        while place < len(self._queue):
            bucket = self._queue[place]
            at = 0
            while at < len(bucket):
                if not self.dead[bucket[at]]:
                    self._expand(bucket[at], place)
                at += 1
            place += 1
        return [label for stops in self.stops for label in stops.labels if label >= self._since]

    # the start of a move

    def _set_out(self, label: int) -> None:
        """The ways to begin the next move: with or without afterburn, throwing fuel away to be lighter or not."""
        space = self.space[label]
        if self.terrain.kind[space] == EXIT or (self.goal >= 0 and self._hopeless(space, self.cost[label], _NOTHING)):
            return
        gone = self.cost[label] >> _FUEL_AT
        self._begin(label, space, gone, False, 0)
        if self.craft.afterburn_steps:
            self._begin(label, space, gone, True, 0)

    def _begin(self, label: int, space: int, gone: int, afterburn: bool, came: int) -> None:
        if afterburn:
            gone += self.craft.afterburn_steps * self.unit
            came |= AFTERBURNT
        if gone > self.fuel:
            return
        best = self._begin_with(label, space, gone, afterburn, came, 0)
        if not self.craft.limited:
            return
        while gone < self.fuel:
            gone += self.unit
            if self._thrust(space, gone, afterburn) > best:
                best = self._begin_with(label, space, gone, afterburn, came | DUMPED, best)

    def _begin_with(self, label: int, space: int, gone: int, afterburn: bool, came: int, least: int) -> int:
        """Lift off if on a site, then read the net thrust; how much it is."""
        net = self._thrust(space, gone, afterburn)
        size = self.terrain.size[space]
        if size and net <= size:
            gone += size * self.unit
            if gone > self.fuel:
                return net
            net = self._thrust(space, gone, afterburn)
        if net < 1 or net <= least:
            return net
        oberth = self.craft.thrust + (self.craft.afterburn_thrust if afterburn else 0)
        left = _NOTHING - 2 * net * _HALVES - self.craft.free_pivots * _PIVOTS - net * _NET - oberth * _OBERTH
        cost = (self.cost[label] & _BELOW_FUEL) | gone << _FUEL_AT
        used = _FROM_FLYBY if self.terrain.flyby_bit[space] else 0
        start = self._label(space, cost, left, NO_LINK, NO_LINE, used, False, label, came | STARTED)
        self._enqueue(start, 0)
        return net

    def _thrust(self, space: int, gone: int, afterburn: bool) -> int:
        """The net thrust of a move that starts here with so much fuel gone."""
        left = (self.fuel - gone) // self.unit if self.craft.limited else 0
        zone = self.terrain.system.spaces[space].zone if self.craft.solar else 0
        key = (left << 8) + (zone << 1) + (1 if afterburn else 0)
        known = self._thrusts.get(key)
        if known is None:
            known = self.craft.net_thrust(self.terrain.system, space, left, afterburn)
            self._thrusts[key] = known
        return known

    # within a move

    def _expand(self, label: int, place: int) -> None:
        """Every space that can be entered next."""
        terrain = self.terrain
        space = self.space[label]
        left = self.left[label]
        in_link = self.in_link[label]
        in_line = self.in_line[label]
        halves = _NINE - (left & _NINE)
        bonus = _NINE - (left >> 10 & _NINE)
        pivots = _FOUR - (left >> 20 & _FOUR)
        turning = terrain.kind[space] == HOHMANN and in_line != NO_LINE
        for way in range(terrain.first[space], terrain.first[space + 1]):
            if terrain.link[way] == in_link:
                continue
            need = terrain.price[terrain.to[way]]
            came = 0
            if turning and terrain.line[way] != in_line:
                if pivots:
                    came = FREELY
                else:
                    need += PIVOT
                    came = PIVOTED
            from_bonus = bonus if bonus < need else need
            if need - from_bonus <= halves:
                self._enter(label, way, need - from_bonus, from_bonus, came, place + need)

    def _enter(self, label: int, way: int, paid: int, from_bonus: int, came: int, place: int) -> None:
        """Pay for a space, meet what is there, and land if it is a site."""
        terrain = self.terrain
        to = terrain.to[way]
        hazard = terrain.hazard[to]
        if hazard == AEROBRAKE and self.craft.sail:
            return
        cost = self.cost[label] + paid * (_BURN + self.craft.consumption * _FUEL) + terrain.toll[to]
        if cost >> _FUEL_AT > self.fuel:
            return
        size = terrain.size[to]
        if size:
            self._land(label, way, cost, came)
            return
        left = self.left[label] + paid * _HALVES + from_bonus * _BONUS
        if came & FREELY:
            left += _PIVOTS
        used = self.used[label]
        bit = terrain.flyby_bit[to]
        if bit and not used & bit:
            season = terrain.seasonal[to]
            if season == ANY_SEASON or season == self.season:
                used |= bit
                left -= 2 * bonus_of(terrain, to, _SEVEN - (left >> 33 & _SEVEN)) * _BONUS
        one_way = terrain.one_way[way]
        chute = hazard == AEROBRAKE or (one_way and self.chute[label])
        self._arrive(label, way, cost, left, used, chute, came, place)

    def _land(self, label: int, way: int, cost: int, came: int) -> None:
        """Thrust beyond the size, or a parachute, or fuel for landing; it ends the move."""
        terrain = self.terrain
        to = terrain.to[way]
        season = terrain.synodic[to]
        if season != ANY_SEASON and season != self.season and not self.craft.starship:
            return
        net = _SEVEN - (self.left[label] >> 25 & _SEVEN)
        size = terrain.size[to]
        if net <= size and not (terrain.one_way[way] and self.chute[label]):
            cost += size * self.unit * _FUEL
            if cost >> _FUEL_AT > self.fuel:
                return
        self._stop(label, way, cost, came)

    def _arrive(
        self, label: int, way: int, cost: int, left: int, used: int, chute: bool, came: int, place: int
    ) -> None:
        """Go on from here, and stop here, unless something known is as good."""
        terrain = self.terrain
        to = terrain.to[way]
        stopped = self._rounded(cost)
        if self.goal >= 0 and self._hopeless(to, cost, left):
            return
        if left >> 10 & _NINE == _NINE and self._overtaken(to, stopped, left):
            return
        key = self._key(way, to, chute, used)
        passing = self._passing.get(key)
        if passing is None:
            passing = Passing()
            self._passing[key] = passing
        elif passing.beaten(cost, left, used):
            return
        else:
            passing.forget(cost, left, used, self.dead)
        number = self._label(to, cost, left, terrain.link[way], terrain.to_line[way], used, chute, label, came)
        passing.add(cost, left, used, number)
        if terrain.kind[to] != EXIT:
            self._enqueue(number, place)
        if terrain.stopping[to]:
            self._note_stop(number, to, stopped)

    def _key(self, way: int, to: int, chute: bool, used: int) -> int:
        """Labels are compared by space and, where it matters, by the way of coming."""
        key = to << 16 | (1 if chute else 0)
        if self.terrain.flyby_bit[to] or used & _FROM_FLYBY:
            key |= self.terrain.link[way] + 1 << 1
        elif self.terrain.kind[to] == HOHMANN:
            key |= self.terrain.to_line[way] + 1 << 1
        return key

    def _overtaken(self, space: int, stopped: int, left: int) -> bool:
        """Whether somebody stopped here in an earlier turn for no more, and starts with no less thrust."""
        fresh = self._thrust(space, stopped >> _FUEL_AT, False)
        net = _SEVEN - (left >> 25 & _SEVEN)
        if fresh < net or 2 * fresh < _NINE - (left & _NINE):
            return False
        stops = self.stops[space]
        guarded = stopped | _GUARDS
        for at in range(len(stops.costs)):
            if stops.labels[at] < self._since and (guarded - stops.costs[at]) & _GUARDS == _GUARDS:
                return True
        return False

    def _stop(self, label: int, way: int, cost: int, came: int) -> None:
        """Land."""
        to = self.terrain.to[way]
        stopped = self._rounded(cost)
        if self.stops[to].beaten(stopped) or (self.goal >= 0 and self._hopeless(to, stopped, _NOTHING)):
            return
        number = self._label(to, cost, _NOTHING, self.terrain.link[way], NO_LINE, 0, False, label, came)
        self._note_stop(number, to, stopped)

    def _note_stop(self, label: int, space: int, stopped: int) -> None:
        stops = self.stops[space]
        if stops.beaten(stopped):
            return
        stops.forget(stopped, self._since)
        number = self._label(space, stopped, _NOTHING, NO_LINK, NO_LINE, 0, False, label, STOPPED)
        stops.costs.append(stopped)
        stops.labels.append(number)

    def _rounded(self, cost: int) -> int:
        """At the end of a move parts of a step are rounded up."""
        fuel = cost >> _FUEL_AT
        rest = fuel % self.unit
        return cost + (self.unit - rest) * _FUEL if rest else cost

    # labels

    def _label(
        self,
        space: int,
        cost: int,
        left: int,
        in_link: int,
        in_line: int,
        used: int,
        chute: bool,
        parent: int,
        came: int,
    ) -> int:
        self.space.append(space)
        self.turns.append(self.turn)
        self.cost.append(cost)
        self.left.append(left)
        self.in_link.append(in_link)
        self.in_line.append(in_line)
        self.used.append(used)
        self.chute.append(chute)
        self.parent.append(parent)
        self.came.append(came)
        self.dead.append(False)
        self.tried.append(0)
        return len(self.space) - 1

    def _enqueue(self, label: int, place: int) -> None:
        while len(self._queue) <= place:
            self._queue.append([])
        self._queue[place].append(label)

    # reading a label

    def radiation(self, label: int) -> int:
        return self.cost[label] & 31

    def aerobrakes(self, label: int) -> int:
        return self.cost[label] >> 6 & 31

    def crashes(self, label: int) -> int:
        return self.cost[label] >> 12 & 63

    def half_burns(self, label: int) -> int:
        return self.cost[label] >> 19 & 4095

    def steps(self, label: int) -> int:
        return (self.cost[label] >> _FUEL_AT) // self.unit
