"""What somebody has left in the database besides their name and their tables: to be taken along.

Never a secret, as the hash of a bot's token, nor who others are.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..storage import Session

_QUERIES: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "results": (
        ("table", "game", "began", "ended", "seat", "score", "place", "won", "opening"),
        """SELECT r.table_id, r.game, r.began, r.ended, s.seat, s.score, s.place, s.won, s.opening
            FROM result_seats s JOIN results r ON r.table_id = s.table_id
            WHERE s.player = ? ORDER BY r.ended, r.table_id, s.seat""",
    ),
    "orders": (
        ("table", "seat", "orders"),
        "SELECT table_id, seat, orders FROM orders WHERE player = ? ORDER BY table_id, seat",
    ),
    "letters": (
        ("table", "kind", "channel", "due", "state"),
        "SELECT table_id, kind, channel, due, state FROM outbox WHERE player = ? ORDER BY due, id",
    ),
    "kept": (
        ("table", "favourite", "note"),
        "SELECT table_id, favourite, note FROM keepsakes WHERE player = ? ORDER BY table_id",
    ),
    "ratings": (
        ("game", "group", "mu", "sigma", "games", "wins", "latest"),
        """SELECT game, rating_group, mu, sigma, games, wins, latest FROM ratings WHERE player = ?
            ORDER BY game, rating_group""",
    ),
    "bots": (
        ("id", "name", "created"),
        "SELECT id, name, created FROM visitors WHERE player = ? ORDER BY created, id",
    ),
    "ladders": (
        ("game", "bot", "mu", "sigma", "games", "wins"),
        """SELECT l.game, l.bot, l.mu, l.sigma, l.games, l.wins FROM ladder l JOIN visitors v ON v.id = l.bot
            WHERE v.player = ? ORDER BY l.game, l.bot""",
    ),
    "tournaments": (
        ("tournament",),
        """SELECT t.data FROM tournaments t JOIN tournament_people p ON p.tournament_id = t.id
            WHERE p.player = ? ORDER BY t.changed, t.id""",
    ),
    "seeking": (
        ("since", "table", "wish"),
        "SELECT since, table_id, data FROM seekers WHERE player = ?",
    ),
    "reports": (
        ("table", "line", "reason", "text", "at"),
        "SELECT table_id, line, reason, text, at FROM reports WHERE author = ? ORDER BY at, id",
    ),
    "invitations": (
        ("table", "at"),
        "SELECT table_id, at FROM invitations WHERE player = ? ORDER BY at, table_id",
    ),
    "invited": (
        ("table", "at"),
        "SELECT table_id, at FROM invitations WHERE host = ? ORDER BY at, table_id, player",
    ),
}
"""What is asked for, by what it is called, with the names of its columns."""

_TOURNAMENT: Final = ("id", "name", "game", "options", "system", "status", "created", "changed")
"""What is told of a tournament: the rest is about all who play in it."""

_TRUTHS: Final = ("favourite", "won")
"""What SQLite takes for numbers."""


def belongings(session: Session, player: str) -> dict[str, Any]:
    return {
        name: [_told(dict(zip(columns, row, strict=True))) for row in session.rows(sql, player)]
        for name, (columns, sql) in _QUERIES.items()
    }


def _told(row: dict[str, Any]) -> dict[str, Any]:
    if "tournament" in row:
        data = msgspec.json.decode(row["tournament"])
        return {name: data[name] for name in _TOURNAMENT}
    if "wish" in row:
        return {**row, "wish": msgspec.json.decode(row["wish"])}
    if "orders" in row:
        return {**row, "orders": msgspec.json.decode(row["orders"])}
    return {name: bool(value) if name in _TRUTHS else value for name, value in row.items()}
