"""Writing down a finished game, in the transaction in which it ends: once, however often its table is saved after.

Which games are rated is decided here. Not those that ended without a result, lessons, games played on from another one,
nor those where people may ask a bot. It takes two people who have begun: against bots alone one may ask for hints and
begin anew at will. Who was replaced by a bot for being away, or left for good, has lost to all who stayed; so has a
host who has sent away somebody who was there. Whom they sent away, and who came later, are not compared with anybody.
"""

from __future__ import annotations

from functools import partial

import msgspec

from ...games import find, ids
from ...kernel import Game
from ...kernel.options import Value
from ..seating import starters
from ..storage import SeatRow, Session, Store, TableRow, Unreadable
from .rating import COMPARED, Fate, fold, rebuild_groups

_BATCH = 200


class Seat(msgspec.Struct, frozen=True):
    """A seat of a finished game."""

    player: str
    level: str
    fate: Fate
    score: int
    place: int
    won: bool
    opening: str


def note(session: Session, row: TableRow) -> bool:
    """Write down a finished game; False if it is written already, or never began."""
    if not row.actions:
        return False
    noted = session.change(
        """INSERT INTO results (table_id, game, rating_group, name, kind, private, cancelled, rated, seats, actions,
            began, ended, options) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING""",
        *(row.id, row.game, group(row), row.name, _kind(row), row.private, row.cancelled, is_rated(row)),
        *(len(row.seats), row.actions, row.begun or row.created, row.changed, _json(row.options)),
    )
    if noted:
        for number, seat in enumerate(seats(row)):
            session.change(
                """INSERT INTO result_seats (table_id, seat, player, level, fate, score, place, won, opening)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                *(row.id, number, *msgspec.structs.astuple(seat)),
            )
        values = [each for name, value in row.options.items() for each in (name, spelled(value), row.id)]
        marks = ", ".join(["(?, ?, ?)"] * len(row.options))
        session.change(f"INSERT INTO result_options (name, value, table_id) VALUES {marks}", *values)
    return bool(noted)


def remember(session: Session, row: TableRow) -> None:
    """What the store does in the transaction that saves a finished game."""
    if note(session, row):
        session.last.append(fold)


def take_back(session: Session, table: str) -> None:
    """This game has not ended after all; what people have kept of it stays."""
    known = session.rows("SELECT game, rating_group FROM results WHERE table_id = ?", table)
    for name in ("results", "result_seats", "result_options"):
        session.change(f"DELETE FROM {name} WHERE table_id = ?", table)
    if known:
        session.last.append(partial(rebuild_groups, groups=known))


async def note_missed(store: Store) -> int:
    """Write down the finished games that are not, from before this was done, in the order they ended: how many."""
    noted, after = 0, (0.0, "")
    while True:
        found = await store.read(partial(_missed, after=after))
        if not found:
            return noted
        rows = [await _readable(store, table) for _, table in found]
        noted += await store.write("", partial(_note_all, rows=[row for row in rows if row is not None]))
        after = found[-1]


def _missed(session: Session, after: tuple[float, str]) -> list[tuple[float, str]]:
    rows = session.rows(
        """SELECT changed, id FROM tables WHERE status = 'over' AND (changed, id) > (?, ?)
            AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id) ORDER BY changed, id LIMIT ?""",
        *(*after, _BATCH),
    )
    return [(changed, table) for changed, table in rows]


def _note_all(session: Session, rows: list[TableRow]) -> int:
    session.last.append(fold)
    return sum(note(session, row) for row in rows)


async def _readable(store: Store, table: str) -> TableRow | None:
    try:
        return await store.table(table)
    except Unreadable:
        return None


def group(row: TableRow) -> str:
    """With which games of the same kind this one is rated; empty if the game is no more."""
    return group_of(find(row.game), row.options) if row.game in ids() else ""


def group_of(game: Game, options: dict[str, Value]) -> str:
    return _json({name: options[name] for name in game.rated_by if name in options})


def is_rated(row: TableRow) -> bool:
    if row.cancelled or row.lesson or row.origin or row.hints:
        return False
    fates = [seat.fate for seat in seats(row)]
    return sum(fate in COMPARED for fate in fates) > 1 or "dismissing" in fates


def seats(row: TableRow) -> list[Seat]:
    """How everybody did: the winners first, then by points."""
    count = len(row.seats)
    scores = row.scores or [0] * count
    merits = [(number in row.winners, scores[number]) for number in range(count)]
    openings = row.openings or [""] * count
    return [
        Seat(
            *_who(row, number, each),
            scores[number],
            1 + sum(other > merits[number] for other in merits),
            number in row.winners,
            openings[number],
        )
        for number, each in enumerate(row.seats)
    ]


def _who(row: TableRow, number: int, sits: SeatRow) -> tuple[str, str, Fate]:
    """Whose seat it was, the level of the bot there in the end, and what has become of them."""
    began = starters(row)[number]
    if sits.kind == "person" and sits.player != began:
        return sits.player, "", "came"
    if began and began in row.dismissers:
        return began, sits.level, "dismissing"
    if sits.kind == "person":
        return sits.player, "", "stayed"
    if not began:
        return "", sits.level, "bot"
    if sits.owner == began:
        return began, sits.level, "away"
    return began, sits.level, "removed" if began in row.removed else "left"


def _kind(row: TableRow) -> str:
    return "lesson" if row.lesson else "branch" if row.origin else "game"


def spelled(value: Value) -> str:
    """The value of an option as it is searched for."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
