"""Claims for their own sake: who has no cube left builds nothing any more, but every disk still brings points.

A survey takes no refinery. The robonaut is not spent either, and goes on from site to site.
"""

from __future__ import annotations

from ..components.pieces import FREE
from ..components.solar_system import LETTERS, Site
from ..components.tables import VENTURES
from ..rules import claims, points, science, ventures
from ..rules.scenarios import hermes
from ..state import FrontierState
from .figures import SURVEY


def alone(state: FrontierState, seat: int) -> bool:
    """Whether claims are all that is left for a rocket to win: no cube can be had any more, but there are disks."""
    if state.rules.scenario == hermes.NAME or claims.has_cube(state, seat):
        return False
    return claims.disks_left(state, seat) > 0


def worth(state: FrontierState, seat: int, number: int, site: Site) -> float:
    """The points of a claim there, with what it does for a venture."""
    value = float(points.CLAIM + (points.SCIENCE if science.is_science(state, number) else 0))
    if not state.rules.ventures_count:
        return value
    for venture, owner in zip(VENTURES, state.ventures, strict=True):
        if owner == FREE and LETTERS[venture.letter] == site.letter:
            missing = venture.claims - ventures.claims_of(state, seat, venture.letter)
            if 0 < missing <= claims.disks_left(state, seat):
                value += venture.points * SURVEY["venture"] ** (missing - 1) / missing
    return value
