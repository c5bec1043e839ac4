"""`cosmodrome learn`: train the network of a game's learned player."""

from __future__ import annotations

import json
import shlex
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ..arena.pictures import drawn
from ..games import find
from ..kernel import Game
from ..text import Catalogue
from .arguments import USUAL_SEATS, Parser, UsageError, add_language, names, option_pairs, seed, whole_number
from .many import backend
from .progress import progress_bar
from .words import say

if TYPE_CHECKING:
    from ..learn.course import Course, Entry, Tell
    from ..learn.selfplay import Table
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("learn", help="train a network by letting it play against itself")
    parser.add_argument("game", metavar="GAME", help="a game's id; `cosmodrome games` lists them")
    parser.add_argument("--seats", metavar="K,...", type=_seats, help="how many play; several numbers take turns")
    parser.add_argument(
        "--option", metavar="NAME=VALUE,...", action="append", default=[], help="an option; several values take turns"
    )
    parser.add_argument("--games", metavar="N", type=whole_number, default=10_000, help="games in all (default: 10000)")
    parser.add_argument(
        "--generations", metavar="G", type=whole_number, default=10, help="in how many parts (default: 10)"
    )
    parser.add_argument(
        "--opening", metavar="N", type=whole_number, help="games before that by the policy (default: as many)"
    )
    parser.add_argument("--start", metavar="FILE", type=Path, help="go on from these weights, without an opening")
    parser.add_argument("--tried", metavar="N", type=whole_number, default=200, help="games against the game's own bot")
    parser.add_argument("--workers", metavar="W", type=whole_number, help="local processes (default: 1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster at this address")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="where the weights go")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw the learning curve: .svg or .png")
    parser.add_argument("--seed", metavar="S", type=seed, default="0", help="from which all chance follows")
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_language(parser)
    parser.set_defaults(run=run, bots=[])


def run(args: Namespace) -> int:
    try:
        from ..learn.course import follow
        from ..learn.curve import draw
    except ImportError as error:
        raise UsageError(say("learn-needs-torch")) from error
    game = find(args.game)
    course = _course(args, game)
    with ExitStack() as files:
        artist = files.enter_context(drawn(args.plot)) if args.plot is not None else None
        tell = files.enter_context(_bar(Catalogue(game, args.lang)))
        entries = follow(course, args.out, backend(args), tell)
        if artist is not None:
            title = say("learn-title", opponent=course.opponent)
            draw(course, entries, artist.figure, title, say("learn-games"), say("learn-won"))
    if args.json:
        print(json.dumps([msgspec.to_builtins(entry) for entry in entries], indent=2))
    else:
        print("\n".join(_line(course, entry) for entry in entries))
    return 0


def _course(args: Namespace, game: Game) -> Course:
    from ..learn.course import Course

    tables = _tables(args, game)
    if game.encoder(tables[0][0], game.resolve(dict(tables[0][1]))) is None or not game.bots:
        raise UsageError(say("learn-not-this-game", game=game.id))
    return Course(
        game=game.id,
        tables=tables,
        seed=args.seed,
        opening=0 if args.start is not None else args.opening or args.games,
        generations=args.generations,
        games=max(1, args.games // args.generations),
        tried=args.tried,
        opponent=next(iter(game.bots)),
        start=str(args.start) if args.start is not None else "",
        command=shlex.join(["cosmodrome", *sys.argv[1:]]),
    )


def _tables(args: Namespace, game: Game) -> list[Table]:
    """Every number of seats with every choice of values that go together."""
    given = {name: names(str(values)) for name, values in option_pairs(args.option).items()}
    found: list[Table] = []
    for values in product(*given.values()):
        options = game.resolve(dict(zip(given, values, strict=True)))
        counts = game.seat_range(options)
        for seats in args.seats or [USUAL_SEATS]:
            if seats in counts:
                found.append((seats, options))
    if not found:
        raise UsageError(say("learn-no-table"))
    return found


@contextmanager
def _bar(catalogue: Catalogue) -> Iterator[Tell]:
    """One bar for each part of a generation, one after the other."""
    with progress_bar(catalogue.say("game-title")) as report:
        yield lambda part, done, total: report(done, total)


def _line(course: Course, entry: Entry) -> str:
    least, most = entry.interval
    return say(
        "learn-generation",
        generation=entry.generation,
        games=entry.games,
        positions=entry.positions,
        won=round(100 * entry.won, 1),
        least=round(100 * least, 1),
        most=round(100 * most, 1),
        tried=entry.tried,
        opponent=course.opponent,
    )


def _seats(text: str) -> list[int]:
    return [whole_number(part) for part in names(text)]
