"""Disks and cubes: whose they are, or why they are nobody's (rulebook: pieces)."""

from __future__ import annotations

from typing import Final

from .tables import figure

DISKS: Final = figure("pieces", "disks")
CUBES: Final = figure("pieces", "cubes")
MOST_OUTPOSTS: Final = figure("pieces", "outposts")

BUSTED: Final = -1
"""A black disk: the site is busted, or closed from the start."""
FREE: Final = -1
"""Nobody has this glory or venture yet."""
SHUT: Final = -2
"""Nobody will ever have it any more."""
