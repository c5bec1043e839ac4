"""`cosmodrome arena`: everybody against everybody, with ratings."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING

from ..arena import Backend, Local, Ray
from ..arena.tournament import Tournament, tournament
from ..text import Catalogue, Plain
from .arguments import (
    Parser,
    UsageError,
    add_game,
    add_language,
    game_and_options,
    names,
    seats,
    whole_number,
)
from .progress import progress_bar

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("arena", help="a round-robin tournament of bots, with ratings")
    add_game(parser)
    parser.add_argument("--bots", metavar="BOT,...", type=names, required=True, help="who takes part: two or more")
    parser.add_argument("--games", metavar="N", type=whole_number, default=50, help="games per pair (default: 50)")
    parser.add_argument("--workers", metavar="W", type=whole_number, help="local processes (default: 1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster at this address")
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    game, options = game_and_options(args)
    catalogue = Catalogue(game, args.lang)
    with progress_bar(catalogue.say("game-title")) as report:
        result = tournament(
            game.id,
            args.bots,
            args.games,
            seats(args),
            _backend(args),
            options,
            args.seed if args.seed is not None else 0,
            progress=report,
        )
    print(json.dumps(result.as_dict(), indent=2) if args.json else "\n".join(_lines(result, catalogue)))
    return 0


def _backend(args: Namespace) -> Backend:
    if args.ray is None:
        return Local(args.workers or 1)
    if args.workers is not None:
        raise UsageError("--ray: the cluster decides how many work; give no --workers")
    return Ray(args.ray)


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
