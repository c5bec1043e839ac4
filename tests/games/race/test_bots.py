"""The governor answers legally whatever is played, beats chance, and its hooks serve search."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.bots.budget import Budget
from cosmodrome.bots.random import RandomBot
from cosmodrome.bots.search import SearchBot
from cosmodrome.bots.turns import next_seat
from cosmodrome.games.race.bots.choosing import produced
from cosmodrome.games.race.bots.engine import Engine
from cosmodrome.games.race.bots.governor import GovernorBot, policy
from cosmodrome.games.race.game import RaceGame
from cosmodrome.kernel import Action, Bot, Position, State

from .positions import SETTLE, act, begin, hold, lay, position

GAME = RaceGame()
MOST_ROUNDS = 60

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {}),
    (2, {"advanced": True}),
    (5, {"expansion": "storm", "start": "preset"}),
    (6, {"expansion": "rebel", "takeovers": True}),
    (2, {"expansion": "rebel", "scenario": "rebel_vs_imperium"}),
    (4, {"expansion": "rebel", "draft": True}),
    (4, {"expansion": "rebel_only", "takeovers": True}),
]


def play(seats: int, seed: str, bots: list[Bot], options: dict[str, Any]) -> tuple[State, list[Action]]:
    state = GAME.new(seats, seed=seed, **options)
    seat = -1
    answers: list[Action] = []
    while not state.over:
        seat = next_seat(state, seat)
        answers.append(bots[seat].act(Position(state, seat)))
        state.apply(seat, answers[-1])
        assert state.progress[0] is not None and state.progress[0] < MOST_ROUNDS
    return state, answers


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_among_governors_every_game_ends(seats: int, options: dict[str, Any]) -> None:
    for seed in ("a", "b"):
        play(seats, seed, [GovernorBot(f"{seat}") for seat in range(seats)], options)


@pytest.mark.parametrize(("seats", "expansion"), [(2, "base"), (4, "rebel")])
def test_beats_chance(seats: int, expansion: str) -> None:
    won = 0
    for game in range(10):
        bots: list[Bot] = [RandomBot(f"{seat}") for seat in range(seats)]
        bots[game % seats] = GovernorBot("g")
        state, _ = play(seats, f"{game}", bots, {"expansion": expansion})
        won += state.winners == [game % seats]
    assert won >= 8


def test_attacks_only_with_what_it_may_still_use() -> None:
    """The rest of a power used in part serves in defence only: 3 against 4 stays 3."""
    state = position(2, takeovers=True)
    mercenaries, seat, _ = lay(state, 0, "space_mercenaries", "imperium_seat", "improved_logistics")
    miners = lay(state, 1, "rebel_miners", "space_marines")[0]
    world, spent, _ = hold(state, 0, "avian_uplift_race", "gem_world", "comet_zone")
    begin(state, "settle", (), SETTLE)
    act(state, 0, "place", world)
    act(state, 1, "pass")
    act(state, 0, "use", mercenaries)
    act(state, 0, "pay", (spent,))
    assert ("takeover", seat, miners) in state.decision(0)
    assert policy(state, 0) == ("pass",)


def test_a_damaged_factory_produces_nothing_without_a_card() -> None:
    state = position(2)
    engine = Engine(lay(state, 0, "damaged_alien_factory"))
    nothing = [0] * 5
    assert produced(engine, nothing, 0, 0.7) == 0.0
    assert produced(engine, nothing, 1, 0.7) > 0.0


def test_answers_do_not_depend_on_chance() -> None:
    games = [play(3, "same", [GovernorBot(f"{run} {seat}") for seat in range(3)], {})[1] for run in range(2)]
    assert games[0] == games[1]


def test_chances_add_up_and_search_answers() -> None:
    state = GAME.new(3, seed="e", expansion="storm")
    bot = SearchBot("s", Budget.parse("12"))
    for _ in range(12):
        seat = next_seat(state, -1)
        state.apply(seat, bot.act(Position(state, seat)))
        assert sum(GAME.evaluate(state)) == pytest.approx(1.0)


def test_search_goes_on_with_its_tree_when_asked_again_upon_its_answer() -> None:
    """What others do in between ends it."""
    state = GAME.new(2, seed="tree")
    bot = SearchBot("s", Budget.parse("60"))
    known = 0
    while known < 3 and not state.over:
        seat = next_seat(state, -1)
        position = Position(state, seat)
        if seat:
            state.apply(seat, policy(state, seat))
            assert not bot.memory.recall(position).edges
        else:
            known += bool(bot.memory.recall(position).edges)
            state.apply(seat, bot.act(position))
    assert known == 3
