"""`cosmodrome ratings`: all ratings anew from the finished games, to check them or after bots were marked otherwise."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from typing import TYPE_CHECKING

from ..kernel import BadSetup
from ..text import Catalogue
from .arguments import Parser, add_language
from .serve import USUAL_DATABASE

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("ratings", help="work out people's ratings anew from the finished games")
    parser.add_argument(
        "--database",
        metavar="URL",
        default=os.environ.get("DATABASE_URL", USUAL_DATABASE),
        help="sqlite:///FILE or postgresql://... (default: DATABASE_URL, or cosmodrome.db here); a server may use it",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    # here, so that the other commands need not load a server
    from ..server.results.rating import rebuilt
    from ..server.storage import StorageError, Store

    async def work() -> tuple[int, int]:
        store = await Store.open(args.database)
        try:
            return await store.write("", rebuilt)
        finally:
            await store.close()

    try:
        games, changed = asyncio.run(work())
    except StorageError as error:
        raise BadSetup(str(error)) from error
    print(Catalogue(None, args.lang).say("cli-ratings", {"games": games, "changed": changed}))
    return 0
