"""Votes of those who play: to let a bot take the seat of somebody who is away, or to end the game without a result.

It takes everybody's yes but that of whom it is about and of those who have been away for long, so that nobody is ever
stuck with a table that waits for nobody. Where several are away the rules may wait for one of them only: to replace
that one, which can be undone, those who are there are enough. Not so over days, when hardly anybody is ever there.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from ..kernel import Game
from . import seating, wall
from .payloads import Vote
from .refusals import Refusal, conflict, forbidden
from .storage import TableRow, VoteRow

LONG = {"": 600.0, "live": 120.0, "days": 86400.0}
"""Seconds that somebody who is not connected may be waited for before the others may vote, by the table's pace."""

Absent = dict[int, float]
"""The seats of those who are away, and since when they have been waited for."""


def from_when(row: TableRow, asked: float) -> float:
    """From when on there may be a vote about somebody who is away and has been waited for since `asked`."""
    return asked + LONG["" if row.pace is None else row.pace.kind]


def long_away(row: TableRow, absent: Absent) -> Absent:
    """Those of them about whom there may be a vote now."""
    return {seat: asked for seat, asked in absent.items() if from_when(row, asked) <= wall.now()}


def voters(row: TableRow, vote: VoteRow, absent: Absent, here: Collection[int]) -> set[int]:
    """The seats whose yes it takes, if those `here` are connected."""
    people = {seat for seat, each in enumerate(row.seats) if each.kind == "person"}
    if vote.kind == "replace" and (row.pace is None or row.pace.kind != "days"):
        people &= set(here)
    return people - {vote.seat} - long_away(row, absent).keys()


def standing(row: TableRow, absent: Absent) -> list[VoteRow]:
    """The votes that still are about something: nobody has come back and been waited for anew."""
    away = long_away(row, absent)
    return [vote for vote in row.votes if vote.kind == "cancel" or away.get(vote.seat) == vote.asked]


def voted(
    row: TableRow, game: Game, player: str, wish: Vote, absent: Absent, here: Collection[int], actions: int
) -> TableRow:
    """The row after somebody's yes or no; if it was the last yes that was missing, with what comes of it."""
    if seating.seat_of(row, player) is None:
        raise forbidden("problem-players-only")
    if row.status != "playing":
        raise conflict("problem-over" if row.status == "over" else "problem-not-begun")
    vote = _about(row, player, wish, absent)
    said = [each for each in vote.players if each != player] + ([player] if wish.yes else [])
    vote = msgspec.structs.replace(vote, players=said)
    others = [each for each in standing(row, absent) if (each.kind, each.seat) != (vote.kind, vote.seat)]
    row = msgspec.structs.replace(row, votes=[*others, vote] if said else others)
    if not said or not voters(row, vote, absent, here) <= {seating.seat_of(row, each) for each in said}:
        return row
    row = msgspec.structs.replace(row, votes=others)
    return seating.cancelled(row, actions) if vote.kind == "cancel" else seating.stood_in(row, game, vote.seat)


def _about(row: TableRow, player: str, wish: Vote, absent: Absent) -> VoteRow:
    """The vote this is about, as it stands, or a new one."""
    if wish.kind == "cancel":
        fresh = VoteRow(kind="cancel")
    else:
        seat = -1 if wish.seat is None else wish.seat
        if not 0 <= seat < len(row.seats):
            raise Refusal(400, "no-such-seat", {"number": seat + 1, "seats": len(row.seats)})
        away = long_away(row, absent)
        if seat not in away or row.seats[seat].player == player:
            raise conflict("problem-not-away")
        fresh = VoteRow(kind="replace", seat=seat, asked=away[seat])
    known = [each for each in standing(row, absent) if (each.kind, each.seat) == (fresh.kind, fresh.seat)]
    return known[0] if known else fresh
