"""`cosmodrome bench`: how fast the games are, next to other engines, and how the server does under load."""

from __future__ import annotations

import importlib.util
import json
import platform
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..arena import bench
from ..arena.bench import ROUNDS, YARDSTICK, Result, run_all, variants
from ..arena.goals import FIGURES
from ..arena.timings import Timing, measure_all, stated
from ..games import folders_with, ids
from ..text import Catalogue, Plain
from . import load
from .arguments import Parser, add_language, seconds, whole_number
from .progress import subject_bar

if TYPE_CHECKING:
    from ..arena.load import Figures, Shared
    from ..envs.measuring import Pace
    from .arguments import Commands

GAMES = "games"
ENVIRONMENTS = "environments"
SERVER = "server"


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("bench", help="actions and copies per second; the server under load")
    parser.add_argument(
        "--seconds", metavar="S", type=seconds, default=6.0, help="time for each subject in all (default: 6)"
    )
    parser.add_argument("--only", choices=(GAMES, ENVIRONMENTS, SERVER), help="measure nothing else")
    parser.add_argument(
        "--tables", metavar="N", type=whole_number, default=500, help="tables the server serves at once (default: 500)"
    )
    parser.add_argument(
        "--game", metavar="GAME", choices=ids(), default="outpost", help="what is played there (default: outpost)"
    )
    parser.add_argument(
        "--clocks", action="store_true", help="with everybody's time counted there, and games that end and are rated"
    )
    parser.add_argument(
        "--ending", metavar="GAME", choices=ids(), default="race", help="which game these are (default: race)"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    catalogue = Catalogue(None, args.lang)
    wanted = (args.only,) if args.only else (GAMES, ENVIRONMENTS, SERVER)
    with subject_bar(_number(wanted)) as announce:
        results = run_all(args.seconds, announce) if GAMES in wanted else []
        timings = measure_all(list(variants().values())[-1], announce) if GAMES in wanted else []
        paces = _environments(args.seconds / 2, announce) if ENVIRONMENTS in wanted else []
        loads = _serve(args, announce) if SERVER in wanted else []
        shared = _share(args.seconds, args.tables, announce) if SERVER in wanted else []
    if args.json:
        found = {
            "seconds": args.seconds,
            "python": platform.python_version(),
            "results": [result.as_dict() for result in results],
            "times": [timing.as_dict() for timing in timings],
            "environments": [pace.as_dict() for pace in paces],
            "server": [figures.as_dict() for figures in loads],
            "processes": [each.as_dict() for each in shared],
        }
        print(json.dumps(found, indent=2))
    else:
        _print(results, timings, paces, loads, catalogue)
        for each in shared:
            print("", *load.sharing(each, catalogue), sep="\n")
    # How fast something is fails nothing; something lost does.
    return 1 if any(figures.faults for figures in loads) or any(each.faults for each in shared) else 0


def _print(
    results: list[Result], timings: list[Timing], paces: list[Pace], loads: list[Figures], catalogue: Catalogue
) -> None:
    if results:
        print(*_table(results, catalogue), sep="\n")
        if not any(result.subject == YARDSTICK for result in results):
            print(catalogue.say("cli-bench-alone", {"yardstick": Plain(YARDSTICK)}))
    if timings:
        print("", *_times(timings, catalogue), sep="\n")
    if paces:
        print(*[""] if results else [], *_paces(paces, catalogue), sep="\n")
    if (results or paces) and loads:
        print()
    if loads:
        print(*load.table(loads, catalogue), sep="\n")


def _number(wanted: tuple[str, ...]) -> int:
    """How many measurements that makes."""
    number = 0
    if GAMES in wanted:
        number += ROUNDS * len(bench.subjects()) + len(folders_with("timings.py"))
    if ENVIRONMENTS in wanted and _has_environments():
        from ..envs import measuring

        number += len(measuring.subjects())
    return number + len(variants()) + 1 if SERVER in wanted else number


def _has_environments() -> bool:
    return importlib.util.find_spec("pettingzoo") is not None


def _environments(seconds: float, announce: Callable[[str], None]) -> list[Pace]:
    """Nothing where the libraries for environments are not installed."""
    if not _has_environments():
        return []
    # here, so that the other commands need not load them
    from ..envs import measuring

    return measuring.measure_all(seconds, announce)


def _serve(args: Namespace, announce: Callable[[str], None]) -> list[Figures]:
    """The server in every variant that is there."""
    # here, so that the other commands need not load a server's libraries
    from ..arena.load import Plan, measure
    from ..server.processes import allow_many_sockets

    allow_many_sockets()
    found: list[Figures] = []
    for variant, path in variants().items():
        announce(f"{SERVER} {variant}")
        plan = Plan(args.game, args.clocks, args.ending if args.clocks else "")
        found.append(measure(variant, path, args.seconds, args.tables, plan=plan))
    return found


def _share(seconds: float, tables: int, announce: Callable[[str], None]) -> list[Shared]:
    """One server process and two, in the best variant; nothing where there is no PostgreSQL for them to share."""
    from ..arena.load import share
    from ..arena.load.postgres import is_there

    if not is_there():
        return []
    variant, path = list(variants().items())[-1]
    announce(f"{SERVER} {variant}, two processes")
    return [share(variant, path, seconds, tables)]


def _table(results: list[Result], catalogue: Catalogue) -> list[str]:
    """A line per subject: each figure per second, in terms of the yardstick where they compare, and its goal."""
    rows = [[catalogue.say("cli-bench-subject"), *(cell for figure in FIGURES for cell in _header(figure, catalogue))]]
    for result in results:
        cells = (cell for figure in FIGURES for cell in _cells(result, figure, catalogue))
        rows.append([f"{result.subject} {result.variant}".strip(), *cells])
    return _aligned(rows)


def _times(timings: list[Timing], catalogue: Catalogue) -> list[str]:
    """A line for every task of a game's own, and what others state for such."""
    rows = [[catalogue.say(f"cli-bench-{name}") for name in ("task", "milliseconds", "goal")]]
    for folder in dict.fromkeys(timing.folder for timing in timings):
        own = Catalogue(None, catalogue.language, folder)
        rows += [_time(timing, own) for timing in timings if timing.folder == folder]
        rows += [[own.say(f"bench-peer-{name}"), told, ""] for name, told in stated(folder).items()]
    return _aligned(rows)


def _time(timing: Timing, catalogue: Catalogue) -> list[str]:
    task = catalogue.say(f"bench-{timing.task}", {"slowest": timing.slowest, "compiled": timing.compiled})
    goal = ""
    if timing.goal is not None:
        reached = timing.milliseconds <= timing.goal
        goal = catalogue.say("cli-bench-reached" if reached else "cli-bench-missed", {"goal": timing.goal})
    return [task, catalogue.say("cli-value", {"value": round(timing.milliseconds, 1)}), goal]


def _paces(paces: list[Pace], catalogue: Catalogue) -> list[str]:
    """A line for every environment: its steps a second, and what is meant."""
    rows = [[catalogue.say(f"cli-bench-{name}") for name in ("environment", "steps", "goal")]]
    for pace in paces:
        steps = catalogue.say("cli-value", {"value": round(pace.steps)})
        rows.append([f"{pace.subject} {pace.variant}".strip(), steps, _goal(pace.steps, pace.goal, catalogue)])
    return _aligned(rows)


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _header(figure: str, catalogue: Catalogue) -> list[str]:
    names = (figure, "goal") if figure == "games" else (figure, "ratio", "goal")
    return [catalogue.say(f"cli-bench-{name}") for name in names]


def _cells(result: Result, figure: str, catalogue: Catalogue) -> list[str]:
    cells = [catalogue.say("cli-value", {"value": round(result.per_second[figure])})]
    if figure != "games":
        ratio = result.ratio(figure)
        cells.append("" if ratio is None else catalogue.say("cli-bench-times", {"ratio": round(ratio, 2)}))
    return [*cells, _goal(result.against_goal(figure), result.goals.get(figure), catalogue)]


def _goal(reached: float | None, goal: float | None, catalogue: Catalogue) -> str:
    if reached is None or goal is None:
        return ""
    return catalogue.say("cli-bench-reached" if reached >= goal else "cli-bench-missed", {"goal": goal})
