"""`cosmodrome bench`: how fast the games are, next to other engines."""

from __future__ import annotations

import json
import platform
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from ..arena.bench import YARDSTICK, Result, run_all
from ..text import Catalogue, Plain
from .arguments import Parser, add_language, seconds

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("bench", help="actions and copies per second, next to other engines")
    parser.add_argument(
        "--seconds", metavar="S", type=seconds, default=6.0, help="time for each subject in all (default: 6)"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    catalogue = Catalogue(None, args.lang)
    results = run_all(args.seconds, _announce if sys.stderr.isatty() else _keep_quiet)
    if args.json:
        found = [result.as_dict() for result in results]
        print(json.dumps({"seconds": args.seconds, "python": platform.python_version(), "results": found}, indent=2))
        return 0
    print(*_table(results, catalogue), sep="\n")
    if not any(result.subject == YARDSTICK for result in results):
        print(catalogue.say("cli-bench-alone", {"yardstick": Plain(YARDSTICK)}))
    return 0


def _announce(subject: str) -> None:
    print(subject, file=sys.stderr)


def _keep_quiet(subject: str) -> None:
    pass


def _table(results: list[Result], catalogue: Catalogue) -> list[str]:
    """A line per subject: per second, in terms of the yardstick, and the target; for actions, then for copies."""
    header = [catalogue.say(f"cli-bench-{name}") for name in ("subject", "actions", "ratio", "goal")]
    rows = [[*header, catalogue.say("cli-bench-copies"), *header[2:]]]
    for result in results:
        row = [f"{result.subject} {result.variant}".strip()]
        for index, figure in enumerate((result.actions, result.copies)):
            ratio = None if result.ratios is None else result.ratios[index]
            goal = None if result.targets is None else result.targets[index]
            row.append(catalogue.say("cli-value", {"value": round(figure)}))
            row.append("" if ratio is None else catalogue.say("cli-bench-times", {"ratio": round(ratio, 2)}))
            row.append(_goal(ratio, goal, catalogue))
        rows.append(row)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _goal(ratio: float | None, goal: float | None, catalogue: Catalogue) -> str:
    if ratio is None or goal is None:
        return ""
    return catalogue.say("cli-bench-reached" if ratio >= goal else "cli-bench-missed", {"goal": goal})
