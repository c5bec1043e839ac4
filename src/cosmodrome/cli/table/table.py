"""The course of a game at the terminal: who is asked next, and what those before the screen get to read."""

from __future__ import annotations

import time
from pathlib import Path

from ...arena import BotError, answer
from ...kernel import CLOCK, Amount, Illegal, Position, Record, State, commitment
from ...text import Plain
from .commands import RECENT, Quit, is_word
from .console import Console
from .players import Player
from .scores import score_lines
from .turn import ask
from .view import table_lines
from .voice import Voice

SEPARATOR = "-" * 40
PAUSE = 0.1


class Table:
    def __init__(self, state: State, players: list[Player], voice: Voice, console: Console, file: Path | None) -> None:
        self.state = state
        self.players = players
        self.voice = voice
        self.console = console
        self.file = file
        """Where the game is kept up to date, if anywhere."""
        self.written: set[Path] = set()
        """Files that hold this game, and may be written again."""
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.reader: int | None = self.people[0] if len(self.people) == 1 else None
        """Who sits before the screen; nobody in particular until the first of several people is asked."""
        self._start = max(len(state.journal or ()) - RECENT, 0)
        self._seen: dict[int | None, int] = {}
        self._asked: tuple[int, str] | None = None
        self._last = CLOCK
        self._outdated = True
        self._clock = time.monotonic()

    def run(self) -> None:
        self._introduce()
        self.news()
        while not self.state.over:
            self.tick()
            seat = self._next()
            if seat is None:
                time.sleep(PAUSE)
            elif seat in self.people:
                self.keep()
                self._hand_over(seat)
                self.news()
                self._show_to(seat)
                ask(self, seat)
                self.keep()
            else:
                self._let_bot_answer(seat)
        self.keep()
        self.news()
        self.console.write("", *score_lines(self.state, self.voice))

    def say(self, key: str, **params: object) -> None:
        self.console.write(self.voice.say(key, params))

    def news(self) -> None:
        """What has happened that the reader may know and has not read; of several people, the first is yet to come."""
        if self.reader is None and self.people:
            return
        for event in self.state.events(self.reader, self._seen.get(self.reader, self._start)):
            self.console.write(self.voice.event(event))
        self._seen[self.reader] = len(self.state.journal or ())

    def show(self) -> None:
        self.console.write("", *table_lines(self.state, self.reader, self.voice))
        self._outdated = False

    def save(self, path: Path) -> None:
        Record.of(self.state).save(path)
        self.written.add(path.resolve())

    def keep(self) -> None:
        if self.file is not None:
            self.save(self.file)

    def go_back_to(self, state: State) -> None:
        """Continue from an earlier state of this game."""
        self.state = state
        length = len(state.journal or ())
        self._seen = {seat: min(seen, length) for seat, seen in self._seen.items()}
        self._outdated = True

    def tick(self) -> None:
        """Where time matters, the time that has passed is an action of its own."""
        now = time.monotonic()
        if not self.state.ticking:
            self._clock = now
            return
        passed = int((now - self._clock) * 1000)
        asked = self.state.decision(CLOCK)
        if isinstance(asked, Amount) and passed >= asked.lo:
            self.state.apply(CLOCK, (asked.verb, min(passed, asked.hi)))
            self._clock = now

    def _introduce(self) -> None:
        self.say("cli-welcome", title="game-title")
        for seat, player in enumerate(self.players):
            if player.bot is None:
                self.say("cli-person-sits", number=seat + 1, seat=seat)
            else:
                self.say("cli-bot-sits", number=seat + 1, seat=seat, bot=Plain(player.spec))
        self.say("cli-commitment", hash=Plain(commitment(*self.state.seeds)))
        self.console.write("")

    def _next(self) -> int | None:
        """The waiting seat after the last one that answered, round the table; None: all wait for the clock."""
        waiting = self.state.waiting
        following = [seat for seat in waiting if seat > self._last] or list(waiting)
        if not following:
            return None
        self._last = following[0]
        return self._last

    def _hand_over(self, seat: int) -> None:
        """Between two people at one screen: nobody reads what is for the other."""
        if seat == self.reader:
            return
        self.reader = seat
        self._outdated = True
        self.console.push_away()
        self.console.write("", SEPARATOR)
        if is_word(self, self.console.ask(self.voice.say("cli-hand-over", {"seat": seat}) + " "), "quit"):
            raise Quit

    def _show_to(self, seat: int) -> None:
        """The table, when others have moved and another question is put; the same question needs only the news."""
        question = (seat, self.state.decision(seat).prompt)
        if self._outdated and question != self._asked:
            self.show()
        self._asked = question

    def _let_bot_answer(self, seat: int) -> None:
        bot = self.players[seat].bot
        assert bot is not None
        spec = self.players[seat].spec
        try:
            action = answer(bot, Position(self.state, seat))
        except BotError as error:
            raise BotError(f"the bot {spec} {error}") from error
        try:
            self.state.apply(seat, action)
        except Illegal as refusal:
            raise BotError(f"the bot {spec} answered {action}: {refusal}") from refusal
        self._outdated = True
        self.news()
