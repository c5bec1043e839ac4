"""Ladders: bots that are connected play against each other and against those of the house, and are rated.

Of those that wait, two of different owners meet; who waits for a while and meets nobody plays a bot of the house. Games
are played at tables like any other, for two, with the options of the game's `data/ladder.toml` where it has one.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from openskill.models import PlackettLuce

from ...arena.ladder import options_of
from ...bots import levels, thinking_time
from ...games import find, ids
from ...kernel import Game, commitment
from .. import seating
from ..limits import Buckets, Rate
from ..payloads import NewTable, SeatPlan
from ..refusals import Refusal, not_found
from .desk import Desk, Line
from .keeping import LadderRow
from .levels import LEVEL
from .payloads import Done, Ladder, Rung

if TYPE_CHECKING:
    from ..hall import Hall
    from ..table import Table

logger = logging.getLogger(__name__)

SEATS: Final = 2
PATIENCE: Final = 3.0
"""Seconds after which somebody who waits plays a bot of the house."""
PULSE: Final = 0.2
BEGUN: Final = Rate(0.1, 20)
"""How many games somebody's bots may begin: all of them are kept."""
LONGEST: Final = 3600.0
"""Seconds after which a game counts for nothing."""
SURE: Final = 1.96
HOUSE: Final = 3
"""So many levels of the house are on a ladder, the weakest first, of those that answer at once."""


class Ladders:
    def __init__(self, hall: Hall, desk: Desk) -> None:
        self.hall = hall
        self.desk = desk
        self.games = [game_id for game_id in ids() if _is_possible(find(game_id))]
        self._model = PlackettLuce()
        self._playing: Counter[str] = Counter()
        """By bot, how many games are under way, on all ladders together."""
        self._begun = Buckets(BEGUN)
        """Games that were begun for somebody's bots."""
        self._waiting: dict[tuple[str, str], float] = {}
        """By game and bot, since when one more could be played."""

    def enter(self, line: Line, number: str, games: list[str], at_once: int) -> None:
        for game in games:
            if game not in self.games:
                raise not_found("problem-no-such-game", games=", ".join(self.games))
        line.ladders = set(games)
        line.at_once = at_once
        line.say(Done(id=number))

    async def run(self) -> None:
        """Bring together who waits, for as long as the server runs."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                self.bring_together()
            except Exception:
                logger.exception("a ladder can not be looked after")

    def bring_together(self) -> None:
        now = time.monotonic()
        ready = {
            (game, bot): line for bot, line in self.desk.lines.items() for game in line.ladders if self._has_room(line)
        }
        self._waiting = {key: self._waiting.get(key, now) for key in ready}
        for game in random.sample(self.games, len(self.games)):
            lines = [line for (each, _), line in ready.items() if each == game and self._has_room(line)]
            random.shuffle(lines)
            while lines:
                line = lines.pop()
                rival = next((each for each in lines if each.bot.player != line.bot.player), None)
                waited = now - self._waiting[game, line.bot.id] >= PATIENCE
                if (rival is None and not waited) or self._begun.take(line.bot.player):
                    continue
                if rival is not None:
                    lines.remove(rival)
                    self._begin(game, line.bot.id, rival.bot.id)
                else:
                    self._begin(game, line.bot.id, random.choice(_house(find(game))))

    def _has_room(self, line: Line) -> bool:
        return self._playing[line.bot.id] < line.at_once

    def _begin(self, game: str, *bots: str) -> None:
        for bot in bots:
            self._playing[bot] += 1
            self._waiting.pop((game, bot), None)
        self.hall.background(self._play(game, bots))

    async def _play(self, game: str, bots: tuple[str, ...]) -> None:
        order = random.sample(bots, len(bots))
        try:
            table = await self._open(find(game), order)
            until = time.monotonic() + LONGEST
            while table.row.status == "playing" and time.monotonic() < until:
                await asyncio.sleep(PULSE)
            if table.row.status == "over" and not table.row.cancelled:
                await self._rate(game, order, table.row.winners)
        except Refusal as refusal:
            logger.error("a game of the ladder of %s could not be played: %s", game, refusal)
        finally:
            for bot in bots:
                self._playing[bot] -= 1

    async def _open(self, game: Game, bots: list[str]) -> Table:
        house = _house(game)
        plan = NewTable(
            game=game.id,
            seats=[SeatPlan(kind="bot", level=bot if bot in house else LEVEL + bot) for bot in bots],
            options=options_of(game),
            private=True,
            tempo="instant",
        )
        seed = secrets.token_hex(16)
        row = seating.new_row(game, "", plan, seed, commitment(seed))
        return await self.hall.add_table(msgspec.structs.replace(row, name=""))

    async def _rate(self, game: str, bots: list[str], winners: list[int]) -> None:
        rated = partial(self._rated, bots, winners)
        await self.desk.keeping.rate(game, bots, set(_house(find(game))), rated)

    def _rated(self, bots: list[str], winners: list[int], before: list[LadderRow | None]) -> list[LadderRow]:
        new = self._model.rating()
        rows = [
            LadderRow(bot, new.mu, new.sigma, 0, 0.0) if row is None else row
            for bot, row in zip(bots, before, strict=True)
        ]
        teams = [[self._model.create_rating([row.mu, row.sigma])] for row in rows]
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))]
        rated = self._model.rate(teams, scores=shares)
        return [
            LadderRow(row.bot, team[0].mu, team[0].sigma, row.games + 1, row.wins + share)
            for row, team, share in zip(rows, rated, shares, strict=True)
        ]

    async def shown(self, game: str) -> Ladder:
        if game not in self.games:
            raise not_found("problem-no-such-game", games=", ".join(self.games))
        found = await self.desk.keeping.standings(game)
        return Ladder(
            game=game, seats=SEATS, options=options_of(find(game)), rungs=[_rung(row, name) for row, name in found]
        )


def _rung(row: LadderRow, name: str) -> Rung:
    reach = SURE * row.sigma
    return Rung(name, "" if name else row.bot, row.mu, row.mu - reach, row.mu + reach, row.games, row.wins)


def _house(game: Game) -> list[str]:
    return [level for level, bot in levels(game).items() if not thinking_time(bot)][:HOUSE]


def _is_possible(game: Game) -> bool:
    """Whether bots alone can play it for two: in real time everything waits for people."""
    options = options_of(game)
    if SEATS not in game.seat_range(options):
        return False
    return not game.new(SEATS, "ladder", **options).pace
