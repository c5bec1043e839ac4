"""Rows to store."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cosmodrome.server.storage import Entry, SeatRow, TableRow

_TABLE = TableRow(
    id="t",
    game="outpost",
    name="Chez nous, à 8 h",
    options={"edition": "stronghold", "kicker": True, "rounds": 3},
    seats=[SeatRow("person", player="ann"), SeatRow("bot", level="steady"), SeatRow("open")],
    status="open",
    private=False,
    seed="secret",
    host="ann",
    created=1.5,
    changed=2.5,
    actions=0,
    scores=[],
    winners=[],
    rules=4,
)


def table(table_id: str = "t", **changes: Any) -> TableRow:
    return replace(_TABLE, id=table_id, **changes)


def act(seq: int, token: str = "", seat: int = 0) -> Entry:
    return Entry(seq, "act", seat, ["bid", seq, ["é", None]], token, 1000.25 + seq)
