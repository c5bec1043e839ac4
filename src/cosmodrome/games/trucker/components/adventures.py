"""The adventure cards, read from `data/adventures.toml` and checked (rulebook: adventures).

A card is a number: hundreds say its level, 116 is card 16 of level I.
"""

from __future__ import annotations

from typing import Any, Final

from .tiles import DIRECTIONS, read

LARGE: Final = 1
Threat = tuple[int, int]
"""Size (0 small, 1 large) and the direction it comes from."""

FLIGHT: Final = read("flight.toml")
VALUES: Final[dict[str, int]] = FLIGHT["goods"]
COLOURS: Final[list[str]] = ["", "blue", "green", "yellow", "red"]
"""The colour of a cube by its value."""
RED: Final = 4


def colours(cubes: list[int]) -> list[str]:
    """Cubes by their colour."""
    return [COLOURS[cube] for cube in cubes]


LEVELS: Final = 3
CARDS_OF_A_LEVEL: Final = 20
TEST_FLIGHT_CARDS: Final = 8


def threat(words: str) -> Threat:
    size, direction = words.split()
    return int(size == "large"), DIRECTIONS.index(direction)


class Line:
    """One line of a combat zone: who has the least of something, and what that costs."""

    __slots__ = ("crew", "days", "goods", "least", "threats")

    def __init__(self, data: dict[str, Any]) -> None:
        self.least: str = data["least"]
        self.days: int = data.get("days", 0)
        self.crew: int = data.get("crew", 0)
        self.goods: int = data.get("goods", 0)
        self.threats: list[Threat] = [threat(words) for words in data.get("threats", [])]


class Card:
    __slots__ = (
        "code",
        "credits",
        "crew",
        "days",
        "goods",
        "level",
        "lines",
        "number",
        "penalty",
        "planets",
        "strength",
        "test_flight",
        "threats",
        "type",
    )

    def __init__(self, data: dict[str, Any]) -> None:
        self.level: int = data["level"]
        self.number: int = data["number"]
        self.code: int = 100 * self.level + self.number
        self.type: str = data["type"]
        self.test_flight: bool = data.get("test_flight", False)
        self.strength: int = data.get("strength", 0)
        """Of an enemy."""
        self.crew: int = data.get("crew", 0)
        """To hand over or, at a station, to have."""
        self.penalty: int = data.get("penalty", 0)
        """Goods that smugglers take."""
        self.credits: int = data.get("credits", 0)
        self.goods: list[int] = _cubes(data.get("goods", []))
        self.days: int = data.get("days", 0)
        self.threats: list[Threat] = [threat(words) for words in data.get("threats", [])]
        self.planets: list[list[int]] = [_cubes(names) for names in data.get("planets", [])]
        self.lines: list[Line] = [Line(line) for line in data.get("lines", [])]


def _cubes(names: list[str]) -> list[int]:
    return [VALUES[name] for name in names]


CARDS: Final[dict[int, Card]] = {}
for _data in read("adventures.toml")["card"]:
    _card = Card(_data)
    CARDS[_card.code] = _card

DECKS: Final[list[list[int]]] = [
    [code for code in CARDS if CARDS[code].level == level] for level in range(1, LEVELS + 1)
]
TEST_FLIGHT: Final = [code for code in CARDS if CARDS[code].test_flight]

if any(len(deck) != CARDS_OF_A_LEVEL for deck in DECKS):
    raise ValueError(f"adventures.toml: there must be {CARDS_OF_A_LEVEL} cards of each level")
if len(TEST_FLIGHT) != TEST_FLIGHT_CARDS:
    raise ValueError(f"adventures.toml: there must be {TEST_FLIGHT_CARDS} cards for the test flight")
if [VALUES.get(colour) for colour in COLOURS[1:]] != [1, 2, 3, 4]:
    raise ValueError("flight.toml: a cube is known by its value, from 1 to 4")
if sum([FLIGHT["bank"][colour] for colour in VALUES]) != FLIGHT["bank"]["total"]:
    raise ValueError(f"flight.toml: the bank must have {FLIGHT['bank']['total']} cubes")
