"""A table as somebody may see it, in the lobby and at the table: never what they may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games import find, ids
from . import seating, teaching, voting
from .payloads import LessonPlace, SeatInfo, TableInfo, VoteInfo
from .people.colours import assigned
from .visitors.levels import shown_level

if TYPE_CHECKING:
    from .hall import Hall
    from .play import Play
    from .storage import TableRow
    from .table import Table


def described(hall: Hall, row: TableRow, player: str, table: Table | None) -> TableInfo:
    """A table as this person may see it; `table` if it is in memory."""
    play = None if table is None else table.play
    kept = seating.kept_for(row, player)
    return TableInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        options=row.options,
        status=row.status,
        private=row.private,
        seats=_seats(hall, row, player, table),
        host=bool(player) and row.host == player,
        may_talk=seating.may_talk(row, player),
        seat=seating.seat_of(row, player),
        actions=row.actions if play is None else play.actions,
        created=row.created,
        changed=row.changed,
        commitment=row.commitment,
        seeds=[row.seed, *row.reseeds] if row.status == "over" else [],
        pace=row.pace,
        kept=kept,
        gives_back=kept is not None and (table is None or table.gives_back(kept)),
        tempo=row.tempo,
        scores=row.scores,
        winners=row.winners,
        cancelled=row.cancelled,
        votes=_votes(row, table),
        problem=None if table is not None else hall.problem(row),
        rematch=row.rematch or None,
        origin=(row.origin, row.origin_actions) if row.origin else None,
        tournament=row.tournament or None,
        lesson=_lesson(row, play),
        hints=seating.may_ask(row),
        members=row.members,
    )


def _votes(row: TableRow, table: Table | None) -> list[VoteInfo]:
    if table is None or row.status != "playing":
        return []
    absent = table.absent
    votes: list[VoteInfo] = []
    for vote in voting.standing(row, absent):
        yes = {seat for seat, each in enumerate(row.seats) if each.kind == "person" and each.player in vote.players}
        missing = sorted(voting.voters(row, vote, absent, table.connected) - yes)
        seat = vote.seat if vote.kind == "replace" else None
        votes.append(VoteInfo(kind=vote.kind, seat=seat, yes=sorted(yes), missing=missing))
    return votes


def _lesson(row: TableRow, play: Play | None) -> LessonPlace | None:
    lesson = teaching.held(find(row.game), row) if row.lesson and row.game in ids() else None
    return None if lesson is None else teaching.place(lesson, None if play is None else play.state)


def _seats(hall: Hall, row: TableRow, player: str, table: Table | None) -> list[SeatInfo]:
    colours = assigned([hall.colour(each.player or each.owner) for each in row.seats])
    return [_seat(hall, row, seat, player, table, colour) for seat, colour in enumerate(colours)]


def _seat(hall: Hall, row: TableRow, seat: int, player: str, table: Table | None, colour: int) -> SeatInfo:
    taken = row.seats[seat]
    asked = None if table is None else table.absent.get(seat)
    over_days = row.pace is not None and row.pace.kind == "days"
    visitor = hall.desk.known(taken.level)
    return SeatInfo(
        kind=taken.kind,
        name=hall.name(taken.player or taken.owner),
        guest=taken.kind == "person" and not hall.is_member(taken.player),
        colour=colour,
        level=shown_level(taken.level),
        bot="" if visitor is None else visitor.name,
        bot_of="" if visitor is None else hall.name(visitor.player),
        you=bool(player) and taken.kind == "person" and taken.player == player,
        present=table is not None and table.present(seat),
        waiting=table is not None and seat in table.waiting,
        vacation=hall.away.until(taken.player) if over_days else None,
        votable_from=None if asked is None else voting.from_when(row, asked),
    )
