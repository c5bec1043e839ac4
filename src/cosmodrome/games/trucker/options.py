"""The options of Galaxy Trucker, and the rules a game is played by: options resolved into plain figures and flags.

The rulebook's section `options` argues every default.
"""

from __future__ import annotations

from typing import Final

from ...kernel import SEATS, Option, Relation, Value
from .components.adventures import FLIGHT, VALUES
from .components.flight_board import BEATS, ROUNDS, Round

ON_OFF: Final[tuple[Value, ...]] = (False, True)
TIMERS: Final[tuple[Value, ...]] = (45, 60, 90, 120)
USUAL_TIMER: Final = 90
_OTHER_TIMERS: Final[tuple[Value, ...]] = tuple([seconds for seconds in TIMERS if seconds != USUAL_TIMER])

SCHEDULES: Final[dict[str, tuple[str, ...]]] = {
    "1-3": ("1", "2", "3"),
    "1": ("1",),
    "2": ("2",),
    "3": ("3",),
    "3a": ("3a",),
    "1-2": ("1", "2"),
    "1_3": ("1", "3"),
    "1_3a": ("1", "3a"),
    "2-3": ("2", "3"),
    "2_3a": ("2", "3a"),
    "3-3a": ("3", "3a"),
    "1-2-3a": ("1", "2", "3a"),
    "1_3-3a": ("1", "3", "3a"),
    "2-3a": ("2", "3", "3a"),
    "1-3a": ("1", "2", "3", "3a"),
}
"""Every selection of rounds: from one to another, or with those between them left out."""

OPTIONS: Final[tuple[Option, ...]] = (
    Option("edition", ("classic",), "classic", "overview"),
    Option("rounds", tuple(SCHEDULES), "1-3", "short-game"),
    Option("test_flight", ON_OFF, False, "test-flight"),
    # real time is the game; programs are kept to a steady pace by `policy` for the clock, so that they play it as well
    Option("building", ("real_time", "turns"), "real_time", "building-turns", group="building"),
    Option("timer", TIMERS, USUAL_TIMER, "timer", group="building"),
    Option("build_check", ("strict", "warn", "authentic"), "strict", "inspection", group="building"),
    Option("forecast", ("normal", "better"), "normal", "better-forecast", group="variants"),
    Option("teams", ("none", "teams", "expert"), "none", "teams", group="variants"),
    # where the rules are silent or the figures uncertain
    Option("late_peek", ON_OFF, False, "peeking", group="building"),
    Option("planets_order", ("last_first", "leader_first"), "last_first", "planets", group="flight"),
    Option("bank", ("limited", "unlimited"), "limited", "goods", group="flight"),
)

RELATIONS: Final[tuple[Relation, ...]] = (
    Relation("timer-in-real-time", "timer", _OTHER_TIMERS, "building", ("real_time",)),
    Relation("teams-of-four", "teams", ("teams", "expert"), SEATS, (4,)),
)

UNLIMITED: Final = 999
"""Cubes of a colour where the bank never runs out."""
EXPERT_TEAMS: Final = 2


def seat_counts(options: dict[str, Value]) -> range:
    return range(2, 5)


class Rules:
    __slots__ = (
        "bank",
        "better_forecast",
        "in_turns",
        "late_peek",
        "planets_leader_first",
        "rounds",
        "sand",
        "strict",
        "teams",
        "tells_errors",
    )

    def __init__(self, options: dict[str, Value]) -> None:
        names = SCHEDULES[str(options["rounds"])]
        if options["test_flight"]:
            names = ("test", *names[names[0] == "1" :])
        self.rounds: list[Round] = [ROUNDS[name] for name in names]
        self.in_turns: bool = options["building"] == "turns"
        self.sand: int = BEATS if self.in_turns else 1000 * int(options["timer"])
        """What one run of the timer lasts: milliseconds, or beats where building goes in turns."""
        self.strict: bool = options["build_check"] == "strict"
        self.tells_errors: bool = options["build_check"] != "authentic"
        self.better_forecast: bool = options["forecast"] == "better"
        self.teams: int = ("none", "teams", "expert").index(str(options["teams"]))
        """0: everybody alone; 1: partners; 2: partners who change places while they build."""
        self.late_peek: bool = bool(options["late_peek"])
        self.planets_leader_first: bool = options["planets_order"] == "leader_first"
        limited = options["bank"] == "limited"
        self.bank: list[int] = [0] * (len(VALUES) + 1)
        for colour, value in VALUES.items():
            self.bank[value] = FLIGHT["bank"][colour] if limited else UNLIMITED
