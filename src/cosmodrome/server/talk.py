"""What people say at a table: the last lines are at hand, the others are read when somebody wants them."""

from __future__ import annotations

import time
import weakref
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from .payloads import ChatLine
from .storage import ChatRow

if TYPE_CHECKING:
    from .table import Table

PAGE = 50
"""So many lines are shown at once: to whoever comes, and whenever somebody looks further back."""


class Talk:
    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self._last: deque[ChatRow] = deque(maxlen=PAGE)

    @property
    def people(self) -> set[str]:
        """Whose lines are at hand."""
        return {row.player for row in self._last}

    @property
    def lines(self) -> list[ChatLine]:
        """The last ones."""
        return [self._line(row) for row in self._last]

    async def load(self) -> None:
        self._last.extend(await self.table.hall.store.chat_before(self.table.row.id, None, PAGE))

    def merge(self, before: str, after: str) -> None:
        """What one person has said was said by another, who is the same."""
        rows = [msgspec.structs.replace(row, player=after) if row.player == before else row for row in self._last]
        self._last = deque(rows, maxlen=PAGE)

    def forget(self, player: str) -> None:
        """What somebody has said is not there any more."""
        self._last = deque([row for row in self._last if row.player != player], maxlen=PAGE)

    async def before(self, number: int | None) -> list[ChatLine]:
        """The page that comes before this line, or the last one."""
        hall = self.table.hall
        rows = await hall.store.chat_before(self.table.row.id, number, PAGE)
        await hall.meet(row.player for row in rows)
        return [self._line(row) for row in rows]

    async def say(self, player: str, text: str, token: str) -> list[ChatLine]:
        """Add a line; sent again under the same id, it counts once. All that is new, in order."""
        await self.table.hall.store.say(self.table.row.id, player, text, time.time(), token)
        return await self.news()

    async def news(self) -> list[ChatLine]:
        """What is new: all in one order, also what was said through other processes."""
        hall = self.table.hall
        heard = self._last[-1].number if self._last else 0
        said = await hall.store.chat(self.table.row.id, heard)
        await hall.meet(row.player for row in said)
        self._last.extend(said)
        return [self._line(row) for row in said]

    def _line(self, row: ChatRow) -> ChatLine:
        table = self.table
        name = table.hall.name(row.player)
        return ChatLine(number=row.number, name=name, seat=table.seat_of(row.player), text=row.text, at=row.at)
