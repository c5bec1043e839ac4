"""What is stored about other people's bots: whose they are, the hash of the token, and where they stand on a ladder."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from .. import wall
from ..ids import unguessable
from ..refusals import conflict, not_found
from ..storage import Session, Store
from ..storage.works import lock

MOST: Final = 8
"""So many bots somebody may have."""

LOCK: Final = "ladders"

_COLUMNS: Final = "id, player, name"


class VisitorRow(Struct, frozen=True):
    id: str
    player: str
    """The owner."""
    name: str


class LadderRow(Struct, frozen=True):
    """How somebody stands: `bot` is the id of a visitor, or a level of the house."""

    bot: str
    mu: float
    sigma: float
    games: int
    wins: float


Rated = Callable[[list[LadderRow | None]], list[LadderRow]]
"""Where those who have played stand after it; None stands for one who has not played yet."""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return unguessable(32)


class Keeping:
    """A part of the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tell(self, about: str) -> None:
        """Let the other processes know."""
        await self._store.tell(about)

    async def of(self, player: str) -> list[VisitorRow]:
        """The bots of somebody, the oldest first."""
        sql = f"SELECT {_COLUMNS} FROM visitors WHERE player = ? ORDER BY created, id"
        return [VisitorRow(*row) for row in await self._store.read(lambda session: session.rows(sql, player))]

    async def by_token(self, token: str) -> VisitorRow | None:
        return await self._one("token", hashed(token))

    async def by_id(self, bot: str) -> VisitorRow | None:
        return await self._one("id", bot)

    async def by_ids(self, bots: list[str]) -> list[VisitorRow]:
        sql = f"SELECT {_COLUMNS} FROM visitors WHERE id IN ({', '.join('?' * len(bots))})"
        return [VisitorRow(*row) for row in await self._store.read(lambda session: session.rows(sql, *bots))]

    async def _one(self, column: str, value: str) -> VisitorRow | None:
        sql = f"SELECT {_COLUMNS} FROM visitors WHERE {column} = ?"
        found = await self._store.read(lambda session: session.rows(sql, value))
        return VisitorRow(*found[0]) if found else None

    async def add(self, player: str, name: str, token: str) -> VisitorRow:
        row = VisitorRow(unguessable(9), player, name)

        def add(session: Session) -> bool:
            if session.rows("SELECT COUNT(*) FROM visitors WHERE player = ?", player)[0][0] >= MOST:
                return False
            sql = "INSERT INTO visitors (id, player, name, token, created) VALUES (?, ?, ?, ?, ?)"
            session.change(sql, row.id, player, name, hashed(token), wall.now())
            return True

        if not await self._store.write(player, add):
            raise conflict("problem-too-many-bots", most=MOST)
        return row

    async def renew(self, player: str, bot: str, token: str) -> None:
        sql = "UPDATE visitors SET token = ? WHERE id = ? AND player = ?"
        await self._change(sql, hashed(token), bot, player)

    async def rename(self, player: str, bot: str, name: str) -> None:
        await self._change("UPDATE visitors SET name = ? WHERE id = ? AND player = ?", name, bot, player)

    async def end(self, player: str, bot: str) -> None:
        await self._change("DELETE FROM visitors WHERE id = ? AND player = ?", bot, player)

    async def _change(self, sql: str, *values: str) -> None:
        if not await self._store.write("", lambda session: session.change(sql, *values)):
            raise not_found("problem-no-such-bot")

    # ladders

    async def standings(self, game: str) -> list[tuple[LadderRow, str]]:
        """Who stands where, the best first, each with the name; bots that are no more are left out."""
        sql = """SELECT ladder.bot, mu, sigma, games, wins, COALESCE(visitors.name, '') FROM ladder
            LEFT JOIN visitors ON visitors.id = ladder.bot WHERE game = ? AND (visitors.id IS NOT NULL OR house)
            ORDER BY mu - 3 * sigma DESC, ladder.bot"""
        found = await self._store.read(lambda session: session.rows(sql, game))
        return [(LadderRow(*row[:5]), row[5]) for row in found]

    async def rate(self, game: str, bots: list[str], house: set[str], rated: Rated) -> None:
        """These have played: where they stand is made of where they stood.

        Under a lock, so that of games that end together, here or in another process, none is lost.
        """
        sql = """INSERT INTO ladder (game, bot, house, mu, sigma, games, wins) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (game, bot) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,
            wins = excluded.wins"""

        def rate(session: Session) -> None:
            lock(session, LOCK)
            for row in rated([_standing(session, game, bot) for bot in bots]):
                session.change(sql, game, row.bot, row.bot in house, row.mu, row.sigma, row.games, row.wins)

        await self._store.write("", rate)


def _standing(session: Session, game: str, bot: str) -> LadderRow | None:
    sql = "SELECT bot, mu, sigma, games, wins FROM ladder WHERE game = ? AND bot = ?"
    found = session.rows(sql, game, bot)
    return LadderRow(*found[0]) if found else None
