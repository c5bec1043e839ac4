"""`cosmodrome ladder`: how strong the levels of a game are, measured by letting them play each other."""

from __future__ import annotations

import shlex
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ..arena.ladder import climb
from ..games import find
from ..text import Catalogue
from .arguments import Parser, add_language, names, whole_number
from .many import backend
from .progress import progress_bar

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("ladder", help="rate the levels of a game by letting them play each other")
    parser.add_argument("game", metavar="GAME", help="a game's id; `cosmodrome games` lists them")
    parser.add_argument("--levels", metavar="LEVEL,...", type=names, default=[], help="some of them (default: all)")
    parser.add_argument("--games", metavar="N", type=whole_number, default=60, help="games per pair (default: 60)")
    parser.add_argument("--seed", metavar="S", default="ladder", help="a text from which all chance follows")
    parser.add_argument("--workers", metavar="W", type=whole_number, help="local processes (default: 1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster at this address")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="the results; if it is there, play on")
    add_language(parser)
    parser.set_defaults(run=run, bots=[])


def run(args: Namespace) -> int:
    game = find(args.game)
    catalogue = Catalogue(game, args.lang)
    with progress_bar(catalogue.say("game-title")) as report:
        ladder = climb(
            game.id, args.levels, args.games, args.out, backend(args), _command(args), args.seed, progress=report
        )
    print(catalogue.say("cli-ladder", {"title": "game-title", "seats": ladder.seats}))
    for place, rung in enumerate(reversed(ladder.rungs), 1):
        params = {
            "place": place,
            "level": f"level-{rung.level}",
            "rating": round(rung.rating),
            "least": round(rung.least),
            "most": round(rung.most),
            "wins": round(rung.wins, 2),
            "games": rung.games,
        }
        print(catalogue.say("cli-rung", params))
    return 0


def _command(args: Namespace) -> str:
    """What makes the same ladder, wherever it is written to."""
    levels = ["--levels", ",".join(args.levels)] if args.levels else []
    seed = ["--seed", args.seed] if args.seed != "ladder" else []
    return shlex.join(["cosmodrome", "ladder", args.game, *levels, "--games", str(args.games), *seed])
