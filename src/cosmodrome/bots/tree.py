"""The tree of a search: what was tried where, and what it brought.

A node stands for a sequence of answers, not for a state: every imagined world passes through the same nodes, and which
answers are open there may differ from world to world. An edge therefore counts how often it was open as well as how
often it was taken.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from ..kernel import Action, Decision, Position

EXPLORATION: Final = 1.0
"""How curious the choice of an edge is, in standard deviations of the results seen."""


class Edge:
    """One answer of one seat, and what it has brought that seat."""

    __slots__ = ("action", "open", "seat", "total", "visits")

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.action = action
        self.open = 0
        self.visits = 0
        self.total = 0.0


class Node:
    """The answers tried after a sequence of answers, and where they lead."""

    __slots__ = ("children", "edges", "misses", "visits")

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.children: dict[tuple[int, Action], Node] = {}
        self.visits = 0
        self.misses = 0

    def open_edges(self, decision: Decision) -> list[Edge]:
        """The edges that answer this decision."""
        seat = decision.seat
        return [edge for edge in self.edges if edge.seat == seat and decision.legal(edge.action)]

    def best_known_first(self, seat: int, actions: list[Action]) -> list[Action]:
        """The first of a seat's answers, then those that were tried here, the best of them first, then the others."""
        means = {edge.action: edge.total / edge.visits for edge in self.edges if edge.seat == seat and edge.visits}
        return actions[:1] + sorted(actions[1:], key=lambda action: -means.get(action, -1.0))

    def child(self, seat: int, action: Action) -> Node:
        key = (seat, action)
        node = self.children.get(key)
        if node is None:
            node = Node()
            self.children[key] = node
        return node


class Memory:
    """The part of a tree that may be of use when the same seat is asked again."""

    __slots__ = ("action", "root")

    def __init__(self) -> None:
        self.action: Action | None = None
        self.root = Node()

    def recall(self, position: Position) -> Node:
        """The tree from this question on: what is known of it, if it was asked upon the answer given last."""
        return self.root if self.action is not None and position.follows(self.action) else Node()

    def keep(self, root: Node, seat: int, action: Action) -> None:
        """What was found at a question where this was answered."""
        self.action = action
        self.root = root.child(seat, action)


class Spread:
    """The running standard deviation of results (Welford's method)."""

    __slots__ = ("mean", "number", "squares")

    def __init__(self) -> None:
        self.number = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.number += 1
        delta = value - self.mean
        self.mean += delta / self.number
        self.squares += delta * (value - self.mean)

    @property
    def deviation(self) -> float:
        return sqrt(self.squares / (self.number - 1)) if self.number > 1 else 0.0


def most_promising(edges: list[Edge], deviation: float) -> Edge:
    """The edge with the highest upper confidence bound; all of them were open now."""
    curiosity = EXPLORATION * deviation
    best = edges[0]
    highest = -1.0
    for edge in edges:
        edge.open += 1
        bound = edge.total / edge.visits + curiosity * sqrt(log(edge.open) / edge.visits)
        if bound > highest:
            highest = bound
            best = edge
    return best
