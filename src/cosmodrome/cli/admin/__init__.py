"""`cosmodrome admin`: looking after a server's database, while it is served or not."""

from __future__ import annotations

import os
from argparse import Namespace
from typing import TYPE_CHECKING

from ..arguments import Parser, add_language
from ..serve import USUAL_DATABASE

if TYPE_CHECKING:
    from ..arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("admin", help="look after a server's tables, people and database")
    parser.add_argument(
        "--database",
        metavar="URL",
        default=os.environ.get("DATABASE_URL", USUAL_DATABASE),
        help="that of the server (default: DATABASE_URL, or cosmodrome.db here)",
    )
    add_language(parser)
    inner = parser.add_subparsers(metavar="COMMAND", required=True)
    from . import database, people, reports, tables, upgrade

    for part in (tables, people, reports, database, upgrade):
        part.add(inner)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    # here, so that the other commands need not load a server
    from ...kernel import BadSetup
    from ...server.storage import Conflict, StorageError

    try:
        code: int = args.work(args)
        return code
    except StorageError as error:
        raise BadSetup(str(error)) from error
    except Conflict as error:
        raise BadSetup(f"somebody else has changed it at the same moment, try again: {error}") from error
