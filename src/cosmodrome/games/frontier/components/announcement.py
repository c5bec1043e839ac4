"""A comet on its way: a Future that was announced and arrives years later (rulebook: futures)."""

from __future__ import annotations


class Announcement:
    """Who throws the comet, by which thruster, for which Future, and since which year."""

    __slots__ = ("future", "seat", "site", "thruster", "year")

    def __init__(self, seat: int, future: int, site: int, thruster: int, year: int) -> None:
        self.seat = seat
        self.future = future
        """As a place in FUTURES."""
        self.site = site
        self.thruster = thruster
        self.year = year
