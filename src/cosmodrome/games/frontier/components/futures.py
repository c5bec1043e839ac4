"""Futures, their stars and the epic hazard (rulebook: futures)."""

from __future__ import annotations

from typing import Final

from .reading import BadData, Entry, parse, text_of
from .sources import Mark, marks_of

FREIGHTER_FUTURE: Final = 0
COLONIST_FUTURE: Final = 1
GW_FUTURE: Final = 2
FUTURE_KINDS: Final = ("freighter", "colonist", "gw_thruster")
"""A player has at most one Future of each."""

NO_FUTURE: Final = -1


class Future:
    """A Future printed on a promoted card. `future-ID` says what it asks for."""

    __slots__ = ("double", "ends_game", "epic", "figure", "id", "kind", "marks", "optional", "sites", "years")

    id: str
    kind: int
    epic: bool
    """It takes an operation with an epic hazard."""
    figure: int
    """How many of what it asks for: humans, colonists, recruits, ballots, promoted cards; 0: it has no figure."""
    years: int
    """How long after it was announced it is fulfilled."""
    double: bool
    """In the variant it counts as two for the end of the game."""
    ends_game: bool
    """In the variant, or always where it takes years, it ends the game."""
    optional: bool
    """It is not printed on its card and belongs to an option."""
    sites: list[list[str]]
    """Groups of spaces; one of each group is wanted."""
    marks: dict[str, Mark]


class Stars:
    """The points for Futures, in the order in which they are fulfilled."""

    __slots__ = ("failed", "marks", "points")

    def __init__(self, points: list[int], failed: int, marks: dict[str, Mark]) -> None:
        self.points = points
        self.failed = failed
        """For a Future whose epic hazard failed; it takes a star all the same."""
        self.marks = marks


class EpicHazard:
    """Up to which die an epic hazard fails."""

    __slots__ = ("fails", "fails_first", "marks")

    def __init__(self, fails_first: int, fails: int, marks: dict[str, Mark]) -> None:
        self.fails_first = fails_first
        """Without a factory on a TNO, while no star is taken."""
        self.fails = fails
        self.marks = marks


def _future(entry: Entry) -> Future:
    future = Future()
    future.id = entry.text("id")
    future.kind = entry.one_of("kind", FUTURE_KINDS)
    future.epic = entry.flag("epic")
    future.figure = entry.integer_or("figure", 1, 9, 0)
    future.years = entry.integer_or("years", 1, 99, 0)
    future.double = entry.flag("double")
    future.ends_game = entry.flag("ends_game")
    future.optional = entry.flag("optional")
    future.sites = []
    for group in entry.list_or("sites"):
        if not isinstance(group, list) or not group:
            raise entry.wrong("sites", group, "lists of ids of spaces")
        future.sites.append([str(id) for id in group])
    future.marks = marks_of(entry)
    entry.finish()
    return future


def read_futures(text: str) -> list[Future]:
    found: list[Future] = []
    for entry in parse(text, "futures.toml").blocks("future", "id"):
        future = _future(entry)
        if future.id in [each.id for each in found]:
            raise BadData(f"{entry.where}: it is there twice")
        found.append(future)
    return found


def read_stars(text: str) -> Stars:
    entry = parse(text, "futures.toml").block("stars")
    stars = Stars(entry.integers("points", 1, 99), entry.integer("failed", 0, 99), marks_of(entry))
    entry.finish()
    return stars


def read_epic_hazard(text: str) -> EpicHazard:
    entry = parse(text, "futures.toml").block("epic_hazard")
    hazard = EpicHazard(entry.integer("fails_first", 1, 6), entry.integer("fails", 1, 6), marks_of(entry))
    entry.finish()
    return hazard


_TEXT: Final = text_of("futures.toml")
FUTURES: Final = read_futures(_TEXT)
FUTURE_IDS: Final = tuple([future.id for future in FUTURES])
STARS: Final = read_stars(_TEXT)
EPIC_HAZARD: Final = read_epic_hazard(_TEXT)
