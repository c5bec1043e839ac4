"""What a replay tells of moves that no line of the log tells."""

from __future__ import annotations

import pytest

from cosmodrome.games import find
from cosmodrome.kernel import Dice, Record
from cosmodrome.server.replaying import _steps


@pytest.fixture(scope="module")
def record() -> Record:
    """The first moves of a game."""
    state = find("outpost").new(3, "silent moves")
    dice = Dice("silent moves")
    for _ in range(60):
        seat = state.waiting[0]
        state.apply(seat, state.decision(seat).sample(dice))
    return Record.of(state)


def test_after_the_end_every_move_is_told(record: Record) -> None:
    _, steps = _steps(record, None, over=True)
    silent = [step for step in steps if not step.log]
    assert silent
    assert all(step.decided is not None for step in silent)
    for step in steps:
        # a line may tell of others whom the move has led on
        assert (step.decided is None) == any(line.params.get("seat") == step.seat for line in step.log)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_before_the_end_everybody_knows_only_the_own_ones(record: Record, seat: int | None) -> None:
    _, steps = _steps(record, seat, over=False)
    told = {step.seat for step in steps if step.decided is not None}
    assert told == (set() if seat is None else {seat})
