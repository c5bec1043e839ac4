"""The chart of politics: squares, their owners, effects, prices and neighbours (rulebook: politics)."""

from __future__ import annotations

from typing import Final

from .factions import COLOURS, NO_FACTION
from .reading import BadData, Entry, parse, text_of
from .sources import Mark, marks_of

NO_EFFECT: Final = 0
ONLY_NASA_INCOME: Final = 1
ONLY_NASA_AUCTIONS: Final = 2
NO_REACTORS_IN_HAND: Final = 3
INCOME_FROM_RICHER: Final = 4
INCOME_BY_FACTORIES: Final = 5
RED_RECRUITS_ALL: Final = 6
ANARCHY: Final = 7
WAR: Final = 8
EFFECTS: Final = (
    "none",
    "only_nasa_income",
    "only_nasa_auctions",
    "no_reactors_in_hand",
    "income_from_richer",
    "income_by_factories",
    "red_recruits_all",
    "anarchy",
    "war",
)

SQUARE_COUNT: Final = 13
_REGIMES: Final = 7


class Square:
    __slots__ = ("effect", "faction", "id", "marks", "next", "price")

    id: str
    faction: int
    """Who is in power here, if it is played; `NO_FACTION` in Anarchy and War."""
    effect: int
    price: int
    """What a card sold from hand brings."""
    next: list[int]
    marks: dict[str, Mark]


class Election:
    __slots__ = ("marks", "most_bid", "steps")

    def __init__(self, most_bid: int, steps: int, marks: dict[str, Mark]) -> None:
        self.most_bid = most_bid
        self.steps = steps
        """How far the winner may move the disk."""
        self.marks = marks


def read_squares(text: str) -> list[Square]:
    entries = parse(text, "politics.toml").blocks("square", "id")
    ids = tuple([entry.text("id") for entry in entries])
    squares = [_square(entry, ids) for entry in entries]
    _check(squares, entries)
    return squares


def _square(entry: Entry, ids: tuple[str, ...]) -> Square:
    square = Square()
    square.id = entry.text("id")
    square.faction = entry.one_of_or("colour", COLOURS, NO_FACTION)
    square.effect = entry.one_of("effect", EFFECTS)
    square.price = entry.integer("price", 2, 6)
    square.next = []
    for id in entry.texts("next"):
        if id not in ids or id == square.id:
            raise entry.wrong("next", id, "other squares: " + ", ".join(ids))
        square.next.append(ids.index(id))
    square.marks = marks_of(entry)
    entry.finish()
    return square


def _check(squares: list[Square], entries: list[Entry]) -> None:
    """Thirteen squares, seven of them regimes (seed 14.4), and neighbours on both sides."""
    if len(squares) != SQUARE_COUNT:
        raise BadData(f"politics.toml: {len(squares)} squares; allowed: {SQUARE_COUNT}")
    regimes = len([square for square in squares if square.faction != NO_FACTION])
    if regimes != _REGIMES:
        raise BadData(f"politics.toml: {regimes} squares have a `colour`; allowed: {_REGIMES}")
    for number, square in enumerate(squares):
        if (square.faction == NO_FACTION) != (square.effect in (ANARCHY, WAR)):
            raise entries[number].wrong("effect", EFFECTS[square.effect], "anarchy or war where there is no colour")
        for other in square.next:
            if number not in squares[other].next:
                raise entries[number].wrong("next", squares[other].id, "squares that name this one too")


def read_election(text: str) -> Election:
    entry = parse(text, "politics.toml").block("election")
    election = Election(entry.integer("most_bid", 1, 99), entry.integer("steps", 1, 3), marks_of(entry))
    entry.finish()
    return election


_TEXT: Final = text_of("politics.toml")
SQUARES: Final = read_squares(_TEXT)
START_SQUARE: Final = 0
ELECTION: Final = read_election(_TEXT)
