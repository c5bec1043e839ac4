"""Who does not want to hear whom: kept by the server, so it holds in every browser and at every table."""

from __future__ import annotations

from typing import Final

from ..storage import Store

MUTES: Final = "mutes"
"""The word with which a process tells the others that somebody wants to hear somebody no more, or again."""


class Mutes:
    """The store has them, this is at hand."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, set[str]] = {}

    async def load(self, player: str | None = None) -> None:
        """Learn whom this person does not want to hear, or everybody."""
        rows = await self._store.conduct.mutes(player)
        if player is None:
            self._known = {}
        else:
            self._known.pop(player, None)
        for row in rows:
            self._known.setdefault(row.player, set()).add(row.muted)

    def hears(self, player: str, other: str) -> bool:
        return other not in self._known.get(player, ())
