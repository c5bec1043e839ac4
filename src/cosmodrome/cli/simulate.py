"""`cosmodrome simulate`: many games between bots."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING

from ..arena import Simulation, simulate
from ..text import Catalogue, Plain
from .arguments import Parser, add_game, add_language, game_and_options, number, seats
from .many import add_many, backend, find_modules_here, outputs
from .progress import progress_bar

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("simulate", help="let bots play many games")
    add_game(parser)
    add_many(parser, ["random"], 100, "how many games")
    parser.add_argument("--first", metavar="N", type=number, default=0, help="number of the first game (default: 0)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    find_modules_here()
    game, options = game_and_options(args)
    catalogue = Catalogue(game, args.lang)
    with outputs(args, game, options) as (watch, artist), progress_bar(catalogue.say("game-title")) as report:
        result = simulate(
            game.id,
            args.games,
            seats(args, len(args.bots)),
            args.bots,
            options,
            args.seed if args.seed is not None else 0,
            progress=report,
            backend=backend(args),
            first=args.first,
            records=args.records is not None,
            watch=watch,
        )
        if artist is not None:
            artist.simulation(result, catalogue)
    print(json.dumps(result.as_dict(), indent=2) if args.json else "\n".join(_lines(result, catalogue)))
    return 0


def _lines(result: Simulation, catalogue: Catalogue) -> list[str]:
    totals = {
        "title": "game-title",
        "seats": result.setup.seats,
        "games": result.games,
        "finished": result.finished,
        "actions": result.actions,
        "seconds": round(result.seconds, 1),
        "rate": round(result.actions / result.seconds) if result.seconds else 0,
    }
    lines = [catalogue.say("cli-simulated", totals)]
    for bot, tally in sorted(result.bots.items(), key=lambda entry: -entry[1].share):
        least, most = tally.interval
        params = {
            "bot": Plain(bot),
            "games": tally.games,
            "wins": round(tally.wins, 2),
            "share": round(100 * tally.share, 1),
            "least": round(100 * least, 1),
            "most": round(100 * most, 1),
            "expected": round(100 * result.expected(bot), 1),
            "score": round(tally.mean_score, 2),
        }
        lines.append(catalogue.say("cli-bot-alone" if result.setup.seats == 1 else "cli-bot-result", params))
    return lines
