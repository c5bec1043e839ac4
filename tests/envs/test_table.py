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
from cosmodrome.envs.play import PENALTY, Play
from cosmodrome.games import find
from cosmodrome.kernel import BadSetup, Game

from ..bots.toy import NIM, TENDER
from ..toys import CARGO, COURIER

TABLES: list[tuple[Game, int, dict[str, object]]] = [
    (NIM, 2, {}),
    (NIM, 3, {"heap": 15}),
    (TENDER, 2, {"hand": 30}),
    (TENDER, 4, {"timed": True}),
    (COURIER, 3, {}),
]


def pass_pettingzoo(make: Callable[[], Any]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("error")
        warnings.filterwarnings("ignore", "Observation (is not a NumPy array|space for each agent probably)")
        warnings.filterwarnings("ignore", ".* has no option 'options'")
        api_test(make(), num_cycles=60)
        seed_test(make, num_cycles=60)


def play_random(table: TableEnv) -> dict[str, float]:
    """Play to the end; what everybody got in all."""
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        rewards[agent] += reward
        over = terminated or truncated
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    return rewards


def word(table: TableEnv, meaning: str) -> int:
    return table.play.lexicon.words.index(meaning)


def open_words(table: TableEnv, agent: str) -> list[str]:
    return [table.play.lexicon.words[place] for place in table.observe(agent)["action_mask"].nonzero()[0]]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_pettingzoo_accepts_it(game: Game, seats: int, options: dict[str, object]) -> None:
    pass_pettingzoo(lambda: TableEnv(game, seats, options))


@pytest.mark.parametrize("potential", ["none", "standing", "score"])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_win_is_shared_out(game: Game, seats: int, options: dict[str, object], potential: str) -> None:
    """Rewards on the way change nothing in all but for the standing at the start."""
    table = TableEnv(game, seats, options, potential=potential)
    table.reset(seed=4)
    start = table.play.standing
    rewards = play_random(table)
    winners = table.play.table.winners
    for seat, agent in enumerate(table.possible_agents):
        assert rewards[agent] == pytest.approx((1 / len(winners) if seat in winners else 0.0) - start[seat])


def test_what_an_agent_gets() -> None:
    table = TableEnv(TENDER, 3, {})
    table.reset(seed=1)
    observation = table.observe("player_0")
    assert observation["observation"].shape == (table.play.encoder.size,)
    assert open_words(table, "player_0")[0] == "done"
    assert set(open_words(table, "player_0")[1:]) == {f"card {card}" for card in table.play.table.view(0)["hand"]}
    assert table.observe("player_1")["action_mask"].sum() == 0


def test_an_action_is_a_word_that_always_means_the_same() -> None:
    table = TableEnv(NIM, 2, {"heap": 5})
    table.reset(seed=1)
    table.step(word(table, "number 2"))
    assert table.play.table.history == [(0, ("take", 2))]
    assert table.agent_selection == "player_1"
    assert open_words(table, "player_1") == ["number 1", "number 2", "number 3"]


def test_simultaneous_answers_come_one_after_the_other_and_unseen() -> None:
    table = TableEnv(TENDER, 2, {})
    seen = []
    for choice in (0, -1):
        table.reset(seed=1)
        while table.agent_selection == "player_0":
            table.step(int(table.observe("player_0")["action_mask"].nonzero()[0][choice]))
        seen.append(table.observe("player_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])


def test_a_path_is_spelled_step_by_step() -> None:
    table = TableEnv(COURIER, 2, {})
    table.reset(seed=1)
    assert open_words(table, "player_0") == ["fly", "wait"]
    before = table.observe("player_0")["observation"]
    table.step(word(table, "fly"))
    assert table.agent_selection == "player_0"
    assert not np.array_equal(table.observe("player_0")["observation"], before)
    assert open_words(table, "player_0") == ["space north", "space south"]
    table.step(word(table, "space north"))
    table.step(word(table, "space vesta"))
    assert table.play.table.history == []
    table.step(word(table, "done"))
    assert table.play.table.history == [(0, ("fly", ("north", "vesta")))]
    assert table.agent_selection == "player_1"


def test_a_word_that_is_not_open_changes_nothing() -> None:
    table = TableEnv(NIM, 2, {"heap": 5})
    table.reset(seed=1)
    for action in (0, -1, 10_000):
        with pytest.raises(ValueError, match="is not open to player_0 now; open are: 3, 4, 5"):
            table.step(action)
    with pytest.raises(ValueError, match="asked for a word"):
        table.step(None)
    assert table.play.table.history == []


def test_a_word_that_is_not_open_may_end_the_game() -> None:
    table = TableEnv(NIM, 2, {"heap": 5}, illegal="end")
    table.reset(seed=1)
    table.step(0)
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.rewards == {"player_0": PENALTY, "player_1": 0.0}


def test_breaking_the_rules_keeps_nothing_of_a_good_standing() -> None:
    """The potential is 0 at this end too: else who stands well would gain by ending the game."""
    table = TableEnv(NIM, 2, {"heap": 5}, potential="standing", illegal="end")
    table.reset(seed=1)
    before = table.play.standing
    assert any(before)
    table.step(0)
    assert table.rewards == {"player_0": PENALTY - before[0], "player_1": -before[1]}


def test_options_hold_for_one_game() -> None:
    table = TableEnv(NIM, 2, {"heap": 5})
    table.reset(seed=1, options={"heap": 3})
    assert table.play.table.view(0)["heap"] == 3
    table.reset(seed=1)
    assert table.play.table.view(0)["heap"] == 5
    with pytest.warns(UserWarning, match="nim has no option 'colour'"):
        table.reset(options={"colour": "red"})
    with pytest.raises(BadSetup, match="heap"):
        table.reset(options={"heap": 4})


def test_the_state_is_what_all_know_together() -> None:
    table = TableEnv(TENDER, 2, {})
    table.reset(seed=1)
    rows = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert np.array_equal(table.state(), np.concatenate(rows))
    assert table.state_space.contains(table.state())


def test_too_long_a_game_is_truncated() -> None:
    table = TableEnv(NIM, 2, {"heap": 15}, most_actions=2)
    table.reset(seed=1)
    rewards = play_random(table)
    assert rewards == {"player_0": 0.0, "player_1": 0.0}
    assert len(table.play.table.history) == 2


def test_a_game_cut_off_keeps_its_potential() -> None:
    table = TableEnv(TENDER, 2, {}, most_actions=5, potential="score")
    table.reset(seed=4)
    start = table.play.standing
    rewards = play_random(table)
    end = table.play.potential(table.play.table)
    assert not table.play.table.over
    assert [start[seat] + reward for seat, reward in enumerate(rewards.values())] == pytest.approx(end)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    table = TableEnv(NIM, 2, {"heap": 5}, render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == "heap: 5\nnames: counter\nover: False\nnothing: -"
    table.render_mode = "human"
    assert table.render() is None
    assert capsys.readouterr().out.startswith("heap: 5\n")


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


def test_a_game_without_an_encoder_says_so() -> None:
    with pytest.raises(BadSetup, match=r"cargo has no encoder: nobody has written its encoding\.py"):
        Play(CARGO, 2, {})


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"most_actions": 0}, "at least 1"),
        ({"potential": "luck"}, "none, standing, score"),
        ({"illegal": "ignore"}, "raise, end"),
        ({"render_mode": "film"}, "ansi, human"),
    ],
)
def test_refuses_what_makes_no_sense(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        TableEnv(NIM, 2, {}, **settings)
