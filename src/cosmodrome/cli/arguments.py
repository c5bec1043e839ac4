"""Arguments that several subcommands share."""

from __future__ import annotations

import argparse
import os
import re
from typing import TYPE_CHECKING, NoReturn

from ..games import find, ids
from ..kernel import Game
from ..text import language_of, languages
from .words import say

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]


USUAL_SEATS = 4


class UsageError(Exception):
    """Arguments that make no sense; the message says what is allowed."""


COMPLAINTS = {
    "usage-required": re.compile(r"the following arguments are required: (?P<names>.*)"),
    "usage-unknown": re.compile(r"unrecognized arguments: (?P<names>.*)"),
    "usage-choice": re.compile(
        r"argument (?P<name>\S+): invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)"
    ),
    "usage-value": re.compile(r"argument (?P<name>\S+): expected one argument"),
    "usage-argument": re.compile(r"argument (?P<name>\S+): (?P<complaint>.*)", re.DOTALL),
}
"""What argparse complains of, by the message that says the same in every language."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage text before it."""

    names_bots = False
    """Whether its help ends with the bots there are; they are looked up only when it is asked for."""

    def format_help(self) -> str:
        if self.names_bots:
            self.epilog = _bots()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        for key, pattern in COMPLAINTS.items():
            if found := pattern.fullmatch(message):
                raise UsageError(say(key, **found.groupdict()))
        raise UsageError(message)


def add_language(parser: Parser) -> None:
    parser.add_argument(
        "--lang",
        choices=languages(),
        default=language_of(os.environ),
        help="language of the texts (default: as set in LC_ALL or LANG)",
    )


def add_game(parser: Parser) -> None:
    """The game, its seats, options and seed."""
    parser.add_argument("game", metavar="GAME", help="a game's id; `cosmodrome games` lists them")
    parser.add_argument("--seats", metavar="K", type=whole_number, help="how many play")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game")
    parser.add_argument("--seed", metavar="S", type=seed, help="a number or text from which all chance follows")


def add_bots(parser: Parser, usual: list[str] | None, who: str = "who plays") -> None:
    """The bots of a command; None where they have to be named."""
    default = f" (default: {','.join(usual)})" if usual else ""
    parser.names_bots = True
    parser.add_argument(
        "--bots", metavar="BOT,...", type=names, required=usual is None, default=usual, help=f"{who}{default}"
    )


def _bots() -> str:
    """Every bot there is, for the end of a help text."""
    own = "; ".join(f"{each}: {', '.join(find(each).bots)}" for each in ids() if find(each).bots)
    return (
        f"Bots: random; erring, with the lapses in a hundred answers (erring:20); "
        f"search, with a time or a number of tries (search:2s, search:500); a game's own ({own}); "
        "or module:Class, a bot of yours (docs/write-a-bot.md)."
    )


def whole_number(text: str) -> int:
    """A number of things: 1 or more."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(say("usage-count", text=text))
    return number


def number(text: str) -> int:
    """The number of something that is counted from 0."""
    if not text.isdecimal() or len(text) > 15:
        raise argparse.ArgumentTypeError(say("usage-number", text=text))
    return int(text)


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(say("usage-seconds", text=text))
    return number


def seed(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise argparse.ArgumentTypeError(say("usage-text")) from error
    return text


def names(text: str) -> list[str]:
    """A list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def game_and_options(args: argparse.Namespace) -> tuple[Game, dict[str, object]]:
    """The game with the options as they were given; BadSetup says what there is if one does not exist."""
    game = find(args.game)
    given = option_pairs(args.option)
    game.resolve(given)
    return game, given


def seats(args: argparse.Namespace, named: int = 0) -> int:
    """How many play: as many as asked for, else as many as are named, else a table of four, as far as the game goes."""
    if args.seats is not None:
        return int(args.seats)
    game, given = game_and_options(args)
    counts = game.seat_range(game.resolve(given))
    return min(max(counts[0], named if named > 1 else USUAL_SEATS), counts[-1])


def option_pairs(given: list[str]) -> dict[str, object]:
    """Options as they were given, by name."""
    found: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise UsageError(say("usage-pair", text=text))
        if name in found:
            raise UsageError(say("usage-twice", name=name))
        found[name] = value
    return found
