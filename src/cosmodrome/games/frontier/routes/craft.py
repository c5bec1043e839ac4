"""What the planner has to know of a craft, and of what helps it on the map."""

from __future__ import annotations

from math import gcd
from typing import Final

from ..components.fuel import Strip
from ..components.manoeuvres import BERNAL_SIZE, FREIGHTER_SIZE
from ..components.net_thrust import BEAM, NetThrust
from ..components.solar_system import SolarSystem

UNLIMITED: Final = 0
"""The dry mass of a craft whose fuel and class are of no interest."""
ANY_SIZE: Final = 99
ANY_ZONE: Final = 99


class Craft:
    """An engine with what it moves. Without dry mass its fuel is unlimited, and its thrust does not change with it."""

    __slots__ = (
        "afterburn_steps",
        "afterburn_thrust",
        "always_lit",
        "assists",
        "beam",
        "beam_thrust",
        "consumption",
        "dry",
        "farthest",
        "free_pivots",
        "landing_fuel",
        "largest_assisted",
        "largest_site",
        "pays_pivots",
        "per",
        "safe_aerobrakes",
        "sail",
        "solar",
        "starship",
        "steps",
        "strip",
        "thrust",
    )

    def __init__(
        self,
        thrust: int,
        consumption: int = 0,
        per: int = 1,
        strip: Strip | None = None,
        dry: int = UNLIMITED,
        steps: int = 0,
        afterburn_steps: int = 0,
        afterburn_thrust: int = 1,
        solar: bool = False,
        beam: bool = False,
        free_pivots: int = 0,
        sail: bool = False,
        starship: bool = False,
        safe_aerobrakes: bool = False,
        assists: tuple[int, ...] = (),
    ) -> None:
        shared = gcd(consumption, per)
        self.thrust = thrust
        """The base thrust, with what supports add to it."""
        self.consumption = consumption // shared
        self.per = per // shared
        """So many steps of fuel for so many burns."""
        self.strip = strip
        self.dry = dry
        self.steps = steps
        """The steps of fuel in the tanks."""
        self.afterburn_steps = afterburn_steps
        """What an afterburn costs, 0: there is no afterburner; and what it adds to the thrust."""
        self.afterburn_thrust = afterburn_thrust
        self.always_lit = False
        """Only its afterburner cools it: it moves with it or not at all."""
        self.solar = solar
        self.beam = beam
        self.beam_thrust = BEAM
        """What a beam adds to its thrust."""
        self.free_pivots = free_pivots
        self.sail = sail
        """It is lost in an aerobrake, so it does not enter one."""
        self.starship = starship
        """It enters synodic sites at any time."""
        self.safe_aerobrakes = safe_aerobrakes
        """It does not roll in aerobrakes."""
        self.assists = assists
        """The sites where a factory helps it to land and to lift off, for a crash roll instead of fuel."""
        self.pays_pivots = True
        self.landing_fuel = True
        """Whether fuel can help it to land where its thrust is too little; or it needs none, up to `largest_site`."""
        self.largest_site = ANY_SIZE
        """It lands nowhere else without a factory's help ..."""
        self.largest_assisted = ANY_SIZE
        """... and nowhere else with it."""
        self.farthest = ANY_ZONE
        """It goes no further out than this zone."""

    @property
    def limited(self) -> bool:
        return self.dry != UNLIMITED

    @property
    def oberth(self) -> int:
        """The most that the solar Oberth gives it."""
        return self.thrust + (self.afterburn_thrust if self.afterburn_steps else 0)

    def net_thrust(self, system: SolarSystem, zone: int, left: int, afterburn: bool) -> int:
        """The net thrust of a move that starts in this zone with so many steps left."""
        return self.parts(system, zone, left, afterburn).total

    def parts(self, system: SolarSystem, zone: int, left: int, afterburn: bool) -> NetThrust:
        """The same as a sum (rulebook: net-thrust)."""
        parts = NetThrust(self.thrust)
        if afterburn:
            parts.afterburn = self.afterburn_thrust
        if self.beam:
            parts.beam = self.beam_thrust
        if self.solar:
            parts.dark = not system.zones[zone].sunlight
            parts.sunlight = system.zones[zone].solar
        if self.strip is not None and self.limited:
            parts.mass_class = self.strip.class_thrust(self.dry, left)
        return parts

    def most_thrust(self, system: SolarSystem) -> int:
        """No move has more net thrust than this."""
        zones = range(len(system.zones))
        return max([self.net_thrust(system, zone, 0, self.afterburn_steps > 0) for zone in zones])


def freighter(
    burns: int,
    free_pivots: int = 0,
    starship: bool = False,
    assists: tuple[int, ...] = (),
) -> Craft:
    """A freighter: no fuel, so many burns a move, no pivots but free ones; size 1, or a factory's help."""
    craft = Craft(burns, free_pivots=free_pivots, starship=starship, assists=assists)
    craft.pays_pivots = False
    craft.landing_fuel = False
    craft.largest_site = FREIGHTER_SIZE
    return craft


def only_small_sites(craft: Craft) -> Craft:
    """A craft with a Bernal: it lands on the smallest sites only, whatever helps it."""
    craft.largest_site = BERNAL_SIZE
    craft.largest_assisted = BERNAL_SIZE
    return craft
