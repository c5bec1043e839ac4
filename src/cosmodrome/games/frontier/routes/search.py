"""The search behind the planner: all best ways at once, turn after turn.

A **label** is a way to get to a space: what it has cost so far, and, within a move, what is left of the move. One label
is as good as another if it has cost no more in anything and has no less left; then the other is forgotten. What
remains at a space are the Pareto-best ways to it. The search is exact because nothing else is ever forgotten:

* Bonus burns and free pivots are used as soon as they can be: whoever keeps them pays for the same burn later.
* A label that stops may wait, or throw fuel away before its next move. So what came earlier, and what has more fuel
  left, is never worse, though seasons change and a lighter craft is quicker.
* Whoever has less bonus but more thrust left can pay for what the other's bonus pays for: if that makes it no dearer,
  it is as good.
* A label within a move is no better than one that stopped at the same space in an earlier turn, if that one starts its
  next move there with no less thrust and for no more cost: with what an afterburn takes, if it needs one for that, and
  with all burns that the other has as a bonus. Parts of a step count for that one as they are, for it may yet burn the
  rest.
* Not to turn back along a link matters only at flybys, where there is something to gain by coming from elsewhere, and
  near them: whoever goes round in a circle can go back over the flyby with what is left of its bonus. Elsewhere nobody
  wants to be where they came from. At a Hohmann the line on which one came matters. So labels are compared by space,
  and there by way of coming. A move that starts at a flyby has gained nothing from it, but might by coming back: it is
  compared link by link.
* Whoever waits for another season may meet something that is open only then. All else was open to them before, and
  earlier is never worse: so of such a move only what leads to something seasonal is gone through. And while one waits,
  somebody may come later for less: then only that one goes on.
* On the way to a goal nobody needs to land on another site next to which one can wait as well.
* With a goal, a label is given up if even the least that is still to come would make it no better than a way to the
  goal that is known already, or take more fuel than there is.

Costs are packed into one whole number, and so is what is left, each part with a guard bit above it: then one
subtraction tells whether all parts of one are no more than those of another.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..components.manoeuvres import PIVOT, thrust_suffices, under_parachute
from ..components.solar_system import AEROBRAKE, ANY_SEASON, EXIT, HOHMANN
from .bounds import FAR, Bounds, season_in_reach
from .craft import Craft
from .terrain import AEROBRAKES, CRASHES, NO_LINE, RADIATIONS, Edge, Node, Terrain

SECTOR: Final = 4
"""Years of a season; a scenario has shorter ones."""
SECTORS: Final = 3

# what it has cost: radiation, aerobrakes, crashes, half burns, fuel
_BURN: Final = 1 << 22
_FUEL: Final = 1 << 35
_FUEL_AT: Final = 35
_GUARDS: Final = 1 << 6 | 1 << 13 | 1 << 21 | 1 << 34 | 1 << 60
"""Below 62 bits, or the compiled code would make a number of it from an object each time."""
_BELOW_FUEL: Final = (1 << 35) - 1
_PARTS: Final = (63, 63 << 7, 127 << 14, 4095 << 22, ((1 << 25) - 1) << 35)
_MOST: Final = 63 | 63 << 7 | 127 << 14 | 4095 << 22 | ((1 << 25) - 1) << 35

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
_NOTHING: Final = 511 * (1 + (1 << 10)) + 15 * (1 << 20) + 127 * ((1 << 25) + (1 << 33))
_LEFT_GUARDS: Final = 1 << 9 | 1 << 19 | 1 << 24 | 1 << 32 | 1 << 40

NO_LINK: Final = -1

_FROM_FLYBY: Final = 1 << 40
"""Among the flybys used: this move started at one."""

# how a label came about
STARTED: Final = 1
PIVOTED: Final = 2
FREELY: Final = 4
AFTERBURNT: Final = 8
DUMPED: Final = 16
STOPPED: Final = 32
ASSISTED: Final = 64
FUELLED: Final = 128
WAITED: Final = 256
"""It has waited for this season, and has not met yet what is open only now."""

_UNLIMITED: Final = 1 << 24


class Label:
    """A way to get to a space."""

    __slots__ = (
        "came",
        "chute",
        "cost",
        "dead",
        "left",
        "line",
        "link",
        "node",
        "parent",
        "tried",
        "turn",
        "used",
    )

    def __init__(self, node: Node, turn: i64, cost: i64, left: i64, used: i64, parent: Label | None, came: i64) -> None:
        self.node: Node = node
        self.turn: i64 = turn
        self.cost: i64 = cost
        self.left: i64 = left
        self.used: i64 = used
        """The flybys used in this move, a bit each."""
        self.parent: Label | None = parent
        self.came: i64 = came
        self.link: i64 = NO_LINK
        self.line: i64 = NO_LINE
        self.chute: bool = False
        """Whether only one-way links have been used since an aerobrake."""
        self.dead: bool = False
        """Whether another is as good."""
        self.tried: i64 = 0
        """The seasons in which a label that stopped has set out again, a bit each."""

    @property
    def radiation(self) -> int:
        return self.cost & 63

    @property
    def aerobrakes(self) -> int:
        return self.cost >> 7 & 63

    @property
    def crashes(self) -> int:
        return self.cost >> 14 & 127

    @property
    def half_burns(self) -> int:
        return self.cost >> 22 & 4095

    @property
    def net(self) -> int:
        """The net thrust of the move, within one."""
        return _SEVEN - (self.left >> 25 & _SEVEN)

    def steps(self, unit: int) -> int:
        """Fuel gone; a part of a step counts as one."""
        return -(-(self.cost >> _FUEL_AT) // unit)


class Passing:
    """The labels of one turn within a move at one space, by the way of coming."""

    __slots__ = ("key", "labels")

    def __init__(self, key: i64) -> None:
        self.key: i64 = key
        self.labels: list[Label] = []

    def beaten(self, cost: i64, left: i64, used: i64, burn: i64) -> bool:
        """Whether a label is as good in everything; with less bonus it has to pay, `burn` for half a burn."""
        guarded: i64 = cost | _GUARDS
        left_guarded: i64 = left | _LEFT_GUARDS
        bonus: i64 = left >> 10 & _NINE
        for label in self.labels:
            if label.used & ~used == 0:
                less = (label.left >> 10 & _NINE) - bonus
                if less < 0:
                    less = 0
                if (guarded - label.cost - less * burn) & _GUARDS == _GUARDS and (
                    left_guarded - label.left - less * (_HALVES - _BONUS)
                ) & _LEFT_GUARDS == _LEFT_GUARDS:
                    return True
        return False

    def forget(self, cost: i64, left: i64, used: i64, burn: i64) -> None:
        """Forget the labels that this one is as good as."""
        bonus: i64 = left >> 10 & _NINE
        labels = self.labels
        kept = 0
        for at in range(len(labels)):
            label = labels[at]
            if used & ~label.used == 0:
                less = bonus - (label.left >> 10 & _NINE)
                if less < 0:
                    less = 0
                if ((label.cost | _GUARDS) - cost - less * burn) & _GUARDS == _GUARDS and (
                    (label.left | _LEFT_GUARDS) - left - less * (_HALVES - _BONUS)
                ) & _LEFT_GUARDS == _LEFT_GUARDS:
                    label.dead = True
                    continue
            if kept != at:
                labels[kept] = label
            kept += 1
        if kept < len(labels):
            del labels[kept:]


class Place:
    """What a search knows of one space."""

    __slots__ = ("ahead", "ahead_hanging", "assisted", "halves_ahead", "ideal", "labels", "passing", "seasonal", "turn")

    def __init__(self) -> None:
        self.labels: list[Label] = []
        """The ways to stop here that are best in something."""
        self.passing: list[Passing] = []
        self.turn: i64 = 0
        """When they passed."""
        self.ahead: i64 = 0
        """What a way from here to the goal costs at least; -1: there is none."""
        self.ahead_hanging: i64 = -1
        """The same if landing takes fuel, for who lands on a parachute instead; -1: nobody."""
        self.halves_ahead: i64 = 0
        self.seasonal: i64 = 0
        """The least half burns in one move to what is open in this season only."""
        self.assisted: bool = False
        self.ideal: i64 = _MOST
        """The least of each that any way to stop here costs: what is below in anything is beaten by none."""

    def idealise(self, cost: i64) -> None:
        """A way to stop here has been added."""
        ideal: i64 = 0
        for part in _PARTS:
            mask: i64 = part
            one = self.ideal & mask
            other = cost & mask
            ideal |= one if one < other else other
        self.ideal = ideal

    def beaten(self, cost: i64) -> bool:
        """Whether a way to stop here costs no more in anything."""
        guarded: i64 = cost | _GUARDS
        for label in self.labels:  # noqa: SIM110 - a loop is compiled better
            if (guarded - label.cost) & _GUARDS == _GUARDS:
                return True
        return False

    def beaten_before(self, cost: i64, turn: i64) -> bool:
        """The same, in an earlier turn."""
        guarded: i64 = cost | _GUARDS
        for label in self.labels:  # noqa: SIM110 - a loop is compiled better
            if (guarded - label.cost) & _GUARDS == _GUARDS and label.turn < turn:
                return True
        return False

    def undercut(self, waiting: Label) -> bool:
        """Whether a way that stopped here later costs no more in anything: to whoever waits, it is as good."""
        guarded: i64 = waiting.cost | _GUARDS
        for label in self.labels:  # noqa: SIM110 - a loop is compiled better
            if label is not waiting and (guarded - label.cost) & _GUARDS == _GUARDS:
                return True
        return False

    def forget(self, cost: i64, turn: i64) -> None:
        """Forget ways of this turn that cost no less in anything: what came in earlier turns stays."""
        labels = self.labels
        kept = 0
        for at in range(len(labels)):
            label = labels[at]
            if label.turn < turn or ((label.cost | _GUARDS) - cost) & _GUARDS != _GUARDS:
                if kept != at:
                    labels[kept] = label
                kept += 1
        if kept < len(labels):
            del labels[kept:]

    def of_turn(self, key: i64, turn: i64) -> Passing:
        """The labels of this turn that came this way."""
        if self.turn != turn:
            self.turn = turn
            self.passing = []
        for passing in self.passing:
            if passing.key == key:
                return passing
        passing = Passing(key)
        self.passing.append(passing)
        return passing


class Search:
    """All best ways for one craft from one space. `year` is that of the first turn, from 0 to 11."""

    __slots__ = (
        "_afterburn",
        "_afterburn_thrust",
        "_always_lit",
        "_base_thrust",
        "_burn",
        "_farthest",
        "_goal",
        "_landing",
        "_lighter",
        "_nets",
        "_pays_pivots",
        "_queue",
        "_solar",
        "craft",
        "fuel",
        "goal",
        "labels",
        "limited",
        "places",
        "season",
        "sector",
        "start",
        "terrain",
        "turn",
        "unit",
        "year",
    )

    def __init__(self, terrain: Terrain, craft: Craft, start: int, year: int, goal: int, bounds: Bounds | None) -> None:
        self.terrain = terrain
        self.craft = craft
        self.start = start
        self.year = year
        self.sector: i64 = SECTOR
        self.goal: Place | None = None
        """The only space of interest."""
        self._goal: i64 = goal
        self.turn: i64 = 0
        self.season: i64 = ANY_SEASON
        self.labels = 0
        """How many there were, to measure."""
        self.unit: i64 = 2 * craft.per
        """Fuel is counted in such parts of a step: half a burn takes `consumption` of them."""
        self.limited: bool = craft.limited
        self.fuel: i64 = craft.steps * 2 * craft.per if craft.limited else _UNLIMITED
        self._burn: i64 = _BURN + craft.consumption * _FUEL
        self._afterburn: i64 = craft.afterburn_steps * self.unit * _FUEL
        self._afterburn_thrust: i64 = craft.afterburn_thrust
        self._base_thrust: i64 = craft.thrust
        self._always_lit: bool = craft.always_lit
        self._pays_pivots: bool = craft.pays_pivots
        self._solar: bool = craft.solar
        self._landing: bool = craft.landing_fuel
        self._farthest: i64 = craft.farthest
        self.places = [Place() for _ in terrain.nodes]
        for space in craft.assists:
            self.places[space].assisted = True
        if bounds is not None:
            self.goal = self.places[goal]
            self._look_ahead(bounds, goal)
        self._nets = self._net_thrusts()
        self._lighter = [_lighter(nets) for nets in self._nets]
        """How many steps may be left for a move to have more net thrust; -1: that is the most."""
        self._queue: list[list[Label]] = []

    def _net_thrusts(self) -> list[list[int]]:
        """The net thrust of a move by zone, with and without afterburn, and by steps left."""
        craft = self.craft
        system = self.terrain.system
        levels = craft.steps + 1 if craft.limited else 1
        nets: list[list[int]] = []
        for zone in range(len(system.zones) if craft.solar else 1):
            for afterburn in (False, True):
                nets.append([craft.net_thrust(system, zone, left, afterburn) for left in range(levels)])
        return nets

    def _look_ahead(self, bounds: Bounds, goal: int) -> None:
        """What is still to come at least, from each space: landing takes fuel, or else a parachute."""
        landing: i64 = landing_at_least(self.terrain, self.craft, goal) * self.unit * _FUEL
        rolls: i64 = 0 if self.craft.safe_aerobrakes else AEROBRAKES
        for space, place in enumerate(self.places):
            halves: i64 = bounds.half_burns[space]
            place.halves_ahead = halves
            if halves == FAR:
                place.ahead = -1
                continue
            others = halves * self._burn + bounds.crashes[space] * CRASHES + bounds.radiation[space] * RADIATIONS
            place.ahead = others + bounds.aerobrakes[space] * rolls
            if landing and space != goal:
                place.ahead += landing
                if bounds.parachuted[space] != FAR:
                    place.ahead_hanging = others + bounds.parachuted[space] * rolls

    def _hopeless(self, goal: Place, place: Place, cost: i64, bonus: i64) -> bool:
        """Whether nothing that comes of a label with so much bonus can be a best way to the goal any more."""
        if place.ahead < 0:
            return True
        halves = place.halves_ahead
        least = cost - (bonus if bonus < halves else halves) * self._burn
        if place.ahead_hanging >= 0 and not self._too_much(goal, least + place.ahead_hanging):
            return False
        return self._too_much(goal, least + place.ahead)

    def _too_much(self, goal: Place, least: i64) -> bool:
        """Whether a way that costs so much at least is none of the best to the goal."""
        if least >> _FUEL_AT > self.fuel:
            return True
        least = self._rounded(least)
        return ((least | _GUARDS) - goal.ideal) & _GUARDS == _GUARDS and goal.beaten(least)

    def run(self, most_turns: int) -> None:
        """Turn after turn, until nothing new can be reached, whatever the season."""
        first = Label(self.terrain.nodes[self.start], 0, 0, _NOTHING, 0, None, STOPPED)
        self.places[self.start].labels.append(first)
        fresh = [first]
        quiet = 0
        while self.turn < most_turns and quiet < SECTORS * self.sector:
            self.turn += 1
            season: i64 = (self.year + self.turn - 1) // self.sector % SECTORS
            seeds = fresh
            if season != self.season:
                self.season = season
                self._look_for_the_season()
                seeds = self._untried()
            fresh = self._play(seeds) if seeds else []
            quiet = 0 if fresh else quiet + 1

    def _look_for_the_season(self) -> None:
        """How far it is to what is open in this season only."""
        reach = season_in_reach(self.terrain, self.season, self.craft.oberth, pivot_at_least(self.craft), self._goal)
        for place, halves in zip(self.places, reach, strict=True):
            place.seasonal = halves

    def _untried(self) -> list[Label]:
        """Every way to wait until a season in which it has not set out yet: another way may be open then."""
        bit: i64 = 1 << self.season
        found: list[Label] = []
        for place in self.places:
            for label in place.labels:
                if not label.tried & bit and not (label.tried and place.undercut(label)):
                    found.append(label)
        return found

    def _play(self, seeds: list[Label]) -> list[Label]:
        """One turn of all these labels; the labels that stop anew."""
        self._queue = []
        for label in seeds:
            self._set_out(label)
            label.tried |= 1 << self.season
        place = 0
        while place < len(self._queue):
            bucket = self._queue[place]
            at = 0
            while at < len(bucket):
                if not bucket[at].dead:
                    self._expand(bucket[at], place)
                at += 1
            place += 1
        return [label for place in self.places for label in place.labels if label.turn == self.turn]

    # the start of a move

    def _set_out(self, label: Label) -> None:
        """The ways to begin the next move: with or without afterburn, throwing fuel away to be lighter or not."""
        node = label.node
        goal = self.goal
        if node.kind == EXIT or (goal is not None and self._hopeless(goal, self.places[node.number], label.cost, 0)):
            return
        gone = label.cost >> _FUEL_AT
        if not self._always_lit:
            self._begin(label, gone, False, 0)
        if self.craft.afterburn_steps:
            self._begin(label, gone + self.craft.afterburn_steps * self.unit, True, AFTERBURNT)

    def _begin(self, label: Label, gone: i64, afterburn: bool, came: i64) -> None:
        """Keep the fuel, or throw away just so much that the thrust grows."""
        if gone > self.fuel:
            return
        node = label.node
        if node.size:
            self._lift_off(label, gone, afterburn, came)
            return
        row = self._row(node, afterburn)
        left: i64 = (self.fuel - gone) // self.unit if self.limited else 0
        while left >= 0:
            self._start(label, gone, afterburn, came, self._nets[row][left])
            lighter: i64 = self._lighter[row][left]
            gone += (left - lighter) * self.unit
            left = lighter
            came |= DUMPED

    def _lift_off(self, label: Label, gone: i64, afterburn: bool, came: i64) -> None:
        """From a site: with thrust beyond its size, with fuel, or with a factory; throwing fuel away before or not."""
        size = label.node.size
        assisted = self.places[label.node.number].assisted and size <= self.craft.largest_assisted
        while gone <= self.fuel:
            net = self._thrust(label.node, gone, afterburn)
            if size <= self.craft.largest_site and (thrust_suffices(net, size) or not self._landing):
                self._start(label, gone, afterburn, came, net)
            else:
                if assisted:
                    self._start(label, gone, afterburn, came | ASSISTED, net)
                after = gone + size * self.unit
                if size <= self.craft.largest_site and after <= self.fuel:
                    self._start(label, after, afterburn, came | FUELLED, self._thrust(label.node, after, afterburn))
            if not self.limited:
                break
            gone += self.unit
            came |= DUMPED

    def _row(self, node: Node, afterburn: bool) -> i64:
        row: i64 = 1 if afterburn else 0
        return row + 2 * node.zone if self._solar else row

    def _start(self, label: Label, gone: i64, afterburn: bool, came: i64, net: i64) -> None:
        """A move with this net thrust."""
        if net < 1:
            return
        node = label.node
        place = self.places[node.number]
        if label.tried:
            if place.seasonal > 2 * net:
                return
            came |= WAITED
        oberth = self._oberth(afterburn)
        left: i64 = _NOTHING - 2 * net * _HALVES - self.craft.free_pivots * _PIVOTS - net * _NET - oberth * _OBERTH
        cost = (label.cost & _BELOW_FUEL) | gone << _FUEL_AT
        if came & ASSISTED:
            cost += CRASHES
        goal = self.goal
        if goal is not None and self._hopeless(goal, place, cost, 0):
            return
        started = Label(node, self.turn, cost, left, _FROM_FLYBY if node.bit else 0, label, came | STARTED)
        started.chute = node.hanging
        self._enqueue(started, 0)

    def _thrust(self, node: Node, gone: i64, afterburn: bool) -> i64:
        """The net thrust of a move that starts here with so much fuel gone."""
        return self._nets[self._row(node, afterburn)][(self.fuel - gone) // self.unit if self.limited else 0]

    # within a move

    def _expand(self, label: Label, place: int) -> None:
        """Every space that can be entered next."""
        left = label.left
        line = label.line
        halves: i64 = _NINE - (left & _NINE)
        bonus: i64 = _NINE - (left >> 10 & _NINE)
        pivots: i64 = _FOUR - (left >> 20 & _FOUR)
        turning = label.node.kind == HOHMANN and line != NO_LINE
        waited: i64 = label.came & WAITED
        for way in label.node.ways:
            if way.link == label.link:
                continue
            need = way.to.price
            came: i64 = waited
            if turning and way.line != line:
                if pivots:
                    came |= FREELY
                elif not self._pays_pivots:
                    continue
                else:
                    need += PIVOT
                    came |= PIVOTED
            from_bonus = bonus if bonus < need else need
            if need - from_bonus <= halves:
                self._enter(label, way, need - from_bonus, from_bonus, came, place + need)

    def _enter(self, label: Label, way: Edge, paid: i64, from_bonus: i64, came: i64, place: i64) -> None:
        """Pay for a space, meet what is there, and land if it is a site."""
        to = way.to
        cost = label.cost + paid * self._burn + to.toll
        if cost >> _FUEL_AT > self.fuel or to.zone > self._farthest:
            return
        if to.size:
            self._land(label, way, cost, came)
            return
        if to.hazard == AEROBRAKE:
            if self.craft.sail:
                return
            if self.craft.safe_aerobrakes:
                cost -= AEROBRAKES
        left = label.left + paid * _HALVES + from_bonus * _BONUS
        if came & FREELY:
            left += _PIVOTS
        used = label.used
        if to.bit and not used & to.bit and (to.season == ANY_SEASON or to.season == self.season):
            used |= to.bit
            left -= 2 * to.bonus_for(_SEVEN - (left >> 33 & _SEVEN)) * _BONUS
            if to.season == self.season:
                came &= ~WAITED
        self._arrive(label, way, cost, left, used, came, place)

    def _land(self, label: Label, way: Edge, cost: i64, came: i64) -> None:
        """Thrust beyond the size, or a parachute, or a factory, or fuel for landing; it ends the move."""
        to = way.to
        closed = to.synodic != self.season
        if to.dead_end and self.goal is not None and to.number != self._goal:
            return
        if closed and (came & WAITED or (to.synodic != ANY_SEASON and not self.craft.starship)):
            return
        net: i64 = _SEVEN - (label.left >> 25 & _SEVEN)
        small = to.size <= self.craft.largest_site
        if small and (thrust_suffices(net, to.size) or not self._landing or (way.one_way and label.chute)):
            self._touch_down(label, way, cost, came)
            return
        if self.places[to.number].assisted and to.size <= self.craft.largest_assisted:
            self._touch_down(label, way, cost + CRASHES, came | ASSISTED)
        cost += to.size * self.unit * _FUEL
        if small and cost >> _FUEL_AT <= self.fuel:
            self._touch_down(label, way, cost, came | FUELLED)

    def _touch_down(self, label: Label, way: Edge, cost: i64, came: i64) -> None:
        place = self.places[way.to.number]
        stopped = self._rounded(cost)
        goal = self.goal
        if place.beaten(stopped) or (goal is not None and self._hopeless(goal, place, stopped, 0)):
            return
        landed = Label(way.to, self.turn, cost, _NOTHING, 0, label, came)
        landed.link = way.link
        self._note_stop(landed, place, stopped)

    def _arrive(self, label: Label, way: Edge, cost: i64, left: i64, used: i64, came: i64, at: i64) -> None:
        """Go on from here, and stop here, unless something known is as good."""
        to = way.to
        place = self.places[to.number]
        halves: i64 = _NINE - (left & _NINE)
        bonus: i64 = _NINE - (left >> 10 & _NINE)
        if came & WAITED and place.seasonal > halves + bonus:
            return
        stopped = self._rounded(cost)
        chute = under_parachute(to.hazard, way.one_way, label.chute)
        if chute == to.hanging and self._overtaken(place, to, cost, left, halves + bonus, bonus):
            return
        passing = place.of_turn(_key(way, to, chute, used, bonus), self.turn)
        if passing.beaten(cost, left, used, self._burn):
            return
        goal = self.goal
        if goal is not None and self._hopeless(goal, place, cost, bonus):
            return
        passing.forget(cost, left, used, self._burn)
        reached = Label(to, self.turn, cost, left, used, label, came)
        reached.link = way.link
        reached.line = way.to_line
        reached.chute = chute
        self.labels += 1
        passing.labels.append(reached)
        if to.kind != EXIT:
            self._enqueue(reached, at)
        if to.stopping and not came & WAITED:
            self._note_stop(reached, place, stopped)

    def _overtaken(self, place: Place, node: Node, cost: i64, left: i64, halves: i64, bonus: i64) -> bool:
        """Whether somebody stopped here in an earlier turn for less by all that the bonus is worth, and is as fast."""
        if not self._always_lit and self._no_faster(node, cost, left, halves, False):
            without = self._less(cost, bonus, 0)
            if without >= 0 and place.beaten_before(without, self.turn):
                return True
        if not self._afterburn or not self._no_faster(node, cost, left, halves, True):
            return False
        without = self._less(cost, bonus, self._afterburn)
        return without >= 0 and place.beaten_before(without, self.turn)

    def _less(self, cost: i64, bonus: i64, fuel: i64) -> i64:
        """What remains of a cost without so many half burns and so much fuel; below 0: it was less than that."""
        if cost >> 22 & 4095 < bonus:
            return -1
        return cost - bonus * self._burn - fuel

    def _no_faster(self, node: Node, cost: i64, left: i64, halves: i64, afterburn: bool) -> bool:
        """Whether who starts here with so much fuel gone has no less thrust and Oberth than is left of a move."""
        fresh = self._thrust(node, self._rounded(cost) >> _FUEL_AT, afterburn)
        if fresh < _SEVEN - (left >> 25 & _SEVEN) or 2 * fresh < halves:
            return False
        return _SEVEN - (left >> 33 & _SEVEN) <= self._oberth(afterburn)

    def _oberth(self, afterburn: bool) -> i64:
        return self._base_thrust + (self._afterburn_thrust if afterburn else 0)

    def _note_stop(self, label: Label, place: Place, stopped: i64) -> None:
        if place.beaten(stopped):
            return
        place.forget(stopped, self.turn)
        self.labels += 1
        place.labels.append(Label(label.node, self.turn, stopped, _NOTHING, 0, label, STOPPED))
        if place is self.goal:
            place.idealise(stopped)

    def _rounded(self, cost: i64) -> i64:
        """At the end of a move parts of a step are rounded up."""
        rest = (cost >> _FUEL_AT) % self.unit
        return cost + (self.unit - rest) * _FUEL if rest else cost

    def _enqueue(self, label: Label, place: i64) -> None:
        while len(self._queue) <= place:
            self._queue.append([])
        self._queue[place].append(label)


def _lighter(nets: list[int]) -> list[int]:
    found: list[int] = []
    for left, net in enumerate(nets):
        lighter = left - 1
        while lighter >= 0 and nets[lighter] <= net:
            lighter -= 1
        found.append(lighter)
    return found


def _key(way: Edge, to: Node, chute: bool, used: i64, bonus: i64) -> i64:
    """Labels are compared by the way of coming, where it matters."""
    key: i64 = 1 if chute else 0
    if to.bit or used & _FROM_FLYBY or bonus > to.off_flybys:
        key |= (way.link + 1) << 1
    elif to.kind == HOHMANN:
        key |= (way.to_line + 1) << 1
    return key


def pivot_at_least(craft: Craft) -> int:
    """Half burns that a pivot costs at least."""
    return 0 if craft.free_pivots else PIVOT


def landing_at_least(terrain: Terrain, craft: Craft, goal: int) -> int:
    """The steps that landing at the goal takes at least, unless a parachute helps."""
    node = terrain.nodes[goal]
    if goal in craft.assists or not craft.landing_fuel:
        return 0
    return node.size if craft.most_thrust(terrain.system) <= node.size else 0
