"""What is to be drawn: spaces, bends of the links, discs of the bodies, and the labels with their boxes."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from cosmodrome.games.frontier.components.solar_system import BURN, EXIT, HOHMANN, SITE, SolarSystem
from cosmodrome.games.frontier.shown.layout import SIDES

from .rings import Array, along
from .words import LANGUAGES, lines_of

RADII: Final = {SITE: 18.0, EXIT: 18.0, BURN: 11.0, HOHMANN: 9.0}
PLAIN: Final = 10.0
LETTER: Final = 6.2
"""The width of a letter of a label, in the mean."""
LINE: Final = 13.0


BODIES: Final = {
    "Mercury": (34, ("site.mercury-discovery-rupes", "site.mercury-north-pole")),
    "Venus": (42, ("site.venus-aerostat-xity",)),
    "Earth": (52, ("orbit.leo",)),
    "Luna": (30, ("site.luna-aristarchus-plateau", "site.luna-crater-shackleton-polar-rim")),
    "Mars": (
        46,
        ("site.mars-arsia-mons-caves", "site.mars-hellas-basin-buried-glaciers", "site.mars-north-pole"),
    ),
    "Jupiter": (74, ("lag.jupiter.013",)),
    "Io": (26, ("site.io-gish-bar-mons", "site.io-loki-patera")),
    "Europa": (26, ("site.europa-conamara-chaos", "site.europa-subsurface-ocean")),
    "Ganymede": (30, ("site.ganymede-memphis-facula", "site.ganymede-uruk-sulcus")),
    "Callisto": (30, ("site.callisto-asgard-ice-spires", "site.callisto-valhalla")),
    "Saturn": (62, ("site.saturn-aerostat",)),
    "Titan": (32, ("site.titan-kraken-mare", "site.titan-ontario-lacus")),
    "Uranus": (48, ("site.uranus-aerostat",)),
    "Neptune": (48, ("site.neptune-aerostat",)),
    "Triton": (28, ("site.triton-mahilani-plume", "site.triton-tuonela-planitia")),
}
"""Bodies that are drawn as discs: their radius, and the spaces on their rim."""

# where the digitised drawing is looked at from, and how each zone is turned to fill its ring
SUN: Final = (2640, 1660)
TURN: Final = 50
STRETCH: Final = (1, 1, 1, 1, 1.1, 1.3, 2.0, 2.6, 4.6)
SHIFT: Final = (0, 0, 0, 0, -4, -20, -72, -92, -100)


class Drawing:
    """Places to find: first the spaces, then the bends, then the discs."""

    def __init__(self, system: SolarSystem) -> None:
        self.system = system
        self.zones: list[int] = [space.zone for space in system.spaces]
        self.radii: list[float] = [RADII.get(space.kind, PLAIN) if space.stopping else 5.0 for space in system.spaces]
        points: list[tuple[float, float]] = [(space.x, space.y) for space in system.spaces]
        self.spaces = len(points)
        self.chains: list[list[int]] = []
        """Each link as the places it goes through."""
        self.roaming: set[int] = set()
        """Bends: they belong to no zone."""
        for link in system.links:
            chain = [link.start]
            for at, point in enumerate(link.via):
                chain.append(len(points))
                self.roaming.add(len(points))
                self.zones.append(self.zones[link.start if 2 * at < len(link.via) else link.end])
                self.radii.append(4.0)
                points.append(point)
            self.chains.append([*chain, link.end])
        self.places = _started(np.array(points, dtype=np.float64), self.zones)
        self.discs: list[tuple[str, int, list[int]]] = []
        for name, (radius, members) in BODIES.items():
            rim = [system.numbers[each] for each in members]
            self.discs.append((name, len(self.zones), rim))
            self.zones.append(self.zones[rim[0]])
            self.radii.append(float(radius))
            middle = self.places[rim].mean(axis=0) + (radius if len(rim) == 1 else 0)
            self.places = np.vstack([self.places, middle])
        self.labels: dict[int, tuple[float, float]] = {}
        """The width and height of each label."""
        for space in system.spaces:
            lines = [lines_of(system, space.number, language) for language in LANGUAGES]
            if lines[0]:
                width = LETTER * max(len(line) for each in lines for line in each) + 4
                self.labels[space.number] = (width, LINE * max(len(each) for each in lines))
        self.sides: dict[int, int] = dict.fromkeys(self.labels, 0)

    def straight(self) -> list[tuple[int, int, int]]:
        """Where a line goes on through a crossing, or a link bends: the middle and both neighbours."""
        found: list[tuple[int, int, int]] = []
        lines: dict[tuple[int, str], list[int]] = {}
        for link, chain in zip(self.system.links, self.chains, strict=True):
            found += [(chain[at], chain[at - 1], chain[at + 1]) for at in range(1, len(chain) - 1)]
            if link.start_line:
                lines.setdefault((link.start, link.start_line), []).append(chain[1])
            if link.end_line:
                lines.setdefault((link.end, link.end_line), []).append(chain[-2])
        for (middle, _), ends in lines.items():
            found += [(middle, a, b) for at, a in enumerate(ends) for b in ends[at + 1 :]]
        return found


def _started(points: Array, zones: list[int]) -> Array:
    """A first layout: the digitised drawing, mirrored and bent into the rings."""
    belongs = np.array(zones)
    x, y = SUN[0] - points[:, 0], points[:, 1] - SUN[1]
    angle = (np.arctan2(y, x) + math.radians(TURN) + math.pi) % (2 * math.pi) - math.pi
    far = np.hypot(x, y)
    places = np.zeros_like(points)
    for zone in range(len(STRETCH)):
        own = np.where(belongs == zone)[0]
        share = np.array([_share(at, angle[own], far[own]) for at in range(len(own))])
        turned = angle[own] * STRETCH[zone] + math.radians(SHIFT[zone])
        places[own] = along(zone, 0.08 + 0.84 * share, turned)
    return places


def _share(at: int, angle: Array, far: Array) -> float:
    """How far through its zone a space lies, compared with those in about the same direction."""
    apart = np.abs((angle - angle[at] + math.pi) % (2 * math.pi) - math.pi)
    beside = far[np.argsort(apart, kind="stable")[: max(12, len(far) // 7)]]
    least, most = beside.min(), beside.max()
    return 0.5 if most - least < 1 else float((far[at] - least) / (most - least))


def box(place: Array, radius: float, size: tuple[float, float], side: int) -> Array:
    """The label's box on this side of a place: left, top, right, bottom."""
    name, (width, height) = SIDES[side], size
    gap = radius + 3
    x, y = place[..., 0], place[..., 1]
    diagonal = gap * 0.62
    if name in ("e", "w"):
        left, top = (x + gap if name == "e" else x - gap - width), y - height / 2
    elif name in ("n", "s"):
        left, top = x - width / 2, (y + gap if name == "s" else y - gap - height)
    else:
        left = x + diagonal if "e" in name else x - diagonal - width
        top = y + diagonal if "s" in name else y - diagonal - height
    return np.stack([left, top, left + width, top + height], axis=-1)
