"""Copies are equal and independent: what happens to one never shows in the other."""

from __future__ import annotations

import json

from cosmodrome.kernel import Dice, State
from tests.play import THOROUGH, play

from .setups import Setup, each_setup, moments


def whole(state: State) -> str:
    """Everything in a state, journal included."""
    journal = None if state.journal is None else [[event.as_dict(), event.audience] for event in state.journal]
    return state.fingerprint() + json.dumps(journal)


@each_setup
def test_copies_go_separate_ways(setup: Setup) -> None:
    for number, moment in enumerate(moments(setup)[: 4 * THOROUGH]):
        check_copy(moment, f"copy {number}")


def check_copy(moment: State, seed: str) -> None:
    before = whole(moment)
    twin = moment.copy()
    assert type(twin) is type(moment)
    assert whole(twin) == before
    play(twin, Dice(seed), 100)
    assert whole(moment) == before, "acting on the copy changed the original"

    original, other = moment.copy(), moment.copy()
    play(original, Dice(seed), 100)
    assert whole(other) == before, "acting on the original changed the copy"
    assert whole(original) == whole(twin), "the copy went another way with the same actions"
