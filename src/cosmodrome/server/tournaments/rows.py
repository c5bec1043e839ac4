"""A tournament as it is stored: whole, as JSON, with the columns by which it is looked up."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ..payloads import Pace
from ..storage import Conflict, Session, TableRow
from .payloads import System, TournamentStatus


class Entrant(Struct, frozen=True):
    player: str
    dropped: bool = False
    """Plays no further rounds: has left, or did not come."""


class Pairing(Struct, frozen=True):
    """A table of a round, or a bye of one person."""

    players: list[str]
    table: str = ""
    points: list[float] = []
    """What everybody got, once it is over."""
    missed: list[str] = []
    """Those who were not there in the end."""

    @property
    def done(self) -> bool:
        return bool(self.points)


class TournamentRow(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    game: str
    options: dict[str, str | int | bool]
    system: System
    size: int
    """How many sit at a table, if it comes out even."""
    rounds: int
    """How many are played, once it has begun; in a knock-out, as many as it takes."""
    pace: Pace
    private: bool
    host: str
    status: TournamentStatus
    created: float
    changed: float
    entrants: list[Entrant] = []
    """Once it has begun, in the order at the start: the best rated first."""
    played: list[list[Pairing]] = []
    """Round by round."""
    version: int = 0


def add(session: Session, row: TournamentRow) -> None:
    session.change(
        "INSERT INTO tournaments (id, version, status, private, changed, data) VALUES (?, ?, ?, ?, ?, ?)",
        *(row.id, row.version, row.status, row.private, row.changed, _json(row)),
    )
    _enter(session, row)


def save(session: Session, row: TournamentRow) -> TournamentRow:
    """The row, one version later; Conflict if somebody else has written first."""
    saved = msgspec.structs.replace(row, version=row.version + 1)
    changed = session.change(
        """UPDATE tournaments SET version = ?, status = ?, private = ?, changed = ?, data = ?
            WHERE id = ? AND version = ?""",
        *(saved.version, saved.status, saved.private, saved.changed, _json(saved), row.id, row.version),
    )
    if not changed:
        raise Conflict(f"tournament {row.id} is no longer at version {row.version}")
    _enter(session, saved)
    return saved


def load(session: Session, tournament: str) -> TournamentRow | None:
    found = session.rows("SELECT data FROM tournaments WHERE id = ?", tournament)
    return _read(found[0][0]) if found else None


def listed(session: Session, player: str, limit: int) -> list[TournamentRow]:
    """Public ones and one's own, those that changed last first."""
    own = "SELECT tournament_id FROM tournament_people WHERE player = ?"
    sql = f"SELECT data FROM tournaments WHERE (NOT private OR id IN ({own})) ORDER BY changed DESC, id LIMIT ?"
    return [_read(data) for (data,) in session.rows(sql, player, limit)]


def due(session: Session) -> list[str]:
    """Those where a table has ended that is not counted yet."""
    return [each for (each,) in session.rows("SELECT id FROM tournaments WHERE due ORDER BY id LIMIT 50")]


def note_end(session: Session, row: TableRow) -> None:
    """In the transaction in which a table of a tournament ends: somebody has to look."""
    if row.tournament:
        session.change("UPDATE tournaments SET due = ? WHERE id = ?", True, row.tournament)


def take(session: Session, tournament: str) -> bool:
    """Whether there is something to look at, which from now on is this transaction's; nobody else's meanwhile."""
    return bool(session.change("UPDATE tournaments SET due = ? WHERE id = ? AND due", False, tournament))


def merge(session: Session, guest: str, member: str) -> None:
    """A guest is a member after all; where both take part, the guest does so no more: nobody plays for two."""
    for row in _of(session, guest):
        known = {entrant.player for entrant in row.entrants}
        if not {guest, member} <= known:
            save(session, _read(_json(row).replace(_json(guest), _json(member))))
        elif row.status in ("open", "playing"):
            save(session, without(msgspec.structs.replace(row, host=member if row.host == guest else row.host), guest))


def forget(session: Session, player: str) -> list[str]:
    """Somebody who is no more takes part in nothing.

    What they had given a name has none: the ids of its tables, which bear it too.
    """
    named: list[str] = []
    for row in _of(session, player):
        after = _parted(row, player)
        if row.host == player:
            after = msgspec.structs.replace(after, name="")
            named += [each.table for played in row.played for each in played if each.table]
        if after != row:
            save(session, after)
    return named


def shut_out(session: Session, player: str) -> None:
    """Nobody is paired with somebody whom the host keeps out, and who can not come."""
    for row in _of(session, player):
        after = _parted(row, player)
        if after != row:
            save(session, after)


def _parted(row: TournamentRow, player: str) -> TournamentRow:
    """The row when somebody takes part in nothing any more; what nobody else can begin is not to be."""
    if row.host == player and row.status == "open":
        row = msgspec.structs.replace(row, status="cancelled")
    if row.status in ("open", "playing") and player in {entrant.player for entrant in row.entrants}:
        row = without(row, player)
    return row


def without(row: TournamentRow, player: str) -> TournamentRow:
    """The row when somebody takes part no more: in one that has begun, what they have played stays."""
    if row.status == "open":
        return msgspec.structs.replace(row, entrants=[each for each in row.entrants if each.player != player])
    entrants = [Entrant(player, dropped=True) if each.player == player else each for each in row.entrants]
    return msgspec.structs.replace(row, entrants=entrants)


def _of(session: Session, player: str) -> list[TournamentRow]:
    """Those that somebody runs or takes part in."""
    sql = """SELECT data FROM tournaments WHERE id IN (SELECT tournament_id FROM tournament_people WHERE player = ?)
        ORDER BY id"""
    return [_read(data) for (data,) in session.rows(sql, player)]


def _enter(session: Session, row: TournamentRow) -> None:
    session.change("DELETE FROM tournament_people WHERE tournament_id = ?", row.id)
    for player in sorted({row.host, *(entrant.player for entrant in row.entrants)}):
        session.change("INSERT INTO tournament_people (player, tournament_id) VALUES (?, ?)", player, row.id)


def _read(data: str) -> TournamentRow:
    return msgspec.json.decode(data, type=TournamentRow)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
