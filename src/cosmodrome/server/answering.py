"""Answers that no person gives: those of bots, and those that people have given ahead."""

from __future__ import annotations

import asyncio
import logging
import random
import weakref
from typing import TYPE_CHECKING

from ..bots import spec
from ..kernel import Action, Illegal
from . import orders
from .finishing import finished
from .refusals import Refusal, conflict
from .thinking import Task
from .workers import TRIES

if TYPE_CHECKING:
    from .play import Play
    from .table import Table

logger = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds after which a question that another process should answer for a bot is answered here."""

AGAIN = 2.0
"""Seconds before an answer that failed is tried again."""

PASS = ("pass",)
"""The answer for somebody whose time is up, where it is legal; else the quick policy has one."""

LEAST = 0.02
"""Seconds a swift bot takes in real time, where it could go on for ever: its log must not swell."""


class Answering:
    """For every waiting seat of a table that a program answers for, one task; it ends with the question.

    Of several processes, the one that wrote last answers: it knows first what is asked. The others stand by.
    """

    def __init__(self, table: Table) -> None:
        # weak, so that a table that leaves memory is freed at once: a search for cycles would hold up everybody
        self.table: Table = weakref.proxy(table)
        self.leading = True
        """Whether what is asked now was brought about here."""
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def go_on(self) -> None:
        """The table has changed: answer what is asked now, and drop what is not asked any more."""
        play = self.table.play
        if play is not None and play.state.pace and not self.table.attended:
            play = None  # in real time everything waits for the people
        if self.table.row.cancelled:
            play = None
        asked = {} if play is None else {seat: play.asked(seat) for seat in play.state.waiting}
        for seat, (since, task) in list(self._tasks.items()):
            if play is None or asked.get(seat) != since or not self._is_mine(play, seat):
                del self._tasks[seat]
                task.cancel()
        if play is None:
            return
        for seat, question in asked.items():
            if question is not None and seat not in self._tasks and self._is_mine(play, seat):
                answer = self.table.hall.background(self._answer(seat, question, 0.0 if self.leading else PATIENCE))
                self._tasks[seat] = (question, answer)

    def stop(self) -> None:
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def _is_mine(self, play: Play, seat: int) -> bool:
        table = self.table
        return (
            table.row.seats[seat].kind == "bot"
            or self._ordered(play, seat) is not None
            or table.pacer.passes(play, seat)
        )

    def _ordered(self, play: Play, seat: int) -> Action | None:
        given = self.table.orders.get(seat)
        return orders.answer(given, play.state.decision(seat)) if given else None

    async def _answer(self, seat: int, since: int, patience: float) -> None:
        """Answer this question, at once or, where that is up to another process, if it does not for a while."""
        await asyncio.sleep(patience)
        while (play := self.table.play) is not None and play.asked(seat) == since and self._is_mine(play, seat):
            try:
                action = await self._think(play, seat)
                await finished(self.table.act(seat, list(action), since, ""))
            except (Refusal, Illegal) as refusal:
                logger.info("table %s: an answer for seat %s came too late: %s", self.table.row.id, seat, refusal)
            except Exception:
                logger.exception("table %s: no answer for seat %s; trying again", self.table.row.id, seat)
                await asyncio.sleep(AGAIN)
        if seat in self._tasks and self._tasks[seat][0] == since:
            del self._tasks[seat]

    def _delay(self, play: Play) -> float:
        """The least seconds an answer takes. In real time bots are as quick as people, and no two in step."""
        usual = 0.0 if self.table.row.swift else self.table.hall.settings.bot_delay
        pace = play.state.pace / 1000
        if not pace:
            return usual
        return pace * random.uniform(0.5, 1.5) if usual else LEAST

    async def _think(self, play: Play, seat: int) -> Action:
        """What to answer, not before it would seem natural."""
        table = self.table
        wait = asyncio.sleep(self._delay(play))
        passing = table.row.seats[seat].kind != "bot" and table.pacer.passes(play, seat)
        if passing and play.state.decision(seat).accept(PASS) is not None:
            await wait
            return PASS
        if table.row.seats[seat].kind != "bot" and not passing:
            await wait
            ordered = self._ordered(play, seat)
            if ordered is None:  # withdrawn meanwhile
                raise conflict("problem-late-answer")
            return ordered
        task = Task(
            table=table.row.id,
            game=table.game.id,
            seats=len(table.row.seats),
            options=table.row.options,
            seed=table.row.seed,
            entries=play.state.history,
            seat=seat,
            spec="" if passing else spec(table.game, table.row.seats[seat].level),
            nonce=table.hall.nonce(),
        )
        action, _ = await asyncio.gather(table.hall.workers.answer(task, table.askers, 0 if passing else TRIES), wait)
        return action
