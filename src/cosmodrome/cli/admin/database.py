"""`cosmodrome admin backup` and `restore`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ...kernel import BadSetup
from ..arguments import Parser
from .words import tell

if TYPE_CHECKING:
    from ..arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("backup", help="everything into one file, also while the server runs")
    parser.add_argument("file", metavar="FILE", type=Path, help="an SQLite file that is not there yet")
    parser.set_defaults(work=backup)
    parser = commands.add_parser("restore", help="everything from a backup, or one table, also while the server runs")
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--table", metavar="ID", help="only this one")
    parser.add_argument("--replace", action="store_true", help="also where there are tables already: they are lost")
    parser.set_defaults(work=restore)


def backup(args: Namespace) -> int:
    """A backup is read again, all of it: one that can not be is worth nothing."""
    from ...server.hosting.copying import back_up
    from ...server.hosting.verifying import verify
    from ...server.storage.desk import Desk

    with Desk.at(args.database, any_version=True) as desk:
        back_up(desk, args.file)
    with Desk.at(str(args.file), any_version=True) as copy:
        if copy.read(lambda session: session.rows("PRAGMA integrity_check")) != [("ok",)]:
            raise BadSetup(f"{args.file} can not be read again: the disk may be failing")
        problems = [each for each in verify(copy, copy.ids("WHERE status = 'playing'")) if each.problem]
        tables = copy.count("SELECT COUNT(*) FROM tables")
        entries = copy.count("SELECT COUNT(*) FROM log")
    for each in problems:
        tell(args, "admin-older-rules" if each.older else "admin-damaged", table=each.table, problem=each.problem)
    tell(args, "admin-backed-up", file=str(args.file), tables=tables, entries=entries)
    return 0


def restore(args: Namespace) -> int:
    from ...server.hosting.copying import restore as put_back
    from ...server.hosting.copying import restore_table
    from ...server.storage.desk import Desk, make

    with Desk.at(str(args.file), any_version=True) as copy:
        make(args.database)  # not before it is known that there is a backup
        with Desk.at(args.database) as desk:
            if args.table is not None:
                restore_table(desk, copy, args.table)
                tell(args, "admin-restored-table", table=args.table)
                return 0
            there = desk.count("SELECT COUNT(*) FROM tables")
            if there and not args.replace:
                raise BadSetup(
                    f"there are {there} tables already; with --replace they are lost, and those of {args.file} there"
                )
            put_back(desk, copy)
            tell(args, "admin-restored", tables=desk.count("SELECT COUNT(*) FROM tables"))
    return 0
