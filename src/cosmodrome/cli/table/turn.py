"""One question to one person, with everything that may be typed at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import Decision, Illegal
from .commands import obey
from .question import Steps, answer_lines, hint, read_answer, read_steps

if TYPE_CHECKING:
    from .table import Table


def ask(table: Table, seat: int) -> None:
    """Put the question until it is answered, or no longer stands."""
    complete = True
    path: Steps = ()
    decision = table.state.decision(seat)
    while seat in table.state.waiting:
        if decision is not table.state.decision(seat):
            decision, path = table.state.decision(seat), ()
        _put(table, decision, complete, path)
        typed = table.console.ask("> ")
        complete = obey(table, seat, typed)
        if complete:
            continue
        try:
            steps = read_steps(decision, typed, path)
            if steps is not None:
                complete, path = True, steps
                continue
            action = read_answer(decision, typed, path)
            table.tick()
            table.state.apply(seat, action)
        except Illegal as refusal:
            table.console.write(table.voice.reason(refusal))
            continue
        return


def _put(table: Table, decision: Decision, complete: bool, path: Steps) -> None:
    """The question, with all answers unless they have just been read."""
    table.console.write("", table.voice.question(decision))
    if complete:
        table.console.write(*("  " + line for line in answer_lines(decision, table.voice, path)))
    table.console.write(hint(decision, table.voice, path))
