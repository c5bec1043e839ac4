"""What people say at a table: the last lines are at hand, the others are read when somebody wants them."""

from __future__ import annotations

import time
import weakref
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from . import seating
from .payloads import ChatLine
from .storage import ChatRow

if TYPE_CHECKING:
    from .table import Table

PAGE = 50
"""So many lines are shown at once: to whoever comes, and whenever somebody looks further back."""


class Talk:
    """Those who play and those who watch talk apart, in one row of numbers."""

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self._last: dict[bool, deque[ChatRow]] = {gallery: deque(maxlen=PAGE) for gallery in (False, True)}

    @property
    def people(self) -> set[str]:
        """Whose lines are at hand."""
        return {row.player for row in self._all()}

    def _all(self) -> list[ChatRow]:
        return sorted((row for rows in self._last.values() for row in rows), key=lambda row: row.number)

    def lines(self, player: str) -> list[ChatLine]:
        """The last ones that this person hears."""
        heard = [row for row in self._all() if self.hears(player, row)]
        return [self.line(row) for row in heard[-PAGE:]]

    def hears(self, player: str, row: ChatRow) -> bool:
        """Whether a line is for this person: said where they are, by somebody whom they want to hear."""
        table = self.table
        there = not row.gallery or seating.in_gallery(table.row, player)
        return there and table.hall.mutes.hears(player, row.player)

    async def load(self) -> None:
        for gallery, rows in self._last.items():
            rows.extend(await self.table.hall.store.chat_before(self.table.row.id, None, PAGE, gallery))

    def merge(self, before: str, after: str) -> None:
        """What one person has said was said by another, who is the same."""
        self._change(lambda row: msgspec.structs.replace(row, player=after) if row.player == before else row)

    def forget(self, player: str) -> None:
        """What somebody has said is not there any more."""
        self._change(lambda row: None if row.player == player else row)

    def _change(self, make: Callable[[ChatRow], ChatRow | None]) -> None:
        for gallery, rows in self._last.items():
            changed = [make(row) for row in rows]
            self._last[gallery] = deque([row for row in changed if row is not None], maxlen=PAGE)

    async def before(self, player: str, number: int | None) -> list[ChatLine]:
        """The page that comes before this line, or the last one, as this person hears it."""
        hall, table = self.table.hall, self.table.row
        gallery = None if seating.in_gallery(table, player) else False
        rows = await hall.store.chat_before(table.id, number, PAGE, gallery)
        await hall.meet(row.player for row in rows)
        return [self.line(row) for row in rows if self.hears(player, row)]

    async def say(self, player: str, text: str, token: str, gallery: bool) -> list[ChatRow]:
        """Add a line; sent again under the same id, it counts once. All that is new, in order."""
        await self.table.hall.store.say(self.table.row.id, player, text, time.time(), token, gallery)
        return await self.news()

    async def news(self) -> list[ChatRow]:
        """What is new: all in one order, also what was said through other processes."""
        hall = self.table.hall
        heard = max((rows[-1].number for rows in self._last.values() if rows), default=0)
        said = await hall.store.chat(self.table.row.id, heard)
        await hall.meet(row.player for row in said)
        for row in said:
            self._last[row.gallery].append(row)
        return said

    def line(self, row: ChatRow) -> ChatLine:
        table, hall = self.table, self.table.hall
        return ChatLine(
            number=row.number,
            name=hall.name(row.player),
            guest=not hall.is_member(row.player),
            seat=table.seat_of(row.player),
            text=row.text,
            at=row.at,
            gallery=bool(row.gallery),
        )
