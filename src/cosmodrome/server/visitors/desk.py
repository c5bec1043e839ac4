"""Where other people's bots are asked. Whatever one of them does or does not do, the game goes on.

A seat of a table is a visitor's if its level is `visitor-ID`. When it is asked something, so is the bot, if it is
connected; its answer counts if it is legal and comes in time. Else a bot of the house answers this question, and after
a few such questions all the others of that game.

A bot is connected to one of the server's processes. All of them know to which; where a bot is wanted at a table that
another process has, that one calls, and the bot's process opens the table and asks there. So nothing of a question
has to travel but the name of its table.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ...kernel import Action, Illegal, State, as_action
from .. import asking, wall
from ..presence import Neighbours
from ..refusals import Refusal
from ..storage import StorageError
from .keeping import Keeping, VisitorRow
from .levels import visitor_of
from .payloads import Asked, BotRefused, BotSaid, Done, Onward, Over, Withdrawn

if TYPE_CHECKING:
    from ..play import Play
    from ..table import Table

SECONDS: Final = 10.0
"""For every answer."""
QUESTIONS: Final = 16
"""So many a bot is asked at the same time."""
TRIES: Final = 3
"""So many answers that are not legal are told back; then it is as if there were none."""
STRIKES: Final = 3
"""When so many questions of a game had to be answered by the house, it answers the others as well."""
ABSENCE: Final = 1.0
"""Seconds for which a bot is waited for that is not connected."""
LOOK: Final = 0.25
"""Seconds between two looks whether the process that a bot is connected to lives."""
MOST_KNOWN: Final = 1000
"""So many bots' names are kept in mind."""
MOST_ABSENCES: Final = 1000
MOST_TABLES: Final = 100
"""So many games a connection has in mind."""

SHUT_OUT: Final = "bot-gone"
"""The word with which a process tells the others that a bot's token counts no more."""

RENAMED: Final = "bot-renamed"
"""The word with which it tells them that a bot is called otherwise."""
HERE: Final = "bot-here"
"""The word with which it tells them that a bot is connected to it, since when, or that it is no more (since 0)."""
WANTED: Final = "bot-wanted"
"""The word with which it calls for a bot to a table."""

CLOSE_REPLACED: Final = 4409
CLOSE_ENDED: Final = 4401


class Pending:
    """A question that waits for an answer."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.tries = 0
        self.answer: asyncio.Future[Action | None] = asyncio.get_running_loop().create_future()


class Part:
    """What a bot has to do with one table."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.missed = 0


class Line:
    """A connection of a bot."""

    def __init__(
        self,
        bot: VisitorRow,
        send: Callable[[bytes], None],
        part: Callable[[int, str], None],
        grant: Callable[[], None],
    ) -> None:
        self.bot = bot
        self._send = send
        self.part = part
        self._grant = grant
        """Called with every question: its answer does not count among the messages that may be sent."""
        self.pending: dict[str, Pending] = {}
        self.tables: dict[str, Part] = {}
        self.ladders: set[str] = set()
        self.at_once = 1
        self.since = wall.now()
        self._numbers = itertools.count(1)

    def say(self, said: BotSaid) -> None:
        self._send(msgspec.json.encode(said))

    async def ask(self, table: Table, play: Play, seat: int) -> Action | None:
        """The bot's answer; None if it gives none that counts."""
        part = self.tables.setdefault(table.row.id, Part())
        if len(self.tables) > MOST_TABLES:
            del self.tables[next(iter(self.tables))]
        part.seats.add(seat)
        if part.missed >= STRIKES or len(self.pending) >= QUESTIONS:
            part.missed += 1
            return None
        number = str(next(self._numbers))
        pending = self.pending[number] = Pending(play.state, seat)
        answer = late = None
        try:
            self.say(self._asked(number, table, play, seat))
            self._grant()
            async with asyncio.timeout(SECONDS):
                answer = await pending.answer
        except TimeoutError:
            late = True
        finally:
            del self.pending[number]
            if answer is None:
                self.say(Withdrawn(id=number, late=bool(late)))
        if answer is None:
            part.missed += 1
        return answer

    def _asked(self, number: str, table: Table, play: Play, seat: int) -> Asked:
        return Asked(
            id=number,
            table=table.row.id,
            game=table.game.id,
            options=dict(table.row.options),
            seats=len(table.row.seats),
            seat=seat,
            question=asking.question(play.state, seat, play.asked(seat) or 0),
            view=play.state.view(seat),
            seconds=SECONDS,
        )

    def answered(self, number: str, action: list[Any]) -> None:
        """The bot has said something to a question; it is told if that does not count."""
        pending = self._find(number)
        decision = pending.state.decision(pending.seat)
        try:
            said = as_action(action)
            accepted = decision.accept(said)
            if accepted is None:
                raise pending.state.why_not(pending.seat, said) or Illegal("not-an-option", decision.rule)
        except Illegal as refusal:
            pending.tries += 1
            self.say(BotRefused(id=number, problem=asking.problem(pending.state.game, refusal)))
            if pending.tries >= TRIES:
                pending.answer.set_result(None)
            return
        self.say(Done(id=number))
        pending.answer.set_result(accepted)

    def onward(self, number: str, path: list[Any]) -> None:
        pending = self._find(number)
        try:
            self.say(Onward(id=number, way=asking.way(pending.state, pending.seat, path)))
        except Illegal as refusal:
            self.say(BotRefused(id=number, problem=asking.problem(pending.state.game, refusal)))

    def _find(self, number: str) -> Pending:
        pending = self.pending.get(number)
        if pending is None or pending.answer.done():
            raise Refusal(409, "problem-late-answer")
        return pending

    def over(self, table: str, state: State) -> None:
        part = self.tables.pop(table, None)
        if part is not None:
            seats = sorted(part.seats)
            self.say(Over(table, list(state.scores), list(state.winners), seats, part.missed))

    def end(self) -> None:
        """Nobody is at the other end any more: what was asked is answered otherwise, at once."""
        for pending in self.pending.values():
            if not pending.answer.done():
                pending.answer.set_result(None)


class Desk:
    """The bots that are connected to this process, and what is known of others."""

    def __init__(self, keeping: Keeping, process: str, neighbours: Neighbours) -> None:
        self.keeping = keeping
        self.lines: dict[str, Line] = {}
        self._process = process
        self._neighbours = neighbours
        self._elsewhere: dict[str, tuple[str, float]] = {}
        """By bot, the other process that it is connected to, and since when."""
        self._known: dict[str, VisitorRow] = {}
        self._shut_outs = 0
        """How often tokens have ceased to count, as far as that was heard of here."""
        self._absences: Counter[str] = Counter()
        """By table, how often a bot was waited for in vain."""

    # who is connected

    async def let_in(self, token: str) -> VisitorRow | None:
        """The bot that has this token, unless it counts no more by the time that is known."""
        shut_outs = -1
        while shut_outs != self._shut_outs:
            shut_outs = self._shut_outs
            bot = await self.keeping.by_token(token)
        return bot

    async def enter(self, line: Line) -> None:
        """A bot is here; if it was already, through another connection, that one ends."""
        self.drop(line.bot.id, CLOSE_REPLACED, "problem-bot-elsewhere")
        self._elsewhere.pop(line.bot.id, None)
        self.lines[line.bot.id] = line
        await self._share(line.bot.id, line.since)

    async def leave(self, line: Line) -> None:
        line.end()
        if self.lines.get(line.bot.id) is line:
            del self.lines[line.bot.id]
            await self._share(line.bot.id, 0.0)

    def drop(self, bot: str, code: int = CLOSE_ENDED, reason: str = "problem-no-such-bot") -> None:
        line = self.lines.pop(bot, None)
        if line is not None:
            line.end()
            line.part(code, reason)

    def drop_all_of(self, player: str) -> None:
        """Somebody is no more, nor are their bots."""
        self._shut_outs += 1
        for bot in [bot for bot, line in self.lines.items() if line.bot.player == player]:
            self.drop(bot)

    def hand_over(self, guest: str, member: str) -> None:
        """What was a guest's is a member's now, these bots among it."""
        for line in self.lines.values():
            if line.bot.player == guest:
                line.bot = msgspec.structs.replace(line.bot, player=member)

    async def shut_out(self, bot: str) -> None:
        """The token of a bot counts no more, wherever it is connected."""
        self.hear_shut_out(bot)
        await self.keeping.tell(f"{SHUT_OUT} {bot}")

    def hear_shut_out(self, bot: str) -> None:
        self._shut_outs += 1
        self._elsewhere.pop(bot, None)
        self.drop(bot)

    async def _share(self, bot: str, since: float) -> None:
        with suppress(StorageError):  # it plays at the tables of this process all the same
            await self.keeping.tell(f"{HERE} {self._process} {bot} {since!r}")

    async def share_all(self) -> None:
        """A new process does not know yet who is here."""
        for bot, line in list(self.lines.items()):
            await self._share(bot, line.since)

    def hear(self, said: str) -> None:
        """Another process tells of a bot. Whoever has connected to it after it did here is there now."""
        process, bot, since = said.split(" ")
        at = float(since)
        if at:
            self._elsewhere[bot] = (process, at)
            if bot in self.lines and at > self.lines[bot].since:
                self.drop(bot, CLOSE_REPLACED, "problem-bot-elsewhere")
        elif self._elsewhere.get(bot, ("", 0.0))[0] == process:
            del self._elsewhere[bot]

    def is_here(self, level: str) -> bool:
        """Whether a seat of this level is somebody's bot that is connected here."""
        return visitor_of(level) in self.lines

    def is_connected(self, bot: str) -> bool:
        return bot in self.lines or self._is_elsewhere(bot)

    def _is_elsewhere(self, bot: str) -> bool:
        process, _ = self._elsewhere.get(bot, ("", 0.0))
        return self._neighbours.lives(process)

    # who they are

    async def meet(self, levels: Iterable[str]) -> list[str]:
        """Learn the names of the bots that play at seats of these levels; their owners."""
        bots = {bot for level in levels if (bot := visitor_of(level)) is not None}
        if new := sorted(bots - self._known.keys()):
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
                new = sorted(bots)
            self._known.update({row.id: row for row in await self.keeping.by_ids(new)})
        return [self._known[bot].player for bot in bots if bot in self._known]

    def known(self, level: str) -> VisitorRow | None:
        """The bot that plays at seats of this level, if it is somebody's and there still."""
        return self._known.get(visitor_of(level) or "")

    def known_of(self, player: str) -> list[str]:
        """The bots of somebody, as far as their names are known here."""
        return [bot for bot, row in self._known.items() if row.player == player]

    def forget(self, bot: str) -> None:
        """It is called otherwise now, or is no more."""
        self._known.pop(bot, None)

    async def check(self, levels: list[str]) -> None:
        """Refuse a level that names a bot that is not there."""
        for level in levels:
            bot = visitor_of(level)
            if bot is not None and await self.keeping.by_id(bot) is None:
                raise Refusal(404, "problem-no-such-bot")

    # playing

    async def stand_by(self, table: str, level: str) -> None:
        """Leave a question alone while the bot may answer through another process, or come back.

        When that was in vain a few times, nobody is made to wait for it any more.
        """
        bot = visitor_of(level)
        if bot is None or bot in self.lines or self._absences[table] >= STRIKES:
            return
        if self._is_elsewhere(bot):
            await self.keeping.tell(f"{WANTED} {bot} {table}")
            until = time.monotonic() + SECONDS
            while self._is_elsewhere(bot) and time.monotonic() < until:
                await asyncio.sleep(min(LOOK, SECONDS))
        else:
            await asyncio.sleep(ABSENCE)
        if len(self._absences) > MOST_ABSENCES:
            self._absences.clear()
        self._absences[table] += 1

    async def answer(self, table: Table, play: Play, seat: int) -> Action | None:
        """What the bot at this seat answers; None if a bot of the house has to."""
        line = self.lines.get(visitor_of(table.row.seats[seat].level) or "")
        return None if line is None else await line.ask(table, play, seat)

    def plays_at(self, table: Table) -> bool:
        """Whether a bot that is connected here has a seat there."""
        return any(self.is_here(each.level) for each in table.row.seats)

    def over(self, table: Table, state: State) -> None:
        for bot in {visitor_of(each.level) for each in table.row.seats}:
            line = self.lines.get(bot or "")
            if line is not None:
                line.over(table.row.id, state)
