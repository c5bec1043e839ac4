"""What the commands that play many games have in common: where they play, and what they write of it."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from ..arena import Backend, Local, Match, Ray
from ..arena.pictures import Artist, drawn
from ..arena.results import results
from ..kernel import Game
from .arguments import Parser, UsageError, add_bots, whole_number
from .words import say

Watch = Callable[[Match], None]


def add_many(parser: Parser, bots: list[str] | None, games: int, what: str) -> None:
    """Who plays how many games, where, and what is written of them."""
    add_bots(parser, bots)
    parser.add_argument("--games", metavar="N", type=whole_number, default=games, help=f"{what} (default: {games})")
    parser.add_argument("--workers", metavar="W", type=whole_number, help="local processes (default: 1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster at this address")
    parser.add_argument("--csv", metavar="FILE", type=Path, help="write a table: a row for every game and seat")
    parser.add_argument("--records", metavar="DIR", type=Path, help="write every game's record to DIR/records.jsonl")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw a picture of the results: .svg or .png")
    parser.add_argument("--json", action="store_true", help="as JSON")


def backend(args: Namespace) -> Backend:
    if args.ray is None:
        return Local(args.workers or 1)
    if args.workers is not None:
        raise UsageError(say("usage-ray-workers"))
    return Ray(args.ray, args.bots)


@contextmanager
def outputs(args: Namespace, game: Game, options: dict[str, object]) -> Iterator[tuple[Watch, Artist | None]]:
    """Gives what has to be told of every game, and who draws the picture if one is wanted."""
    with ExitStack() as files:
        written = files.enter_context(results(game.id, options, args.csv, args.records))
        artist = files.enter_context(drawn(args.plot)) if args.plot is not None else None

        def watch(match: Match) -> None:
            written.add(match)
            if artist is not None:
                artist.course.add(match)

        yield watch, artist


def find_modules_here() -> None:
    """Let bots named as module:Class be found in the folder one is in, as with `python -m`."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
