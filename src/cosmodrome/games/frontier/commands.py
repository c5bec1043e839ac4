"""`cosmodrome routes`: the route planner on the command line."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from fractions import Fraction
from itertools import groupby
from typing import Any

from ...kernel import Illegal
from ..command import Command
from ..lines import INDENT, Say, wrapped
from .components.fuel import MOST_DRY_LARGE, STRIPS
from .components.naming import place_key, space_message
from .components.solar_system import PROFILES, SEASONS, SolarSystem, solar_system
from .routes import Craft, Route, accident, irradiation, plan
from .routes.search import SECTOR

MOST_THRUST = 30
MOST_CONSUMPTION = 20
FINEST = 100
"""Consumption is counted in such parts of a step at the finest."""
MOST_PIVOTS = 9
MOST_RAD_HARD = 12
COLUMNS = ("turns", "burns", "steps", "crash", "aerobrakes", "radiation", "risk")
SILENT = ("start", "pass", "burn")
"""What a path says by naming the space."""


class Routes(Command):
    name = "routes"
    summary = "all best routes of a craft of High Frontier, from a space to a site or to all"

    def arguments(self, parser: ArgumentParser) -> None:
        add = parser.add_argument
        add("start", metavar="FROM", help="where it stands: a site, a label such as LEO, or the id of a space")
        add(
            "goal", metavar="TO", nargs="?", help="where it is to go, or a body with several sites (default: all sites)"
        )
        add("--thrust", metavar="N", required=True, help="base thrust, with what supports add to it")
        add("--consumption", metavar="C", default="1", help="steps of fuel for a burn, also as 1/2 or 0.5 (default: 1)")
        add("--dry", metavar="M", help="dry mass; without it fuel is unlimited and the class does not count")
        add("--tanks", metavar="T", help="tanks of fuel on board")
        add("--strip", metavar="NAME", default="hf2line", help=f"how tanks are read: {', '.join(STRIPS)}")
        add("--afterburn", action="store_true", help="it has an afterburner: 1 step for 1 more thrust in a move")
        add("--solar", action="store_true", help="the engine or its chain runs on sunlight")
        add("--beam", action="store_true", help="power is beamed to it: 1 more thrust")
        add("--sail", action="store_true", help="it is a sail, and keeps out of aerobrakes")
        add("--free-pivots", metavar="K", default="0", help="pivots that cost nothing, in every move")
        add(
            "--factory",
            metavar="SITE",
            action="append",
            default=[],
            help="a site whose factory assists; as often as needed",
        )
        add("--rad-hard", metavar="R", help="rad-hard of the weakest card, for the risk in radiation")
        add("--season", metavar="NAME", default=SEASONS[0], help=f"sector of the first turn: {', '.join(SEASONS)}")
        add("--year", metavar="Y", default="1", help="which of the four years of that season (default: 1)")
        add("--profile", metavar="NAME", default=PROFILES[0], help=f"edition of the map: {', '.join(PROFILES)}")

    def run(self, args: Namespace, every_language: Sequence[Say]) -> Any:
        system = solar_system(_one_of("--profile", args.profile, PROFILES))
        places = Places(system, every_language)
        start = places.one(args.start)
        goals = system.sites() if args.goal is None else places.several(args.goal)
        craft = _craft(args, tuple([_site(system, places.one(name), name) for name in args.factory]))
        year = _year(args)
        rad_hard = None if args.rad_hard is None else _number("--rad-hard", args.rad_hard, 0, MOST_RAD_HARD)
        found = plan(system, craft, start, goals[0] if len(goals) == 1 else -1, year)
        return [
            {
                "site": _called(system, goal),
                "routes": [_as_data(system, route, rad_hard, year) for route in found.routes(goal)],
            }
            for goal in goals
        ]

    def lines(self, args: Namespace, result: Any, say: Say) -> list[str]:
        system = solar_system(args.profile)
        if args.goal is None:
            return list(_overview(system, result, say))
        return [line for entry in result for line in _details(system, entry, say)]


class Places:
    """Spaces by all that people call them."""

    def __init__(self, system: SolarSystem, every_language: Sequence[Say]) -> None:
        self.system = system
        self.named: dict[str, list[int]] = {}
        self.shown: dict[str, str] = {}
        for space in system.spaces:
            names = {space.id}
            label = space.label if space.site is None else space.site.name
            for name in (label, "" if space.site is None else space.site.body):
                if name:
                    names |= {name, *(say(place_key(name), {}) for say in every_language)}
            for name in names:
                self._call(name, space.number)

    def _call(self, name: str, space: int) -> None:
        folded = self.system.folded(name)
        known = self.named.setdefault(folded, [])
        if space not in known:
            known.append(space)
        self.shown.setdefault(folded, name)

    def several(self, name: str) -> list[int]:
        """The space of this name, or all sites of a body."""
        found = self.named.get(self.system.folded(name), [])
        exact = self.system.numbers.get(name)
        if exact is not None:
            return [exact]
        sites = [space for space in found if self.system.spaces[space].site is not None]
        if len(found) == 1 or (found and len(sites) == len(found)):
            return found
        if found:
            raise Illegal("routes-ambiguous", "", {"name": name, "spaces": self._ids(found)})
        near = get_close_matches(self.system.folded(name), self.named, 5, 0.6)
        if not near:
            raise Illegal("routes-unknown", "", {"name": name})
        raise Illegal("routes-misspelt", "", {"name": name, "near": ", ".join(self.shown[each] for each in near)})

    def one(self, name: str) -> int:
        found = self.several(name)
        if len(found) > 1:
            raise Illegal("routes-ambiguous", "", {"name": name, "spaces": self._ids(found)})
        return found[0]

    def _ids(self, spaces: list[int]) -> str:
        return ", ".join(self.system.spaces[space].id for space in spaces)


# arguments


def _number(option: str, text: str, least: int, most: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise Illegal("routes-number", "", {"option": option, "given": text, "least": least, "most": most})
    return number


def _one_of(option: str, text: str, allowed: Sequence[str]) -> str:
    if text not in allowed:
        raise Illegal("routes-choice", "", {"option": option, "given": text, "allowed": ", ".join(allowed)})
    return text


def _consumption(text: str) -> Fraction:
    try:
        consumption = Fraction(text)
    except (ValueError, ZeroDivisionError):
        consumption = Fraction(-1)
    if not 0 <= consumption <= MOST_CONSUMPTION or consumption.denominator > FINEST:
        raise Illegal("routes-consumption", "", {"given": text, "most": MOST_CONSUMPTION, "finest": FINEST})
    return consumption


def _craft(args: Namespace, assists: tuple[int, ...]) -> Craft:
    consumption = _consumption(args.consumption)
    strip = STRIPS[_one_of("--strip", args.strip, tuple(STRIPS))]
    dry = tanks = 0
    if (args.dry is None) != (args.tanks is None):
        raise Illegal("routes-dry-and-tanks", "", {})
    if args.dry is not None:
        dry = _number("--dry", args.dry, 1, MOST_DRY_LARGE)
        tanks = _number("--tanks", args.tanks, 0, strip.most_tanks(dry))
    if args.sail and consumption:
        raise Illegal("routes-sail", "", {})
    return Craft(
        _number("--thrust", args.thrust, 1, MOST_THRUST),
        consumption.numerator,
        consumption.denominator,
        strip,
        dry,
        strip.steps(dry, tanks) if dry else 0,
        afterburn_steps=1 if args.afterburn else 0,
        solar=args.solar,
        beam=args.beam,
        free_pivots=_number("--free-pivots", args.free_pivots, 0, MOST_PIVOTS),
        sail=args.sail,
        assists=assists,
    )


def _site(system: SolarSystem, space: int, name: str) -> int:
    if system.spaces[space].site is None:
        raise Illegal("routes-no-site", "", {"name": name})
    return space


def _year(args: Namespace) -> int:
    season = SEASONS.index(_one_of("--season", args.season, SEASONS))
    return SECTOR * season + _number("--year", args.year, 1, SECTOR) - 1


# the result


def _called(system: SolarSystem, space: int) -> str:
    site = system.spaces[space].site
    return system.spaces[space].id if site is None else site.name


def _as_data(system: SolarSystem, route: Route, rad_hard: int | None, year: int) -> dict[str, Any]:
    risk = accident(route)
    if rad_hard is not None:
        risk = 1 - (1 - risk) * (1 - irradiation(system, route, rad_hard, year))
    whole, half = divmod(route.half_burns, 2)
    return {
        "turns": route.turns,
        "burns": whole + 0.5 if half else whole,
        "steps": route.steps,
        "crash": route.crash,
        "aerobrakes": route.aerobrakes,
        "radiation": route.radiation,
        "risk": round(risk, 4),
        "path": [[system.spaces[stop.space].id, stop.turn, stop.what] for stop in route.path],
    }


def _overview(system: SolarSystem, result: list[dict[str, Any]], say: Say) -> Iterator[str]:
    """A line for each site: its quickest and its cheapest route."""
    headings = [say(f"routes-{name}", {}) for name in ("turns", "burns", "steps", "risk")]
    rows = [["", *headings, *headings, ""]]
    for entry in result:
        routes = entry["routes"]
        if routes:
            cheapest = min(routes, key=lambda route: (route["steps"], route["burns"], route["turns"]))
            cells = [_cells(route, ("turns", "burns", "steps", "risk"), say) for route in (routes[0], cheapest)]
            rows.append([_name(system, entry["site"], say), *cells[0], *cells[1], str(len(routes))])
    table = _table(rows)
    width = max(len(row[0]) for row in rows)
    spans = [len(line) for line in _table([row[1:5] for row in rows])]
    yield " " * width + "  " + say("routes-quickest", {}).ljust(spans[0] + 2) + say("routes-cheapest", {})
    yield from table
    out = [_name(system, entry["site"], say) for entry in result if not entry["routes"]]
    if out:
        yield from wrapped([say("routes-out-of-reach", {"sites": ", ".join(out)})])


def _details(system: SolarSystem, entry: dict[str, Any], say: Say) -> Iterator[str]:
    """Every route to one site, and where it goes turn by turn."""
    name = _name(system, entry["site"], say)
    if not entry["routes"]:
        yield say("routes-none", {"place": name})
        return
    yield say("routes-to", {"place": name, "count": len(entry["routes"])})
    rows = [["", *(say(f"routes-{column}", {}) for column in COLUMNS)]]
    rows += [[str(at), *_cells(route, COLUMNS, say)] for at, route in enumerate(entry["routes"], 1)]
    yield from _table(rows)
    for at, route in enumerate(entry["routes"], 1):
        yield ""
        yield say("routes-route", {"number": at})
        for turn, stops in groupby(route["path"], key=lambda stop: stop[1]):
            told = ", ".join(_told(system, space, what, say) for space, _, what in _without_repeats(list(stops)))
            yield from wrapped([say("routes-turn", {"turn": turn, "path": told})], INDENT)


def _without_repeats(stops: list[list[Any]]) -> Iterator[list[Any]]:
    """Who stops in a space has entered it just before."""
    for stop, following in zip(stops, [*stops[1:], None], strict=True):
        if following is None or following[2] != "stop" or stop[2] not in SILENT:
            yield stop


def _told(system: SolarSystem, space: str, what: str, say: Say) -> str:
    name = say(*space_message(system, system.numbers[space]))
    return name if what in SILENT else say("routes-stop", {"place": name, "what": say(f"routes-what-{what}", {})})


def _name(system: SolarSystem, called: str, say: Say) -> str:
    return say(*space_message(system, system.find(called)))


def _cells(route: dict[str, Any], columns: Sequence[str], say: Say) -> list[str]:
    return [
        say("routes-percent", {"percent": round(100 * route[column], 1)})
        if column == "risk"
        else say("routes-value", {"value": route[column]})
        for column in columns
    ]


def _table(rows: list[list[str]]) -> list[str]:
    """The first column to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


COMMANDS = (Routes(),)
