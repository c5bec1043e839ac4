"""Where other people's bots are asked. Whatever one of them does or does not do, the game goes on.

A seat of a table is a visitor's if its level is `visitor-ID`. When it is asked something, so is the bot, if it is
connected; its answer counts if it is legal and comes in time. Else a bot of the house answers this question, and after
a few such questions all the others of that game.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ...kernel import Action, Illegal, State, as_action
from .. import asking
from ..refusals import Refusal
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
"""Seconds for which a bot is waited for that is not connected here."""
MOST_ABSENCES: Final = 1000
MOST_TABLES: Final = 100
"""So many games a connection has in mind."""

SHUT_OUT: Final = "bot-gone"
"""The word with which a process tells the others that a bot's token counts no more."""

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

    def __init__(self, bot: VisitorRow, send: Callable[[bytes], None], part: Callable[[int, str], None]) -> None:
        self.bot = bot
        self._send = send
        self.part = part
        self.pending: dict[str, Pending] = {}
        self.tables: dict[str, Part] = {}
        self.ladders: set[str] = set()
        self.at_once = 1
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
    """The bots that are connected to this process."""

    def __init__(self, keeping: Keeping) -> None:
        self.keeping = keeping
        self.lines: dict[str, Line] = {}
        self._absences: Counter[str] = Counter()
        """By table, how often a bot was waited for that is not connected here."""

    def enter(self, line: Line) -> None:
        """A bot is here; if it was already, through another connection, that one ends."""
        self.drop(line.bot.id, CLOSE_REPLACED, "problem-bot-elsewhere")
        self.lines[line.bot.id] = line

    def leave(self, line: Line) -> None:
        if self.lines.get(line.bot.id) is line:
            del self.lines[line.bot.id]
        line.end()

    def drop(self, bot: str, code: int = CLOSE_ENDED, reason: str = "problem-no-such-bot") -> None:
        line = self.lines.pop(bot, None)
        if line is not None:
            line.end()
            line.part(code, reason)

    def drop_all_of(self, player: str) -> None:
        """Somebody is no more, nor are their bots."""
        for bot in [bot for bot, line in self.lines.items() if line.bot.player == player]:
            self.drop(bot)

    async def shut_out(self, bot: str) -> None:
        """The token of a bot counts no more, wherever it is connected."""
        self.drop(bot)
        await self.keeping.tell(f"{SHUT_OUT} {bot}")

    def is_here(self, level: str) -> bool:
        """Whether a seat of this level is somebody's bot that is connected here."""
        return visitor_of(level) in self.lines

    def waits(self, table: str, level: str) -> float:
        """Seconds for which a question is left alone: the bot may be connected elsewhere, or come back.

        After a few questions nobody is made to wait for it any more.
        """
        if self.is_here(level) or self._absences[table] >= STRIKES:
            return 0.0
        if len(self._absences) > MOST_ABSENCES:
            self._absences.clear()
        self._absences[table] += 1
        return ABSENCE

    async def answer(self, table: Table, play: Play, seat: int) -> Action | None:
        """What the bot at this seat answers; None if a bot of the house has to."""
        line = self.lines.get(visitor_of(table.row.seats[seat].level) or "")
        return None if line is None else await line.ask(table, play, seat)

    def over(self, table: Table, state: State) -> None:
        for bot in {visitor_of(each.level) for each in table.row.seats}:
            line = self.lines.get(bot or "")
            if line is not None:
                line.over(table.row.id, state)

    async def check(self, levels: list[str]) -> None:
        """Refuse a level that names a bot that is not there."""
        for level in levels:
            bot = visitor_of(level)
            if bot is not None and await self.keeping.by_id(bot) is None:
                raise Refusal(404, "problem-no-such-bot")
