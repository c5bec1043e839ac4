"""Has finished games analysed, some moves at a time, by the processes of the bots.

Of several servers one is at a game: it holds it for a while, and again and again. What it has found is stored piece by
piece, so that whoever takes up a game that was left goes on there. A game is open to all when it is over, as its replay
is, and so is what is found in it; what would have been better is judged from what whoever decided could know.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from contextlib import ExitStack
from functools import partial
from typing import Any, Final

import msgspec

from ...arena.analysis import Move, Settings, summed_up
from ...bots import levels
from ...kernel import Illegal, Record
from ...text import wire
from .. import wall
from ..hall import Hall
from ..refusals import Refusal, conflict
from ..storage import StorageError
from ..table import Table
from ..thinker import Ended
from ..thinking import BotFailed, Look, Reply, said
from ..workers import TRIES
from . import keeping
from .payloads import AnalysedMove, Analysis, AnalysisInfo, JudgedDecision, PlayedBy, TurningPoint, WeighedAnswer

BEAT: Final = 10.0
"""Seconds between two signs of life for what is analysed here, and two looks for what others have left."""
HELD: Final = 30.0
"""Seconds without one after which somebody else takes it up."""
PIECE: Final = 200
"""So many moves are handed over at a time; most often there is time for fewer."""

logger = logging.getLogger(__name__)


class Analyst:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self._id = hall.nonce()
        self._at_work: set[str] = set()
        """The tables whose games are analysed here."""
        self._beginning = asyncio.Lock()

    async def run(self) -> None:
        """Go on with what was left, here or elsewhere, for as long as the server runs."""
        while True:
            try:
                await self.look_after()
            except StorageError as error:
                logger.error("analyses can not be looked after for the moment: %s", error)
            await asyncio.sleep(BEAT)

    async def look_after(self) -> None:
        until, mine = wall.now() + HELD, sorted(self._at_work)
        if mine:
            await self.store.write("", lambda session: keeping.hold(session, mine, self._id, until))
        for table_id in await self.store.read(lambda session: keeping.left(session, wall.now())):
            try:
                await self.begin(await self.hall.glance(table_id), ExitStack())
            except Refusal as refusal:
                logger.warning("table %s can not be analysed any more: %s", table_id, refusal)
                await self.store.write("", partial(keeping.forget, table=table_id))

    async def shown(self, table: Table) -> AnalysisInfo:
        """How far it is, and what was found once it is done."""
        record = record_of(table)
        row = await self.store.read(lambda session: keeping.known(session, table.row.id))
        if row is None or row.what != what(record):
            return AnalysisInfo(status="none", done=0, moves=len(record.actions))
        info = AnalysisInfo(status=row.status, done=row.done, moves=row.moves)
        if row.status == "done":
            pieces = await self.store.read(lambda session: keeping.pieces(session, row.table))
            try:
                info.analysis = await self.hall.apart(_put_together, record, pieces)
            except (msgspec.DecodeError, LookupError, TypeError, Illegal):
                logger.exception("table %s: its analysis can not be read; it can be made anew", row.table)
                await self.store.write("", partial(keeping.forget, table=row.table))
                return AnalysisInfo(status="none", done=0, moves=row.moves)
        return info

    async def begin(self, table: Table, permit: ExitStack) -> None:
        """Have it analysed, unless somebody is at it; the permit is given back when that ends."""
        async with self._beginning:
            await self._begin(table, permit)

    async def _begin(self, table: Table, permit: ExitStack) -> None:
        with permit:
            record, table_id = record_of(table), table.row.id
            if table_id in self._at_work:
                return
            self._at_work.add(table_id)
            permit.callback(self._at_work.discard, table_id)
            now = wall.now()
            terms = (table_id, what(record), len(record.actions), self._id, now, now + HELD)
            if await self.store.write("", lambda session: keeping.take(session, *terms)):
                self.hall.background(self._analyse(table_id, record, permit.pop_all()))

    async def _analyse(self, table_id: str, record: Record, permit: ExitStack) -> None:
        with permit:
            try:
                await self._go_through(table_id, record)
            except (BotFailed, Ended, TimeoutError) as failure:
                logger.warning("table %s can not be analysed: %s", table_id, said(failure))
                await self.store.write("", lambda session: keeping.fail(session, table_id, self._id))

    async def _go_through(self, table_id: str, record: Record) -> None:
        found = await self.store.read(lambda session: keeping.pieces(session, table_id))
        moves = [move for piece in found for move in _read(piece)["moves"]]
        done, before = len(moves), moves[-1]["values"] if moves else []
        while done < len(record.actions):
            reply = await self._looked(_look(table_id, record, done, before))
            noted = partial(keeping.note, table=table_id, holder=self._id, first=done, reply=reply)
            if not await self.store.write("", noted):
                return
            done += len(reply.judged)
            before = reply.judged[-1]["values"]

    async def _looked(self, wanted: Look) -> Reply:
        for number in range(TRIES):
            try:
                return await self.hall.workers.look(wanted)
            except (BotFailed, Ended, TimeoutError) as failure:
                move = len(wanted.entries) + 1
                logger.warning("table %s, move %d, try %d: %s", wanted.table, move, number + 1, said(failure))
                last = failure
        raise last


def record_of(table: Table) -> Record:
    """What is analysed; a game that is not over is not, nor one that was given up."""
    record = table.hall.record(table)
    if not record.over:
        raise conflict("problem-no-analysis")
    return record


def what(record: Record) -> str:
    """The same for the same record as long as it would be judged alike."""
    edition = Settings.usual(record.game).edition(record.game, record.seats)
    game = [record.game.id, record.rules, record.seats, record.options, record.seed, record.actions]
    return hashlib.sha256(msgspec.json.encode([edition, game])).hexdigest()


def _look(table_id: str, record: Record, done: int, before: list[float]) -> Look:
    return Look(
        table=table_id,
        game=record.game.id,
        seats=record.seats,
        options=record.options,
        seed=record.seed,
        entries=record.actions[:done],
        moves=record.actions[done : done + PIECE],
        before=before,
    )


def _read(piece: str) -> dict[str, Any]:
    return msgspec.json.decode(piece, type=dict[str, Any])


def _put_together(record: Record, pieces: list[str]) -> Analysis:
    read = [_read(piece) for piece in pieces]
    before = start = read[0]["before"]
    moves: list[Move] = []
    for data in (each for piece in read for each in piece["moves"]):
        moves.append(Move.parse(data, before))
        before = moves[-1].after
    return _told(summed_up(record, Settings.usual(record.game), None, start, moves).as_dict(), record)


def _told(found: dict[str, Any], record: Record) -> Analysis:
    """The same with actions in words."""
    return Analysis(
        level=next((level for level, bot in levels(record.game).items() if bot == found["bot"]), ""),
        worlds=found["worlds"],
        start=found["start"],
        moves=[_move(each, record) for each in found["moves"]],
        turns=[TurningPoint(**each) for each in found["turns"]],
        players=[PlayedBy(**each) for each in found["summaries"]],
    )


def _move(move: dict[str, Any], record: Record) -> AnalysedMove:
    judged = move["judged"]
    if judged is None:
        return AnalysedMove(values=move["values"], luck=move["luck"], judged=None)
    answers = [
        WeighedAnswer(
            label=wire.message(record.game, record.game.describe(tuple(each["action"]))),
            value=each["value"],
            played=each["action"] == move["action"],
            bot=each["action"] == judged["bot"],
        )
        for each in judged["answers"]
    ]
    return AnalysedMove(
        values=move["values"], luck=move["luck"], judged=JudgedDecision(gain=judged["gain"], answers=answers)
    )
