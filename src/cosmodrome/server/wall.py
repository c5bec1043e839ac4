"""The time on the wall: what is stored is dated by it."""

from __future__ import annotations

import time


def now() -> float:
    """Seconds since 1970."""
    return time.time()
