"""A craft on its way: what is left of its move, and where it has come to (rulebook: movement).

Burns are counted in halves, since the 3rd edition has landers that cost half a burn; fuel in parts of a step, since
some engines burn less than a step for a burn. Both classes never change: they are replaced.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .nearness import adjacent
from .solar_system import SolarSystem

NO_LINK: Final = -1
"""Nothing was entered yet in this move."""
NO_SPACE: Final = -1
NO_ENGINE: Final = -1
"""A freighter moves by itself."""


class Place(NamedTuple):
    """Where a craft has come to, and all that decides how it may go on."""

    space: int
    halves: int
    """Half burns its thrust still allows."""
    bonus: int
    """Half burns of bonus."""
    pivots: int
    """Free pivots."""
    gone: int
    """Parts of a step of fuel that are gone since it set out."""
    link: int = NO_LINK
    line: int = -1
    """The link, and the line, on which it came."""
    chute: bool = False
    """It comes from an aerobrake over one-way links only."""
    flown: tuple[int, ...] = ()
    """The spaces that have given their bonus."""
    trail: tuple[int, ...] = ()
    """The links it has gone since the last bonus, one way or the other: nobody goes round in circles."""


class Move:
    """What stays as it is on the way, and the place it has come to."""

    kind: int
    """The stack that moves, by STACKS."""
    engine: int
    supports: tuple[int, ...]
    cooling: tuple[int, ...]
    net: int
    oberth: int
    """The bonus burns that the solar Oberth would give."""
    dry: int
    """The row of the rocket diagram: it stays for the whole move."""
    steps: int
    """The fuel with which it set out."""
    unit: int
    """Parts of a step."""
    price: int
    """Parts of a step for half a burn."""
    lit: bool
    """The afterburner is in use."""
    broken: bool
    """The engine has stopped working: it can only glide on, and use up bonus burns."""
    triangles: int
    """Burns with a triangle it has entered."""
    start: int
    """The space it set out from."""
    reach: tuple[int, ...]
    """The only spaces it may go to, because cards aboard have moved before: to land or to lift off. None: anywhere."""
    place: Place
    __slots__ = tuple(__annotations__)

    def __init__(
        self,
        kind: int,
        engine: int,
        supports: tuple[int, ...],
        cooling: tuple[int, ...],
        net: int,
        oberth: int,
        dry: int,
        steps: int,
        unit: int,
        price: int,
        lit: bool,
        place: Place,
        broken: bool = False,
        triangles: int = 0,
        reach: tuple[int, ...] = (),
        start: int = NO_SPACE,
    ) -> None:
        self.kind = kind
        self.engine = engine
        self.supports = supports
        self.cooling = cooling
        self.net = net
        self.oberth = oberth
        self.dry = dry
        self.steps = steps
        self.unit = unit
        self.price = price
        self.lit = lit
        self.place = place
        self.broken = broken
        self.triangles = triangles
        self.reach = reach
        self.start = place.space if start == NO_SPACE else start

    @property
    def under_way(self) -> bool:
        return self.place.link != NO_LINK

    def hop(self, system: SolarSystem) -> bool:
        """Whether it has only landed on a site next to it, or lifted off to a space next to it."""
        here = self.place.space
        if system.spaces[self.start].site is None and system.spaces[here].site is None:
            return False
        return here in adjacent(system, self.start)

    def left(self, place: Place) -> int:
        """The steps of fuel left at a place: begun steps are gone."""
        return self.steps + -place.gone // self.unit

    def at(self, place: Place, triangles: int = 0) -> Move:
        return self._changed(place, self.net, self.oberth, self.lit, self.broken, self.triangles + triangles)

    def afterburning(self, steps: int, thrust: int) -> Move:
        """The afterburner is lit on the way: thrust rises, the class is not read again."""
        place = self.place._replace(gone=self.place.gone + steps * self.unit, halves=self.place.halves + 2 * thrust)
        return self._changed(place, self.net + thrust, self.oberth + thrust, True, self.broken, self.triangles)

    def without_engine(self) -> Move:
        return self._changed(self.place._replace(halves=0), self.net, 0, self.lit, True, self.triangles)

    def wrecked(self) -> Move:
        """All is lost but a Bernal: without engine and fuel it has only the bonus burns that are left."""
        wreck = self._changed(self.place._replace(halves=0, gone=0), self.net, 0, self.lit, True, self.triangles)
        wreck.steps = 0
        return wreck

    def _changed(self, place: Place, net: int, oberth: int, lit: bool, broken: bool, triangles: int) -> Move:
        return Move(
            self.kind,
            self.engine,
            self.supports,
            self.cooling,
            net,
            oberth,
            self.dry,
            self.steps,
            self.unit,
            self.price,
            lit,
            place,
            broken,
            triangles,
            self.reach,
            self.start,
        )
