"""Statistics of one person: public games, and all of them for who asks about themselves."""

from __future__ import annotations

from typing import Final

import msgspec

from ...arena.rating import Skill
from ..storage import Session
from .payloads import GameCount, GroupCount, OpeningCount, PlayedGame, RivalCount, Statistics
from .rating import points

MOST_GAMES: Final = 200
MOST_RIVALS: Final = 20
MOST_OPENINGS: Final = 20

_PLAYED: Final = """FROM result_seats s JOIN results r ON r.table_id = s.table_id
    WHERE s.player = ? AND r.kind = 'game' AND NOT r.cancelled AND (NOT r.private OR ?)"""
_OF: Final = "AND r.game = ? AND (? = '' OR r.rating_group = ?)"
_WINS: Final = "SUM(CASE WHEN s.won THEN 1 ELSE 0 END)"


def games(session: Session, player: str, own: bool) -> list[GameCount]:
    """How often this person has finished each game, what they have played most first."""
    sql = f"SELECT r.game, COUNT(*), {_WINS} {_PLAYED} GROUP BY r.game ORDER BY COUNT(*) DESC, r.game"
    return [GameCount(game=game, games=count, wins=wins) for game, count, wins in session.rows(sql, player, own)]


Asked = tuple[str, bool, str, str, str]
"""Of whom, whether that is who asks, of which game, and in which way to play it; that twice, and empty for all."""


def counted(session: Session, player: str, game: str, own: bool, group: str = "") -> Statistics:
    who = (player, own, game, group, group)
    return Statistics(
        game=game,
        groups=_groups(session, (player, own, game)),
        played=_played(session, who),
        openings=_openings(session, who),
        rivals=_rivals(session, who),
    )


def _groups(session: Session, who: tuple[str, bool, str]) -> list[GroupCount]:
    sql = f"""SELECT r.rating_group, COUNT(*) {_PLAYED} AND r.game = ?
        GROUP BY r.rating_group ORDER BY COUNT(*) DESC, r.rating_group"""
    return [
        GroupCount(id=group, options=msgspec.json.decode(group) if group else {}, games=count)
        for group, count in session.rows(sql, *who)
    ]


def _played(session: Session, who: Asked) -> list[PlayedGame]:
    latest = session.rows(
        f"""SELECT r.table_id, r.ended, r.rating_group, s.place, r.seats, s.score, s.won, s.mu, s.sigma {_PLAYED}
            {_OF} ORDER BY r.ended DESC, r.table_id DESC LIMIT ?""",
        *(*who, MOST_GAMES),
    )
    return [
        PlayedGame(
            table=table,
            ended=ended,
            group=group,
            place=place,
            seats=seats,
            score=score,
            won=bool(won),
            points=None if mu is None else points(Skill(mu, sigma)),
        )
        for table, ended, group, place, seats, score, won, mu, sigma in reversed(latest)
    ]


def _openings(session: Session, who: Asked) -> list[OpeningCount]:
    sql = f"""SELECT s.opening, COUNT(*), {_WINS} {_PLAYED} {_OF} AND s.opening <> ''
        GROUP BY s.opening ORDER BY COUNT(*) DESC, s.opening LIMIT ?"""
    return [
        OpeningCount(opening=opening, games=count, wins=wins)
        for opening, count, wins in session.rows(sql, *who, MOST_OPENINGS)
    ]


def _rivals(session: Session, who: Asked) -> list[RivalCount]:
    joined = _PLAYED.replace(" WHERE", " JOIN result_seats o ON o.table_id = s.table_id WHERE", 1)
    sql = f"""SELECT o.player, COUNT(*), SUM(CASE WHEN s.place < o.place THEN 1 ELSE 0 END),
        SUM(CASE WHEN s.place > o.place THEN 1 ELSE 0 END) {joined}
        {_OF} AND o.player <> s.player AND o.player <> ''
        GROUP BY o.player ORDER BY COUNT(*) DESC, o.player LIMIT ?"""
    return [
        RivalCount(player=player, name="", games=count, ahead=ahead, behind=behind)
        for player, count, ahead, behind in session.rows(sql, *who, MOST_RIVALS)
    ]
