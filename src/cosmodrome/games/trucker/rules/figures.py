"""A ship as figures: what it can do as it stands (rulebook: engines, cannons, crew, batteries, end-of-flight)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.tiles import CANNON, ENGINE
from . import strength
from .accounts import penalty

if TYPE_CHECKING:
    from ..components.ship import Ship
    from ..shown.shapes import Figures


def figures(ship: Ship) -> Figures:
    """With all the charges that can be used, and what its losses will cost."""
    return {
        "tiles": len(ship.built()),
        "crew": ship.crew(),
        "humans": ship.humans(),
        "charges": ship.charges(),
        "engines": strength.most(ship, ENGINE),
        "cannons": strength.most(ship, CANNON),
        "exposed": ship.exposed(),
        "bill": penalty(ship),
    }
