"""What one player allows another for a turn (rulebook: deals)."""

from __future__ import annotations

from typing import Final

ASSIST: Final = 0
REFUEL: Final = 1
PRODUCTION: Final = 2
BEAM: Final = 3
GRANTS: Final = ("assist", "refuel", "production", "beam")

ANYWHERE: Final = -1


class Grant:
    """`owner` lets the active player use something: a factory's assist, fuel or production on a site, or the beam."""

    __slots__ = ("owner", "site", "what")

    def __init__(self, owner: int, what: int, site: int = ANYWHERE) -> None:
        self.owner = owner
        self.what = what
        """As a place in GRANTS."""
        self.site = site
