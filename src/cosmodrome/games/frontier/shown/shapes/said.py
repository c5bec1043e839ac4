"""Types that much of what is said has in common (see `shapes`)."""

from __future__ import annotations

from typing import TypedDict


class Nothing(TypedDict):
    pass


class Seat(TypedDict):
    seat: int
