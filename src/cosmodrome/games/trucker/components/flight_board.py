"""What is printed on the flight board and its rules cards, read from `data/flight.toml` (rulebook: setup, track)."""

from __future__ import annotations

from typing import Any, Final

from .adventures import FLIGHT
from .ship import CLASSES, ShipClass

TRACK: Final[int] = FLIGHT["track"]["spaces"]
RESERVE: Final[int] = FLIGHT["building"]["reserve"]
ALIEN_BONUS: Final[int] = FLIGHT["crew"]["alien_bonus"]
SABOTAGE_ATTEMPTS: Final[int] = FLIGHT["sabotage"]["attempts"]
LOSS: Final[int] = FLIGHT["losses"]["each"]
BEATS: Final[int] = FLIGHT["timer"]["beats"]
VISIBLE_PILES: Final = 3
PILES: Final = 4


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
    def reserve(self) -> int:
        """So many tiles may be put aside; none in the test flight."""
        return 0 if self.test else RESERVE

    @property
    def test(self) -> bool:
        """Whether this is the test flight."""
        return self.id == "test"


ROUNDS: Final[dict[str, Round]] = {data["id"]: Round(data) for data in FLIGHT["round"]}
