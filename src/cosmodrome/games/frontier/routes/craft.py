"""What the planner has to know of a craft."""

from __future__ import annotations

from math import gcd
from typing import Final

from ..components.fuel import CLASS_THRUST, Strip
from ..components.solar_system import SolarSystem

UNLIMITED: Final = 0
"""The dry mass of a craft whose fuel and class are of no interest."""


class Craft:
    """An engine with what it moves. Without dry mass its fuel is unlimited, and its thrust does not change with it."""

    __slots__ = (
        "afterburn_steps",
        "afterburn_thrust",
        "beam",
        "consumption",
        "dry",
        "free_pivots",
        "per",
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
        self.solar = solar
        self.beam = beam
        self.free_pivots = free_pivots
        self.sail = sail
        """It is lost in an aerobrake, so it does not enter one."""
        self.starship = starship
        """It enters synodic sites at any time."""

    @property
    def limited(self) -> bool:
        return self.dry != UNLIMITED

    def net_thrust(self, system: SolarSystem, space: int, left: int, afterburn: bool) -> int:
        """The net thrust of a move that starts in this space with so many steps left (rulebook: net-thrust)."""
        thrust = self.thrust
        if afterburn:
            thrust += self.afterburn_thrust
        if self.beam:
            thrust += 1
        if self.solar:
            zone = system.zones[system.spaces[space].zone]
            if not zone.sunlight:
                return 0
            thrust += zone.solar
        if self.strip is not None and self.limited:
            thrust += self.strip.class_thrust(self.dry, left)
        return thrust

    def most_thrust(self, system: SolarSystem) -> int:
        """No move has more net thrust than this."""
        thrust = self.thrust + (self.afterburn_thrust if self.afterburn_steps else 0) + (1 if self.beam else 0)
        if self.solar:
            thrust += max([zone.solar for zone in system.zones])
        return thrust + max(CLASS_THRUST) if self.limited else thrust
