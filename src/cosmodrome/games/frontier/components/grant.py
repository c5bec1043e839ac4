"""What one player allows another for a turn (rulebook: deals)."""

from __future__ import annotations

from typing import Final

ASSIST: Final = 0
REFUEL: Final = 1
PRODUCTION: Final = 2
BEAM: Final = 3
ABILITY: Final = 4
LAB: Final = 5
MARKET: Final = 6
PUSH: Final = 7
HIJACK: Final = 8
GRANTS: Final = ("assist", "refuel", "production", "beam", "ability", "lab", "market", "push", "hijack")

ANYWHERE: Final = -1
NO_CARD: Final = -1


class Grant:
    """`owner` lets the active player use something: a factory's assist, fuel or production on a site, the beam, what a
    colonist is able to do, a laboratory in a space, the market of a Bernal there, a push factory, or a claim for a
    mobile factory."""

    __slots__ = ("card", "owner", "site", "what")

    def __init__(self, owner: int, what: int, site: int = ANYWHERE, card: int = NO_CARD) -> None:
        self.owner = owner
        self.what = what
        """As a place in GRANTS."""
        self.site = site
        self.card = card
        """The colonist."""
