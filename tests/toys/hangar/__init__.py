"""Hangar: while the clock runs, everybody builds a row of parts from a common heap, in any order.

All seats may act at any time, time itself acts through `CLOCK`, and what a hand holds is hidden until it is put down.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

from cosmodrome.kernel import (
    CLOCK,
    Action,
    Amount,
    Choice,
    Decision,
    Dice,
    Game,
    Illegal,
    Item,
    Message,
    Option,
    State,
    Value,
)

KINDS = ("engine", "hull", "laser")
NOTHING = ""


class HangarState(State):
    __slots__ = ("bench", "heap", "held", "known", "left", "rows")

    bench: list[str]
    """Parts lying face up, sorted."""
    heap: list[str]
    """Parts lying face down, in no order."""
    held: list[str]
    known: list[bool]
    """Whether everybody saw what a hand holds: it was taken from the bench."""
    left: int
    """Milliseconds."""
    rows: list[list[str]]

    @property
    def ticking(self) -> bool:
        return not self.over

    @property
    def scores(self) -> list[int]:
        """A point for every part, two more where equal parts touch, one less for a part still in the hand."""
        scores = []
        for row, held in zip(self.rows, self.held, strict=True):
            touching = sum(1 for a, b in pairwise(row) if a == b != NOTHING)
            scores.append(len(row) - row.count(NOTHING) + 2 * touching - (held != NOTHING))
        return scores

    @property
    def winners(self) -> list[int]:
        scores = self.scores
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)] if self.over else []

    def ask(self, seat: int) -> Decision:
        if seat == CLOCK:
            return Amount(CLOCK, "ask-tick", "clock", "tick", 1, self.left)
        options: list[Action] = [("stop",)]
        if self.held[seat]:
            options.append(("toss",))
            options += [("place", slot) for slot, part in enumerate(self.rows[seat]) if not part]
        else:
            if self.heap:
                options.append(("grab",))
            options += [("take", part) for part in sorted(set(self.bench))]
        return Choice(seat, "ask-build", "build", options)

    def closed(self, seat: int) -> list[tuple[Action, Illegal]]:
        if seat == CLOCK:
            return []
        if self.held[seat]:
            return [(("grab",), Illegal("hand-is-full", "build"))]
        return [(("toss",), Illegal("hand-is-empty", "build"))]

    def perform(self, seat: int, action: Action) -> None:
        verb = action[0]
        if verb == "tick":
            self._tick(action[1])
        elif verb == "grab":
            self.held[seat] = self.dice.draw(self.heap)
            self.known[seat] = False
            self.tell("grabbed", {"seat": seat})
            self.tell("grabbed-this", {"part": self.held[seat]}, (seat,))
        elif verb == "take":
            self.bench.remove(action[1])
            self.held[seat] = action[1]
            self.known[seat] = True
            self.tell("took", {"seat": seat, "part": action[1]})
        elif verb == "toss":
            part = self._put_down(seat)
            self.bench.append(part)
            self.bench.sort()
            self.tell("tossed", {"seat": seat, "part": part})
        elif verb == "place":
            part = self._put_down(seat)
            self.rows[seat][action[1]] = part
            self.tell("placed", {"seat": seat, "part": part, "slot": action[1]})
        else:
            self._stop(seat)

    def _put_down(self, seat: int) -> str:
        part = self.held[seat]
        self.held[seat] = NOTHING
        if not self.known[seat]:
            self.reveal()
        return part

    def _tick(self, milliseconds: int) -> None:
        self.left -= milliseconds
        if self.left == 0:
            self._end()

    def _stop(self, seat: int) -> None:
        self.waiting = tuple([other for other in self.waiting if other != seat])
        self.tell("done", {"seat": seat})
        if not self.waiting:
            self._end()

    def _end(self) -> None:
        self.over = True
        self.waiting = ()
        self.reveal()
        self.tell("hangar-over", {})

    def copy(self) -> HangarState:
        twin = HangarState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        twin.bench = self.bench[:]
        twin.heap = self.heap[:]
        twin.held = self.held[:]
        twin.known = self.known[:]
        twin.left = self.left
        twin.rows = [row[:] for row in self.rows]
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "seat": seat,
            "bench": self.bench[:],
            "heap": len(self.heap),
            "held": [self._seen(owner, seat) for owner in range(self.seats)],
            "left": self.left,
            "rows": [row[:] for row in self.rows],
        }

    def _seen(self, owner: int, seat: int | None) -> str:
        """What a seat sees in the hand of another."""
        part = self.held[owner]
        if not part or owner == seat or self.known[owner] or self.over:
            return part
        return "hidden"

    def everything(self) -> dict[str, Any]:
        return {
            "bench": self.bench,
            "heap": self.heap,
            "held": self.held,
            "known": self.known,
            "left": self.left,
            "rows": self.rows,
        }

    def imagine(self, seat: int, dice: Dice) -> HangarState:
        twin = self.copy()
        twin.veil(dice)
        hiding = [owner for owner in range(self.seats) if self._seen(owner, seat) == "hidden"]
        unseen = sorted(self.heap + [self.held[owner] for owner in hiding])
        dice.shuffle(unseen)
        for owner in hiding:
            twin.held[owner] = unseen.pop()
        twin.heap = unseen
        return twin

    def audit(self) -> None:
        built = [part for row in self.rows for part in row]
        parts = [part for part in self.heap + self.bench + self.held + built if part]
        assert sorted(parts) == sorted(KINDS * (2 * self.seats)), "a part was lost or made"


class Hangar(Game):
    def __init__(self) -> None:
        self.id = "hangar"
        self.rules = 1
        self.folder = Path(__file__).parent
        self.bots = {}
        self.options = (
            Option("edition", ("small", "large"), "small", "setup"),
            Option("seconds", (10, 60), 10, "clock", {"large": 60}),
        )

    def seat_counts(self, options: dict[str, Value]) -> range:
        return range(2, 5)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        state = HangarState(self, seats, options, seed)
        state.bench = []
        state.heap = list(KINDS * (2 * seats))
        state.held = [NOTHING] * seats
        state.known = [False] * seats
        state.left = 1000 * int(options["seconds"])
        state.rows = [[NOTHING] * (5 if options["edition"] == "large" else 3) for _ in range(seats)]
        state.waiting = tuple(range(seats))
        return state

    def describe(self, action: Action) -> Message:
        verb = str(action[0])
        if verb == "place":
            return "place", {"slot": action[1]}
        if verb == "take":
            return "take", {"part": action[1]}
        if verb == "tick":
            return "tick", {"milliseconds": action[1]}
        return verb, {}

    def describe_item(self, verb: str, item: Item) -> Message:
        raise AssertionError("this game offers no items")


HANGAR = Hangar()
