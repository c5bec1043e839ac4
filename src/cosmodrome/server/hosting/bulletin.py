"""What the host has said to all, and whom the host has shut out: kept in the database, heard by every process."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from .. import seating
from ..payloads import Announcement
from ..people.leaving import MOST_TABLES
from ..refusals import Refusal
from ..storage import StorageError

if TYPE_CHECKING:
    from ..hall import Hall

logger = logging.getLogger(__name__)

HOST: Final = "host"
"""The word with which the host's own work is told to servers; what it is about follows."""
SAID, BLOCKED, RESTORED = "said", "blocked", "restored"

ANNOUNCEMENT: Final = "announcement"
"""The setting that holds what the host has said to all, as JSON; empty: nothing."""


def notice(about: str) -> str:
    return f"{HOST} {about}"


class Bulletin:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.announcement: Announcement | None = None
        self.on_restored: list[Callable[[], Awaitable[None]]] = []
        """What is done anew when the host has put an earlier state of the database, or another one, in its place."""

    async def load(self) -> None:
        await self._read_announcement()
        await self._read_blocked()

    async def hear(self, about: str) -> None:
        if about == SAID:
            await self._read_announcement()
        elif about == BLOCKED:
            await self._read_blocked()
        elif about == RESTORED:
            for renew in self.on_restored:
                await renew()
            self._hall.forget_all()  # and all that is at hand of people is read again
        self._hall.news.set()

    async def _read_announcement(self) -> None:
        text = await self._hall.store.setting(ANNOUNCEMENT)
        try:
            self.announcement = msgspec.json.decode(text, type=Announcement) if text else None
        except msgspec.DecodeError as error:
            logger.error("what the host has said to all can not be read: %s", error)

    async def _read_blocked(self) -> None:
        """Whoever is blocked is nobody from now on: their sockets end, and bots play on for them."""
        hall = self._hall
        hall.guests.blocked = frozenset(await hall.store.blocked())
        for player in sorted(hall.guests.blocked):
            hall.part_from(player)
            for status in ("open", "playing"):
                for row in await hall.store.tables(status=status, player=player, limit=MOST_TABLES):
                    with suppress(Refusal, StorageError):  # it can not be played on, or somebody else was quicker
                        await self._unseat(row.id, player)

    async def _unseat(self, table_id: str, player: str) -> None:
        table = await self._hall.table(table_id)
        await table.change(lambda row: seating.left(row, table.game, player))
