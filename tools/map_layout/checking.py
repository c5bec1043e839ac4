"""What is wrong with a layout: nothing may lie over anything, and every space lies in the ring of its zone."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np

from cosmodrome.games.frontier.components.solar_system import SolarSystem
from cosmodrome.games.frontier.shown.layout import SIDES, Layout

from .drawing import BODIES, Drawing, box
from .rings import Array


def faults(system: SolarSystem, layout: Layout) -> list[str]:
    drawing = Drawing(system)
    return [
        *_over_each_other(system, layout, drawing),
        *_covered_labels(system, layout, drawing),
        *_outside_rings(system, layout, drawing),
    ]


def boxes(layout: Layout, drawing: Drawing) -> dict[int, Array]:
    """The room each label takes, whatever the language."""
    return {
        number: box(np.array(layout.places[number], dtype=float), drawing.radii[number], size, SIDES.index(side))
        for number, size in drawing.labels.items()
        if (side := layout.sides[number])
    }


def links_through_spaces(system: SolarSystem, layout: Layout) -> list[str]:
    """Links that go through spaces that are not theirs."""
    drawing = Drawing(system)
    found = []
    for link, bends in zip(system.links, layout.bends, strict=True):
        points = [layout.places[link.start], *bends, layout.places[link.end]]
        for space in system.spaces:
            if space.number not in (link.start, link.end):
                nearest = min(_apart(layout.places[space.number], a, b) for a, b in itertools.pairwise(points))
                if nearest < drawing.radii[space.number]:
                    found.append(f"link {link.id} goes through {space.id}")
    return found


def _over_each_other(system: SolarSystem, layout: Layout, drawing: Drawing) -> Iterator[str]:
    discs = [(space.id, layout.places[space.number], drawing.radii[space.number]) for space in system.spaces]
    discs += [(body.name, body.place, body.radius) for body in layout.bodies]
    for at, (id, place, radius) in enumerate(discs):
        for other, there, size in discs[at + 1 :]:
            if np.hypot(place[0] - there[0], place[1] - there[1]) < radius + size:
                on_rim = other in BODIES and id in BODIES[other][1]
                if not on_rim:
                    yield f"{id} and {other} lie over each other"


def _covered_labels(system: SolarSystem, layout: Layout, drawing: Drawing) -> Iterator[str]:
    labels = boxes(layout, drawing)
    for number in drawing.labels:
        if number not in labels:
            yield f"{system.spaces[number].id}: its label has no side"
    placed = list(labels.items())
    for at, (number, one) in enumerate(placed):
        for other, two in placed[at + 1 :]:
            if _meet(one, two):
                yield f"the labels of {system.spaces[number].id} and {system.spaces[other].id} lie over each other"
        for space in system.spaces:
            place, radius = layout.places[space.number], drawing.radii[space.number]
            rim = np.array([place[0] - radius, place[1] - radius, place[0] + radius, place[1] + radius])
            if space.number != number and _meet(one, rim):
                yield f"the label of {system.spaces[number].id} lies over {space.id}"


def _outside_rings(system: SolarSystem, layout: Layout, drawing: Drawing) -> Iterator[str]:
    edges = [(0, layout.sun, layout.sun), *layout.rings]
    for space in system.spaces:
        zone = drawing.zones[space.number]
        x, y = layout.places[space.number]
        inner, outer = [np.hypot((x - edge[0]) / edge[1], y / edge[2]) for edge in edges[zone : zone + 2]]
        if inner < 1 or outer > 1:
            yield f"{space.id} lies outside the ring of the {system.zones[zone].name} zone"


def _meet(one: Array, two: Array) -> bool:
    return bool((one[:2] < two[2:]).all() and (two[:2] < one[2:]).all())


def _apart(point: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> float:
    across, down = b[0] - a[0], b[1] - a[1]
    share = ((point[0] - a[0]) * across + (point[1] - a[1]) * down) / max(across * across + down * down, 1)
    share = min(max(share, 0), 1)
    return float(np.hypot(point[0] - a[0] - share * across, point[1] - a[1] - share * down))
