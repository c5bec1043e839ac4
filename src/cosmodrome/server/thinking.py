"""What happens inside a process in which bots think: one call after the other, each with a reply or a failure.

A task wants a legal answer, a look at a finished game some of its moves judged. The server's side is `thinker.py`.
"""

from __future__ import annotations

import os
import pickle
import signal
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, Final

from msgspec import Struct, structs

from ..arena.analysis import Judge, Settings, judged_moves
from ..arena.analysis.report import rounded
from ..bots import make_bot
from ..kernel import PERCENT, Action, Counsel, Dice, Game, Message, Position, State, Weighed
from ..kernel.record import step
from .processes import end_with, limit_memory

Find = Callable[[str], Game]
"""Looks a game up by its id; a function of a module, so that it can travel to another process."""

Entry = tuple[int, Action]

MOST_STATES: Final = 50
"""So many tables a process keeps in mind."""

MOST_TURNS: Final = 4
"""So many of its last turns at a table: what has happened since the earliest of them may be taken back at no cost."""

WEIGHING: Final = 0.6
"""Seconds that a hint may take."""

LOOKING: Final = 1.0
"""Seconds after which no other move is judged in the same look, so that others have their turn and progress is told."""

NICENESS: Final = 5
"""Thinking gives way to the server, which has people waiting."""

LEAST_HASTE: Final = 19
"""Judging games that are over gives way to everything."""


class Past(Struct, frozen=True):
    """A table and the game so far."""

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    entries: list[Entry]


class Task(Past, frozen=True):
    """A bot's turn: who answers for which seat."""

    seat: int
    spec: str
    nonce: str
    """What the bot's own chance comes from; it says nothing about the table's seed."""


class Look(Past, frozen=True):
    """A finished game to be judged from here on, as far as there is time, but by one move at least."""

    moves: list[Entry]
    before: list[float]
    """How everybody stands here; empty where that is not known yet."""


class BotFailed(Exception):
    """A bot gave no legal answer."""


Way = Callable[[State, Task, str], Counsel]
"""How an answer is found: from the state, the task and a seed for the bot's own chance.

What speaks for it comes along where somebody wants to know.
"""

Call = tuple[Way, Task, str] | Look


class Reply(Struct, frozen=True):
    """What a process says to a call; one of the first two, or what was wanted."""

    failed: str = ""
    """Why the bot gave no legal answer."""
    error: Exception | None = None
    """What is wrong with the task itself."""
    action: Action = ()
    weighed: list[Weighed] = []
    """The best answers with their worth, the measure of that, and what else speaks for the first: see `Counsel`."""
    measure: str = PERCENT
    reasons: list[Message] = []
    before: list[float] = []
    """How everybody stood before the first of the moves that were looked at."""
    judged: list[dict[str, Any]] = []
    """Those moves, as `arena.analysis` writes them."""
    seconds: float = 0.0
    """How long it took."""
    last: bool = False
    """The process ends itself: it has no memory left."""


def work(connection: Connection, parent: int, memory: int, niceness: int, find: Find) -> None:
    """Answer calls until nobody is left to make any; None is answered with None, as a sign of life."""
    _settle(parent, memory, niceness)
    with suppress(EOFError, OSError):
        connection.send(None)
        while True:
            call: Call | None = connection.recv()
            reply = None if call is None else _reply(find, call)
            connection.send(reply)
            if reply is not None and reply.last:
                return


def _settle(parent: int, memory: int, niceness: int) -> None:
    """A worker leaves interrupts to the server, gives way to it, does not outlive it, and keeps within its memory."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    end_with(parent, signal.SIGKILL)
    limit_memory(memory)


def _reply(find: Find, call: Call) -> Reply:
    begun = perf_counter()
    try:
        reply = look(find, call) if isinstance(call, Look) else _answered(find, *call)
    except BotFailed as failure:
        exhausted = isinstance(failure.__cause__, MemoryError)
        return Reply(failed=str(failure), seconds=perf_counter() - begun, last=exhausted)
    except MemoryError:
        return Reply(failed="MemoryError", seconds=perf_counter() - begun, last=True)
    except Exception as error:
        return Reply(error=_sendable(error), seconds=perf_counter() - begun)
    return structs.replace(reply, seconds=perf_counter() - begun)


def _answered(find: Find, way: Way, task: Task, seed: str) -> Reply:
    given = answer(find, way, task, seed)
    return Reply(action=given.action, weighed=given.weighed, measure=given.measure, reasons=given.reasons)


def _sendable(error: Exception) -> Exception:
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(said(error))
    return error


def said(failure: BaseException) -> str:
    return f"{type(failure).__name__}: {failure}"


class States:
    """The states of some tables at their last turns, so that a bot's turn replays only what is new.

    After an undo that is what has happened since the last turn that still stands.
    """

    def __init__(self, most: int = MOST_STATES) -> None:
        self.most = most
        self.kept: OrderedDict[str, list[tuple[Past, State]]] = OrderedDict()
        """Of every table, the latest turn last."""

    def at(self, task: Past, find: Find) -> State:
        """The state of the task; it is kept only once it is whole, so that one that failed half-way is never used."""
        turns = self.kept.pop(task.table, [])
        while turns and not _continues(task, turns[-1][0]):
            turns.pop()
        done = len(turns[-1][0].entries) if turns else 0
        if turns and done == len(task.entries):
            state = turns[-1][1]
        else:
            state = turns[-1][1].copy() if turns else _opened(task, find)
            for seat, action in task.entries[done:]:
                step(state, seat, action)
            turns.append((task, state))
        self.kept[task.table] = turns[-MOST_TURNS:]
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return state


def _continues(task: Past, before: Past) -> bool:
    same_game = (task.game, task.seats, task.seed, task.options) == (
        before.game,
        before.seats,
        before.seed,
        before.options,
    )
    return same_game and task.entries[: len(before.entries)] == before.entries


def _opened(task: Past, find: Find) -> State:
    state = find(task.game).open(task.seats, task.seed, dict(task.options))
    state.journal = None  # bots do not read it, and copies are cheaper without
    return state


STATES: Final = States()


def by_bot(state: State, task: Task, seed: str) -> Counsel:
    return Counsel(make_bot(state.game, task.spec, seed).act(Position(state, task.seat)))


def by_weighing(state: State, task: Task, seed: str) -> Counsel:
    """As a hint: with what speaks for the answer."""
    return make_bot(state.game, task.spec, seed).counsel(Position(state, task.seat))


def by_policy(state: State, task: Task, seed: str) -> Counsel:
    dice = Dice(seed)
    return Counsel(state.game.policy(state.imagine(task.seat, dice), task.seat, dice))


def by_chance(state: State, task: Task, seed: str) -> Counsel:
    return Counsel(state.decision(task.seat).sample(Dice(seed)))


def answer(find: Find, way: Way, task: Task, seed: str) -> Counsel:
    """A legal answer, found this way; BotFailed if there is none."""
    state = STATES.at(task, find)
    decision = state.decision(task.seat)
    try:
        given = way(state, task, seed)
        accepted = decision.accept(given.action)
    except BaseException as error:  # a bot may raise anything, even SystemExit, and not all of it can be sent
        raise BotFailed(said(error)) from error
    if accepted is None:
        raise BotFailed(f"{given.action!r} is not legal")
    return Counsel(accepted, given.weighed, given.measure, given.reasons)


def look(find: Find, wanted: Look) -> Reply:
    """Some of its moves, judged; BotFailed where the bot that is compared with does not answer."""
    state = STATES.at(wanted, find).copy()
    judge, done = Judge(Settings.usual(state.game)), len(wanted.entries)
    until = perf_counter() + LOOKING
    judged: list[dict[str, Any]] = []
    try:
        before = wanted.before or rounded(judge.standing(state))
        for move in judged_moves(judge, state, wanted.moves, before, done):
            judged.append(move.as_dict())
            if perf_counter() >= until:
                break
    except BaseException as error:  # as in `answer`
        raise BotFailed(said(error)) from error
    return Reply(before=before, judged=judged)
