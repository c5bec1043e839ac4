"""Copies are equal and independent: what happens to one never shows in the other."""

from __future__ import annotations

import json

from cosmodrome.kernel import Dice, State
from tests.play import THOROUGH, held, play

from .setups import Setup, each_setup, moments


def whole(state: State) -> str:
    """Everything in a state, journal included."""
    return held(state) + journal(state)


def journal(state: State) -> str:
    return json.dumps([[event.as_dict(), event.audience] for event in state.journal or []])


@each_setup
def test_copies_go_separate_ways(setup: Setup) -> None:
    for number, moment in enumerate(moments(setup)[: 4 * THOROUGH]):
        check_copy(moment, f"copy {number}")


def check_copy(moment: State, seed: str) -> None:
    before = whole(moment)
    twin = moment.copy()
    assert type(twin) is type(moment)
    play(twin, Dice(seed), 100)
    assert whole(moment) == before, "acting on the copy changed the original"

    original = moment.copy()
    other = original.copy()
    play(original, Dice(seed), 100)
    assert whole(other) == before, "the copy is not the same, or acting on the original changed it"
    same = original.fingerprint() == twin.fingerprint() and journal(original) == journal(twin)
    assert same, "the copy went another way with the same actions"
