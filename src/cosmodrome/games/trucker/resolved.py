"""The rules a game is played by: options resolved into plain figures and flags."""

from __future__ import annotations

from typing import Any, Final

from ...kernel import Value
from .components.adventures import FLIGHT, VALUES
from .components.ship import CLASSES, ShipClass

TRACK: Final[int] = FLIGHT["track"]["spaces"]
RESERVE: Final[int] = FLIGHT["building"]["reserve"]
ALIEN_BONUS: Final[int] = FLIGHT["crew"]["alien_bonus"]
SABOTAGE_ATTEMPTS: Final[int] = FLIGHT["sabotage"]["attempts"]
LOSS: Final[int] = FLIGHT["losses"]["each"]
BEATS: Final[int] = FLIGHT["timer"]["beats"]
VISIBLE_PILES: Final = 3
PILES: Final = 4
UNLIMITED: Final = 999
"""Cubes of a colour where the bank never runs out."""


class Round:
    """What differs from round to round."""

    __slots__ = ("arrival", "board", "circles", "gap", "id", "level", "looks", "pile")

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.board: ShipClass = CLASSES[data["ship"]]
        self.level: int = data["level"]
        self.gap: int = data["gap"]
        self.arrival: list[int] = data["arrival"]
        self.looks: int = data["looks"]
        self.pile: list[int] = data["pile"]
        self.circles: int = data["circles"]
        """The circle the timer starts on; 0: there is no timer."""

    @property
    def test(self) -> bool:
        """Whether this is the test flight."""
        return self.id == "test"


ROUNDS: Final[dict[str, Round]] = {data["id"]: Round(data) for data in FLIGHT["round"]}

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
