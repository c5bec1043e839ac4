"""Beacon: light the beacons of a row in turn, one or two neighbours at a time; whoever lights the last one wins.

It shows scenarios: in `fog`, one player alone keeps them alight against the wind for a while; in `duel`, two begin with
the middle alight. A scenario fixes options, has its own seats, set-up and goal, and stands in the records as an option.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmodrome.kernel import (
    Action,
    Choice,
    Decision,
    Dice,
    Game,
    Item,
    Message,
    Option,
    Scenario,
    State,
    Value,
    scenario_option,
)

CALM = -1
TURNS = 8
"""So long one has in the fog."""

SCENARIOS = (
    Scenario("fog", "fog", (1, 1), {"edition": "short", "wind": True}),
    Scenario("duel", "duel", (2, 2), {"wind": False}),
)


class BeaconState(State):
    __slots__ = ("gusts", "lit", "passed", "turn")

    gusts: list[int]
    """Where the wind will blow, face down; the last comes first. `CALM` is nowhere."""
    lit: list[bool]
    passed: int
    """Turns."""
    turn: int

    @property
    def scores(self) -> list[int]:
        return [sum(self.lit) if self.seats == 1 else int(seat in self.winners) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        """Whoever lit the last one; in the fog nobody, if time has run out first."""
        return [self.turn] if self.over and all(self.lit) else []

    def ask(self, seat: int) -> Decision:
        dark = [place for place, lit in enumerate(self.lit) if not lit]
        options: list[Action] = [("light", place) for place in dark]
        options += [("light", place, place + 1) for place in dark if place + 1 in dark]
        return Choice(seat, "ask-light", "light", options)

    def perform(self, seat: int, action: Action) -> None:
        for place in action[1:]:
            self.lit[place] = True
        self.tell("lights", {"seat": seat, "places": [place + 1 for place in action[1:]]})
        self.passed += 1
        late = self.options["scenario"] == "fog" and self.passed == TURNS
        if all(self.lit) or late:
            self.over = True
            self.waiting = ()
            self.tell("beacon-over", {"number": sum(self.lit)})
            return
        if self.options["wind"]:
            self.blow()
        self.turn = (self.turn + 1) % self.seats
        self.waiting = (self.turn,)

    def blow(self) -> None:
        """The next gust comes up, and puts out what it hits."""
        place = self.gusts.pop()
        self.reveal()
        if place != CALM and self.lit[place]:
            self.lit[place] = False
            self.tell("out", {"place": place + 1})
        if not self.gusts:
            self.gusts = all_gusts(self.options)
            self.dice.shuffle(self.gusts)

    def reshuffle(self) -> None:
        self.dice.shuffle(self.gusts)

    def copy(self) -> BeaconState:
        twin = BeaconState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        twin.gusts = self.gusts[:]
        twin.lit = self.lit[:]
        twin.passed = self.passed
        twin.turn = self.turn
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.everything(), "seat": seat, "gusts": len(self.gusts)}

    def everything(self) -> dict[str, Any]:
        return {"gusts": self.gusts[:], "lit": self.lit[:], "passed": self.passed, "turn": self.turn}

    def imagine(self, seat: int, dice: Dice) -> BeaconState:
        twin = self.copy()
        twin.veil(dice)
        twin.gusts.sort()
        dice.shuffle(twin.gusts)
        return twin

    def audit(self) -> None:
        assert len(self.lit) == length(self.options), "a beacon was lost or made"


def length(options: dict[str, Value]) -> int:
    return 5 if options["edition"] == "short" else 9


def all_gusts(options: dict[str, Value]) -> list[int]:
    """One for every beacon, and as many calms."""
    return [*range(length(options)), *[CALM] * length(options)]


class Beacon(Game):
    def __init__(self) -> None:
        self.id = "beacon"
        self.rules = 1
        self.folder = Path(__file__).parent
        self.bots = {}
        self.options = (
            Option("edition", ("short", "long"), "short", "setup"),
            Option("wind", (False, True), False, "wind", {"long": True}),
            scenario_option(SCENARIOS, "scenarios"),
        )
        self.scenarios = SCENARIOS

    def seat_counts(self, options: dict[str, Value]) -> range:
        return range(1 if options["scenario"] == "fog" else 2, 5)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        state = BeaconState(self, seats, options, seed)
        state.gusts = all_gusts(options)
        state.dice.shuffle(state.gusts)
        state.lit = [False] * length(options)
        if options["scenario"] == "duel":
            state.lit[len(state.lit) // 2] = True
        state.passed = 0
        state.turn = 0
        state.waiting = (0,)
        return state

    def describe(self, action: Action) -> Message:
        return "light", {"places": [place + 1 for place in action[1:]]}

    def describe_item(self, verb: str, item: Item) -> Message:
        raise AssertionError("this game offers no items")


BEACON = Beacon()
