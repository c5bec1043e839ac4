"""Depot: take closed crates in turn while the weather spoils some; whoever has the best of them in the end wins.

Its options show which go together (`Relation`): a forecast and an insurance require storms and exclude each other, and
a rival is for whoever plays alone. Those about the weather are shown in a group of their own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmodrome.kernel import (
    SEATS,
    Action,
    Choice,
    Decision,
    Dice,
    Game,
    Item,
    Message,
    Option,
    Relation,
    State,
    Value,
)

MOST = 3
SPOILT = 2
"""A roll of so much or less spoils a crate."""


class DepotState(State):
    __slots__ = ("crates", "roll", "taken", "turn", "waited")

    crates: list[int]
    """What they are worth, face down; the last is taken first."""
    roll: int
    """The next roll for the weather, where it is forecast; else 0."""
    taken: list[int]
    """What every seat has got, and last the rival, if there is one."""
    turn: int
    waited: bool
    """Whether the last turn was let pass: the next may not be."""

    @property
    def scores(self) -> list[int]:
        return self.taken[: self.seats]

    @property
    def winners(self) -> list[int]:
        best = max(self.taken)
        return [seat for seat in range(self.seats) if self.taken[seat] == best] if self.over else []

    def ask(self, seat: int) -> Decision:
        takes: list[Action] = [("take", number) for number in range(1, min(MOST, len(self.crates)) + 1)]
        if not self.waited:
            takes.append(("wait",))
        return Choice(seat, "ask-take", "take", takes, {"crates": len(self.crates)})

    def perform(self, seat: int, action: Action) -> None:
        self.waited = action[0] == "wait"
        if self.waited:
            self.tell("waited", {"seat": seat})
        else:
            value = self.open_crates(seat, action[1])
            self.tell("took", {"seat": seat, "number": action[1], "value": value})
        if self.options["storm"]:
            self.blow(seat)
        if len(self.taken) > self.seats:
            number = min(len(self.crates), 3 if self.options["rival"] == "greedy" else 1)
            self.tell("rival-took", {"number": number, "value": self.open_crates(self.seats, number)})
        self.turn = (self.turn + 1) % self.seats
        self.over = not self.crates
        self.waiting = () if self.over else (self.turn,)

    def open_crates(self, taker: int, number: int) -> int:
        """So many crates are taken and opened; what they are worth."""
        value = sum([self.crates.pop() for _ in range(number)])
        self.taken[taker] += value
        self.reveal()
        return value

    def blow(self, seat: int) -> None:
        """The weather spoils a crate; an insurance pays one for it."""
        roll = self.roll or self.dice.roll(6)
        self.roll = self.dice.roll(6) if self.options["forecast"] else 0
        if roll <= SPOILT and self.crates:
            self.crates.pop(0)
            self.taken[seat] += int(bool(self.options["insured"]))
            self.tell("spoilt", {"roll": roll})

    def reshuffle(self) -> None:
        self.dice.shuffle(self.crates)

    def copy(self) -> DepotState:
        twin = DepotState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        twin.crates = self.crates[:]
        twin.roll = self.roll
        twin.taken = self.taken[:]
        twin.turn = self.turn
        twin.waited = self.waited
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.everything(), "seat": seat, "crates": len(self.crates)}

    def everything(self) -> dict[str, Any]:
        return {
            "crates": self.crates[:],
            "roll": self.roll,
            "taken": self.taken[:],
            "turn": self.turn,
            "waited": self.waited,
        }

    def imagine(self, seat: int, dice: Dice) -> DepotState:
        twin = self.copy()
        twin.veil(dice)
        twin.crates.sort()
        dice.shuffle(twin.crates)
        return twin

    def audit(self) -> None:
        assert sum(self.crates) + sum(self.taken) <= sum(contents(self.options)), "a crate was made"


def contents(options: dict[str, Value]) -> list[int]:
    return [1, 2, 3, 4, 5, 6] * (3 if options["edition"] == "large" else 2)


class Depot(Game):
    def __init__(self) -> None:
        self.id = "depot"
        self.rules = 1
        self.folder = Path(__file__).parent
        self.bots = {}
        self.options = (
            Option("edition", ("small", "large"), "small", "setup"),
            Option("rival", ("none", "modest", "greedy"), "none", "rival"),
            Option("storm", (False, True), False, "weather", {"large": True}, group="weather"),
            Option("forecast", (False, True), False, "weather", group="weather"),
            Option("insured", (False, True), False, "weather", group="weather"),
        )
        self.relations = (
            Relation("rival-alone", "rival", ("modest", "greedy"), SEATS, (1,)),
            Relation("only-in-storms", "forecast", (True,), "storm", (True,)),
            Relation("only-in-storms", "insured", (True,), "storm", (True,)),
            Relation("forecast-or-insured", "forecast", (True,), "insured", (False,)),
        )

    def seat_counts(self, options: dict[str, Value]) -> range:
        return range(1, 5)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        state = DepotState(self, seats, options, seed)
        state.crates = contents(options)
        state.dice.shuffle(state.crates)
        state.roll = state.dice.roll(6) if options["forecast"] else 0
        state.taken = [0] * (seats if options["rival"] == "none" else seats + 1)
        state.turn = 0
        state.waited = False
        state.waiting = (0,)
        return state

    def describe(self, action: Action) -> Message:
        return ("take", {"number": action[1]}) if action[0] == "take" else ("wait", {})

    def describe_item(self, verb: str, item: Item) -> Message:
        raise AssertionError("this game offers no items")


DEPOT = Depot()
