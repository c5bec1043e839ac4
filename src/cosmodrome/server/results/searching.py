"""Looking for finished games: by game, player, option, date, and what one has kept.

Everybody finds public games and those of their own. Every condition is answered by an index; a page goes on where the
one before it has ended, so that what ends meanwhile shifts nothing.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..endpoints import Call
from ..refusals import malformed
from ..storage import Session
from .payloads import Keep, Result, ResultSeat

PAGE = 30
MOST_OPTIONS = 10
OPTION = "option."
"""What the names of parameters begin with that say how an option must be."""

_COLUMNS = "r.table_id, r.game, r.name, r.options, r.kind, r.private, r.cancelled, r.rated, r.actions, r.began, r.ended"

QUERY: tuple[dict[str, Any], ...] = tuple(
    {"name": name, "in": "query", "schema": {"type": "string"}}
    for name in ("game", "player", "name", "from", "until", "kept", "page")
)
"""What may be asked for; also any `option.NAME`."""


class Search(msgspec.Struct, frozen=True):
    """What is looked for, as conditions of SQL with their values."""

    who: str
    """Who asks."""
    conditions: tuple[str, ...]
    values: tuple[object, ...]


def asked(call: Call) -> Search:
    """What a request looks for; refused if it makes no sense."""
    found: list[tuple[str, tuple[object, ...]]] = [(_SEEN, (False, call.player, call.player))]
    query = call.query
    if query.get("game"):
        found.append(("r.game = ?", (query["game"],)))
    if query.get("player"):
        joined = f"{_SEATS} JOIN players p ON p.id = s.player WHERE p.public = ?"
        found.append((f"r.table_id IN ({joined})", (query["player"],)))
    if query.get("name"):
        spelled = _spellings(query["name"].strip())
        marks = ", ".join(["LOWER(?)"] * len(spelled))
        joined = f"{_SEATS} JOIN players p ON p.id = s.player WHERE LOWER(p.name) IN ({marks})"
        found.append((f"r.table_id IN ({joined})", spelled))
    if query.get("from"):
        found.append(("r.ended >= ?", (_moment(query, "from"),)))
    if query.get("until"):
        found.append(("r.ended < ?", (_moment(query, "until"),)))
    if query.get("kept"):
        kept = _KEPT.get(query["kept"])
        if kept is None:
            raise malformed(f"kept: {query['kept']!r} is none of {', '.join(_KEPT)}")
        found.append((f"r.table_id IN (SELECT k.table_id FROM keepsakes k WHERE k.player = ? AND {kept})", _me(call)))
    options = {name.removeprefix(OPTION): value for name, value in query.items() if name.startswith(OPTION)}
    if len(options) > MOST_OPTIONS:
        raise malformed(f"at most {MOST_OPTIONS} options can be searched for at once")
    wanted = "EXISTS (SELECT 1 FROM result_options o WHERE o.name = ? AND o.value = ? AND o.table_id = r.table_id)"
    found += [(wanted, option) for option in options.items() if option[1]]
    if query.get("page"):
        found.append(("(r.ended, r.table_id) < (?, ?)", _place(query["page"])))
    conditions = tuple(condition for condition, _ in found)
    return Search(call.player, conditions, tuple(value for _, values in found for value in values))


_SEEN = """(r.private = ? OR r.table_id IN (SELECT h.table_id FROM people h WHERE h.player = ? AND h.player <> '')
    OR r.table_id IN (SELECT s.table_id FROM result_seats s WHERE s.player = ? AND s.player <> ''))"""
"""Of a table that was purged, it is still known who played there."""
_SEATS = "SELECT s.table_id FROM result_seats s"
_KEPT = {"favourite": "k.favourite", "noted": "k.note <> ''", "any": "1 = 1"}


def _spellings(name: str) -> tuple[str, ...]:
    """How a name may be written: `LOWER` knows no capitals with accents in SQLite, nor always in PostgreSQL."""
    return tuple(sorted({name, name.lower(), name.upper(), name.title(), name.capitalize()}))


def _me(call: Call) -> tuple[object, ...]:
    return (call.person(),)


def _moment(query: dict[str, str], name: str) -> float:
    """A moment in whole seconds since 1970."""
    text = query[name]
    if not text.isascii() or not text.isdigit() or len(text) > 12:
        raise malformed(f"{name}: {text!r} is not a moment in whole seconds since 1970")
    return float(text)


def _place(text: str) -> tuple[float, str]:
    """Where the page before has ended."""
    moment, _, table = text.partition("~")
    try:
        place = float(moment), table
    except ValueError as error:
        raise malformed(f"page: {text!r} is not where one ended") from error
    if not table or not table.isprintable():
        raise malformed(f"page: {text!r} is not where one ended")
    return place


def place_of(result: Result) -> str:
    return f"{result.ended!r}~{result.table}"


def found(session: Session, search: Search, limit: int) -> list[Result]:
    """The latest games that fit."""
    rows = session.rows(
        f"""SELECT {_COLUMNS} FROM results r WHERE {" AND ".join(search.conditions)}
            ORDER BY r.ended DESC, r.table_id DESC LIMIT ?""",
        *search.values,
        limit,
    )
    tables = [row[0] for row in rows]
    seats, kept = _seats(session, tables), _keepsakes(session, search.who, tables)
    return [_result(row, seats[row[0]], kept.get(row[0], Keep(favourite=False, note=""))) for row in rows]


def result(session: Session, who: str, table: str) -> Result | None:
    """This game, if it is over and this person may see it."""
    one = Search(who, (_SEEN_BY_LINK,), (table,))
    return next(iter(found(session, one, 1)), None)


_SEEN_BY_LINK = "r.table_id = ?"
"""Whoever knows the id of a private table may come to it."""


def _seats(session: Session, tables: list[str]) -> dict[str, list[ResultSeat]]:
    seats: dict[str, list[ResultSeat]] = {table: [] for table in tables}
    columns = "table_id, player, level, fate, score, place, won, opening"
    for table, player, level, fate, score, place, won, opening in _of(session, columns, "result_seats", tables, "seat"):
        seats[table].append(ResultSeat(player, "", level, fate, score, place, bool(won), opening))
    return seats


def _keepsakes(session: Session, who: str, tables: list[str]) -> dict[str, Keep]:
    rows = (
        _of(session, "table_id, favourite, note", "keepsakes", tables, "table_id", ("player = ?", who)) if who else []
    )
    return {table: Keep(favourite=bool(favourite), note=note) for table, favourite, note in rows}


def _of(
    session: Session, columns: str, source: str, tables: list[str], order: str, also: tuple[str, str] = ("''= ?", "")
) -> list[tuple[Any, ...]]:
    if not tables:
        return []
    marks = ", ".join("?" * len(tables))
    sql = f"SELECT {columns} FROM {source} WHERE {also[0]} AND table_id IN ({marks}) ORDER BY {order}"
    return session.rows(sql, also[1], *tables)


def _result(row: tuple[Any, ...], seats: list[ResultSeat], kept: Keep) -> Result:
    table, game, name, options, kind, private, cancelled, rated, actions, began, ended = row
    return Result(
        table=table,
        game=game,
        name=name,
        options=msgspec.json.decode(options),
        kind=kind,
        private=bool(private),
        cancelled=bool(cancelled),
        rated=bool(rated),
        actions=actions,
        began=began,
        ended=ended,
        seats=seats,
        favourite=kept.favourite,
        note=kept.note,
    )


def keep(session: Session, who: str, table: str, wish: Keep) -> None:
    """From now on this person keeps this of a game; nothing, if there is nothing to keep."""
    if not wish.favourite and not wish.note:
        session.change("DELETE FROM keepsakes WHERE player = ? AND table_id = ?", who, table)
        return
    session.change(
        """INSERT INTO keepsakes (player, table_id, favourite, note) VALUES (?, ?, ?, ?)
            ON CONFLICT (player, table_id) DO UPDATE SET favourite = excluded.favourite, note = excluded.note""",
        *(who, table, wish.favourite, wish.note),
    )
