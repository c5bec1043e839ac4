"""A player who errs: as often as it is told to, and never absurdly."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.arena import simulate
from cosmodrome.bots.erring import ErringBot, foresees
from cosmodrome.kernel import Action, Dice, Game, Position, State

from .toy import Nim, NimGame


def right(state: State) -> int:
    """How many to take so that a multiple of four is left; 1 where that can not be."""
    assert isinstance(state, Nim)
    return state.heap % 4 or 1


class Wise(NimGame):
    """Knows how it is won."""

    def policy(self, state: State, seat: int, dice: Dice) -> Action:
        return ("take", right(state))


class Foreseeing(Wise):
    """Sees as well how it stands, a move ahead."""

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Nim)
        lost = state.heap % 4 == 0
        return [1.0 if lost == (seat not in state.waiting) else 0.0 for seat in range(state.seats)]

    def horizon_reached(self, start: State, state: State) -> bool:
        return True


def answers(game: Game, lapses: int, number: int = 200) -> list[int]:
    state = game.new(2, "1", heap=15)
    bot = ErringBot("1", lapses)
    return [int(bot.act(Position(state, 0))[1]) for _ in range(number)]


def test_it_errs_about_as_often_as_it_is_told_to() -> None:
    wrong = [answer for answer in answers(Wise(), 30, 1000) if answer != 3]
    assert 250 < len(wrong) < 350 and set(wrong) == {1, 2}


def test_what_is_seen_to_be_bad_is_not_done() -> None:
    assert not foresees(Wise()) and foresees(Foreseeing())
    assert set(answers(Foreseeing(), 60)) == {3}


def test_the_same_seed_errs_alike() -> None:
    assert answers(Wise(), 30) == answers(Wise(), 30)


@pytest.mark.parametrize("game_id", cosmodrome.games())
def test_whatever_comes_to_mind_is_legal(game_id: str) -> None:
    """Here in the first answers of a game; whole games of every level are played by the arena."""
    state = cosmodrome.game(game_id).new(2, "erring")
    bots = [ErringBot(f"bot {seat}", 50) for seat in range(2)]
    for _ in range(60):
        seat = state.waiting[0]
        state.apply(seat, bots[seat].act(Position(state, seat)))


@pytest.mark.when_compiled
@pytest.mark.parametrize(("game_id", "own", "games"), [("race", "governor", 240), ("outpost", "commander", 60)])
def test_each_level_loses_to_the_next(game_id: str, own: str, games: int) -> None:
    for weaker, stronger in (("erring:50", "erring:20"), ("erring:20", own)):
        result = simulate(game_id, games, 2, [weaker, stronger], seed="levels")
        assert result.bots[weaker].interval[1] < 0.5, f"{weaker} against {stronger}"
