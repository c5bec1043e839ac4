"""`cosmodrome play`: a table in the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ..kernel import Game, State
from ..text import Catalogue
from . import records
from .arguments import Parser, UsageError, add_bots, add_game, add_language, game_and_options, names, seats
from .many import find_modules_here
from .table import Console, Quit, Table, Voice, seat_players
from .words import say

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("play", help="play a game in the terminal")
    add_game(parser)
    parser.add_argument("--people", metavar="NAME,...", type=names, help="who plays (default: one person)")
    add_bots(parser, [], "who plays on the other seats")
    parser.add_argument("--save", metavar="FILE", type=Path, help="keep the game in this file, move by move")
    parser.add_argument("--load", metavar="FILE", help="continue the game in this file")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    find_modules_here()
    game, _ = game_and_options(args)
    catalogue = Catalogue(game, args.lang)
    people = [catalogue.say("cli-you")] if args.people is None else args.people
    state = _resumed(game, args) if args.load else _started(args, len(people) + len(args.bots))
    players = seat_players(game, catalogue, people, args.bots, state.seats, state.seed)
    voice = Voice(game, args.lang, [player.name for player in players])
    table = Table(state, players, voice, Console(), args.save)
    if args.load:
        table.written.add(Path(args.load).resolve())
    if args.save and args.save.resolve() not in table.written and args.save.exists():
        raise UsageError(say("usage-save-exists", file=str(args.save)))
    return _play(table)


def _play(table: Table) -> int:
    try:
        table.run()
    except (Quit, EOFError):
        table.say("cli-goodbye")
    return 0


def _started(args: Namespace, named: int) -> State:
    game, options = game_and_options(args)
    return game.new(seats(args, named), args.seed, **options)


def _resumed(game: Game, args: Namespace) -> State:
    if args.seats or args.option or args.seed is not None:
        raise UsageError(say("usage-load-alone"))
    record, state = records.load_verified(args.load)
    if record.game is not game:
        raise UsageError(say("usage-load-other", file=args.load, theirs=record.game.id, ours=game.id))
    return state
