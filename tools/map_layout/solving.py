"""Find places at which nothing is in the way of anything: one place after the other moves to the best of some tries."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cosmodrome.games.frontier.shown.layout import SIDES, Layout

from .drawing import Drawing, box
from .rings import Array, strayed

Numbers = NDArray[np.int64]

TRIES: Final = 9
ROOM: Final = 20.0
"""Free room wanted between two places."""
BESIDE: Final = 8.0
"""Free room wanted between a place and a foreign link."""
LONG: Final = 78.0
CLOSE: Final = 48.0


class Solver:
    def __init__(self, drawing: Drawing, seed: int) -> None:
        self.drawing = drawing
        self.dice = np.random.default_rng(seed)
        self.places = drawing.places.copy()
        self.radii = np.array(drawing.radii)
        count = len(self.places)
        segments = [(chain[at], chain[at + 1]) for chain in drawing.chains for at in range(len(chain) - 1)]
        self.segments: Numbers = np.array(segments)
        self.beside: list[list[int]] = [[] for _ in range(count)]
        for a, b in segments:
            self.beside[a].append(b)
            self.beside[b].append(a)
        self.own: list[Numbers] = [np.nonzero((self.segments == at).any(axis=1))[0] for at in range(count)]
        self.straight: list[list[tuple[int, int, int]]] = [[] for _ in range(count)]
        for middle, a, b in drawing.straight():
            for each in (middle, a, b):
                self.straight[each].append((middle, a, b))
        self.bent = {(middle, *sorted((a, b))) for middle, a, b in drawing.straight()}
        self.tied: list[list[int]] = [[] for _ in range(count)]
        for _, disc, rim in drawing.discs:
            self.tied[disc] += rim
            for each in rim:
                self.tied[each].append(disc)
        self.labelled = False
        self.strict = 14.0
        """What it costs to lie over something else."""
        self.wide = 200.0
        """How far off others are still felt."""
        self.boxes: Array = np.zeros((count, 4))
        self.named = np.zeros(count, dtype=bool)
        for number in drawing.labels:
            self.named[number] = True
        self.moving: Numbers = np.arange(count)
        """The places that look for a better one."""

    def settle(self, layout: Layout, moving: list[int]) -> None:
        """All lies where it lay, and only these look for another place."""
        self.places[: self.drawing.spaces] = layout.places
        for chain, bends in zip(self.drawing.chains, layout.bends, strict=True):
            for at, bend in zip(chain[1:-1], bends, strict=True):
                self.places[at] = bend
        for (_, disc, _), body in zip(self.drawing.discs, layout.bodies, strict=True):
            self.places[disc] = body.place
        self.labelled = True
        for number in self.drawing.labels:
            self.drawing.sides[number] = SIDES.index(layout.sides[number])
            self._put(number)
        self.moving = np.array(moving)

    # the search

    def sweep(self, reach: float) -> None:
        for at in self.dice.permutation(self.moving):
            number = int(at)
            tries = self.places[number] + self.dice.normal(0, reach, (TRIES, 2)) * self.dice.choice(
                [0.3, 1.0, 2.0], (TRIES, 1)
            )
            tries[0] = self.places[number]
            if self.beside[number]:
                around = self.places[self.beside[number]]
                tries[1] = 0.5 * self.places[number] + 0.5 * around.mean(axis=0)
                tries[2] = self.dice.choice(around) + self.dice.normal(0, 50, 2)
            self.places[number] = tries[int(np.argmin(self.cost(number, tries)))]
            if self.named[number]:
                self._put(number)

    def relabel(self) -> None:
        """Move each label to the side where it is least in the way."""
        self.labelled = True
        for number in self.drawing.labels:
            costs = []
            for side in range(len(SIDES)):
                self.drawing.sides[number] = side
                self._put(number)
                near = self._near(number, self.places[number : number + 1])
                costs.append(float(self._label_cost(number, self.places[number : number + 1], *near)[0]) + 0.05 * side)
            self.drawing.sides[number] = int(np.argmin(costs))
            self._put(number)

    def _put(self, number: int) -> None:
        size, side = self.drawing.labels[number], self.drawing.sides[number]
        self.boxes[number] = box(self.places[number], self.radii[number], size, side)

    # what a place costs

    def cost(self, number: int, tries: Array) -> Array:
        others, foreign = self._near(number, tries)
        cost = self._crowding(number, tries, others) + self._tethers(number, tries)
        cost += self._passing(self.radii[number] + BESIDE, tries, foreign)
        for other in self.beside[number]:
            cost += self._link_cost(number, other, tries, others, foreign)
        cost += self._angles(number, tries)
        if number not in self.drawing.roaming:
            stray = strayed(self.drawing.zones[number], tries, float(self.radii[number]) + 5)
            cost += 0.3 * np.minimum(stray, 40) ** 2 + 8 * stray
        if self.labelled:
            cost += self._label_cost(number, tries, others, foreign)
        return cost

    def _near(self, number: int, tries: Array) -> tuple[Numbers, Numbers]:
        """The other places, and the links of others, that can matter here."""
        reach = np.vstack([tries, self.places[self.beside[number]]]) if self.beside[number] else tries
        low, high = reach.min(axis=0) - self.wide, reach.max(axis=0) + self.wide
        inside = ((self.places > low) & (self.places < high)).all(axis=1)
        inside[number] = False
        a, b = self.places[self.segments[:, 0]], self.places[self.segments[:, 1]]
        touching = (np.maximum(a, b) > low).all(axis=1) & (np.minimum(a, b) < high).all(axis=1)
        touching &= (self.segments != number).all(axis=1)
        return np.nonzero(inside)[0], np.nonzero(touching)[0]

    def _crowding(self, number: int, tries: Array, others: Numbers) -> Array:
        apart = np.hypot(*(tries[:, None] - self.places[others]).transpose(2, 0, 1))
        wanted = self.radii[number] + self.radii[others] + ROOM
        if self.tied[number]:
            wanted = np.where(np.isin(others, self.tied[number]), 0.1, wanted)
        tight = np.maximum(1 - apart / wanted, 0) ** 2
        loose = np.maximum(1 - apart / self.wide, 0) ** 2
        weight = 0.3 if number in self.drawing.roaming else 2.5
        return np.asarray(4.5 * self.strict * tight.sum(axis=1) + weight * loose.sum(axis=1))

    def _tethers(self, number: int, tries: Array) -> Array:
        cost = np.zeros(len(tries))
        for other in self.tied[number]:
            apart = np.hypot(*(tries - self.places[other]).T)
            wanted = max(self.radii[number], self.radii[other]) + 8
            cost += 0.05 * (apart - wanted) ** 2
        return cost

    def _passing(self, wanted: float, tries: Array, foreign: Numbers) -> Array:
        """Links of others that come too close to a place."""
        apart = _to_segments(tries, self.places[self.segments[foreign, 0]], self.places[self.segments[foreign, 1]])
        return np.asarray(40 * (np.maximum(1 - apart / wanted, 0) ** 2).sum(axis=1))

    def _link_cost(self, number: int, other: int, tries: Array, others: Numbers, foreign: Numbers) -> Array:
        end = self.places[other]
        length = np.hypot(*(tries - end).T)
        rim = self.radii[number] + self.radii[other]
        cost = 1.6 * np.maximum(length / LONG - 1, 0) + 30 * np.maximum(1 - length / max(CLOSE, rim + 12), 0) ** 2
        apart = foreign[(self.segments[foreign] != other).all(axis=1)]
        a, b = self.places[self.segments[apart, 0]], self.places[self.segments[apart, 1]]
        cost += 9 * _crossed(tries, end, a, b).sum(axis=1)
        passed = others[others != other]
        distance = _from_points(self.places[passed], tries, end)
        cost += 40 * (np.maximum(1 - distance / (self.radii[passed] + BESIDE), 0) ** 2).sum(axis=1)
        if self.labelled:
            named = others[self.named[others]]
            cost += 2.5 * _through(tries, end, self.boxes[named]).sum(axis=1)
        return np.asarray(cost)

    def _angles(self, number: int, tries: Array) -> Array:
        """Lines go straight on through crossings and bends; other links keep apart where they meet."""
        cost = np.zeros(len(tries))
        for middle, a, b in self.straight[number]:
            there = [tries if each == number else self.places[each][None] for each in (middle, a, b)]
            bend = 1 + _cosine(there[1] - there[0], there[2] - there[0])
            cost += (9.0 if middle < self.drawing.spaces else 5.0) * bend
        around = self.beside[number]
        for at, a in enumerate(around):
            for b in around[at + 1 :]:
                if (number, *sorted((a, b))) not in self.bent:
                    cost += 8 * np.maximum(_cosine(self.places[a] - tries, self.places[b] - tries) - 0.7, 0)
        for middle in around:
            for other in self.beside[middle]:
                if other != number and (middle, *sorted((number, other))) not in self.bent:
                    here = self.places[middle]
                    cost += 8 * np.maximum(_cosine(tries - here, (self.places[other] - here)[None]) - 0.7, 0)
        return cost

    def _label_cost(self, number: int, tries: Array, others: Numbers, foreign: Numbers) -> Array:
        cost = np.zeros(len(tries))
        named = others[self.named[others]]
        radius = float(self.radii[number])
        own = np.concatenate([tries - radius - 2, tries + radius + 2], axis=1)
        cost += self.strict * _overlap(own, self.boxes[named]).sum(axis=1)
        if self.named[number]:
            label = box(tries, radius, self.drawing.labels[number], self.drawing.sides[number])
            cost += self.strict * _overlap(label, self.boxes[named]).sum(axis=1)
            around = self.places[others]
            room = self.radii[others][:, None] + 2
            cost += self.strict * _overlap(label, np.concatenate([around - room, around + room], axis=1)).sum(axis=1)
            if len(tries) == 1:
                foreign = np.concatenate([foreign, self.own[number]])
            a, b = self.places[self.segments[foreign, 0]], self.places[self.segments[foreign, 1]]
            cost += 2.5 * _through_boxes(a, b, label).sum(axis=1)
        return cost

    # how good it is

    def crossings(self) -> int:
        a, b = self.places[self.segments[:, 0]], self.places[self.segments[:, 1]]
        count = 0
        for at, (start, end) in enumerate(self.segments):
            apart = ~np.isin(self.segments, (start, end)).any(axis=1)
            apart[: at + 1] = False
            count += int(_crossed(self.places[start][None], self.places[end], a[apart], b[apart]).sum())
        return count

    def strays(self) -> int:
        zones = self.drawing.zones
        return sum(
            float(strayed(zones[at], self.places[at][None], float(self.radii[at]))[0]) > 0
            for at in range(self.drawing.spaces)
        )


# geometry: T tries against M others


def _cosine(a: Array, b: Array) -> Array:
    dot = (a * b).sum(axis=-1)
    return np.asarray(dot / np.maximum(np.hypot(a[..., 0], a[..., 1]) * np.hypot(b[..., 0], b[..., 1]), 1e-9))


def _turn(a: Array, b: Array, c: Array) -> Array:
    return np.asarray(
        (b[..., 0] - a[..., 0]) * (c[..., 1] - a[..., 1]) - (b[..., 1] - a[..., 1]) * (c[..., 0] - a[..., 0])
    )


def _crossed(tries: Array, end: Array, a: Array, b: Array) -> NDArray[np.bool_]:
    start = tries[:, None]
    sides = _turn(start, end, a) * _turn(start, end, b) < 0
    return np.asarray(sides & (_turn(a, b, start) * _turn(a, b, end) < 0))


def _to_segments(points: Array, a: Array, b: Array) -> Array:
    along = b - a
    share = ((points[:, None] - a) * along).sum(axis=-1) / np.maximum((along**2).sum(axis=-1), 1e-9)
    foot = a + np.clip(share, 0, 1)[..., None] * along
    return np.hypot(*(points[:, None] - foot).transpose(2, 0, 1))


def _from_points(points: Array, tries: Array, end: Array) -> Array:
    along = (end - tries)[:, None]
    share = ((points - tries[:, None]) * along).sum(axis=-1) / np.maximum((along**2).sum(axis=-1), 1e-9)
    foot = tries[:, None] + np.clip(share, 0, 1)[..., None] * along
    return np.hypot(*(points - foot).transpose(2, 0, 1))


def _overlap(boxes: Array, others: Array) -> Array:
    """How deep boxes lie in each other: 0 if apart, towards 1 if one covers the other."""
    low = np.maximum(boxes[:, None, :2], others[:, :2])
    high = np.minimum(boxes[:, None, 2:], others[:, 2:])
    common = np.maximum(high - low, 0)
    touching = (common > 0).all(axis=-1)
    return np.where(touching, 0.25 + common.min(axis=-1) / 16, 0.0)


def _through(tries: Array, end: Array, boxes: Array) -> Array:
    """Whether the link from each try to its end goes through each box."""
    centre, half = (boxes[:, :2] + boxes[:, 2:]) / 2, np.maximum((boxes[:, 2:] - boxes[:, :2]) / 2, 0.1)
    start = (tries[:, None] - centre) / half
    stop = (end - centre) / half
    return np.asarray(_within(start, stop))


def _through_boxes(a: Array, b: Array, boxes: Array) -> Array:
    """Whether each link goes through each box."""
    centre, half = (boxes[:, None, :2] + boxes[:, None, 2:]) / 2, (boxes[:, None, 2:] - boxes[:, None, :2]) / 2
    return np.asarray(_within((a - centre) / half, (b - centre) / half))


def _within(start: Array, stop: Array) -> Array:
    """Whether these stretches enter the square around 0 with sides of 2 (by clipping)."""
    along = stop - start
    safe = np.where(np.abs(along) < 1e-9, 1e-9, along)
    one, two = (-1 - start) / safe, (1 - start) / safe
    enter = np.minimum(one, two).max(axis=-1)
    leave = np.maximum(one, two).min(axis=-1)
    return np.asarray(((enter < leave) & (enter < 1) & (leave > 0)).astype(np.float64))
