"""Answers that no person gives: those of bots, and those that people have given ahead."""

from __future__ import annotations

import asyncio
import logging
import random
import time
import weakref
from contextlib import suppress
from typing import TYPE_CHECKING

from ..bots import spec
from ..kernel import PASS, Action, Illegal
from . import orders
from .finishing import finished
from .play import FOREGONE, next_entry
from .refusals import Refusal, conflict
from .seating import usual_level
from .thinking import Task
from .visitors.desk import SECONDS
from .visitors.levels import visitor_of
from .workers import TRIES

if TYPE_CHECKING:
    from .play import Play
    from .table import Table

logger = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds after which a question that another process should answer for a bot is answered here."""

AGAIN = 2.0
"""Seconds before an answer that failed is tried again."""

TEMPOS = {"instant": 0.0, "swift": 0.35, "normal": 1.0, "slow": 2.5}
"""How many times the usual delay a bot takes."""

FADING = 5.0
"""When no person has anything to do, bots become ever quicker: after so many seconds they answer at once."""

NATURAL = (1.5, 4.0)
"""Seconds after which a person is answered for who had nothing to choose, where others would learn from its haste that
there was no choice."""

LONG = 0.1
"""Seconds a bot may take for an answer, on average, while people wait for the end of what goes on in real time. Where
it takes longer, as on a busy machine, the quick policy answers."""

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
        self._idle_since: float | None = None
        """Since when no person has anything to do."""
        self._foregone: tuple[Play, dict[int, Action | None]] | None = None
        """What goes without saying in a play, by seat: it is asked for often."""
        self._slowness = 0.0
        self._quicker = asyncio.Event()
        """Set when bots may take less time from now on."""

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def is_at(self, seat: int) -> bool:
        """Whether this seat will be answered for."""
        return seat in self._tasks

    def go_on(self) -> None:
        """The table has changed: answer what is asked now, and drop what is not asked any more."""
        play = self.table.play
        if not self.table.at_leisure:
            self._idle_since = None
        elif self._idle_since is None:
            self._idle_since = time.monotonic()
        self._hasten()
        if play is not None and play.state.pace and not self.table.goes_on:
            play = None  # in real time everything waits for the people
        if self.table.row.cancelled or (play is not None and self.table.roll_call.holds(play)):
            play = None
        if self.table.step is not None:
            play = None  # in a lesson nobody acts but the learner and, with it, the script
        if play is not None and play.state.over:
            self.table.hall.desk.over(self.table, play.state)
        asked = {} if play is None else {seat: play.asked(seat) for seat in play.state.waiting}
        for seat, (since, task) in list(self._tasks.items()):
            if play is None or asked.get(seat) != since or not self._is_mine(play, seat):
                del self._tasks[seat]
                task.cancel()
        if play is None:
            return
        for seat, question in asked.items():
            if question is not None and seat not in self._tasks and self._is_mine(play, seat):
                answer = self.table.hall.background(self._answer(seat, question, self.leading))
                self._tasks[seat] = (question, answer)

    async def _let_others_try(self, seat: int, leading: bool) -> None:
        """Leave a question to another process: the one that wrote last, or to which somebody's bot is connected."""
        level = self.table.row.seats[seat].level
        desk = self.table.hall.desk
        if leading:
            await desk.stand_by(self.table.row.id, level)
        elif not desk.is_here(level):
            await asyncio.sleep(PATIENCE if visitor_of(level) is None else PATIENCE + SECONDS)

    def stop(self) -> None:
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def answers_for(self, play: Play, seat: int) -> bool:
        """Whether a person at this seat need not be asked what it is asked now."""
        return seat in play.state.waiting and self._ordered(play, seat) is not None

    def _is_mine(self, play: Play, seat: int) -> bool:
        table = self.table
        return (
            table.row.seats[seat].kind == "bot"
            or self._ordered(play, seat) is not None
            or table.pacer.passes(play, seat)
        )

    def _ordered(self, play: Play, seat: int) -> Action | None:
        """What a person has given ahead as an answer, or what goes without saying and is not to be asked."""
        given = self.table.orders.of(seat)
        if not given or self.table.step is not None or _took_back(play, seat):
            return None
        answer = orders.answer(given, play.state.decision(seat))
        return answer if answer is not None else self._without_saying(play, seat)

    def _without_saying(self, play: Play, seat: int) -> Action | None:
        if not orders.foregone(self.table.orders.of(seat)):
            return None
        if self._foregone is None or self._foregone[0] is not play:
            self._foregone = (play, {})
        known = self._foregone[1]
        if seat not in known:
            known[seat] = _foregone(play, seat)
        return known[seat]

    async def _answer(self, seat: int, since: int, leading: bool) -> None:
        """Answer this question, at once or, where that is up to another process, if it does not for a while."""
        await self._let_others_try(seat, leading)
        while (play := self.table.play) is not None and play.asked(seat) == since and self._is_mine(play, seat):
            try:
                action = await self._think(play, seat)
                token = f"{FOREGONE}{since}" if self._needs_no_saying(play, seat) else ""
                await finished(self.table.act(seat, list(action), since, token))
            except (Refusal, Illegal) as refusal:
                logger.info("table %s: an answer for seat %s came too late: %s", self.table.row.id, seat, refusal)
            except Exception:
                logger.exception("table %s: no answer for seat %s; trying again", self.table.row.id, seat)
                await asyncio.sleep(AGAIN)
        if seat in self._tasks and self._tasks[seat][0] == since:
            del self._tasks[seat]

    def _needs_no_saying(self, play: Play, seat: int) -> bool:
        """Whether a person's answer is not one that was given ahead, but the only one."""
        if self.table.row.seats[seat].kind != "person" or self._without_saying(play, seat) is None:
            return False
        return orders.answer(self.table.orders.of(seat), play.state.decision(seat)) is None

    def _delay(self, play: Play, seat: int) -> float:
        """The least seconds an answer takes. In real time bots are as quick as people, and no two in step."""
        if self._needs_no_saying(play, seat):
            others = [each for number, each in enumerate(self.table.row.seats) if number != seat]
            return random.uniform(*NATURAL) if any(each.kind == "person" for each in others) else 0.0
        tempo = TEMPOS[self.table.row.tempo]
        usual = tempo * self.table.hall.settings.bot_delay
        pace = play.state.pace / 1000 / self.table.clock.speed
        if not pace:
            return usual * self._patience(tempo)
        return tempo * pace * random.uniform(0.5, 1.5) if usual else LEAST

    @property
    def _lingering(self) -> float:
        """By so much what bots take is stretched at this table now."""
        return TEMPOS[self.table.row.tempo] / self.table.clock.speed

    def _hasten(self) -> None:
        """Whoever lingers over an answer gives it at once, when all have become quicker meanwhile."""
        before, self._slowness = self._slowness, self._lingering
        if self._slowness < before:
            self._quicker.set()
            self._quicker = asyncio.Event()

    async def _linger(self, play: Play, seat: int) -> None:
        """Let the time go by that an answer takes at least."""
        delay = self._delay(play, seat)
        if self._needs_no_saying(play, seat):
            await asyncio.sleep(delay)  # or others would see from it that there was no choice
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(delay):
                await self._quicker.wait()

    def _patience(self, tempo: float) -> float:
        """From 1, while people have something to do, down to 0 when they have waited for a while."""
        if self._idle_since is None or not tempo:
            return 1.0
        return max(0.0, 1.0 - (time.monotonic() - self._idle_since) / (FADING * max(1.0, tempo)))

    async def _think(self, play: Play, seat: int) -> Action:
        """What to answer, not before it would seem natural."""
        table = self.table
        wait = self._linger(play, seat)
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
        level = table.row.seats[seat].level
        if not passing and visitor_of(level) is not None:
            given, _ = await asyncio.gather(table.hall.desk.answer(table, play, seat), wait)
            if given is not None:
                return given
            level, wait = usual_level(table.game), asyncio.sleep(0)
        bot = "" if passing else spec(table.game, level)
        task = task_of(table, play, seat, bot)
        tries = 0 if passing or self._pressed(play, task) else TRIES
        action, _ = await asyncio.gather(table.hall.workers.answer(task, table.askers, tries), wait)
        return action

    def _pressed(self, play: Play, task: Task) -> bool:
        """Whether there is no time for what this bot would think about."""
        return bool(play.state.pace) and self.table.at_leisure and self.table.hall.workers.takes(task) > LONG


def task_of(table: Table, play: Play, seat: int, bot: str) -> Task:
    """What a bot is asked, when it is to answer for this seat."""
    return Task(
        table=table.row.id,
        game=table.game.id,
        seats=len(table.row.seats),
        options=table.row.options,
        seed=table.row.seed,
        entries=play.state.history,
        seat=seat,
        spec=bot,
        nonce=table.hall.nonce(),
    )


def _took_back(play: Play, seat: int) -> bool:
    """Whether this seat has just taken something back: then it wants to be asked."""
    return play.entry is not None and play.entry.kind == "undo" and play.entry.seat == seat


def _foregone(play: Play, seat: int) -> Action | None:
    """What this seat's question leaves no choice about; None as well where being asked is worth something."""
    state = play.state
    if state.pace:
        return None  # whoever acts first gets it: nobody is kept from waiting
    action = state.foregone(seat)
    if action is None or not state.can_undo(seat):
        return action
    after = play.after(next_entry(play, "act", seat, action))
    return action if after.state.can_undo(seat) else None
