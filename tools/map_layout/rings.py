"""The zones as rings: nested ellipses, the Sun near their left end, with room for the outer zones on the right."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

EXTENTS: Final = {
    "sun": (90, 90, 90),
    "mercury": (340, 400, 360),
    "venus": (470, 560, 510),
    "earth": (790, 960, 820),
    "mars": (950, 1230, 1010),
    "ceres": (1010, 1610, 1180),
    "jupiter": (1060, 2080, 1390),
    "saturn": (1100, 2500, 1540),
    "uranus": (1135, 2800, 1630),
    "neptune": (1180, 3170, 1740),
}
"""How far the outer edge of each zone is from the Sun: to the left, to the right, up and down."""

ELLIPSES: Final[Array] = np.array([((r - x) / 2, (r + x) / 2, y) for x, r, y in EXTENTS.values()], dtype=np.float64)
"""Centre, half width and half height of each edge; the first is that of the Sun, so zone z lies between z and z + 1."""


def along(zone: int, share: Array, angle: Array) -> Array:
    """The points at these shares of the way through a zone, in these directions."""
    edge = ELLIPSES[zone] * (1 - share)[:, None] + ELLIPSES[zone + 1] * share[:, None]
    return np.stack([edge[:, 0] + edge[:, 1] * np.cos(angle), edge[:, 2] * np.sin(angle)], axis=1)


def outside(edge: int, points: Array) -> Array:
    """How far these points lie outside an edge (inside: negative), near it as good as exact."""
    centre, width, height = ELLIPSES[edge]
    x, y = (points[..., 0] - centre) / width, points[..., 1] / height
    level = np.hypot(x, y)
    slope = np.hypot(x / width, y / height) / np.maximum(level, 1e-9)
    return np.asarray((level - 1) / np.maximum(slope, 1e-9))


def strayed(zone: int, points: Array, margin: float) -> Array:
    """How far these points lie outside the ring of their zone, less a margin."""
    return np.maximum(outside(zone + 1, points) + margin, 0) + np.maximum(margin - outside(zone, points), 0)
