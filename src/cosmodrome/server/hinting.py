"""Hints: what a bot would answer in somebody's place, and what speaks for it.

The bot thinks where all bots do, and knows only what the seat may know.
"""

from __future__ import annotations

from ..bots import adviser
from ..kernel import Action, State
from ..text import wire
from . import seating
from .answering import task_of
from .payloads import Hint, Hinted, Message, Worth
from .refusals import conflict, forbidden
from .showing import Watcher
from .table import Table

ADVICE: Action = ("advice",)
"""What a game may be consulted about before any answer (see `State.consult`)."""


async def hinted(table: Table, watcher: Watcher, heard: Hint) -> Hinted:
    """What a good player would answer to what this person was asked."""
    play, seat = table.play, watcher.seat
    if seat is None:
        raise forbidden("problem-players-only")
    if not seating.may_ask(table.row):
        raise forbidden("problem-no-hints")
    if play is None or play.asked(seat) != heard.asked or table.step is not None:
        raise conflict("problem-late-answer")
    task = task_of(table, play, seat, adviser(table.game, play.state.seats))
    reply = await table.hall.workers.hint(task, table.askers)
    return Hinted(
        id=heard.id,
        action=list(reply.action),
        label=_label(play.state, reply.action),
        weighed=[Worth(label=_label(play.state, action), figure=round(figure, 1)) for action, figure in reply.weighed],
        measure=reply.measure,
        reasons=[wire.message(play.state.game, reason) for reason in reply.reasons],
        advice=_advice(play.state, seat),
    )


def _label(state: State, action: Action) -> Message:
    return wire.message(state.game, state.game.describe(action))


def _advice(state: State, seat: int) -> list[Message]:
    told = state.consult(seat, ADVICE)
    return [] if told is None else [wire.message(state.game, each) for each in told["advice"]]
