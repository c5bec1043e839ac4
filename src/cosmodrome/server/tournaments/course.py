"""How a tournament goes on: pure functions from one row to the next.

A cancelled table gives everybody half. Who was not there in the end (a bot had kept the seat, or they had left) gets
nothing and plays no further rounds, unless they say that they are back. In a knock-out the best of every table go on;
where two are equal, who has not left the tournament, and then the one who stood before the other at the start.
"""

from __future__ import annotations

import msgspec

from . import pairing
from .pairing import Round
from .rows import Entrant, Pairing, TournamentRow
from .standing import Standing, Table, shares, standings


class Outcome(msgspec.Struct, frozen=True):
    """How a table of a tournament has ended."""

    merits: dict[str, tuple[int, ...]]
    """How well everybody did who sat there when it began."""
    missed: list[str]
    cancelled: bool = False


def counted(row: TournamentRow, outcomes: dict[str, Outcome]) -> TournamentRow:
    """The row with what tables have ended with; by the ids of the tables."""
    if not row.played:
        return row
    latest = [_counted(each, outcomes.get(each.table)) for each in row.played[-1]]
    missed = {player for each in latest for player in each.missed}
    entrants = [
        msgspec.structs.replace(each, dropped=True) if each.player in missed and each not in _settled(row) else each
        for each in row.entrants
    ]
    return msgspec.structs.replace(row, played=[*row.played[:-1], latest], entrants=entrants)


def _settled(row: TournamentRow) -> list[Entrant]:
    """Those who missed a table that was counted before: they may have come back since."""
    missed = {player for each in row.played[-1] if each.done for player in each.missed}
    return [each for each in row.entrants if each.player in missed]


def _counted(each: Pairing, outcome: Outcome | None) -> Pairing:
    if each.done or outcome is None:
        return each
    if outcome.cancelled:
        return msgspec.structs.replace(each, points=[0.5] * len(each.players))
    lost = (-1,)
    merits = [lost if who in outcome.missed else outcome.merits.get(who, lost) for who in each.players]
    points = [0.0 if merit == lost else share for merit, share in zip(merits, shares(merits), strict=True)]
    return msgspec.structs.replace(each, points=points, missed=[who for who in each.players if who in outcome.missed])


def is_round_over(row: TournamentRow) -> bool:
    return all(each.done for each in (row.played[-1] if row.played else []))


def begun(row: TournamentRow, strength: dict[str, float]) -> TournamentRow:
    """The row when nobody enters any more: the best rated first, then who came first."""
    entrants = sorted(row.entrants, key=lambda each: -strength.get(each.player, 0.0))
    rounds = {
        "round_robin": pairing.round_robin_rounds(len(entrants), row.size),
        "swiss": row.rounds or pairing.swiss_rounds(len(entrants), row.size),
        "knockout": 0,
    }[row.system]
    return msgspec.structs.replace(row, status="playing", entrants=entrants, rounds=rounds)


def next_round(row: TournamentRow, least: int) -> Round | None:
    """Who meets whom next; None if it is over. At least so many must sit at a table."""
    there = [each.player for each in row.entrants if not each.dropped]
    past = [_as_round(each) for each in row.played]
    if row.system == "knockout":
        alive = [player for player in _alive(row) if player in there]
        return pairing.knockout(alive, row.size, least, past) if len(alive) >= least else None
    if len(row.played) >= row.rounds or len(there) < least:
        return None
    if row.system == "round_robin":
        # those who have gone keep their places in the circle, so that the others still meet everybody once
        everybody = [each.player for each in row.entrants] if row.size == 2 else there
        return _without(pairing.round_robin(everybody, row.size, least, past), there)
    order = [each.player for each in standings_of(row) if each.player in there]
    return pairing.grouped(order, row.size, least, past)


def _without(planned: Round, there: list[str]) -> Round:
    """The round of those who are there: who was to meet nobody else has a bye."""
    tables = [[player for player in table if player in there] for table in planned.tables]
    alone = [table[0] for table in tables if len(table) == 1]
    return Round(
        [table for table in tables if len(table) > 1],
        [player for player in [*planned.byes, *alone] if player in there],
    )


def _as_round(played: list[Pairing]) -> Round:
    return Round(
        [each.players for each in played if each.table],
        [each.players[0] for each in played if not each.table],
    )


def _alive(row: TournamentRow) -> list[str]:
    """Who is still in a knock-out, in the order at the start."""
    order = [each.player for each in row.entrants]
    if not row.played:
        return order
    gone = {each.player for each in row.entrants if each.dropped}
    return sorted((_winner(each, order, gone) for each in row.played[-1]), key=order.index)


def _winner(each: Pairing, order: list[str], gone: set[str]) -> str:
    best = max(each.points)
    firsts = [who for who, points in zip(each.players, each.points, strict=True) if points == best]
    return min(firsts, key=lambda who: (who in gone, order.index(who)))


def standings_of(row: TournamentRow) -> list[Standing]:
    """Who is ahead; in a knock-out, who got further."""
    tables = [Table(each.players, each.points) for played in row.played for each in played if each.done]
    found = standings([each.player for each in row.entrants], tables)
    if row.system != "knockout" or not row.played:
        return found
    reached = {who: number for number, played in enumerate(row.played) for each in played for who in each.players}
    alive = _alive(row) if is_round_over(row) else []
    there = {each.player for each in row.entrants if not each.dropped}
    # whoever is still in it and has left it comes after who has not
    over = there.intersection(alive) or alive
    return sorted(found, key=lambda each: (-reached.get(each.player, -1), each.player not in over))
