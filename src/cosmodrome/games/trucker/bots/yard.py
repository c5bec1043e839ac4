"""The shipyard: what a tile would add to a ship that is being built, wherever it fits.

The worth of a tile is what it adds to the figures a shipwright wants, less what is wrong with its place: connectors
left open, spaces that it spoils, ways to grow that it closes.
"""

from __future__ import annotations

from typing import Final

from ..components.ship import OPEN, STEPS, WIDTH, Ship, facing_code, fitting
from ..components.tiles import (
    BATTERY,
    BROWN_SUPPORT,
    CABIN,
    CANNON,
    CAPACITY,
    CARGO,
    ENGINE,
    FRONT,
    HEAP,
    JOINS,
    KIND,
    LEFT,
    MOUTH,
    POWER,
    PURPLE_SUPPORT,
    REAR,
    RIGHT,
    SHIELD,
    SIDES,
    SPECIAL_CARGO,
    covers,
)
from ..rules.strength import DOUBLE
from .figures import BERTHS, CHARGES, CONTAINERS, FIRE, SHIELDS, SPECIAL, THRUST, Style
from .judge import Judge

NOWHERE: Final = -99.0
HIDDEN: Final = 0.4
AWAY: Final = 0.8
"""How likely a space is to be built on that only smooth sides face, or that nothing is beside yet."""
NICHE: Final = 0.3
"""How likely an engine or a cannon would have come for a place that suits it."""
BEHIND: Final = 0.5
"""How much of a space is lost with the one before it."""
TRIES: Final = 5
"""So many tiles can be tried for every space."""
BEYOND: Final = 0.15
"""What more than the aim is worth, of what the aim was."""
DOUBLE_THRUST: Final = 1.5
DOUBLE_FIRE: Final = 1.5
"""A double engine or cannon can not always be charged: so many single ones it is worth."""
WAYS: Final = 6
MIDDLE: Final = 7
"""In so many ways two dice hit the middle row or column, in one less each one further out."""
ROLLS: Final = 36
REACH: Final = 1
"""So many rows beside its own a cannon guards against what comes from a flank."""


class Place:
    """A tile on a space, and its worth: by what it does, and by where it is."""

    __slots__ = ("space", "tile", "turn", "value", "where", "worth")

    def __init__(self, tile: int, space: int, turn: int, worth: float, where: float) -> None:
        self.tile = tile
        self.space = space
        self.turn = turn
        self.worth = worth
        self.where = where
        self.value: float = worth + where
        """Both together, unless somebody knows better."""


class Berth:
    """A free space beside the ship."""

    __slots__ = ("facing", "filled", "space")

    def __init__(self, space: int, facing: list[int], filled: float) -> None:
        self.space = space
        self.facing = facing
        """The connectors of the neighbours that face it; OPEN: there is none."""
        self.filled = filled
        """How likely it is to be built on."""


class Yard:
    __slots__ = (
        "aims",
        "berth_at",
        "berths",
        "doors",
        "free",
        "fullness",
        "has_engine",
        "have",
        "judge",
        "level",
        "ship",
        "sides",
        "style",
        "worths",
    )

    def __init__(self, ship: Ship, level: int, style: Style) -> None:
        self.ship = ship
        self.level = level
        self.style = style
        self.judge: Judge | None = style.judges[level]
        self.aims: list[float] = style.aims[ship.board.name]
        self.worths: list[float] = style.worths[ship.board.name]
        self.have: list[float] = [0.0] * len(self.aims)
        self.sides: list[bool] = [False] * 4
        """Which a shield covers."""
        self.has_engine: bool = False
        """One that needs no charge: without any, open space is the end."""
        built = ship.built()
        for space in built:
            self._count(space)
        self.have[SHIELDS] = float(sum(self.sides))
        self.berths: list[Berth] = []
        """Where something can be built now."""
        self.berth_at: dict[int, Berth] = {}
        """All free spaces beside the ship that no cannon or engine keeps free."""
        for space in ship.borders():
            self._survey(space)
        self.doors: int = len(self.berths)
        self.free: int = len(ship.board.spaces) - len(built)
        self.fullness: float = len(built) / len(ship.board.spaces)

    def _count(self, space: int) -> None:
        tile = self.ship.tiles[space]
        kind = KIND[tile]
        have = self.have
        if kind == SHIELD:
            for side in range(4):
                self.sides[side] = self.sides[side] or covers(self.ship.turns[space], side)
        elif kind in (PURPLE_SUPPORT, BROWN_SUPPORT):
            if any(KIND[self.ship.tiles[other]] == CABIN for other in self.ship.joined(space)):
                self._welcome(kind, have)
        else:
            what, number = _figure(tile, self.ship.turns[space])
            have[what] += number
            self.has_engine = self.has_engine or (kind == ENGINE and POWER[tile] != DOUBLE)

    def _welcome(self, support: int, have: list[float]) -> None:
        """An alien takes the room of two and does the work of two."""
        have[BERTHS] -= 1.0
        if support == PURPLE_SUPPORT:
            have[FIRE] += 4.0
        else:
            have[THRUST] += 2.0

    def _survey(self, space: int) -> None:
        """A space where something could be built, unless a cannon or an engine keeps it free."""
        facing = self.ship.facing(space)
        if not facing:
            return
        berth = Berth(space, facing, self._filled(space, facing))
        self.berth_at[space] = berth
        if max(facing) > 0:
            self.berths.append(berth)

    def _filled(self, space: int, facing: list[int]) -> float:
        """How likely a space with these neighbours is to be built on one day."""
        if max(facing) > 0:
            return fillable(facing)
        for direction in range(4):
            if facing[direction] == OPEN and self._is_free(space + STEPS[direction]):
                return HIDDEN
        return 0.0

    def _is_free(self, space: int) -> bool:
        return self.ship.board.open[space] and not self.ship.tiles[space]

    def standing(self) -> float:
        """What the ship is worth so far: what it has, where it can grow, and what is open."""
        worth = self.style.space[self.level] * sum([berth.filled for berth in self.berths])
        for what in range(len(self.have)):
            worth += self.worths[what] * _part(self.have[what] / self.aims[what])
        return worth - self.style.exposed[self.level] * self.ship.exposed() * self.fullness

    # what a tile is worth

    def best(self, tile: int) -> Place:
        """Its best place; NOWHERE is what it is worth if it fits nowhere."""
        found = Place(tile, 0, 0, NOWHERE, 0.0)
        for berth in self.berths:
            turns = fitting(berth.facing, tile)
            for turn in range(4):
                if turns >> turn & 1:
                    place = self._judge(berth, tile, turn)
                    if place.value > found.value:
                        found = place
        return found

    def places(self, tile: int) -> list[Place]:
        """All its places, the best first."""
        found = [
            self._judge(berth, tile, turn)
            for berth in self.berths
            for turn in range(4)
            if fitting(berth.facing, tile) >> turn & 1
        ]
        found.sort(key=by_value)
        return found

    def wish(self, tile: int) -> float:
        """What a tile might be worth wherever it came to fit."""
        if KIND[tile] == SHIELD:
            return self.gain(SHIELDS, 2.0)
        what, number = _figure(tile, FRONT)
        return self.gain(what, number)

    def _judge(self, berth: Berth, tile: int, turn: int) -> Place:
        return Place(tile, berth.space, turn, self._use(berth, tile, turn), self._where(berth, tile, turn))

    def _use(self, berth: Berth, tile: int, turn: int) -> float:
        """What the figures gain."""
        kind = KIND[tile]
        if kind == SHIELD:
            new = len([side for side in range(4) if covers(turn, side) and not self.sides[side]])
            return self.gain(SHIELDS, float(new)) + 0.1
        if kind in (PURPLE_SUPPORT, BROWN_SUPPORT):
            return self._support(berth, tile, turn, kind)
        what, number = _figure(tile, turn)
        worth = self.gain(what, number)
        if kind == ENGINE and POWER[tile] != DOUBLE and not self.has_engine:
            worth += self.style.first_engine[self.level] * (1.0 + self.fullness)
        elif kind == CABIN:
            worth += self._cabin(berth, tile, turn)
        elif kind == CANNON:
            worth += self._guard(berth.space, turn)
        return worth

    def gain(self, what: int, number: float) -> float:
        """What so much more of a figure is worth."""
        have = self.have[what]
        return self.worths[what] * (_part((have + number) / self.aims[what]) - _part(have / self.aims[what]))

    def _guard(self, space: int, turn: int) -> float:
        """What a cannon is worth against large meteors: in a column of its own, or as the first to look that way."""
        ship = self.ship
        alike = [other for other in ship.of_kind(CANNON) if ship.turns[other] == turn]
        if turn in (RIGHT, LEFT):
            met = self.style.beam[self.level] * self._beam(space, alike) / ROLLS
            return met + (self.style.flank[self.level] if not alike else 0.0)
        column = space % WIDTH
        if turn == REAR or any(other % WIDTH == column for other in alike):
            return 0.0
        return (self.style.guard[self.level] / WAYS + self.style.bow[self.level] / ROLLS) * ways(column)

    def _beam(self, space: int, alike: list[int]) -> int:
        """In how many ways a large meteor hits a row that a cannon here reaches, and no other that looks that way."""
        board = self.ship.board
        row = board.row(space)
        reached = [board.row(other) for other in alike]
        found = 0
        for line in range(row - REACH, row + REACH + 1):
            if line in board.rows and not any(abs(other - line) <= REACH for other in reached):
                found += ways(line)
        return found

    def _support(self, berth: Berth, tile: int, turn: int, kind: int) -> float:
        """Worth an alien, if a cabin is there for one and no other support does the same."""
        if any(_homely(self.ship, other) for other in self.ship.of_kind(kind)):
            return 0.0
        if any(KIND[self.ship.tiles[other]] == CABIN for other in self._joined(berth, tile, turn)):
            return self._alien(kind)
        return 0.3 * self._alien(kind) * (1.0 - self.fullness)

    def _alien(self, kind: int) -> float:
        return self.gain(BERTHS, -1.0) + (self.gain(FIRE, 4.0) if kind == PURPLE_SUPPORT else self.gain(THRUST, 2.0))

    def _cabin(self, berth: Berth, tile: int, turn: int) -> float:
        """Joined to other cabins it breeds disease; joined to a life support that has none yet, it houses an alien."""
        worth = 0.0
        for other in self._joined(berth, tile, turn):
            kind = KIND[self.ship.tiles[other]]
            if kind <= CABIN:
                worth -= self.style.crowd[self.level]
            elif kind in (PURPLE_SUPPORT, BROWN_SUPPORT) and not any(
                _homely(self.ship, support) for support in self.ship.of_kind(kind)
            ):
                worth += self._alien(kind)
        return worth

    def _joined(self, berth: Berth, tile: int, turn: int) -> list[int]:
        sides = SIDES[4 * tile + turn]
        return [
            berth.space + STEPS[direction]
            for direction in range(4)
            if berth.facing[direction] > 0 and JOINS[4 * sides[direction] + berth.facing[direction]]
        ]

    def _where(self, berth: Berth, tile: int, turn: int) -> float:
        """What the place is worth: connections hold, loose ends are hit, and the ship has to go on growing."""
        code = 4 * tile + turn
        sides = SIDES[code]
        mouth = MOUTH[code]
        joins = -1
        doors = self.doors - 1
        loose = 0.0
        growth = 0.0
        for direction in range(4):
            if berth.facing[direction] > 0:
                joins += 1
            elif berth.facing[direction] == OPEN:
                other = berth.space + STEPS[direction]
                if not self.ship.board.open[other]:
                    loose += sides[direction] > 0
                    continue
                before, was_door = self._prospect(other)
                if direction == mouth:
                    growth -= before + BEHIND * self._behind(other, STEPS[direction])
                    doors -= was_door
                    continue
                after = self._prospect_with(other, direction, sides[direction])
                growth += after - before
                if sides[direction]:
                    loose += 1.0 - after
                    doors += not was_door
        loose -= (joins + 1) * (1.0 - berth.filled)
        where = (
            self.style.join[self.level] * joins
            - self.style.exposed[self.level] * loose
            + self.style.space[self.level] * growth
        )
        where -= self.style.growth[self.level] * (self.free - 1) * (_stuck(doors) - _stuck(self.doors))
        return where - NICHE * self._niche(berth.space, KIND[tile])

    def _niche(self, space: int, kind: int) -> float:
        """What a tile takes away from engines at the stern and cannons at the bow, which spoil nothing there."""
        lost = 0.0
        if kind != ENGINE and not self.ship.board.open[space + WIDTH]:
            lost += self.gain(THRUST, 1.0)
        if kind != CANNON and not self.ship.board.open[space - WIDTH]:
            lost += self.gain(FIRE, 2.0)
        return lost

    def _behind(self, space: int, step: int) -> int:
        """Free spaces in line behind one that has to stay free: they get harder to reach."""
        number = 0
        while self._is_free(space + step):
            space += step
            number += 1
        return number

    def _prospect(self, space: int) -> tuple[float, bool]:
        """How likely a free space beside the new tile is to be built on so far, and whether it is a way to grow."""
        berth = self.berth_at.get(space)
        if berth is not None:
            return berth.filled, max(berth.facing) > 0
        for step in STEPS:
            if self.ship.tiles[space + step]:
                return 0.0, False
        return AWAY, False

    def _prospect_with(self, space: int, direction: int, connector: int) -> float:
        """The same with a tile that turns this connector to it."""
        berth = self.berth_at.get(space)
        if berth is not None:
            facing = berth.facing[:]
        elif self._prospect(space)[0]:
            facing = [OPEN] * 4
        else:
            return 0.0
        facing[(direction + 2) % 4] = connector
        return self._filled(space, facing)


# spaces to be filled

_KNOWN: Final[list[float]] = [-1.0] * 625


def fillable(facing: list[int]) -> float:
    """How likely one of the next tiles fits a space whose neighbours show these connectors."""
    code = facing_code(facing)
    if _KNOWN[code] < 0.0:
        useful = len([1 for tile in HEAP if fitting(facing, tile)])
        _KNOWN[code] = 1.0 - (1.0 - useful / len(HEAP)) ** TRIES
    return _KNOWN[code]


def free_spaces(ship: Ship) -> int:
    return len(ship.board.spaces) - len(ship.built())


def ways(line: int) -> int:
    """In how many ways two dice hit this row or column."""
    return max(0, WAYS - abs(MIDDLE - line))


def _stuck(doors: int) -> float:
    """How much of the free spaces is likely to be lost with so many ways to grow."""
    return 1.0 / float((1 + max(0, doors)) ** 2)


def by_value(place: Place) -> float:
    """To sort by: the best comes first."""
    return -place.value


def _part(share: float) -> float:
    """Of the worth of an aim, with such a share of it: the first steps count most."""
    if share >= 1.0:
        return 1.0 + BEYOND * (share - 1.0)
    return 1.0 - (1.0 - share) * (1.0 - share) * (1.0 - BEYOND) - BEYOND * (1.0 - share)


def _figure(tile: int, turn: int) -> tuple[int, float]:
    """Which figure a tile adds to, and how much."""
    kind = KIND[tile]
    if kind == ENGINE:
        return THRUST, DOUBLE_THRUST if POWER[tile] == DOUBLE else 1.0
    if kind == CANNON:
        halves = 2.0 if turn == FRONT else 1.0
        return FIRE, halves * DOUBLE_FIRE if POWER[tile] == DOUBLE else halves
    if kind <= CABIN:
        return BERTHS, 2.0
    if kind == BATTERY:
        return CHARGES, float(CAPACITY[tile])
    if kind == SPECIAL_CARGO:
        return SPECIAL, float(CAPACITY[tile])
    return CONTAINERS, float(CAPACITY[tile]) if kind == CARGO else 0.0


def _homely(ship: Ship, support: int) -> bool:
    """Whether a life support has a cabin."""
    return any(KIND[ship.tiles[other]] == CABIN for other in ship.joined(support))
