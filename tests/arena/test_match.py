"""One game between bots."""

from __future__ import annotations

import pytest

from cosmodrome.arena import BotError, play, simulate
from cosmodrome.games import find
from cosmodrome.kernel import Action, Bot, Position, Record

from ..bots.toy import NIM, TENDER, NimGame


class Cheat(Bot):
    def __init__(self, seed: str) -> None:
        self.seed = seed

    def act(self, position: Position) -> Action:
        return ("take", 99)


def test_ends_with_a_winner() -> None:
    match = play(NIM, 3, ["random", "random"], {"heap": 15}, "1")
    assert match.finished
    assert sorted(match.shares) == [0.0, 1.0]
    assert match.scores == [int(share) for share in match.shares]
    assert 5 <= match.actions <= 15
    assert (match.number, match.specs) == (3, ["random", "random"])


def test_is_the_same_for_the_same_seed() -> None:
    first, second, other = (play(TENDER, 0, ["random", "search:10"], {}, seed) for seed in ("1", "1", "2"))
    assert (first.scores, first.actions, first.shares) == (second.scores, second.actions, second.shares)
    assert (first.scores, first.actions) != (other.scores, other.actions)


def test_a_game_that_takes_too_long_is_not_finished() -> None:
    match = play(NIM, 0, ["random", "random"], {}, "1", most_actions=2)
    assert not match.finished
    assert match.actions == 2
    assert match.shares == [0.0, 0.0]


def test_time_goes_by_where_it_matters() -> None:
    assert play(TENDER, 0, ["random", "random"], {"timed": True}, "1").finished


def test_an_illegal_answer_is_traced_to_its_bot() -> None:
    game = NimGame()
    game.bots = {"cheat": Cheat}
    with pytest.raises(
        BotError, match=r"nim, seed '7', after 0 actions, seat 0 asked 'take': cheat answered"
    ) as caught:
        play(game, 0, ["cheat", "random"], {}, "7")
    assert "answered ('take', 99): This is not one of the answers. (not-an-option" in str(caught.value)


def test_a_bot_that_raises_is_named_with_what_to_type() -> None:
    with pytest.raises(BotError) as caught:
        simulate("nim", 50, 2, ["random", "tests.bots.own:Clumsy"], {"heap": 5}, seed="a b")
    text = str(caught.value)
    assert "tests.bots.own:Clumsy raised ValueError: which way is up? (" in text and "own.py, line " in text
    command = text.rpartition("to see it again: ")[2]
    assert command.startswith("cosmodrome simulate nim --seats 2 --option heap=5 --bots random,")
    first = int(command.split("--first ")[1].split()[0])
    with pytest.raises(BotError) as again:
        simulate("nim", 1, 2, ["random", "tests.bots.own:Clumsy"], {"heap": 5}, seed="a b", first=first)
    assert str(again.value) == text


def test_scores_round_by_round_and_the_record() -> None:
    match = play(find("outpost"), 0, ["random"] * 3, {}, "1", record=True)
    assert match.curve[-1] == match.scores
    assert len(match.curve) > 3
    record = Record.parse(match.record)
    assert (record.players, record.scores, record.seed) == (["random"] * 3, match.scores, "1")
    assert record.verify().over
    assert play(NIM, 0, ["random", "random"], {}, "1").curve == [[0, 1]]


def test_how_long_a_seat_has_thought_is_noted_where_it_had_a_choice() -> None:
    thought: list[list[float]] = [[], []]
    play(NIM, 0, ["random", "random"], {"heap": 15}, "thought", thought=thought)
    assert all(thought)
    assert all(seconds >= 0 for own in thought for seconds in own)
