"""Whether stored games still are what they were: each is replayed from its log and compared with its row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...games import find, ids
from ...kernel import BadSetup
from ..folding import replayed
from ..play import Play
from ..storage import TableRow, Unreadable
from ..storage.desk import Desk


class Finding(NamedTuple):
    table: str
    row: TableRow | None
    """None if not even that can be read."""
    actions: int
    problem: str
    """Empty if nothing is wrong."""
    older: bool = False
    """It was played by other rules than there are now: what is wrong may be no damage."""


def verify(desk: Desk, tables: list[str]) -> Iterator[Finding]:
    for table in tables:
        row = None
        try:
            row = desk.row(table)
            if row is not None:
                yield checked(desk, row)
        except Unreadable as error:
            yield Finding(table, row, 0, str(error))


def checked(desk: Desk, row: TableRow) -> Finding:
    """What comes of it when a game is replayed by the rules as they are now."""
    older = row.game in ids() and find(row.game).rules != row.rules
    try:
        play = _replayed(desk, row)
        return Finding(row.id, row, play.actions, _difference(row, play), older)
    except Unreadable as error:
        return Finding(row.id, row, row.actions, str(error), older)


def _replayed(desk: Desk, row: TableRow) -> Play:
    try:
        game = find(row.game)
    except BadSetup as error:
        raise Unreadable(str(error)) from error
    return replayed(game, row, desk.log(row.id))


def _difference(row: TableRow, play: Play) -> str:
    """Where the row of a finished game says something else than its log."""
    state = play.state
    if row.status != "over" or row.cancelled:
        return ""
    if not state.over:
        return "its row says that the game is over, its log does not lead there"
    if (list(state.scores), list(state.winners)) != (row.scores, row.winners):
        return f"it was won by {row.winners} with {row.scores}; its log leads to {state.winners} with {state.scores}"
    return ""
