"""All agents at once."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from cosmodrome.envs import ParallelTableEnv, parallel_env
from cosmodrome.kernel import DONE, Game

from ..bots.toy import NIM, TENDER
from ..toys import COURIER

TABLES: list[tuple[Game, int, dict[str, object]]] = [
    (NIM, 3, {"heap": 15}),
    (TENDER, 4, {"timed": True}),
    (COURIER, 3, {}),
]


def chosen(table: ParallelTableEnv, observations: dict[str, Any]) -> dict[str, int]:
    return {agent: table.action_space(agent).sample(seen["action_mask"]) for agent, seen in observations.items()}


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_pettingzoo_accepts_it(game: Game, seats: int, options: dict[str, object]) -> None:
    def make() -> ParallelTableEnv:
        return ParallelTableEnv(game, seats, options, illegal="end")

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(make(), num_cycles=60)
        parallel_seed_test(make, num_cycles=60)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_win_is_shared_out(game: Game, seats: int, options: dict[str, object]) -> None:
    table = ParallelTableEnv(game, seats, options)
    observations, _ = table.reset(seed=4)
    total = 0.0
    while table.agents:
        observations, rewards, _, _, _ = table.step(chosen(table, observations))
        total += sum(rewards.values())
    assert total == pytest.approx(1.0)


def test_those_who_are_asked_answer_in_the_same_step() -> None:
    table = ParallelTableEnv(TENDER, 3, {})
    table.reset(seed=1)
    table.step(dict.fromkeys(table.agents, DONE))
    assert [action for _, action in table.play.table.history] == [("bid", ())] * 3


def test_who_is_not_asked_waits() -> None:
    table = ParallelTableEnv(NIM, 2, {"heap": 5})
    observations, _ = table.reset(seed=1)
    assert observations["player_1"]["action_mask"].nonzero()[0].tolist() == [DONE]
    with pytest.raises(ValueError, match="is not open to player_1 now; open are: 0"):
        table.step({"player_0": 3, "player_1": 3})
    assert table.play.table.history == []


def test_a_real_game_by_its_id() -> None:
    table = parallel_env("outpost", 3, kicker=True)
    for agent in table.possible_agents:
        table.action_space(agent).seed(3)
    observations, _ = table.reset(seed=3)
    for _ in range(200):
        observations, *_ = table.step(chosen(table, observations))
    assert len(table.play.table.history) > 50


@pytest.mark.parametrize("word", [-1, 10_000])
def test_a_word_that_is_none_is_not_open(word: int) -> None:
    table = ParallelTableEnv(NIM, 2, {"heap": 5})
    table.reset(seed=1)
    with pytest.raises(ValueError, match=f"word {word} is not open to player_0 now"):
        table.step({"player_0": word, "player_1": DONE})
    with pytest.raises(ValueError, match="no word of player_1"):
        table.step({"player_0": 3})
    ending = ParallelTableEnv(NIM, 2, {"heap": 5}, illegal="end")
    ending.reset(seed=1)
    observations, rewards, over, _, _ = ending.step({"player_0": word, "player_1": DONE})
    assert rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(over.values())
    assert all(seen["action_mask"].nonzero()[0].tolist() == [DONE] for seen in observations.values())
