"""Who plays with whom: under a lock, so that nobody is seated at two tables.

Somebody who wants to play now must be there: processes note which of those who wait are connected to them, and who has
not been for a while waits no more. Who plays over days may go.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from ...games import find
from ...kernel import Game, commitment
from .. import rollcall, seating, wall
from ..payloads import NewTable, SeatPlan
from ..results import rating
from ..results.noting import group_of
from ..storage import OutboxRow, SeatRow, Session, TableRow
from ..storage.works import add_table, lock, post
from ..writing import alike
from .payloads import Seeking, Wish

PATIENCE: Final = 30.0
"""Seconds without a sign of life after which somebody who wants to play now waits no more."""
KEPT: Final = 86400.0
"""Seconds for which it is kept where somebody was seated."""
LOCK: Final = "seekers"

Letters = Callable[[TableRow], list[OutboxRow]]
"""With what people are called to a table; from another thread."""

_WANTED = "what = ? AND table_id = '' AND player NOT IN (SELECT player FROM blocked)"
"""Who waits for the same, but for those whom the host has shut out."""


class Seeker(msgspec.Struct, frozen=True):
    player: str
    name: str
    points: int
    within: int

    def accepts(self, other: Seeker) -> bool:
        near = not self.within or abs(self.points - other.points) <= self.within
        return near and alike(self.name) != alike(other.name)


def chosen(seekers: list[Seeker], seats: int) -> list[Seeker]:
    """The last of these with those who have waited longest and whom everybody accepts; nobody, if they are too few."""
    if not seekers:
        return []
    found = [seekers[-1]]
    for each in seekers[:-1]:
        if len(found) < seats and all(each.accepts(other) and other.accepts(each) for other in found):
            found.append(each)
    return found if len(found) == seats else []


def seek(session: Session, player: str, wish: Wish, letters: Letters) -> TableRow | None:
    """From now on this person waits for others who want the same; the table, if that makes enough, who are called."""
    lock(session, LOCK)
    now = wall.now()
    expire(session, now)
    session.change("DELETE FROM seekers WHERE player = ?", player)
    session.change(
        "INSERT INTO seekers (player, what, since, seen, live, table_id, data) VALUES (?, ?, ?, ?, ?, '', ?)",
        *(player, _what(wish), now, now, wish.pace is None or wish.pace.kind == "live", _json(wish)),
    )
    together = chosen(_waiting(session, wish, player), wish.seats)
    if not together:
        return None
    table = _table(find(wish.game), wish, [each.player for each in together])
    add_table(session, table, [], seating.first_due(table))
    for each in together:
        session.change("UPDATE seekers SET table_id = ?, since = ? WHERE player = ?", table.id, now, each.player)
    post(session, letters(table))
    return table


def stop(session: Session, player: str) -> None:
    session.change("DELETE FROM seekers WHERE player = ?", player)


def seeking(session: Session, player: str) -> Seeking:
    for what, table, data in session.rows("SELECT what, table_id, data FROM seekers WHERE player = ?", player):
        sql = f"SELECT COUNT(*) FROM seekers WHERE {_WANTED} AND player <> ?"
        others = session.rows(sql, what, player)[0][0]
        return Seeking(wish=msgspec.json.decode(data, type=Wish), others=others, table=table)
    return Seeking(wish=None, others=0, table="")


def note_there(session: Session, players: list[str]) -> None:
    """These are connected; who has not been for too long waits no more."""
    now, there = wall.now(), set(players)
    for player in waiting(session):
        if player in there:
            session.change("UPDATE seekers SET seen = ? WHERE player = ?", now, player)
    expire(session, now)


def waiting(session: Session) -> list[str]:
    """Those who have to be there."""
    return [player for (player,) in session.rows("SELECT player FROM seekers WHERE live ORDER BY player")]


def expire(session: Session, now: float) -> None:
    session.change("DELETE FROM seekers WHERE live AND table_id = '' AND seen < ?", now - PATIENCE)
    session.change("DELETE FROM seekers WHERE table_id <> '' AND since < ?", now - KEPT)


def merge(session: Session, guest: str, member: str) -> None:
    """A guest is a member after all: one person waits once."""
    stop(session, guest)


def _waiting(session: Session, wish: Wish, player: str) -> list[Seeker]:
    """Who wants the same, in the order they came; whoever asks last."""
    found = session.rows(
        f"""SELECT player, name, data FROM seekers JOIN players ON id = player
            WHERE {_WANTED} ORDER BY since, player""",
        _what(wish),
    )
    group = group_of(find(wish.game), wish.options)
    strong = rating.strengths(session, wish.game, group, [row[0] for row in found])
    seekers = [
        Seeker(who, name, _points(strong.get(who)), msgspec.json.decode(data, type=Wish).within)
        for who, name, data in found
    ]
    return sorted(seekers, key=lambda each: each.player == player)


def _points(cautious: float | None) -> int:
    return rating.points_of(0.0 if cautious is None else cautious)


def _what(wish: Wish) -> str:
    """What must be the same for all."""
    return _json([wish.game, wish.seats, dict(sorted(wish.options.items())), wish.pace])


def _table(game: Game, wish: Wish, players: list[str]) -> TableRow:
    seed = secrets.token_hex(16)
    plan = NewTable(game=game.id, seats=[SeatPlan()] * len(players), options=wish.options, pace=wish.pace)
    row = seating.new_row(game, players[0], plan, seed, commitment(seed))
    order = secrets.SystemRandom().sample(players, len(players))
    seats = [SeatRow(kind="person", player=player) for player in order]
    wanted = rollcall.is_wanted(plan, seating.check_setup(game, plan))
    # strangers play there: nobody may send another away
    return seating.begun(msgspec.structs.replace(row, seats=seats, host="", roll_call=wanted))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
