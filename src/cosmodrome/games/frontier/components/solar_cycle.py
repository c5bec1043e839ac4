"""The wheel of the solar cycle and the table of events (rulebook: solar-cycle, events)."""

from __future__ import annotations

from typing import Final

from .reading import parse, text_of
from .solar_system import SEASONS
from .sources import Mark, marks_of

INSPIRATION: Final = 0
GLITCH: Final = 1
PAD_EXPLOSION: Final = 2
BUDGET_CUT: Final = 3
SOLAR_STORM: Final = 4
ELECTION: Final = 5
QUIET: Final = 6
"""Instead of an election where there is no politics."""
EVENTS: Final = ("inspiration", "glitch", "pad_explosion", "budget_cut", "solar_storm", "election", "quiet")
_BY_SECTOR: Final = (*EVENTS, "sector")
_YEARS: Final = 12


class Cycle:
    """Spaces are counted from 0."""

    __slots__ = ("event", "marks", "seasons", "senility", "start")

    seasons: list[int]
    """Of each space, as a place in SEASONS."""
    event: list[bool]
    """Whether an event comes when the disk enters a space."""
    start: int
    senility: int
    marks: dict[str, Mark]

    def season(self, year: int) -> int:
        """The sector after so many years."""
        return self.seasons[(self.start + year) % len(self.seasons)]

    def brings_event(self, year: int) -> bool:
        """Whether an event comes when the disk has moved on for so many years."""
        return self.event[(self.start + year) % len(self.event)]


def hurried(cycle: Cycle, years: int) -> Cycle:
    """The same sectors in the same order, but of so many years each, and an event every year (scenario V5)."""
    quick = Cycle()
    sectors: list[int] = []
    for season in cycle.seasons:
        if season not in sectors:
            sectors.append(season)
    quick.seasons = [season for season in sectors for _ in range(years)]
    quick.event = [True] * len(quick.seasons)
    quick.start = 0
    quick.senility = cycle.senility
    quick.marks = cycle.marks
    return quick


class EventTable:
    __slots__ = ("by_season", "die", "marks")

    die: list[int]
    """The event of each die; -1: it depends on the sector."""
    by_season: list[int]
    marks: dict[str, Mark]

    def event(self, die: int, season: int, politics: bool = True) -> int:
        found = self.die[die - 1]
        return self.of_sector(season, politics) if found < 0 else found

    def of_sector(self, season: int, politics: bool = True) -> int:
        found = self.by_season[season]
        return found if politics or found != ELECTION else QUIET


def read_cycle(text: str) -> Cycle:
    entry = parse(text, "solar_cycle.toml").block("cycle")
    cycle = Cycle()
    cycle.seasons = []
    for name in entry.texts("sectors"):
        if name not in SEASONS:
            raise entry.wrong("sectors", name, ", ".join(SEASONS))
        cycle.seasons.append(SEASONS.index(name))
    if [cycle.seasons.count(season) for season in range(3)] != [4, 4, 4]:
        raise entry.wrong("sectors", len(cycle.seasons), f"{_YEARS} spaces, four of each sector")
    marked = entry.integers("events", 1, _YEARS)
    cycle.event = [space + 1 in marked for space in range(_YEARS)]
    if cycle.event.count(True) != _YEARS // 2:
        raise entry.wrong("events", marked, "every other space")
    cycle.start = entry.integer("start", 1, _YEARS) - 1
    cycle.senility = entry.integer("senility", 1, _YEARS) - 1
    cycle.marks = marks_of(entry)
    entry.finish()
    return cycle


def read_events(text: str) -> EventTable:
    entry = parse(text, "solar_cycle.toml").block("events")
    table = EventTable()
    table.die = []
    for name in entry.texts("die"):
        if name not in _BY_SECTOR:
            raise entry.wrong("die", name, ", ".join(_BY_SECTOR))
        table.die.append(-1 if name == "sector" else EVENTS.index(name))
    if len(table.die) != 6:
        raise entry.wrong("die", len(table.die), "6 events, one for each face")
    table.by_season = [entry.one_of(season, EVENTS) for season in SEASONS]
    table.marks = marks_of(entry)
    entry.finish()
    return table


_TEXT: Final = text_of("solar_cycle.toml")
CYCLE: Final = read_cycle(_TEXT)
EVENT_TABLE: Final = read_events(_TEXT)
