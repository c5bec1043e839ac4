"""What people have told of each other, for the host to see to."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from ...kernel import BadSetup
from ..arguments import Parser
from .words import columns, moment, tell

if TYPE_CHECKING:
    from ...server.storage import ReportRow
    from ...server.storage.dialect import Session
    from ..arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("reports", help="what people have told of each other, the oldest first")
    parser.add_argument("--settled", action="store_true", help="what was seen to already")
    parser.set_defaults(work=list_reports)
    parser = commands.add_parser("settle", help="a report was seen to")
    parser.add_argument("report", metavar="ID")
    parser.set_defaults(work=settle)


def list_reports(args: Namespace) -> int:
    from ...server.storage.conduct import reports
    from ...server.storage.desk import Desk

    with Desk.at(args.database) as desk:
        found = desk.read(lambda session: reports(session, args.settled))
        names = {row.id: row.name for row, _ in desk.people()}
    columns(
        [
            (each.id, moment(each.at), each.reason, each.table, each.player, _told(each, names.get(each.player, "")))
            for each in found
        ]
    )
    tell(args, "admin-reports", reports=len(found))
    return 0


def _told(row: ReportRow, name: str) -> str:
    """Of whom, what they have said, and what is told of them."""
    return " | ".join(part for part in (name, row.said, row.text) if part)


def settle(args: Namespace) -> int:
    from ...server.storage.desk import Desk

    def work(session: Session) -> int:
        return session.change("UPDATE reports SET settled = ? WHERE id = ?", True, args.report)

    with Desk.at(args.database) as desk:
        if not desk.write([], work):
            raise BadSetup(f"there is no report {args.report}; `cosmodrome admin reports` lists them")
    tell(args, "admin-settled", report=args.report)
    return 0
