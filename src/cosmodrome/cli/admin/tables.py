"""`cosmodrome admin tables`, `table`, `close`, `delete`, `purge`, `verify`."""

from __future__ import annotations

import time
from argparse import Namespace
from typing import TYPE_CHECKING

import msgspec

from ...kernel import BadSetup
from ..arguments import Parser, whole_number
from .words import columns, moment, tell

if TYPE_CHECKING:
    from ...server.storage import TableRow
    from ...server.storage.desk import Desk
    from ..arguments import Commands

DAY = 86400.0
STATUSES = ("open", "playing", "over", "given_up")


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("tables", help="list tables, those that changed last first")
    parser.add_argument("--status", choices=STATUSES)
    parser.add_argument("--player", metavar="ID", help="where this person sits")
    parser.add_argument("--limit", metavar="N", type=whole_number, default=50, help="so many at most (default: 50)")
    parser.set_defaults(work=list_tables)
    parser = commands.add_parser("table", help="look at one table")
    parser.add_argument("table", metavar="ID")
    parser.set_defaults(work=show)
    for name, work, does in (
        ("close", close, "end a game without a result, or give up a table where nobody plays yet"),
        ("delete", delete, "delete tables with their logs and chats"),
    ):
        parser = commands.add_parser(name, help=does)
        parser.add_argument("tables", metavar="ID", nargs="+")
        parser.set_defaults(work=work)
    parser = commands.add_parser("purge", help="delete tables where nothing has happened for long")
    parser.add_argument("--older-than", metavar="DAYS", type=whole_number, required=True)
    parser.add_argument("--status", choices=STATUSES, action="append", help="only these (default: over and given_up)")
    parser.add_argument("--yes", action="store_true", help="do it; else it is only said what would be deleted")
    parser.set_defaults(work=purge)
    parser = commands.add_parser("verify", help="replay stored games, and say which are damaged")
    parser.add_argument("tables", metavar="ID", nargs="*", help="only these (default: all)")
    parser.set_defaults(work=verify)


def list_tables(args: Namespace) -> int:
    from ...server.storage.desk import Desk

    conditions: dict[str, object] = {}
    if args.status is not None:
        conditions["status = ?"] = args.status
    if args.player is not None:
        conditions["id IN (SELECT table_id FROM people WHERE player = ?)"] = args.player
    where = f"WHERE {' AND '.join(conditions)}" if conditions else ""
    with Desk.at(args.database) as desk:
        found = desk.ids(where, *conditions.values())
        columns([_line(desk, table) for table in found[: args.limit]])
    tell(args, "admin-tables", shown=min(len(found), args.limit), all=len(found))
    return 0


def _line(desk: Desk, table: str) -> tuple[str, ...]:
    from ...server.storage import Unreadable

    try:
        row = desk.row(table)
    except Unreadable as error:
        return (table, "?", "?", "?", "?", str(error))
    if row is None:  # it was deleted meanwhile
        return (table, "-", "-", "-", "-", "-")
    seats = ", ".join(_names(desk, row))
    return (table, row.status + ("*" if row.cancelled else ""), row.game, str(row.rules), moment(row.changed), seats)


def _names(desk: Desk, row: TableRow) -> list[str]:
    people = [each.player or each.owner for each in row.seats]
    names = {row.id: row.name for each in people if each for row, _ in desk.people("WHERE players.id = ?", each)}
    return [
        names.get(who, "?") if who else each.level or each.kind for who, each in zip(people, row.seats, strict=True)
    ]


def _known(desk: Desk, table: str) -> TableRow:
    from ...server.storage import Unreadable

    try:
        row = desk.row(table)
    except Unreadable as error:
        raise BadSetup(f"table {table}: {error}") from error
    if row is None:
        raise BadSetup(f"there is no table {table}")
    return row


def show(args: Namespace) -> int:
    """Everything but what would let its host cheat: the seed."""
    from ...server.storage.desk import Desk

    with Desk.at(args.database) as desk:
        row = _known(desk, args.table)
        shown = msgspec.to_builtins(row)
        if row.status != "over":
            shown = {name: value for name, value in shown.items() if name not in ("seed", "reseeds")}
        shown["names"] = _names(desk, row)
        shown["entries"] = desk.count("SELECT COUNT(*) FROM log WHERE table_id = ?", row.id)
    print(msgspec.json.format(msgspec.json.encode(shown), indent=2).decode())
    return 0


def close(args: Namespace) -> int:
    from ...server.hosting.upgrading import end_without_result
    from ...server.storage.desk import Desk

    with Desk.at(args.database) as desk:
        rows = [_known(desk, table) for table in args.tables]
        for row in rows:
            if row.status == "open":
                desk.save(msgspec.structs.replace(row, status="given_up"))
            elif row.status == "playing":
                end_without_result(desk, row)
            tell(args, "admin-closed" if row.status in ("open", "playing") else "admin-closed-before", table=row.id)
    return 0


def delete(args: Namespace) -> int:
    from ...server.storage.desk import Desk

    tables = list(dict.fromkeys(args.tables))
    with Desk.at(args.database) as desk:
        _check(desk, tables)
        desk.delete(tables)
    tell(args, "admin-deleted", tables=len(tables))
    return 0


def _check(desk: Desk, tables: list[str]) -> None:
    """All of these are there, damaged or not."""
    known = set(desk.ids())
    for table in tables:
        if table not in known:
            raise BadSetup(f"there is no table {table}; nothing was done")


def purge(args: Namespace) -> int:
    from ...server.storage.desk import Desk

    statuses = args.status or ["over", "given_up"]
    marks = ", ".join("?" * len(statuses))
    with Desk.at(args.database) as desk:
        condition = f"WHERE status IN ({marks}) AND changed < ?"
        found = desk.ids(condition, *statuses, time.time() - args.older_than * DAY)
        if args.yes and found:
            desk.delete(found, results=False)
    tell(args, "admin-deleted" if args.yes else "admin-would-delete", tables=len(found))
    return 0


def verify(args: Namespace) -> int:
    from ...server.hosting.verifying import verify
    from ...server.storage.desk import Desk

    good = bad = older = 0
    with Desk.at(args.database) as desk:
        _check(desk, args.tables)
        for finding in verify(desk, args.tables or desk.ids("WHERE status IN ('playing', 'over')")):
            good += not finding.problem
            older += bool(finding.problem) and finding.older
            bad += bool(finding.problem) and not finding.older
            if finding.problem:
                key = "admin-older-rules" if finding.older else "admin-damaged"
                tell(args, key, table=finding.table, problem=finding.problem)
    tell(args, "admin-verified", good=good, bad=bad, older=older)
    return 1 if bad else 0
