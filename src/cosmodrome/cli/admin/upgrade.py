"""`cosmodrome admin upgrade`: what becomes of games that were begun by other rules."""

from __future__ import annotations

import tempfile
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ..arguments import Parser
from .words import columns, tell

if TYPE_CHECKING:
    from ...server.hosting.verifying import Finding
    from ..arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser(
        "upgrade", help="replay games of other rules by those of this version; say which would break"
    )
    parser.add_argument("--go-on", action="store_true", help="those that replay go on by the new rules")
    parser.add_argument("--end", action="store_true", help="running games that do not are ended without a result")
    parser.add_argument(
        "--freeze", metavar="FILE", type=Path, help="the same, but first copy them into a database for the old version"
    )
    parser.set_defaults(work=upgrade)


def upgrade(args: Namespace) -> int:
    """Without a wish nothing is changed, not even the schema: the old version may still serve the database."""
    from ...server.hosting import upgrading
    from ...server.storage.desk import Desk

    with Desk.at(args.database, any_version=True) as desk:
        findings = _judged(desk)
        columns([_line(each) for each in findings])
        broken = sum(bool(each.problem) for each in findings)
        tell(args, "admin-judged", good=len(findings) - broken, bad=broken)
        if not (args.go_on or args.end or args.freeze):
            return 0
        if args.freeze is not None:
            tell(args, "admin-frozen", games=upgrading.freeze(desk, findings, args.freeze), file=str(args.freeze))
        desk.bring_up_to_date()
        if args.go_on:
            tell(args, "admin-gone-on", games=upgrading.go_on(desk, findings))
        if args.end or args.freeze is not None:
            tell(args, "admin-ended", games=upgrading.end(desk, findings))
    return 0


def _judged(desk: object) -> list[Finding]:
    """A database of an older version is judged by a copy that is brought up to date."""
    from ...server.hosting.copying import back_up
    from ...server.hosting.upgrading import judge
    from ...server.storage.desk import Desk
    from ...server.storage.schema import MIGRATIONS

    assert isinstance(desk, Desk)
    if desk.version == len(MIGRATIONS):
        return judge(desk)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "copy.db"
        back_up(desk, file)
        with Desk.at(str(file), any_version=True) as copy:
            copy.bring_up_to_date()
            return judge(copy)


def _line(finding: Finding) -> tuple[str, ...]:
    row = finding.row
    assert row is not None
    return (row.id, row.status, row.game, str(row.rules), str(finding.actions), finding.problem or "ok")
