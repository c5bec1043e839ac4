"""Bots think in processes of their own, with a deadline, so that no table waits for another or for ever.

A process that dies or does not answer in time, and an answer that is not legal, cost another try; then the game's
quick policy answers, then chance. The game goes on in any case.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from contextlib import nullcontext
from threading import Thread
from typing import Any, Final

from msgspec import Struct
from pebble import CONSTS, ProcessExpired, ProcessPool

from ..bots import make_bot
from ..games import find as find_game
from ..kernel import Action, Dice, Game, Position, State
from ..kernel.record import step
from .processes import end_with

Find = Callable[[str], Game]
"""Looks a game up by its id; a function of a module, so that it can travel to another process."""

Entry = tuple[int, Action]

log = logging.getLogger(__name__)

MOST_STATES: Final = 50
"""So many tables a process keeps in mind."""

NICENESS: Final = 5
"""Thinking gives way to the server, which has people waiting."""

# A process killed while it takes a task over leaves a lock behind that nobody opens any more. It is held for moments
# only: whoever has waited for seconds need not wait for the usual minute. (Here, so that the processes set it as well.)
CONSTS.channel_lock_timeout = 3


class Task(Struct, frozen=True):
    """A bot's turn: the game so far, and who answers for which seat."""

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    entries: list[Entry]
    seat: int
    spec: str
    nonce: str
    """What the bot's own chance comes from; it says nothing about the table's seed."""


class BotFailed(Exception):
    """A bot gave no legal answer."""


class Workers:
    """Processes that answer for bots; they start with the first task, or with `start`."""

    def __init__(self, processes: int, deadline: float = 20.0, find: Find = find_game) -> None:
        self._processes = processes
        self._deadline = deadline
        self._find = find
        self._pool = self._new_pool()
        self._closed = False
        # The pool is given no more than it can work on at once: what still waits can simply be cancelled.
        self._free = asyncio.Semaphore(processes)
        self._unwatched = asyncio.Lock()
        self._running: set[asyncio.Future[Any]] = set()

    def start(self) -> None:
        """Start the processes, so that the first answer need not wait for them."""
        self._live_pool()

    async def answer(self, task: Task, awaited: bool = True) -> Action:
        """A legal answer; BadSetup or Illegal if the task itself makes no sense.

        Tables where nobody awaits it think one at a time, so that they do not hold up the others.
        """
        async with nullcontext() if awaited else self._unwatched:
            return await self._by_any_means(task)

    async def _by_any_means(self, task: Task) -> Action:
        for number, way in enumerate((_by_bot, _by_bot, _by_policy)):
            try:
                return await self._run(way, task, number)
            except (BotFailed, ProcessExpired, TimeoutError, RuntimeError) as failure:
                where = f"table {task.table}, seat {task.seat}, bot {task.spec}, try {number + 1}"
                log.warning("%s: %s", where, _said(failure))
        return await self._run(_by_chance, task)

    async def close(self) -> None:
        """End the processes; answers not yet given are cancelled."""
        self._closed = True
        for future in self._running:
            future.cancel()
        await asyncio.to_thread(_end, self._pool)

    async def _run(self, way: Way, task: Task, number: int = 0) -> Action:
        seed = f"{task.nonce} {number}"  # another try is another chance
        async with self._free:
            if self._closed:
                raise asyncio.CancelledError
            job = self._live_pool().schedule(_answer, args=(self._find, way, task, seed), timeout=self._deadline)
            future = asyncio.wrap_future(job)
            self._running.add(future)
            try:
                return await future
            finally:
                self._running.discard(future)

    def _live_pool(self) -> ProcessPool:
        """The pool, or another one if it broke: that happens when a process dies while it has nothing to do."""
        if not self._pool.active:
            log.warning("the bots' processes have died and are started again")
            Thread(target=_end, args=(self._pool,), daemon=True).start()
            self._pool = self._new_pool()
        return self._pool

    def _new_pool(self) -> ProcessPool:
        # Spawned, not forked: a worker has none of the server's sockets, threads and signal handlers.
        context = multiprocessing.get_context("spawn")
        return ProcessPool(self._processes, initializer=_settle, initargs=(os.getpid(),), context=context)


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call] # pebble leaves it untyped
    pool.join()


def _said(failure: BaseException) -> str:
    return f"{type(failure).__name__}: {failure}"


# what follows runs in a worker


def _settle(parent: int) -> None:
    """A worker leaves interrupts to the server, gives way to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    end_with(parent, signal.SIGKILL)


class States:
    """The latest states of some tables, so that a bot's turn replays only what is new."""

    def __init__(self, most: int = MOST_STATES) -> None:
        self.most = most
        self.kept: OrderedDict[str, tuple[Task, State]] = OrderedDict()

    def at(self, task: Task, find: Find) -> State:
        """The state of the task; taken out while it is made, so that one that failed half-way is never used again."""
        kept = self.kept.pop(task.table, None)
        if kept is not None and _continues(task, kept[0]):
            state, done = kept[1], len(kept[0].entries)
        else:
            state, done = _opened(task, find), 0
        for seat, action in task.entries[done:]:
            step(state, seat, action)
        self.kept[task.table] = (task, state)
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return state


def _continues(task: Task, before: Task) -> bool:
    same_game = (task.game, task.seats, task.seed, task.options) == (
        before.game,
        before.seats,
        before.seed,
        before.options,
    )
    return same_game and task.entries[: len(before.entries)] == before.entries


def _opened(task: Task, find: Find) -> State:
    state = find(task.game).open(task.seats, task.seed, dict(task.options))
    state.journal = None  # bots do not read it, and copies are cheaper without
    return state


STATES: Final = States()

Way = Callable[[State, Task, str], Action]
"""How an answer is found: from the state, the task and a seed for the bot's own chance."""


def _by_bot(state: State, task: Task, seed: str) -> Action:
    return make_bot(state.game, task.spec, seed).act(Position(state, task.seat))


def _by_policy(state: State, task: Task, seed: str) -> Action:
    dice = Dice(seed)
    return state.game.policy(state.imagine(task.seat, dice), task.seat, dice)


def _by_chance(state: State, task: Task, seed: str) -> Action:
    return state.decision(task.seat).sample(Dice(seed))


def _answer(find: Find, way: Way, task: Task, seed: str) -> Action:
    """A legal answer, found this way; BotFailed if there is none."""
    state = STATES.at(task, find)
    decision = state.decision(task.seat)
    try:
        action = way(state, task, seed)
        accepted = decision.accept(action)
    except BaseException as error:  # a bot may raise anything, even SystemExit, and not all of it can be sent
        raise BotFailed(_said(error)) from None
    if accepted is None:
        raise BotFailed(f"{action!r} is not legal")
    return accepted
