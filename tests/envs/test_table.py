"""The PettingZoo environment, by PettingZoo's own tests and by ours."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from cosmodrome.envs import TableEnv, env
from cosmodrome.envs.numbering import numbered_answers, numbered_steps
from cosmodrome.games import find
from cosmodrome.kernel import BadSetup, Game, Path

from ..bots.toy import NIM, TENDER
from ..toys import COURIER

TABLES: list[tuple[Game, int, dict[str, object]]] = [
    (NIM, 2, {}),
    (NIM, 3, {"heap": 15}),
    (TENDER, 2, {"hand": 30}),
    (TENDER, 4, {"timed": True}),
    (find("race"), 1, {"expansion": "storm"}),
    (COURIER, 3, {}),
]


def pass_pettingzoo(make: Callable[[], Any]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("error")
        warnings.filterwarnings("ignore", "Observation (is not a NumPy array|space for each agent probably)")
        api_test(make(), num_cycles=60)
        seed_test(make, num_cycles=60)


def play_random(table: TableEnv) -> dict[str, float]:
    """Play to the end; what everybody got in all."""
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, reward, terminated, truncated, _ = table.last(observe=False)
        rewards[agent] += reward
        mask = table.observe(agent)["action_mask"]
        table.step(None if terminated or truncated else table.action_space(agent).sample(mask))
    return rewards


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_pettingzoo_accepts_it(game: Game, seats: int, options: dict[str, object]) -> None:
    pass_pettingzoo(lambda: TableEnv(game, seats, options))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_win_is_shared_out(game: Game, seats: int, options: dict[str, object]) -> None:
    table = TableEnv(game, seats, options)
    table.reset(seed=4)
    rewards = play_random(table)
    winners = [f"player_{seat}" for seat in table.table.winners]
    assert rewards == {agent: 1 / len(winners) if agent in winners else 0.0 for agent in table.possible_agents}


def test_what_an_agent_gets() -> None:
    table = TableEnv(TENDER, 3, {}, width=16, size=32)
    table.reset(seed=1)
    observation = table.observe("player_0")
    info = table.infos["player_0"]
    assert observation["observation"].shape == (32,)
    assert observation["action_mask"].sum() == len(info["answers"]) == 16
    assert info["view"] == table.table.view(0)
    assert info["decision"] == table.table.decision(0).as_dict()
    assert all(table.table.decision(0).legal(action) for action in info["answers"])
    assert table.observe("player_1")["action_mask"].sum() == 0
    assert table.infos["player_1"] == {}


def test_an_action_is_the_number_of_an_answer() -> None:
    table = TableEnv(NIM, 2, {"heap": 5})
    table.reset(seed=1)
    table.step(1)
    assert table.table.history == [(0, ("take", 2))]
    assert table.agent_selection == "player_1"
    assert table.observe("player_1")["action_mask"].sum() == 3


def test_simultaneous_answers_come_one_after_the_other_and_unseen() -> None:
    table = TableEnv(TENDER, 2, {})
    seen = []
    for action in (0, 1):
        table.reset(seed=1)
        table.step(action)
        assert table.agent_selection == "player_1"
        seen.append(table.observe("player_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])


def test_a_path_is_put_together_step_by_step() -> None:
    table = TableEnv(COURIER, 2, {})
    table.reset(seed=1)
    assert table.infos["player_0"]["answers"] == [("wait",), ("fly", ("north",)), ("fly", ("south",))]
    assert table.infos["player_0"]["whole"] == 1
    before = table.observe("player_0")["observation"]
    table.step(1)
    assert table.agent_selection == "player_0"
    assert not np.array_equal(table.observe("player_0")["observation"], before)
    assert table.table.history == []
    table.step(table.infos["player_0"]["answers"].index(("fly", ("north", "vesta"))))
    assert table.infos["player_0"]["answers"][0] == ("fly", ("north", "vesta"))
    assert table.infos["player_0"]["whole"] == 1
    table.step(0)
    assert table.table.history == [(0, ("fly", ("north", "vesta")))]
    assert table.agent_selection == "player_1"


def test_of_too_many_steps_some_are_offered() -> None:
    decision = COURIER.new(2, 1).decision(0)
    assert isinstance(decision, Path)
    assert numbered_steps(decision, ("north",), 2) == ([("fly", ("north", "pallas")), ("fly", ("north", "ceres"))], 0)
    assert numbered_steps(decision, (), 2) == ([("wait",), ("fly", ("north",))], 1)


def test_no_such_answer_changes_nothing() -> None:
    table = TableEnv(NIM, 2, {"heap": 5})
    table.reset(seed=1)
    for action in (3, -1, None):
        with pytest.raises(ValueError, match="player_0 has answers 0 to 2 now"):
            table.step(action)
    assert table.table.history == []


def test_too_long_a_game_is_truncated() -> None:
    table = TableEnv(NIM, 2, {"heap": 15}, most_actions=2)
    table.reset(seed=1)
    rewards = play_random(table)
    assert rewards == {"player_0": 0.0, "player_1": 0.0}
    assert len(table.table.history) == 2


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    table = TableEnv(NIM, 2, {"heap": 5}, render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == "heap: 5\nnames: counter\nover: False\nnothing: -"
    table.render_mode = "human"
    assert table.render() is None
    assert capsys.readouterr().out.startswith("heap: 5\n")


def test_numbering_is_the_same_whenever_the_decision_is() -> None:
    state = TENDER.new(2, 1, hand=30)
    first = numbered_answers(state.decision(0), 50)
    assert first == numbered_answers(state.copy().decision(0), 50)
    assert len(first) == 50


def test_a_real_game_by_its_id() -> None:
    def make() -> Any:
        return env("outpost", 3, edition="stronghold", kicker=True)

    pass_pettingzoo(make)
    table = make()
    table.reset(seed=2)
    assert str(table) == f"outpost_v{find('outpost').rules}"
    assert table.agents == ["player_0", "player_1", "player_2"]


def test_no_such_game_or_option() -> None:
    with pytest.raises(BadSetup, match="unknown option 'colour'"):
        env("outpost", 3, colour="red")
    with pytest.raises(BadSetup, match="unknown game 'chess'"):
        env("chess", 2)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"width": 1}, "at least 2"),
        ({"size": 0}, "at least 1"),
        ({"most_actions": 0}, "at least 1"),
        ({"render_mode": "film"}, "ansi, human"),
    ],
)
def test_refuses_what_makes_no_sense(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        TableEnv(NIM, 2, {}, **settings)
