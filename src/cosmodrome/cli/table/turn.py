"""One question to one person, with everything that may be typed at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import Illegal
from .commands import obey
from .question import answer_lines, hint, read_answer

if TYPE_CHECKING:
    from .table import Table


def ask(table: Table, seat: int) -> None:
    """Put the question until it is answered, or no longer stands."""
    complete = True
    while seat in table.state.waiting:
        _put(table, seat, complete)
        typed = table.console.ask("> ")
        complete = obey(table, seat, typed)
        if complete:
            continue
        try:
            action = read_answer(table.state.decision(seat), typed)
            table.tick()
            table.state.apply(seat, action)
        except Illegal as refusal:
            table.console.write(table.voice.reason(refusal))
            continue
        return


def _put(table: Table, seat: int, complete: bool) -> None:
    """The question, with all answers unless they have just been read."""
    decision = table.state.decision(seat)
    table.console.write("", table.voice.question(decision))
    if complete:
        table.console.write(*("  " + line for line in answer_lines(decision, table.voice)))
    table.console.write(hint(decision, table.voice))
