"""What `make bench` times of the route planner: everything from LEO, one destination, and a plan made anew."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final

from .components.fuel import STRIPS
from .components.naming import place_key
from .components.solar_system import PROFILES, solar_system
from .routes import Craft, plan

_SYSTEM: Final = solar_system(PROFILES[0])
_LEO: Final = _SYSTEM.find("LEO")
_STRIP: Final = STRIPS["hf2line"]
_EVERY: Final = 7
"""Of the sites, one in so many."""
_GOALS: Final = _SYSTEM.sites()[::_EVERY]


def _unlimited() -> Craft:
    return Craft(3, 1)


def _loaded(tanks: int = 6) -> Craft:
    """Dry mass 8, an engine 6 - 1 with afterburner."""
    return Craft(6, 1, 1, _STRIP, 8, _STRIP.steps(8, tanks), afterburn_steps=1)


def _timed(craft: Craft, goal: int) -> float:
    start = process_time()
    plan(_SYSTEM, craft, _LEO, goal)
    return 1000 * (process_time() - start)


def _all_sites(craft: Craft) -> tuple[float, str]:
    return _timed(craft, -1), ""


def _each(craft: Craft) -> list[tuple[float, str]]:
    return [(_timed(craft, goal), _SYSTEM.called(goal)) for goal in _GOALS]


def _typical(craft: Craft) -> tuple[float, str]:
    return median(took for took, _ in _each(craft)), ""


def _slowest(craft: Craft) -> tuple[float, str]:
    took, name = max(_each(craft))
    return took, place_key(name)


def _again(choose: Callable[[Craft], tuple[float, str]]) -> tuple[float, str]:
    """After a tank was taken in, for every goal."""
    _each(_loaded())
    return choose(_loaded(7))


TIMINGS: Final = {
    "all_sites": lambda: _all_sites(_unlimited()),
    "all_sites_fuel": lambda: _all_sites(_loaded()),
    "one_site": lambda: _typical(_unlimited()),
    "one_site_fuel": lambda: _typical(_loaded()),
    "slowest_site": lambda: _slowest(_unlimited()),
    "slowest_site_fuel": lambda: _slowest(_loaded()),
    "replan": lambda: _again(_typical),
    "slowest_replan": lambda: _again(_slowest),
}
