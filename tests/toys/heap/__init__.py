"""Heap: take some fuel cells from the heap in turn; who takes the last one wins. The smallest whole game there is here.

Nothing is hidden and nothing is left to chance, and the game says so (`hides`): what a seat imagines is the truth.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmodrome.kernel import Action, Amount, Decision, Dice, Game, Item, Message, Option, State, Value

LARGEST = 3
"""So many cells one may take at once."""


class HeapState(State):
    cells: int
    taken: list[int]
    last: int
    """Who took some last."""
    __slots__ = tuple(__annotations__)

    @property
    def scores(self) -> list[int]:
        return self.taken[:]

    @property
    def winners(self) -> list[int]:
        return [self.last] if self.over else []

    def ask(self, seat: int) -> Decision:
        return Amount(seat, "ask-take", "turn", "take", 1, min(LARGEST, self.cells))

    def perform(self, seat: int, action: Action) -> None:
        self.cells -= action[1]
        self.taken[seat] += action[1]
        self.last = seat
        self.tell("taken", {"seat": seat, "number": action[1], "left": self.cells})
        self.over = self.cells == 0
        self.waiting = () if self.over else ((seat + 1) % self.seats,)

    def copy(self) -> HeapState:
        twin = HeapState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        twin.cells = self.cells
        twin.taken = self.taken[:]
        twin.last = self.last
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.everything()

    def everything(self) -> dict[str, Any]:
        return {"cells": self.cells, "taken": self.taken[:], "last": self.last}

    def imagine(self, seat: int, dice: Dice) -> HeapState:
        twin = self.copy()
        twin.veil(dice)
        return twin

    def audit(self) -> None:
        assert self.cells + sum(self.taken) == self.options["cells"], "a cell was lost or made"


class Heap(Game):
    def __init__(self) -> None:
        self.id = "heap"
        self.rules = 1
        self.folder = Path(__file__).parent
        self.hides = False
        self.bots = {}
        self.options = (Option("cells", (12, 21), 12, "setup"),)

    def seat_counts(self, options: dict[str, Value]) -> range:
        return range(2, 4)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        state = HeapState(self, seats, options, seed)
        state.cells = int(options["cells"])
        state.taken = [0] * seats
        state.last = 0
        state.waiting = (0,)
        return state

    def describe(self, action: Action) -> Message:
        return "take", {"number": action[1]}

    def describe_item(self, verb: str, item: Item) -> Message:
        raise AssertionError("this game offers no items")


HEAP = Heap()
