"""Hints of bots: an answer and the figures behind it, in words, from what the seat may know."""

from __future__ import annotations

import re

import pytest

import cosmodrome
from cosmodrome.bots import adviser, make_bot, next_seat
from cosmodrome.kernel import CLOCK, Counsel, Dice, Position, State
from cosmodrome.text import Catalogue, languages

GAMES = cosmodrome.games()
SEATS = 3
EVERY = 7
"""Actions between two hints: no part of a round or a turn comes at that pace, so most kinds of questions are met."""
ASKED = 14


def counselled(state: State, seat: int, seed: str) -> Counsel:
    game = state.game
    return make_bot(game, adviser(game, state.seats), seed).counsel(Position(state, seat))


def sentences(state: State, given: Counsel, language: str) -> list[str]:
    catalogue = Catalogue(state.game, language)
    said = list(given.reasons)
    for action, figure in given.weighed:
        said += [state.game.describe(action), (f"worth-{given.measure}", {"figure": round(figure, 1)})]
    if given.weighed:
        said.append((f"weighed-{given.measure}", {}))
    return [catalogue.say(key, params) for key, params in said]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_hint_has_figures_and_words_and_tells_no_secret(game_id: str) -> None:
    game = cosmodrome.game(game_id)
    state = game.open(SEATS, "counsel", {})
    dice = Dice("counsel")
    seat = done = asked = 0
    while not state.over and asked < ASKED:
        seat = next_seat(state, seat)
        action = game.policy(state, seat, dice)
        if seat != CLOCK and done % EVERY == 0 and state.decision(seat).only() is None:
            seed = f"hint {done}"
            given = counselled(state, seat, seed)
            action = given.action
            assert state.decision(seat).legal(action)
            assert not given.weighed or given.weighed[0][0] == action
            for language in languages():
                said = sentences(state, given, language)
                assert not [each for each in said if re.match(r"(worth|weighed|reason)-", each)], "every key has words"
                assert any(re.search(r"\d", each) for each in said), (language, state.decision(seat).prompt, action)
            twin = counselled(state.imagine(seat, Dice("another world")), seat, seed)
            assert (twin.action, twin.weighed, twin.reasons) == (given.action, given.weighed, given.reasons)
            asked += 1
        state.apply(seat, action)
        done += 1
    assert asked == ASKED


def test_who_weighs_nothing_just_answers() -> None:
    state = cosmodrome.game("outpost").open(SEATS, "counsel", {})
    given = make_bot(state.game, "random", "counsel").counsel(Position(state, 0))
    assert state.decision(0).legal(given.action) and not given.weighed and not given.reasons


def test_a_planner_says_where_there_is_nothing_to_choose() -> None:
    state = cosmodrome.game("race").open(2, "counsel", {})
    dice = Dice("counsel")
    seat = 0
    while state.decision(seat := next_seat(state, seat)).only() is None:
        state.apply(seat, state.game.policy(state, seat, dice))
    given = make_bot(state.game, "planner", "counsel").counsel(Position(state, seat))
    assert given.reasons == [("reason-only", {})] and given.action == state.decision(seat).only()
