"""`cosmodrome arena`: everybody against everybody, with ratings."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING

from ..arena.tournament import Tournament, tournament
from ..text import Catalogue, Plain
from .arguments import Parser, add_game, add_language, game_and_options, seats
from .many import add_many, backend, find_modules_here, outputs
from .progress import progress_bar

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("arena", help="a round-robin tournament of bots, with ratings")
    add_game(parser)
    add_many(parser, None, 50, "games per pair")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    find_modules_here()
    game, options = game_and_options(args)
    catalogue = Catalogue(game, args.lang)
    with outputs(args, game, options) as (watch, artist), progress_bar(catalogue.say("game-title")) as report:
        result = tournament(
            game.id,
            args.bots,
            args.games,
            seats(args),
            backend(args),
            options,
            args.seed if args.seed is not None else 0,
            progress=report,
            records=args.records is not None,
            watch=watch,
        )
        if artist is not None:
            artist.tournament(result, catalogue)
    print(json.dumps(result.as_dict(), indent=2) if args.json else "\n".join(_lines(result, catalogue)))
    return 0


def _lines(result: Tournament, catalogue: Catalogue) -> list[str]:
    totals = {"title": "game-title", "games": result.games, "finished": result.finished}
    lines = [catalogue.say("cli-tournament", totals)]
    for place, standing in enumerate(result.standings, 1):
        least, most = standing.interval
        params = {
            "place": place,
            "bot": Plain(standing.bot),
            "rating": round(standing.rating.mu, 1),
            "least": round(least, 1),
            "most": round(most, 1),
            "wins": round(standing.tally.wins, 2),
            "games": standing.tally.games,
            "score": round(standing.tally.mean_score, 2),
        }
        lines.append(catalogue.say("cli-standing", params))
    lines.append(catalogue.say("cli-duels"))
    order = [standing.bot for standing in result.standings]
    for number, bot in enumerate(order):
        lines += [_duel_line(result, bot, rival, catalogue) for rival in order[number + 1 :]]
    return lines


def _duel_line(result: Tournament, bot: str, rival: str, catalogue: Catalogue) -> str:
    duel = result.duels[bot, rival]
    least, most = duel.interval
    params = {
        "bot": Plain(bot),
        "rival": Plain(rival),
        "wins": round(duel.wins, 2),
        "games": duel.games,
        "least": round(100 * least, 1),
        "most": round(100 * most, 1),
    }
    return "  " + catalogue.say("cli-duel", params)
