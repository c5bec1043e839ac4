"""From a record to its analysis: every move judged, then what stands out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from ...kernel import Action, BadSetup, Record, State
from ...kernel.record import step
from ...kernel.state import RESEED
from ..simulate import Progress
from .judging import Judge, Settings
from .report import Analysis, Move, Turn

MOST_TURNS: Final = 6
LEAST_SWING: Final = 0.03
"""What changes less than this of the win is no turning point."""


def analyse(
    record: Record, settings: Settings | None = None, viewer: int | None = None, progress: Progress | None = None
) -> Analysis:
    """A finished game as this seat may know it; None sees everything. BadSetup if there is nothing to analyse."""
    settings = settings if settings is not None else Settings()
    if not record.over:
        raise BadSetup("the game of this record is not over; only finished games are analysed", "setup-unfinished")
    if viewer is not None and not 0 <= viewer < record.seats:
        params = {"number": viewer, "seats": record.seats}
        raise BadSetup(f"seat {viewer}: there are seats 0 to {record.seats - 1}", "setup-viewer", params)
    judge = Judge(settings, viewer)
    state = record.replay(0)
    start = judge.standing(state)
    moves = []
    for move in judged_moves(judge, state, record.actions, start):
        moves.append(move)
        if progress is not None:
            progress(len(moves), len(record.actions))
    return summed_up(record, settings, viewer, start, moves)


def summed_up(
    record: Record, settings: Settings, viewer: int | None, start: list[float], moves: list[Move]
) -> Analysis:
    found = Analysis(record, viewer, settings.bot_for(record.game, record.seats), settings.worlds, start, moves)
    found.turns = turns(moves)
    return found


def turns(moves: list[Move]) -> list[Turn]:
    """The moves after which most of the win had changed hands, as they came."""
    found = [Turn(list(row)) for _, row in groupby(moves, key=lambda move: move.seat)]
    largest = sorted((turn for turn in found if turn.swing >= LEAST_SWING), key=lambda turn: -turn.swing)
    return sorted(largest[:MOST_TURNS], key=lambda turn: turn.first)


def judged_moves(
    judge: Judge, state: State, actions: list[tuple[int, Action]], before: list[float], done: int = 0
) -> Iterator[Move]:
    """These entries of a record, each judged; the state, in which so many were done before, goes along.

    Who has one seat's eyes can not tell what the others meant from what befell them: all of that counts as their play.
    """
    state.journal = None
    for number, (seat, action) in enumerate(actions, done + 1):
        past = state.copy()
        step(state, seat, action)
        after = judge.standing(state)
        visible = judge.viewer is None or seat == judge.viewer
        rolled = visible and action[0] != RESEED and _chance(past) != _chance(state)
        expected = judge.expected(past, seat, action) if rolled else after
        judged = judge.judged(past, number, seat, action) if visible and _chose(past, seat) else None
        yield Move(number, seat, action if visible else None, past.progress, before, expected, after, judged)
        before = after


def _chance(state: State) -> int:
    """Grows whenever something random or hidden comes out."""
    return state.dice.position + state.revealed


def _chose(state: State, seat: int) -> bool:
    """Whether this seat was asked, and had something to choose."""
    return seat in state.waiting and state.decision(seat).only() is None and state.foregone(seat) is None
