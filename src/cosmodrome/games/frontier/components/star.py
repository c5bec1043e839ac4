"""A star that a Future has taken (rulebook: futures)."""

from __future__ import annotations


class Star:
    """Whose Future has taken it. One whose epic hazard has failed occupies its star all the same."""

    __slots__ = ("failed", "future", "seat")

    def __init__(self, seat: int, future: int, failed: bool) -> None:
        self.seat = seat
        self.future = future
        """As a place in FUTURES."""
        self.failed = failed
