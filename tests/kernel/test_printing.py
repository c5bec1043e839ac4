"""What somebody sees who prints things at a Python prompt."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome import Illegal, Position, Record
from cosmodrome.kernel import Amount, Event


def test_states_decisions_and_records_say_what_they_are() -> None:
    state = cosmodrome.game("outpost").new(3, 7)
    seat = state.waiting[0]
    assert repr(state).startswith("<OutpostState: 3 seats, seed '7', round 1, ")
    assert f"0 actions, waiting for {seat}, scores [" in repr(state)
    assert repr(state.decision(seat)).startswith(f"<Choice for seat {seat}, 'prompt-turn': ('auction', ")
    assert repr(Record.of(state)).startswith("<Record of outpost: 3 seats, seed '7', 0 actions, not over, scores [")
    assert repr(state.game).startswith("<Game outpost, rules version ")
    assert repr(Position(state, 1)) == "<Position of seat 1 in outpost>"
    assert repr(Event("said", {"seat": 1}, (0, 2))) == "<Event said for [0, 2]: {'seat': 1}>"


def test_a_decision_shows_its_first_answers() -> None:
    few = Amount(0, "ask-bid", "auction", "bid", 3, 4, (("pass",),))
    assert repr(few) == "<Amount for seat 0, 'ask-bid': ('pass',), ('bid', 3), ('bid', 4)>"
    assert repr(Amount(0, "ask-bid", "auction", "bid", 3, 90)).endswith("('bid', 8), ...>")


def test_a_refusal_is_a_sentence_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    state = cosmodrome.game("outpost").new(3, 7)
    with pytest.raises(Illegal) as caught:
        state.apply(2 if state.waiting[0] != 2 else 1, ("pass",))
    assert str(caught.value).startswith("It is not your decision now. Waiting for: Seat ")
    assert str(caught.value).endswith("(not-your-decision)")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Place" in str(caught.value)
