"""Scripted people at tables, and the account of what they sent and what came back."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from .wire import Socket

# What the server says, as far as it matters here: skipping the rest is cheaper than reading it.


class Option(Struct):
    action: Raw


class Question(Struct):
    shape: Literal["choice", "subset", "amount", "path"]
    asked: int
    options: list[Option]
    verb: str
    lo: int
    hi: int
    suggestion: list[Any] | None


class Said(Struct, tag_field="type"):
    pass


class Welcome(Said, tag="welcome"):
    pass


class Row(Struct):
    status: str


class TableChanged(Said, tag="table"):
    table: Row


class Update(Said, tag="update"):
    seq: int
    question: Question | None
    keep: int
    log: list[Raw]


class Accepted(Said, tag="accepted"):
    id: str
    seq: int


class Refusal(Said, tag="refused"):
    id: str
    problem: Raw


class Act(Struct, tag="act", tag_field="type"):
    id: str
    asked: int
    action: Raw
    sure: bool = True


LATE = (b"problem-late-answer", b"not-your-decision")
"""Where several are asked, what one answers may change what another is asked: the other's answer then comes late."""

_said = msgspec.json.Decoder(Welcome | TableChanged | Update | Accepted | Refusal)
_encode = msgspec.json.Encoder().encode


def answer(question: Question, dice: random.Random) -> Raw:
    """Of a choice any option, of an amount the lowest, of a subset or a path what is suggested."""
    if question.shape == "amount" and question.lo <= question.hi:
        return Raw(_encode([question.verb, question.lo]))
    if question.shape in ("subset", "path") and question.suggestion is not None:
        return Raw(_encode(question.suggestion))
    return dice.choice(question.options).action.copy()


class Sent(Struct):
    """An answer on its way: it has arrived when it was accepted, and everybody at the table has seen it."""

    token: str
    action: Raw
    at: float
    seq: int = 0


class Player:
    """One person at one table, through one socket."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.socket = Socket(self.hear)
        self.seq = -1
        self.lines: list[bytes] = []
        self.question: Question | None = None
        """What is asked and not answered yet."""
        self._asked = -1
        self._sent: dict[str, Sent] = {}

    async def come(self, host: str, port: int) -> None:
        await self.socket.open(host, port, f"/ws/tables/{self.table.id}", self.cookie)

    def answer(self, since: float) -> None:
        """Answer what is asked; the time counts from `since`."""
        question = self.question
        assert question is not None
        self.question = None
        self._asked = question.asked
        self.table.made += 1
        token = f"{self.seat}.{self.table.made}"
        sent = Sent(token, answer(question, self.table.crowd.dice), since)
        self._sent[token] = sent
        self.table.crowd.under_way += 1
        self.socket.send(_encode(Act(token, question.asked, sent.action)))

    def hear(self, message: bytes) -> None:
        said = _said.decode(message)
        crowd = self.table.crowd
        if isinstance(said, Update):
            crowd.updates.add(message)
            self._see(said)
        elif isinstance(said, Accepted):
            crowd.replies.add(message)
            self._accepted(said)
        elif isinstance(said, Refusal):
            self._refused(said)
        elif isinstance(said, TableChanged):
            self.table.over = said.table.status == "over"

    def _see(self, update: Update) -> None:
        first, before = self.seq < 0, self.seq
        if not first and (update.seq <= before or (update.seq > before + 1 and not self.table.crowd.skips)):
            self.table.fault(f"seat {self.seat} saw {update.seq} after {self.seq}")
        if update.keep > len(self.lines):
            self.table.fault(f"seat {self.seat} has {len(self.lines)} lines and is to keep {update.keep}")
        self.seq = update.seq
        self.lines[update.keep :] = map(bytes, update.log)
        for seq in range(before + 1, 0 if first else update.seq + 1):
            self.table.seen(seq)
        self.question = update.question if update.question and update.question.asked != self._asked else None
        if self.question is not None:
            self.table.crowd.asked(self)

    def _accepted(self, accepted: Accepted) -> None:
        sent = self._sent.pop(accepted.id, None)
        if sent is None:
            self.table.fault(f"seat {self.seat} was told of {accepted.id}, which it did not send")
            return
        sent.seq = accepted.seq
        self.table.accepted(self.seat, sent)

    def _refused(self, refusal: Refusal) -> None:
        if self._sent.pop(refusal.id, None) is not None:
            self.table.crowd.under_way -= 1
        problem = bytes(refusal.problem)
        if any(each in problem for each in LATE):
            self.table.crowd.late += 1
        else:
            self.table.fault(f"seat {self.seat} was refused: {problem[:100]!r}")


class Table:
    def __init__(self, crowd: Crowd, name: str, cookies: list[str]) -> None:
        self.crowd = crowd
        self.id = name
        self.players = [Player(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.over = False
        self.made = 0
        """How many answers have been sent."""
        self.log: dict[int, tuple[int, Sent]] = {}
        """What was accepted: by sequence number, who sent what."""
        self._seen: dict[int, int] = {}

    @property
    def there(self) -> bool:
        """Whether everybody is connected and sees the table."""
        return all(player.seq >= 0 for player in self.players)

    def fault(self, what: str) -> None:
        self.crowd.faults.append(f"table {self.id}: {what}")

    def seen(self, seq: int) -> None:
        self._seen[seq] = self._seen.get(seq, 0) + 1
        self._arrived(seq)

    def accepted(self, seat: int, sent: Sent) -> None:
        if sent.seq in self.log:
            self.fault(f"{sent.seq} was accepted twice")
        self.log[sent.seq] = (seat, sent)
        self._arrived(sent.seq)

    def _arrived(self, seq: int) -> None:
        if seq in self.log and self._seen.get(seq) == len(self.players):
            del self._seen[seq]
            self.crowd.arrived(self.log[seq][1])


class Sizes:
    """How large messages of a kind are."""

    def __init__(self) -> None:
        self.messages = 0
        self.bytes = 0

    def add(self, message: bytes) -> None:
        self.messages += 1
        self.bytes += len(message)

    @property
    def mean(self) -> int:
        return self.bytes // max(1, self.messages)


class Crowd:
    """Everybody at all tables."""

    def __init__(self, seed: str, skips: bool = False) -> None:
        self.dice = random.Random(seed)
        self.skips = skips
        """Whether several entries may be shown at once: what an answer took comes with it where there are clocks, and a
        process that hears of answers from another may be late."""
        self.tables: list[Table] = []
        self.faults: list[str] = []
        self.under_way = 0
        """Answers that have been sent and have not arrived everywhere."""
        self.late = 0
        """Answers refused because what was asked had changed; a new question has come for each of them."""
        self.updates = Sizes()
        self.replies = Sizes()
        self.took: list[float] = []
        """Seconds each answer took to arrive."""
        self.ready: deque[Player] = deque()
        """Those who are asked, and wait for their turn to answer."""
        self.eager: frozenset[Table] = frozenset()
        """The tables where everybody answers at once."""

    def asked(self, player: Player) -> None:
        if player.table in self.eager:
            player.answer(perf_counter())
        else:
            self.ready.append(player)

    def arrived(self, sent: Sent) -> None:
        self.took.append(perf_counter() - sent.at)
        self.under_way -= 1

    def release(self, tables: Iterable[Table]) -> None:
        """From now on everybody at these tables answers at once, and nobody else does."""
        self.eager = frozenset(tables)
        waiting, self.ready = self.ready, deque()
        for player in waiting:
            if player.question is not None:
                self.asked(player)

    def next(self) -> Player | None:
        """Somebody who is asked and has not answered; whoever has waited longest."""
        while self.ready:
            player = self.ready.popleft()
            if player.question is not None:
                return player
        return None

    def each(self, do: Callable[[Player], object]) -> None:
        for table in self.tables:
            for player in table.players:
                do(player)
