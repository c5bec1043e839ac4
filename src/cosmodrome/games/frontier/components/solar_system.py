"""The map: spaces, links with their lines, zones and sites (rulebook: map).

Two profiles of one file: `colonization` is the edition of the seed, `third` the 3rd-edition poster. What is written in
the file is checked when it is read: a hole is an error that names the place.

Costs in burns are counted in halves, since the 3rd edition has landers that cost half a burn.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

DATA: Final = Path(__file__).parent.parent / "data" / "map.json"

PROFILES: Final = ("colonization", "third")

BURN: Final = 0
HOHMANN: Final = 1
LAGRANGE: Final = 2
RADIATION: Final = 3
SITE: Final = 4
EXIT: Final = 5
KINDS: Final = ("burn", "hohmann", "lagrange", "radiation", "site", "exit")

SAFE: Final = 0
CRASH: Final = 1
AEROBRAKE: Final = 2
HAZARDS: Final = ("", "crash", "aerobrake")

SEASONS: Final = ("yellow", "red", "blue")
"""The sectors of the solar cycle, in their order."""
ANY_SEASON: Final = -1

LETTERS: Final = ("C", "S", "M", "V", "D")
ICONS: Final = ("science", "tno", "push", "atmosphere", "astrobiology", "ocean")

THRUST: Final = -1
"""The bonus of the solar Oberth flyby: the craft's own thrust."""

LUNA: Final = "Luna"
"""The body whose factories change hands."""

NO_LINE: Final = ""
_LANDERS: Final = ("", "half", "full")
_LARGEST: Final = 11
_WETTEST: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class BadMap(ValueError):
    """The file of the map has a hole; the message names the place and what is allowed there."""


class Zone:
    __slots__ = ("name", "solar", "sunlight")

    def __init__(self, name: str, solar: int, sunlight: bool) -> None:
        self.name = name
        self.solar = solar
        """What sunlight adds to the thrust of a solar craft, and storms to their die."""
        self.sunlight = sunlight
        """Whether solar cards work at all."""


class Site:
    """What can be landed on."""

    __slots__ = ("body", "group", "hydration", "icons", "letter", "name", "size", "synodic", "system")

    def __init__(
        self,
        name: str,
        body: str,
        size: int,
        letter: str,
        hydration: int,
        icons: tuple[str, ...],
        synodic: int,
        system: str,
        group: str,
    ) -> None:
        self.name = name
        self.body = body
        self.size = size
        self.letter = letter
        self.hydration = hydration
        self.icons = icons
        self.synodic = synodic
        """The season in which it can be entered, or `ANY_SEASON`."""
        self.system = system
        self.group = group


class Space:
    __slots__ = (
        "bonus",
        "cause",
        "cost",
        "flyby",
        "hazard",
        "home",
        "id",
        "inspiration",
        "kind",
        "label",
        "lander",
        "number",
        "season",
        "site",
        "stopping",
        "x",
        "y",
        "zone",
    )

    number: int
    id: str
    kind: int
    zone: int
    label: str
    cost: int
    """Half burns to enter it."""
    lander: str
    stopping: bool
    """Whether a craft can stop here: what a profile has not is passed without notice."""
    hazard: int
    cause: str
    flyby: str
    bonus: int
    """Burns that a flyby gives; `THRUST`: as many as the craft's own thrust."""
    season: int
    """The season in which the flyby gives its bonus, or `ANY_SEASON`."""
    home: str
    """The colour whose Bernal starts here."""
    inspiration: bool
    site: Site | None
    x: int
    y: int


class Link:
    """A stretch of a line between two spaces. At a Hohmann, each line has a name."""

    __slots__ = ("end", "end_line", "id", "one_way", "start", "start_line", "via")

    def __init__(
        self, id: int, start: int, end: int, start_line: str, end_line: str, one_way: bool, via: list[tuple[int, int]]
    ) -> None:
        self.id = id
        self.start = start
        self.end = end
        self.start_line = start_line
        self.end_line = end_line
        self.one_way = one_way
        self.via = via
        """Points the drawn line goes through."""


class Way:
    """A link as it is gone from one of its ends."""

    __slots__ = ("line", "link", "one_way", "to", "to_line")

    def __init__(self, link: int, to: int, line: int, to_line: int, one_way: bool) -> None:
        self.link = link
        self.to = to
        self.line = line
        """The line it belongs to where it begins, by number at that space."""
        self.to_line = to_line
        self.one_way = one_way


class SolarSystem:
    """One profile of the map. Spaces are known by their number here; `find` gives the number of a name."""

    __slots__ = ("hanging", "links", "names", "numbers", "profile", "roads", "spaces", "ways", "zones")

    profile: str
    zones: list[Zone]
    spaces: list[Space]
    links: list[Link]
    ways: list[list[Way]]
    """Every way out of each space."""
    hanging: list[bool]
    """By space: whoever stands there hangs on a parachute, for no other way leads there."""
    roads: list[tuple[int, ...]]
    """Sites joined by buggy roads."""
    numbers: dict[str, int]
    names: dict[str, list[int]]

    def find(self, name: str) -> int:
        """The space with this id, or with this name of a site or label if only one has it; raises BadMap if none is."""
        number = self.numbers.get(name)
        if number is not None:
            return number
        found = self.names.get(_folded(name), [])
        if len(found) == 1:
            return found[0]
        if found:
            ids = ", ".join([self.spaces[each].id for each in found])
            raise BadMap(f"{name!r} is the name of several spaces: {ids}")
        wanted = _folded(name)
        near = [space.id for space in self.spaces if wanted and wanted in _folded(self.called(space.number))][:8]
        hint = f"; did you mean {', '.join(near)}?" if near else "; a site (Phobos), a label (LEO) or an id is wanted"
        raise BadMap(f"no space is called {name!r}{hint}")

    def folded(self, name: str) -> str:
        """A name as `names` knows it."""
        return _folded(name)

    def called(self, number: int) -> str:
        """What a space is called: the name of its site, else its label, else its id."""
        space = self.spaces[number]
        if space.site is not None:
            return space.site.name
        return space.label or space.id

    def sites(self) -> list[int]:
        return [space.number for space in self.spaces if space.site is not None]


def _folded(name: str) -> str:
    return "".join([letter for letter in name.casefold() if letter.isalnum()])


# reading


def read(text: str, profile: str) -> SolarSystem:
    """The map in this profile; BadMap names what is wrong with the text."""
    if profile not in PROFILES:
        raise BadMap(f"no profile {profile!r}; there are: {', '.join(PROFILES)}")
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadMap(f"the map is not JSON: {error}") from error
    system = SolarSystem()
    system.profile = profile
    differences = _part(_part(data, "profiles", dict, "the map"), profile, dict, "profiles")
    system.zones = [_zone(each, at) for at, each in enumerate(_part(data, "zones", list, "the map"))]
    system.spaces = []
    system.numbers = {}
    zones = [zone.name for zone in system.zones]
    for each in _part(data, "spaces", list, "the map"):
        space = _space(each, len(system.spaces), zones, differences)
        if space.id in system.numbers:
            raise BadMap(f"space {space.id} is there twice")
        system.numbers[space.id] = space.number
        system.spaces.append(space)
    _read_links(system, _part(data, "links", list, "the map"))
    system.hanging = _hanging(system)
    system.roads = [_road(system, each) for each in _part(data, "buggy_roads", list, "the map")]
    system.names = {}
    for space in system.spaces:
        name = _folded(system.called(space.number))
        system.names[name] = [*system.names.get(name, []), space.number]
    return system


def _part(data: Any, name: str, kind: type, where: str) -> Any:
    value = data.get(name) if isinstance(data, dict) else None
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadMap(f"{where}: `{name}` is missing or not a {kind.__name__}")
    return value


def _optional(data: dict[str, Any], name: str, allowed: tuple[str, ...], where: str) -> str:
    value = data.get(name, "")
    if value not in allowed and value != "":
        raise BadMap(f"{where}: `{name}` is {value!r}; allowed: {', '.join([each for each in allowed if each])}")
    return str(value)


def _zone(data: Any, at: int) -> Zone:
    where = f"zone {at + 1}"
    return Zone(_part(data, "name", str, where), _part(data, "solar", int, where), _part(data, "sunlight", bool, where))


def _space(data: Any, number: int, zones: list[str], differences: dict[str, Any]) -> Space:
    space = Space()
    space.number = number
    space.id = _part(data, "id", str, f"space {number + 1}")
    where = f"space {space.id}"
    kind = _optional(data, "kind", KINDS, where)
    if not kind:
        raise BadMap(f"{where}: `kind` is missing; allowed: {', '.join(KINDS)}")
    space.kind = KINDS.index(kind)
    zone = _optional(data, "zone", tuple(zones), where)
    if not zone:
        raise BadMap(f"{where}: `zone` is missing; allowed: {', '.join(zones)}")
    space.zone = zones.index(zone)
    space.x = _part(data, "x", int, where)
    space.y = _part(data, "y", int, where)
    space.label = str(differences.get("labels", {}).get(space.id, data.get("label", "")))
    space.hazard = HAZARDS.index(_optional(data, "hazard", HAZARDS, where))
    space.cause = str(data.get("cause", ""))
    space.home = str(data.get("home", ""))
    space.inspiration = bool(data.get("inspiration", False))
    season = _optional(data, "season", SEASONS, where)
    space.season = SEASONS.index(season) if season else ANY_SEASON
    space.flyby = str(data.get("flyby", ""))
    space.bonus = _bonus(data, where)
    space.lander = _optional(data, "lander", _LANDERS, where)
    space.stopping = True
    space.cost = 2 if space.kind == BURN else 0
    if space.lander == "half":
        _half_lander(space, str(differences["half_lander"]))
    changed = differences.get("sites", {}).get(space.id, {})
    space.site = _site(data.get("site"), changed, where) if space.kind == SITE else None
    return space


def _bonus(data: dict[str, Any], where: str) -> int:
    bonus = data.get("bonus", 0)
    if bonus == "thrust":
        return THRUST
    if not isinstance(bonus, int) or bonus < 0:
        raise BadMap(f'{where}: `bonus` is {bonus!r}; allowed: a number of burns, or "thrust"')
    return bonus


def _half_lander(space: Space, meaning: str) -> None:
    """Half a burn in the 3rd edition; in ours nothing, and unless it is dangerous not even a space."""
    if meaning == "half":
        space.cost = 1
    else:
        space.cost = 0
        space.kind = LAGRANGE
        space.stopping = space.hazard != SAFE


def _site(data: Any, changed: dict[str, Any], where: str) -> Site:
    if not isinstance(data, dict):
        raise BadMap(f"{where}: `site` is missing")
    size = _part(data, "size", int, where)
    if not 1 <= size <= _LARGEST:
        raise BadMap(f"{where}: `size` is {size}; allowed: 1 to {_LARGEST}")
    letter = str(changed.get("letter", _optional(data, "letter", LETTERS, where)))
    if letter not in LETTERS:
        raise BadMap(f"{where}: `letter` is missing; allowed: {', '.join(LETTERS)}")
    hydration = _part(data, "hydration", int, where)
    if not 0 <= hydration <= _WETTEST:
        raise BadMap(f"{where}: `hydration` is {hydration}; allowed: 0 to {_WETTEST}")
    icons = list(data.get("icons", []))
    if changed.get("icons") == "+science" and "science" not in icons:
        icons.append("science")
    for icon in icons:
        if icon not in ICONS:
            raise BadMap(f"{where}: icon {icon!r}; allowed: {', '.join(ICONS)}")
    synodic = _optional(data, "synodic", SEASONS, where)
    return Site(
        _part(data, "name", str, where),
        _part(data, "body", str, where),
        size,
        letter,
        hydration,
        tuple(icons),
        SEASONS.index(synodic) if synodic else ANY_SEASON,
        str(data.get("system", "")),
        str(data.get("group", "")),
    )


def _read_links(system: SolarSystem, entries: list[Any]) -> None:
    system.links = []
    system.ways = [[] for _ in system.spaces]
    lines: list[dict[str, int]] = [{} for _ in system.spaces]
    ids: set[int] = set()
    for entry in entries:
        link = _link(system, entry, len(system.links))
        if link.id in ids:
            raise BadMap(f"link {link.id} is there twice")
        ids.add(link.id)
        number = len(system.links)
        system.links.append(link)
        start = _line_number(lines[link.start], link.start_line, link.id)
        end = _line_number(lines[link.end], link.end_line, link.id)
        system.ways[link.start].append(Way(number, link.end, start, end, link.one_way))
        if not link.one_way:
            system.ways[link.end].append(Way(number, link.start, end, start, False))
    for space in system.spaces:
        if not lines[space.number]:
            raise BadMap(f"space {space.id}: no link leads here")


def _hanging(system: SolarSystem) -> list[bool]:
    """Aerobrakes, and spaces to which only one-way links lead from such."""
    before: list[list[tuple[int, bool]]] = [[] for _ in system.spaces]
    for start, ways in enumerate(system.ways):
        for way in ways:
            before[way.to].append((start, way.one_way))
    found = [space.hazard == AEROBRAKE for space in system.spaces]
    again = True
    while again:
        again = False
        for space in system.spaces:
            ways_in = before[space.number]
            if found[space.number] or space.site is not None or not ways_in:
                continue
            if all(one_way and found[start] for start, one_way in ways_in):
                found[space.number] = True
                again = True
    return found


def _line_number(lines: dict[str, int], line: str, link: int) -> int:
    """Lines are numbered at each space. An end without a name is a line of its own: passing there is a pivot."""
    return lines.setdefault(line or f"link {link}", len(lines))


def _link(system: SolarSystem, data: Any, at: int) -> Link:
    where = f"link {data.get('id', at + 1)}" if isinstance(data, dict) else f"link {at + 1}"
    ends: list[int] = []
    for name in ("from", "to"):
        id = _part(data, name, str, where)
        if id not in system.numbers:
            raise BadMap(f"{where}: `{name}` is {id!r}, which is no space")
        ends.append(system.numbers[id])
    if ends[0] == ends[1]:
        raise BadMap(f"{where}: it leads from {data['from']} to itself")
    via = [(int(point[0]), int(point[1])) for point in data.get("via", [])]
    return Link(
        _part(data, "id", int, where),
        ends[0],
        ends[1],
        str(data.get("line_from", NO_LINE)),
        str(data.get("line_to", NO_LINE)),
        bool(data.get("one_way", False)),
        via,
    )


def _road(system: SolarSystem, ids: Any) -> tuple[int, ...]:
    numbers: list[int] = []
    for id in ids:
        number = system.numbers.get(id)
        if number is None or system.spaces[number].site is None:
            raise BadMap(f"buggy road: {id!r} is no site")
        numbers.append(number)
    return tuple(numbers)


_READ: Final[dict[str, SolarSystem]] = {}


def solar_system(profile: str) -> SolarSystem:
    """The map of the program in this profile, read once."""
    if profile not in _READ:
        _READ[profile] = read(DATA.read_text(encoding="utf-8"), profile)
    return _READ[profile]
