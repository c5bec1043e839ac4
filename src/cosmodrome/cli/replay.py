"""`cosmodrome replay`: a recorded game, action by action."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from ..kernel import Record, step
from ..text import Plain
from . import records
from .arguments import Parser, UsageError, add_language
from .table import Console, Voice, score_lines, table_lines
from .words import say

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("replay", help="step through a record")
    parser.add_argument("file", metavar="FILE", help="a record file")
    parser.add_argument("--at", metavar="N", type=int, help="the table after N actions; with --step, start there")
    parser.add_argument("--step", action="store_true", help="step through by keyboard (what happens without --at)")
    parser.add_argument("--all", action="store_true", help="print every action with its events")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    record, _ = records.load_verified(args.file)
    replay = Replay(record, Voice(record.game, args.lang), Console())
    total = len(record.actions)
    if args.at is not None and not 0 <= args.at <= total:
        raise UsageError(say("usage-at", at=args.at, total=total, file=args.file))
    replay.introduce()
    if args.all:
        replay.print_all()
    elif args.at is not None and not args.step:
        replay.go_to(args.at)
        replay.show_table()
    else:
        replay.step_from(args.at or 0)
    return 0


class Replay:
    def __init__(self, record: Record, voice: Voice, console: Console) -> None:
        self.record = record
        self.voice = voice
        self.console = console
        self.at = 0
        self.state = self.record.replay(0)

    def introduce(self) -> None:
        params = {"title": "game-title", "seats": self.record.seats, "actions": len(self.record.actions)}
        self.console.write(self.voice.say("cli-record", params))

    def print_all(self) -> None:
        for number in range(len(self.record.actions) + 1):
            self.go_to(number)
        self._show_scores()

    def step_from(self, number: int) -> None:
        """Follow what is typed, until the end of the input."""
        self.go_to(number)
        self.console.write(self.voice.say("cli-replay-hint"))
        while True:
            try:
                typed = self.console.ask("> ").strip().lower()
            except EOFError:
                return
            if typed == "q":
                return
            self._follow(typed)

    def go_to(self, number: int) -> None:
        """Move there, and tell what happened at that action."""
        if number == 0:
            self.state = self.record.replay(0)
            told = 0
        else:
            if number != self.at + 1:
                self.state = self.record.replay(number - 1)
            told = len(self.state.journal or ())
            step(self.state, *self.record.actions[number - 1])
        self.at = number
        self._show_heading()
        for event in (self.state.journal or ())[told:]:
            self.console.write("  " + self.voice.event(event))

    def show_table(self) -> None:
        self.console.write("", *table_lines(self.state, None, self.voice))

    def _follow(self, typed: str) -> None:
        total = len(self.record.actions)
        if typed == "t":
            self.show_table()
            return
        wanted = self.at + 1 if not typed else self.at - 1 if typed == "b" else _number(typed)
        if not typed and self.at == total:
            self.console.write(self.voice.say("cli-at-end"))
            self._show_scores()
        elif wanted is None or not 0 <= wanted <= total:
            self.console.write(self.voice.say("cli-replay-range", {"total": total}))
        else:
            self.go_to(wanted)

    def _show_heading(self) -> None:
        total = len(self.record.actions)
        if self.at == 0:
            self.console.write(self.voice.say("cli-at-start", {"total": total}))
            return
        seat, action = self.record.actions[self.at - 1]
        answer = Plain(self.voice.action(action))
        params = {"number": self.at, "total": total, "seat": seat, "answer": answer}
        self.console.write(self.voice.say("cli-step", params))

    def _show_scores(self) -> None:
        self.console.write("", *score_lines(self.state, self.voice))


def _number(typed: str) -> int | None:
    return int(typed) if typed.isdecimal() and len(typed) < 10 else None
