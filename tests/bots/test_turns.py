"""Whose answer comes next."""

from __future__ import annotations

from cosmodrome.bots import next_seat
from cosmodrome.kernel import CLOCK, State

from .toy import NIM, TENDER


def bid_nothing(state: State, seat: int) -> None:
    state.apply(seat, ("bid", ()))


def test_the_one_who_is_asked() -> None:
    state = NIM.new(2, 1)
    assert next_seat(state, 0) == 0


def test_round_the_table_when_all_are_asked() -> None:
    state = TENDER.new(4, 1)
    assert [next_seat(state, last) for last in (CLOCK, 0, 1, 2, 3)] == [0, 1, 2, 3, 0]


def test_who_has_answered_is_passed_over() -> None:
    state = TENDER.new(4, 1)
    bid_nothing(state, 1)
    assert next_seat(state, 0) == 2


def test_the_clock_comes_once_a_round() -> None:
    state = TENDER.new(2, 1, timed=True)
    assert next_seat(state, 1) == CLOCK
    state.apply(CLOCK, ("tick", 1000))
    assert next_seat(state, CLOCK) == 0


def test_without_a_clock_nobody_ticks() -> None:
    state = TENDER.new(2, 1)
    assert next_seat(state, 1) == 0
