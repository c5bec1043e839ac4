"""Before an upgrade: which games were begun by other rules than this version has, and what becomes of them.

A game is its log. If the rules as they are now accept every entry of it, it can go on by them (a finished one must also
end as it did). If not, it is ended without a result, and keeps its log; whoever wants to play it on does so at a server
of the old version, on a copy of the database that holds nothing but such games.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from ...games import find, ids
from .. import seating
from ..results.noting import remember
from ..storage import TableRow, Unreadable
from ..storage.desk import Desk
from .copying import back_up
from .verifying import Finding, checked

ELSEWHERE: Final = ("tournaments", "tournament_people", "seekers")
"""What brings people together at new tables: that goes on at the new version, and would be done twice."""


def of_other_rules(desk: Desk) -> Iterator[TableRow]:
    """The games that have begun, and can not be opened as they are. What can not even be read is no matter of rules."""
    for table in desk.ids("WHERE status IN ('playing', 'over')"):
        try:
            row = desk.row(table)
        except Unreadable:
            continue
        if row is not None and not row.cancelled and (row.game not in ids() or find(row.game).rules != row.rules):
            yield row


def judge(desk: Desk) -> list[Finding]:
    """What comes of each of them when it is replayed by the rules of this version."""
    return [checked(desk, row) for row in of_other_rules(desk)]


def go_on(desk: Desk, findings: list[Finding]) -> int:
    """Those that replay go on by the rules as they are now."""
    good = [each.row for each in findings if each.row is not None and not each.problem]
    for row in good:
        desk.save(msgspec.structs.replace(row, rules=find(row.game).rules))
    return len(good)


def end(desk: Desk, findings: list[Finding]) -> int:
    """Those that do not end without a result. Finished ones stay as they are: they have one."""
    broken = _broken(findings)
    for row in broken:
        end_without_result(desk, row)
    return len(broken)


def freeze(desk: Desk, findings: list[Finding], file: Path) -> int:
    """A copy of the database, as it is, with nothing but the running games that do not replay, and the people."""
    back_up(desk, file)
    kept = {row.id for row in _broken(findings)}
    with Desk.at(str(file), any_version=True) as copy:
        copy.delete(sorted(set(copy.ids()) - kept), tell=False)
        copy.clear(ELSEWHERE)
    return len(kept)


def _broken(findings: list[Finding]) -> list[TableRow]:
    return [each.row for each in findings if each.row is not None and each.problem and each.row.status == "playing"]


def end_without_result(desk: Desk, row: TableRow) -> None:
    """Also a game whose log can not be read. It is in everybody's history from then on, as if they had voted so."""
    desk.save(seating.cancelled(row, desk.actions(row.id)), remember)
