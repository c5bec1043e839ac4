"""Taking back: the same as a replay without the last action, but at once, however long the game has been."""

from __future__ import annotations

from random import Random

import pytest

from cosmodrome.games import find, ids
from cosmodrome.kernel import CLOCK, Dice, Game, Record
from cosmodrome.server import play as plays
from cosmodrome.server.play import KEPT, Play, next_entry
from cosmodrome.server.storage import Entry, SeatRow

from .storage.examples import table

LENGTH = 150
SEATS = 3


def begun(game: Game) -> Play:
    row = table(game=game.id, seed="back", options=game.new(SEATS, "back").options, seats=[SeatRow("bot")] * SEATS)
    return Play.begin(game, row)


def some_entry(play: Play, dice: Dice, chance: Random) -> Entry:
    """An action, or what was done last is taken back, if that may be."""
    state = play.state
    last = CLOCK if state.past is None else state.past[1]
    if last != CLOCK and state.can_undo(last) and chance.random() < 0.4:
        return next_entry(play, "undo", last)
    if state.ticking and (not state.waiting or chance.random() < 0.1):
        return next_entry(play, "act", CLOCK, state.decision(CLOCK).sample(dice))
    seat = chance.choice(state.waiting)
    return next_entry(play, "act", seat, state.decision(seat).sample(dice))


def log(game: Game, length: int = LENGTH) -> list[Entry]:
    play, dice, chance = begun(game), Dice("back"), Random("back")
    entries: list[Entry] = []
    while len(entries) < length and not play.state.over:
        entry = some_entry(play, dice, chance)
        play = play.after(entry)
        entries.append(entry)
    return entries


def shown(play: Play) -> object:
    """Everything that others get to know from a play."""
    state = play.state
    places = [*range(state.seats), None]
    return (
        state.fingerprint(),
        [state.view(place) for place in places],
        [play.lines(place) for place in places],
        [play.visible(place) for place in places],
        [play.asked(seat) for seat in range(state.seats)],
        [play.kept_since(seq, place) for seq in range(play.seq + 1) for place in places],
        (play.seq, play.actions, play.ran, play.runs_since, play.floors, play.actions_at),
    )


@pytest.mark.parametrize("kept", [1, KEPT])
@pytest.mark.parametrize("game_id", ids())
def test_it_is_the_same_as_a_replay(game_id: str, kept: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plays, "KEPT", kept)
    game = find(game_id)
    entries = log(game)
    assert sum(entry.kind == "undo" for entry in entries) > 5
    quick = slow = begun(game)
    for entry in entries:
        quick = quick.after(entry)
        with monkeypatch.context() as patch:
            patch.setattr(plays, "undo", lambda state, seat, before: Record.of(state).replay(len(state.history) - 1))
            slow = slow.after(entry)
        if entry.kind == "undo" or entry is entries[-1]:
            assert shown(quick) == shown(slow)


@pytest.mark.parametrize("game_id", ids())
def test_what_is_not_kept_is_replayed(game_id: str) -> None:
    game = find(game_id)
    kept = forgotten = begun(game)
    for entry in log(game):
        kept = kept.after(entry)
        forgotten = forgotten.after(entry)
        forgotten.forget()
    assert shown(forgotten) == shown(kept)


@pytest.mark.parametrize("game_id", ids())
def test_nothing_is_replayed(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find(game_id)
    entries = log(game)
    monkeypatch.setattr(Record, "states", None)
    play = begun(game)
    for entry in entries:
        play = play.after(entry)
        assert len(play.earlier) <= KEPT
