"""Bots think in processes of their own, so that no table waits for another or for ever.

An answer is due a fixed time after it was asked for, however many others are asked for. A process that dies and an
answer that is not legal cost another try; when the time is up, or both tries have failed, the game's quick policy
answers, then chance. The game goes on in any case.

Bots that take their time wait for each other (`turns.py` says who comes first), but nobody else waits for them: those
that answer at once have a process where no other bot thinks. Games that are over are judged in one of their own, which
gives way to all others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from ..bots import thinking_time
from ..games import find as find_game
from ..kernel import Action
from .hosting import metrics
from .thinker import Ended, Thinker
from .thinking import (
    LEAST_HASTE,
    LOOKING,
    NICENESS,
    WEIGHING,
    BotFailed,
    Find,
    Look,
    Reply,
    Task,
    Way,
    by_bot,
    by_chance,
    by_policy,
    by_weighing,
    said,
)
from .turns import NOBODY, Askers, Job, Turns, Usage, settle

log = logging.getLogger(__name__)

TRIES: Final = 2
"""How often a bot is asked the same, before the policy is."""

QUICK: Final = 0.5
"""Bots that take less than so many seconds, on average, answer at once."""

LEISURE: Final = 12
"""A table that nobody looks at waits so many times longer before it is given a quicker answer."""

LONGEST_LOOK: Final = 300.0
"""Seconds that a look at a finished game may take: one move of a slow game, on a machine that is busy with others."""

PATIENCE: Final = 6 * 3600.0
"""Seconds that such a look waits for its turn, at most."""

CROWD: Final = 8
"""When so many quick answers wait, another process is started for them as well."""

START: Final = 60.0
"""Seconds a process has to be ready; a quick answer waits for that if it must."""

CHECKED: Final = 10.0
"""Seconds between two looks whether idle processes are well."""

PAUSE: Final = 1.0
"""Seconds before another process is started when one could not be."""

LEARNED: Final = 10
"""So many answers are what a bot is judged by."""

QUIET: Final = 60.0
"""Seconds between two complaints that there are too few processes."""


class Lane:
    """Some processes for the same kind of thinking; they start when they are needed."""

    def __init__(self, most: int, deadline: float, niceness: int = NICENESS) -> None:
        self.most = most
        self.deadline = deadline
        """Seconds after which a process that does not reply is taken to hang."""
        self.niceness = niceness
        self.all: set[Thinker] = set()
        self.idle: list[Thinker] = []
        self.unwatched = False
        """Whether one of them thinks for a table that nobody looks at: that is enough."""


class Workers:
    """The processes: `processes` for bots that take their time, one for all others, and one for games that are over."""

    def __init__(self, processes: int, deadline: float = 20.0, find: Find = find_game, memory: int = 0) -> None:
        self._deadline = deadline
        self._find = find
        self._memory = memory
        self._usage = Usage()
        self._quick, self._slow = Lane(1, deadline), Lane(processes, deadline)
        self._spare = Lane(1, LONGEST_LOOK, LEAST_HASTE)
        self._quick_turns, self._slow_turns, self._spare_turns = (Turns(self._usage) for _ in range(3))
        self._lanes = (self._quick, self._slow, self._spare)
        self._taken: dict[tuple[str, str], float] = {}
        """Seconds that a game's bots have taken lately."""
        self._at_work: set[asyncio.Task[None]] = set()
        self._closed = False
        self._complained = -QUIET

    def start(self, ready: bool = True) -> None:
        """Look after all processes from now on; start one at once, if the first answer shall be `ready` sooner."""
        if ready:
            self._start(self._quick)
        self._do(self._look_after())

    async def answer(self, task: Task, askers: Askers = NOBODY, tries: int = TRIES) -> Action:
        """A legal answer for those who look at the table; BadSetup or Illegal if the task itself makes no sense.

        With no tries of the bot, it is that of the quick policy.
        """
        return (await self._answer(by_bot, task, askers, tries)).action

    async def hint(self, task: Task, askers: Askers) -> Reply:
        """The same, for somebody who wants to know what speaks for it: with the answers it was weighed against."""
        return await self._answer(by_weighing, task, askers, TRIES)

    async def look(self, wanted: Look) -> Reply:
        """Some moves of a finished game, judged: when nobody waits for a bot. BotFailed, Ended or TimeoutError."""
        now = self._now()
        return await self._done_by(self._spare_turns, Job(wanted, NOBODY, now, LOOKING, now + PATIENCE))

    async def _answer(self, first: Way, task: Task, askers: Askers, tries: int) -> Reply:
        asked = self._now()
        until = asked + self._deadline * (1 if askers else LEISURE)
        for number in range(tries):
            try:
                return await self._thought(first, task, number, askers, asked, until)
            except (BotFailed, Ended) as failure:
                self._complain(task, number, failure)
            except TimeoutError as failure:
                self._complain(task, number, failure)
                break
        try:
            return await self._thought(by_policy, task, 0, askers, asked, self._now() + START)
        except (BotFailed, Ended, TimeoutError) as failure:
            self._complain(task, TRIES, failure)
        return await self._thought(by_chance, task, 0, askers, asked, self._now() + START)

    def watched(self, table: str, askers: Askers) -> None:
        """Somebody has come to look at a table that nobody looked at."""
        for turns in (self._quick_turns, self._slow_turns):
            for job in turns.watched(table, askers):
                job.until = min(job.until, self._now() + self._deadline)
                self._set_alarm(turns, job)
        self._go_on()

    @property
    def waiting(self) -> int:
        """How many answers wait for a process."""
        return len(self._quick_turns) + len(self._slow_turns)

    async def close(self) -> None:
        """End the processes; answers not yet given are cancelled."""
        self._closed = True
        for job in [*self._quick_turns.all(), *self._slow_turns.all(), *self._spare_turns.all()]:
            job.result.cancel()
        for each in self._at_work:
            each.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        thinkers = {thinker for lane in self._lanes for thinker in lane.all}
        for thinker in thinkers:
            thinker.end()
        await asyncio.gather(*(asyncio.to_thread(thinker.ended) for thinker in thinkers))

    # waiting for a turn

    async def _thought(self, way: Way, task: Task, number: int, askers: Askers, asked: float, until: float) -> Reply:
        expected = WEIGHING if way is by_weighing else self.takes(task) if way is by_bot else 0.0
        turns = self._quick_turns if expected < QUICK else self._slow_turns
        seed = f"{task.nonce} {number}"  # another try is another chance
        return await self._done_by(turns, Job((way, task, seed), askers, asked, expected, until))

    async def _done_by(self, turns: Turns, job: Job) -> Reply:
        if self._closed:
            raise asyncio.CancelledError
        turns.add(job)
        self._set_alarm(turns, job)
        self._go_on()
        try:
            reply = await job.result
        finally:
            assert job.alarm is not None
            job.alarm.cancel()
            turns.discard(job)
        if reply.error is not None:
            raise reply.error
        if reply.failed:
            raise BotFailed(reply.failed)
        return reply

    def _set_alarm(self, turns: Turns, job: Job) -> None:
        """From when on it is too late to begin: what has begun should come to its end."""
        if job.alarm is not None:
            job.alarm.cancel()
        latest = job.until - min(2 * job.expected, self._deadline / 2)
        job.alarm = asyncio.get_running_loop().call_at(latest, _give_up, turns, job)

    def takes(self, task: Task) -> float:
        """Seconds this bot takes: what it is told to, or more where that has turned out."""
        return max(thinking_time(task.spec), self._taken.get((task.game, task.spec), 0.0))

    def _go_on(self) -> None:
        """Let everybody think whose turn it is."""
        self._hand_out(self._slow_turns, self._slow, start=True)
        self._hand_out(self._quick_turns, self._quick, start=True)
        self._hand_out(self._quick_turns, self._slow, start=len(self._quick_turns) >= CROWD)
        if not (self._quick_turns.any(unwatched=False) or self._slow_turns.any(unwatched=False)):
            self._hand_out(self._spare_turns, self._spare, start=True)

    def _hand_out(self, turns: Turns, lane: Lane, start: bool) -> None:
        while not self._closed and turns.any(not lane.unwatched):
            thinker = self._free(lane)
            if thinker is None:
                if start and len(lane.all) < lane.most:
                    self._start(lane)
                return
            job = turns.next(self._now())
            lane.unwatched = lane.unwatched or not job.askers
            self._usage.charge(job.askers, job.expected, self._now())
            self._do(self._think(lane, thinker, job))

    # thinking

    async def _think(self, lane: Lane, thinker: Thinker, job: Job) -> None:
        begun = self._now()
        try:
            reply = await thinker.ask(job.call, min(lane.deadline, job.until - begun))
        except (Ended, TimeoutError) as failure:
            self._drop(lane, thinker)
            settle(job.result, failure)
        except asyncio.CancelledError:
            job.result.cancel()
            raise
        else:
            self._learn(job, reply.seconds)
            if reply.last:
                self._drop(lane, thinker)
            else:
                lane.idle.append(thinker)
            settle(job.result, reply)
        lane.unwatched = lane.unwatched and bool(job.askers)
        self._usage.charge(job.askers, self._now() - begun - job.expected, self._now())
        self._go_on()

    def _learn(self, job: Job, seconds: float) -> None:
        if isinstance(job.call, Look):
            return
        metrics.THINKING.observe(seconds)
        way, task, _ = job.call
        if way is by_bot:
            before = self._taken.get((task.game, task.spec), seconds)
            self._taken[task.game, task.spec] = before + (seconds - before) / LEARNED

    # processes

    def _free(self, lane: Lane) -> Thinker | None:
        while lane.idle:
            thinker = lane.idle.pop()
            if thinker.alive:
                return thinker
            self._replace(lane, thinker, "it has ended")
        return None

    def _start(self, lane: Lane) -> None:
        thinker = Thinker(self._find, self._memory, lane.niceness)
        lane.all.add(thinker)
        self._do(self._welcome(lane, thinker))

    async def _welcome(self, lane: Lane, thinker: Thinker) -> None:
        """A process that has been started is put to work when it is ready."""
        try:
            async with asyncio.timeout(START):
                await thinker.ready
        except (Ended, TimeoutError) as failure:
            self._replace(lane, thinker, said(failure))
            await asyncio.sleep(PAUSE)
        else:
            lane.idle.append(thinker)
        self._go_on()

    def _replace(self, lane: Lane, thinker: Thinker, why: str) -> None:
        """A process has failed while it had nothing to do."""
        log.warning("an idle process of the bots is replaced: %s", why)
        self._drop(lane, thinker)

    def _drop(self, lane: Lane, thinker: Thinker) -> None:
        """This process is of no use any more; another one is started when it is needed."""
        thinker.end()
        lane.all.discard(thinker)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(CHECKED)
            await self.check()

    async def check(self) -> None:
        """Replace the processes that have nothing to do and give no sign of life; there is always one.

        The one that judges games is let go when there is nothing to judge: that may be so for days.
        """
        for thinker in self._spare.idle:
            self._drop(self._spare, thinker)
        self._spare.idle.clear()
        idle = [(lane, thinker) for lane in self._lanes for thinker in lane.idle]
        for lane in self._lanes:
            lane.idle.clear()
        await asyncio.gather(*(self._check(lane, thinker) for lane, thinker in idle))
        if not self._quick.all:
            self._start(self._quick)

    async def _check(self, lane: Lane, thinker: Thinker) -> None:
        try:
            await thinker.check(self._deadline)
        except (Ended, TimeoutError) as failure:
            self._replace(lane, thinker, said(failure))
        else:
            lane.idle.append(thinker)
        self._go_on()

    # little helpers

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._at_work.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("bots could not be looked after", exc_info=task.exception())

    def _complain(self, task: Task, number: int, failure: Exception) -> None:
        if isinstance(failure, TooLate):
            # Where one waits in vain others do as well: the host need not read of each.
            if self._now() >= self._complained + QUIET:
                self._complained = self._now()
                log.warning("bots are asked for more than they can think; some answer quickly instead")
            return
        where = f"table {task.table}, seat {task.seat}, bot {task.spec}, try {number + 1}"
        log.warning("%s: %s", where, said(failure))


class TooLate(TimeoutError):
    """There was no time left to think."""


def _give_up(turns: Turns, job: Job) -> None:
    """Called when it is too late to begin; what has begun goes on."""
    if turns.discard(job):
        settle(job.result, TooLate("there was no time left to think"))
