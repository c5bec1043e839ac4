"""Commands that games bring themselves: every game's folder with a `commands.py` has some."""

from __future__ import annotations

import importlib
import json
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..games import folders_with
from ..games.command import Command
from ..kernel import Illegal
from ..text import Catalogue, languages
from .arguments import Parser, UsageError, add_language

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    for folder in folders_with("commands.py"):
        module = importlib.import_module(f"cosmodrome.games.{folder.name}.commands")
        for command in module.COMMANDS:
            parser: Parser = commands.add_parser(command.name, help=command.summary)
            command.arguments(parser)
            parser.add_argument("--json", action="store_true", help="as JSON")
            add_language(parser)
            parser.set_defaults(run=_runner(command, folder))


def _runner(command: Command, folder: Path) -> Callable[[Namespace], int]:
    def run(args: Namespace) -> int:
        catalogues = {language: Catalogue(None, language, folder) for language in languages()}
        say = catalogues[args.lang].say
        try:
            result = command.run(args, [catalogue.say for catalogue in catalogues.values()])
        except Illegal as error:
            raise UsageError(say(error.reason, error.params)) from error
        if args.json:
            print(json.dumps(result, ensure_ascii=False))
        else:
            print(*command.lines(args, result, say), sep="\n")
        return 0

    return run
