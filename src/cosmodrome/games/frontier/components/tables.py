"""The small tables: set-up, figures of operations, points, ventures, glories, the end, felonies and combat.

A figure is found by the names of its table and its field: `figure("boost", "ersatz_bernal")`. Constants are made from
them where they are used.
"""

from __future__ import annotations

from typing import Final

from .reading import BadData, Entry, parse, text_of
from .solar_system import LETTERS
from .sources import Mark, marks_of

_FIGURES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "setup.toml": {
        "start": ("water", "short_game_cards", "quick_start_water", "quick_start_price", "quick_start_first_price"),
        "pieces": ("disks", "cubes", "big_cubes", "outposts", "bernals"),
    },
    "operations.toml": {
        "income": ("water", "printed", "capitalist", "egalitarian"),
        "research": ("hand_limit", "auctions", "recruits"),
        "market": ("hand_card",),
        "boost": ("ersatz_bernal", "belt_thrust"),
        "bernal": ("largest_site",),
        "refuel": ("isotope_tanks", "scooped_tanks", "left_tanks"),
        "workers": ("colonist_water", "emancipator_water", "tourism_operations"),
        "colonists": ("humans", "hydration", "ersatz_humans"),
        "movement": (
            "pivot_burns",
            "red_radiation",
            "failure_water",
            "crash_die",
            "inspirations",
            "beam_thrust",
            "eureka_die",
            "most_thrust_shown",
        ),
    },
    "scoring.toml": {
        "points": ("claim", "factory", "colony", "science", "tno_science", "glory", "in_power"),
        "end": ("own_factories", "own_ventures", "fee"),
        "endgame": ("less_than_players", "events", "footfall_years"),
    },
    "conflict.toml": {
        "combat": (
            "starship_dice",
            "missile_steps",
            "missile_losses",
            "strength_human",
            "strength_robot",
            "strength_black",
            "strength_buggy",
            "colony_defence",
            "outpost_buggy",
        ),
        "m3": (
            "gun",
            "crash",
            "in_space",
            "raygun_collateral",
            "raygun_damage",
            "raygun_manned_collateral",
            "raygun_manned_damage",
            "gun_collateral",
            "gun_manned_collateral",
            "buggy_collateral",
            "buggy_capture",
            "buggy_manned_destroy",
            "ram_damage",
            "ram_manned_damage",
        ),
    },
}
_ROWS: Final[dict[str, str]] = {"market": "exploitation", "end": "factories"}
"""Tables with a row of figures besides."""

NOTHING: Final = 0
TWO_OPERATIONS: Final = 1
HALF_BOOSTS: Final = 2
VENTURE_GIFTS: Final = ("nothing", "two_operations", "half_boosts")

_ZONES: Final = ("", "mercury", "venus", "earth", "mars", "ceres", "jupiter", "saturn", "uranus", "neptune")


class Table:
    """Figures that belong together, and where they come from."""

    __slots__ = ("figures", "marks", "row")

    def __init__(self, figures: dict[str, int], row: list[int], marks: dict[str, Mark]) -> None:
        self.figures = figures
        self.row = row
        self.marks = marks


class Venture:
    __slots__ = ("claims", "gives", "id", "letter", "marks", "points", "water")

    id: str
    letter: int
    claims: int
    water: int
    points: int
    gives: int
    marks: dict[str, Mark]


class Glory:
    __slots__ = ("id", "marks", "optional", "science", "sites", "zone")

    id: str
    sites: list[str]
    """The ids of the sites that qualify; none: any."""
    science: bool
    zone: int
    """It is at least this far out, as a number of a zone; 0: anywhere."""
    optional: bool
    marks: dict[str, Mark]


class Felony:
    __slots__ = ("id", "marks")

    def __init__(self, id: str, marks: dict[str, Mark]) -> None:
        self.id = id
        self.marks = marks


class Closed:
    """Sites that are closed with so many players or fewer."""

    __slots__ = ("marks", "players", "sites")

    def __init__(self, players: int, sites: list[str], marks: dict[str, Mark]) -> None:
        self.players = players
        self.sites = sites
        self.marks = marks


def read_tables(texts: dict[str, str]) -> dict[str, Table]:
    """The tables of figures, by their names."""
    found: dict[str, Table] = {}
    for name, tables in _FIGURES.items():
        file = parse(texts[name], name)
        for title, fields in tables.items():
            entry = file.block(title)
            figures = {field: entry.integer(field, 0, 99) for field in fields}
            row = entry.integers(_ROWS[title], 1, 99) if title in _ROWS else []
            found[title] = Table(figures, row, marks_of(entry))
            entry.finish()
    _check_length(found["market"].row, 4, "operations.toml: market: `exploitation`", "0, 1, 2 and more factories")
    _check_length(found["end"].row, 5, "scoring.toml: end: `factories`", "one to five players")
    return found


def _check_length(row: list[int], length: int, where: str, of: str) -> None:
    if len(row) != length:
        raise BadData(f"{where} has {len(row)} figures; allowed: {length}, for {of}")


def read_ventures(text: str) -> list[Venture]:
    found: list[Venture] = []
    for entry in parse(text, "scoring.toml").blocks("venture", "id"):
        venture = Venture()
        venture.id = entry.text("id")
        venture.letter = entry.one_of("letter", LETTERS)
        venture.claims = entry.integer("claims", 1, 9)
        venture.water = entry.integer("water", 0, 99)
        venture.points = entry.integer("points", 5, 8)
        venture.gives = entry.one_of("gives", VENTURE_GIFTS)
        venture.marks = marks_of(entry)
        entry.finish()
        found.append(venture)
    return found


def read_glories(text: str) -> list[Glory]:
    found: list[Glory] = []
    for entry in parse(text, "scoring.toml").blocks("glory", "id"):
        glory = Glory()
        glory.id = entry.text("id")
        glory.sites = entry.texts("sites")
        glory.science = entry.flag("science")
        glory.zone = max(0, entry.one_of_or("zone", _ZONES, 0) - 1)
        glory.optional = entry.flag("optional")
        glory.marks = marks_of(entry)
        entry.finish()
        found.append(glory)
    return found


def read_felonies(text: str) -> list[Felony]:
    return [_felony(entry) for entry in parse(text, "conflict.toml").blocks("felony", "id")]


def _felony(entry: Entry) -> Felony:
    felony = Felony(entry.text("id"), marks_of(entry))
    entry.finish()
    return felony


def read_closed(text: str) -> list[Closed]:
    found: list[Closed] = []
    for entry in parse(text, "setup.toml").blocks("closed", "id"):
        closed = Closed(entry.integer("players", 1, 5), entry.texts("sites"), marks_of(entry))
        entry.finish()
        found.append(closed)
    return found


_TEXTS: Final[dict[str, str]] = {name: text_of(name) for name in _FIGURES}
TABLES: Final = read_tables(_TEXTS)
VENTURES: Final = read_ventures(_TEXTS["scoring.toml"])
GLORIES: Final = read_glories(_TEXTS["scoring.toml"])
FELONIES: Final = read_felonies(_TEXTS["conflict.toml"])
CLOSED: Final = read_closed(_TEXTS["setup.toml"])


def figure(table: str, name: str) -> int:
    return TABLES[table].figures[name]


def letter_value(factories: int) -> int:
    """What a letter is worth with so many factories on the map."""
    row = TABLES["market"].row
    return row[min(factories, len(row) - 1)]


def factories_to_end(players: int) -> int:
    return TABLES["end"].row[players - 1]


def closed_sites(players: int) -> list[str]:
    """The ids of the sites nobody may prospect with so many players."""
    return [site for closed in CLOSED if players <= closed.players for site in closed.sites]
