"""The commander: legal everywhere, far better than chance, and blind to what it may not know."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome import Dice, Position
from cosmodrome.arena.match import play
from cosmodrome.games.outpost.bots.commander import CommanderBot, policy

from .positions import act, hold_worth, own, position, put_on_sale, reach

GAME = cosmodrome.game("outpost")


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"edition": "classic"},
        {"edition": "expert", "kicker": True},
        {"kicker": True, "terrorism": True},
        {"money": True, "overbidding": True},
        {"edition": "classic", "mega": True, "robots_in_special": True, "availability": "limited"},
    ],
    ids=str,
)
def test_plays_every_kind_of_game_to_its_end(options: dict[str, object], seats: int) -> None:
    match = play(GAME, 0, ["commander"] * seats, options, f"commanders {seats}")
    assert match.finished


@pytest.mark.parametrize("edition", ["stronghold", "classic", "expert"])
def test_beats_random_players(edition: str) -> None:
    won = 0.0
    for number in range(8):
        specs = ["random"] * 4
        specs[number % 4] = "commander"
        won += play(GAME, number, specs, {"edition": edition}, f"{edition} {number}").shares[number % 4]
    assert won >= 7


def test_the_answer_depends_only_on_what_the_seat_knows() -> None:
    state = GAME.new(4, "blind", kicker=True)
    dice = Dice("blind")
    while not state.over:
        seat = state.waiting[0]
        answer = policy(state, seat)
        assert policy(state.imagine(seat, dice), seat) == answer
        state.apply(seat, answer)


def test_a_bot_answers_a_position() -> None:
    state = GAME.new(3, "position")
    seat = state.waiting[0]
    assert state.decision(seat).legal(CommanderBot("x").act(Position(state, seat)))


def test_evaluation_shares_out_the_win() -> None:
    state = GAME.new(4, "shares")
    dice = Dice("shares")
    while not state.over:
        values = GAME.evaluate(state)
        assert sum(values) == pytest.approx(1.0)
        for _ in range(50):
            if not state.over:
                seat = state.waiting[0]
                state.apply(seat, GAME.policy(state, seat, dice))
    assert GAME.evaluate(state)[state.winners[0]] == pytest.approx(1 / len(state.winners))


def test_attacks_only_to_keep_somebody_from_winning() -> None:
    state = position(3, "classic", terrorism=True)
    put_on_sale(state)
    own(state, 1, "ecoplants")
    hold_worth(state, 0, 120)
    assert policy(state, 0)[0] != "attack"
    reach(state, 1, state.goal)
    assert policy(state, 0)[0] == "attack"
    act(state, 0, *policy(state, 0))
    assert policy(state, 0) == ("commit", tuple(state.colonies[0].hand))


def test_defends_what_is_cheap_to_save_and_nothing_of_others() -> None:
    state = position(3, "classic", terrorism=True)
    put_on_sale(state)
    own(state, 1, "robots")
    hold_worth(state, 0, 106)
    hold_worth(state, 1, 60)
    hold_worth(state, 2, 60)
    act(state, 0, "attack", 1, "robots")
    act(state, 0, "commit", tuple(state.colonies[0].hand))
    asked = []
    while state.target[0] >= 0:
        seat = state.asked
        asked.append((seat, policy(state, seat)[0]))
        act(state, seat, *policy(state, seat))
    assert sorted(asked) == [(1, "commit"), (1, "defend"), (2, "pass")]
    assert state.colonies[1].owned[7] == 1
