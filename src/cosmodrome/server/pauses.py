"""Stretches of time that do not count, and how long the rest is. Times are seconds since 1970."""

from __future__ import annotations

from collections.abc import Iterable

Span = tuple[float, float]
"""From when until when."""


def counted(start: float, end: float, pauses: Iterable[Span]) -> float:
    """The seconds from start to end without those of the pauses, which may overlap."""
    total, at = 0.0, start
    for begins, ends in sorted(pauses):
        total += max(0.0, min(begins, end) - at)
        at = max(at, ends)
    return total + max(0.0, end - at)


def reached(start: float, seconds: float, pauses: Iterable[Span]) -> float:
    """When so many seconds have counted since the start."""
    at, left = start, seconds
    for begins, ends in sorted(pauses):
        if begins - at >= left:
            break
        left -= max(0.0, begins - at)
        at = max(at, ends)
    return at + left
