"""Small rules of movement that the flight and the planner share (rulebook: pivots, landing, hazards)."""

from __future__ import annotations

from typing import Final

from .solar_system import AEROBRAKE
from .tables import figure

PIVOT: Final = 2 * figure("movement", "pivot_burns")
"""Half burns of a pivot."""
FREIGHTER_SIZE: Final = 1
"""The largest site that a freighter can do without a factory."""
BERNAL_SIZE: Final = figure("bernal", "largest_site")
"""The largest site for a craft with a Bernal, whatever helps it."""


def thrust_suffices(net: int, size: int) -> bool:
    """Whether landing on a site and lifting off cost no fuel."""
    return net > size


def under_parachute(hazard: int, one_way: bool, before: bool) -> bool:
    """Whether a craft that enters a space hangs on its parachute: from an aerobrake on, over one-way links only."""
    return hazard == AEROBRAKE or (one_way and before)
