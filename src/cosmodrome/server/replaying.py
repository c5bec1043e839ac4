"""Replays: a game step by step, from any place one may look from.

While a game runs, a player looks from the own seat and everybody else as a spectator; when it is over, all is open.
"""

from __future__ import annotations

from ..kernel import CLOCK, Action, Record, State
from ..text import wire
from .payloads import Frame, LogEntry, Replay, Step
from .play import log_entry
from .referring import reference_of
from .refusals import Refusal, conflict, forbidden
from .table import Table


def places(table: Table, player: str) -> list[int | None]:
    """The seats this person may look from; None is a spectator's place."""
    own = table.seat_of(player)
    if table.row.status == "over":
        return [*range(len(table.row.seats)), None]
    return [None] if own is None else [own, None]


def _place(table: Table, player: str, wanted: int | None) -> int | None:
    if wanted in places(table, player):
        return wanted
    if wanted is not None and wanted >= len(table.row.seats):
        raise Refusal(400, "no-such-seat", {"number": wanted + 1, "seats": len(table.row.seats)})
    raise forbidden("problem-hidden-place")


def _record(table: Table) -> Record:
    if table.play is None:
        raise conflict("problem-not-begun")
    return Record.of(table.play.state)


async def replay(table: Table, player: str, wanted: int | None) -> Replay:
    """The list of moves, with what this place may know of each."""
    seat = _place(table, player, wanted)
    record = _record(table)
    opening, steps = await table.hall.apart(_steps, record, seat, table.row.status == "over")
    return Replay(
        table=table.info(player),
        reference=reference_of(table.game, table.row.options).address,
        steps=steps,
        opening=opening,
        seats=places(table, player),
    )


def _steps(record: Record, seat: int | None, over: bool) -> tuple[list[LogEntry], list[Step]]:
    opening: list[LogEntry] = []
    steps: list[Step] = []
    told = 0
    for number, state in enumerate(record.states()):
        lines = [log_entry(state.game, event, number) for event in state.events(seat, told)]
        told = len(state.journal or [])
        if number == 0:
            opening = lines
        else:
            actor, action = record.actions[number - 1]
            knows = actor != CLOCK and (over or actor == seat)
            silent = all(line.params.get("seat") != actor for line in lines)
            steps.append(_step(state, actor, action if knows and silent else None, lines))
    return opening, steps


def _step(state: State, seat: int, silent: Action | None, lines: list[LogEntry]) -> Step:
    """`silent` is what was done, where no line tells of whoever did it."""
    round_number, phase = state.progress
    decided = None if silent is None else wire.message(state.game, state.game.describe(silent))
    return Step(seat=seat, round=round_number, phase=phase, log=lines, decided=decided)


async def frame(table: Table, player: str, wanted: int | None, actions: int) -> Frame:
    """The table after so many actions, from one place."""
    seat = _place(table, player, wanted)
    record = _record(table)
    if actions > len(record.actions):
        raise Refusal(400, "problem-no-such-move", {"most": len(record.actions)})
    return await table.hall.apart(_frame, record, actions, seat)


def _frame(record: Record, actions: int, seat: int | None) -> Frame:
    state = record.replay(actions)
    return Frame(actions=actions, view=state.view(seat), waiting=list(state.waiting))
