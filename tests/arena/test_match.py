"""One game between bots."""

from __future__ import annotations

import pytest

from cosmodrome.arena import BotError, play
from cosmodrome.kernel import Action, Bot, Position

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
    with pytest.raises(BotError, match=r"nim, seed '7', seat 0: cheat answered \('take', 99\): not-an-option"):
        play(game, 0, ["cheat", "random"], {}, "7")
