"""A record replays to the identical game, from any moment; a game saved in the middle of anything goes on the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.kernel import CLOCK, Dice, Record, State
from tests.play import THOROUGH, play

from .setups import Setup, each_setup, find, moments

GOLDEN = sorted((Path(__file__).parent.parent / "games").glob("*/golden/*.json"))


def seen(state: State) -> str:
    """All that anybody can see of a state: views of every seat and of a spectator; events, and who is told of them."""
    told = [[event.as_dict(), event.audience] for event in state.journal or []]
    return json.dumps([[state.view(seat) for seat in (None, *range(state.seats))], told])


@each_setup
def test_a_finished_game_replays_to_the_same(setup: Setup) -> None:
    check_replay(moments(setup)[-1])


def check_replay(state: State) -> None:
    again = Record.of(state).verify()
    assert again.fingerprint() == state.fingerprint()
    assert seen(again) == seen(state)
    assert again.winners == state.winners


@each_setup
def test_saved_in_the_middle_of_anything_it_goes_on_the_same(setup: Setup) -> None:
    for number, moment in enumerate(moments(setup)[1 : 2 + THOROUGH]):
        check_saved(moment, f"on {number}")


def check_saved(moment: State, seed: str) -> None:
    text = json.dumps(Record.of(moment).as_dict())
    loaded = Record.parse(text, find).verify()
    assert seen(loaded) == seen(moment)
    going_on = moment.copy()
    for state in (going_on, loaded):
        play(state, Dice(seed), 200)
    assert loaded.history == going_on.history
    assert loaded.fingerprint() == going_on.fingerprint()


@each_setup
def test_played_on_from_the_middle_with_another_seed(setup: Setup) -> None:
    check_played_on(moments(setup)[-1])


def check_played_on(played: State) -> None:
    """The first half of a game, then other chance: saved and loaded, it is that game again."""
    record = Record.of(played)
    half = len(record.actions) // 2
    state = record.replay(half)
    state.reseed("another")
    state.audit()
    assert not any(state.can_undo(seat) for seat in (CLOCK, *range(state.seats)))
    play(state, Dice("played on"), 100)
    assert state.history[:half] == record.actions[:half]
    assert state.seeds == [played.seed, "another"]
    again = Record.parse(json.dumps(Record.of(state).as_dict()), find).verify()
    assert seen(again) == seen(state)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_golden_records_still_verify(file: Path) -> None:
    Record.load(file).verify()


@pytest.mark.parametrize("game_id", cosmodrome.games())
def test_every_edition_has_a_golden_record_of_a_whole_game(game_id: str) -> None:
    first = cosmodrome.game(game_id).options[0]
    records = [Record.load(file) for file in GOLDEN if file.parts[-3] == game_id]
    assert {record.options[first.name] for record in records if record.over} == set(first.values)
