"""Many games between bots."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cosmodrome.arena import Match, Setup, Simulation, simulate
from cosmodrome.kernel import BadSetup


def _without_time(simulation: Simulation) -> dict[str, Any]:
    return {name: value for name, value in simulation.as_dict().items() if name != "seconds"}


def test_counts_everything() -> None:
    result = simulate("nim", 60, 2, ["search:150", "random"], {"heap": 5}, seed=3)
    assert (result.games, result.finished) == (60, 60)
    assert 60 < result.actions < 300
    assert result.seconds > 0
    search, random = result.bots["search:150"], result.bots["random"]
    assert search.wins + random.wins == 60
    assert (search.games, search.seats) == (60, 60)
    assert search.interval[0] > 0.5 == result.expected("search:150")
    assert search.mean_score == search.share == search.wins / 60


def test_as_json() -> None:
    data = json.loads(json.dumps(simulate("tender", 4, 3, ["random"], {"timed": "on"}).as_dict()))
    assert {"games", "finished", "actions", "seconds", "bots"} <= data.keys()
    assert data["bots"]["random"]["wins"] == pytest.approx(4)
    assert data["bots"]["random"]["seats"] == 12
    assert {"wins", "mean_score"} <= data["bots"]["random"].keys()


def test_bots_take_turns_on_the_seats() -> None:
    setup = Setup("tender", 3, ["random", "search:1"])
    assert [setup.lineup(number) for number in range(2)] == [
        ["random", "search:1", "random"],
        ["search:1", "random", "search:1"],
    ]
    one = Setup("tender", 4, ["search:1", "random", "random", "random"])
    assert [one.lineup(number).index("search:1") for number in range(5)] == [0, 3, 2, 1, 0]


def test_shared_wins_are_split() -> None:
    result = Simulation(Setup("tender", 3, ["random", "search:1", "search:2"]))
    result.add(Match(0, ["random", "search:1", "search:2"], [5, 5, 1], [0.5, 0.5, 0.0], 10, True))
    assert [tally.wins for tally in result.bots.values()] == [0.5, 0.5, 0.0]
    assert [tally.mean_score for tally in result.bots.values()] == [5.0, 5.0, 1.0]
    assert result.expected("random") == pytest.approx(1 / 3)


def test_one_bot_of_four() -> None:
    result = simulate("tender", 8, 4, ["search:1", "random", "random", "random"])
    assert (result.bots["search:1"].games, result.bots["search:1"].seats) == (8, 8)
    assert (result.bots["random"].games, result.bots["random"].seats) == (8, 24)
    assert result.expected("search:1") == 0.25
    assert result.expected("random") == 0.75


def test_same_seed_same_result() -> None:
    results = [_without_time(simulate("tender", 20, 3, ["random"], seed=seed)) for seed in (1, "1", 2)]
    assert results[0]["bots"] == results[1]["bots"] != results[2]["bots"]
    assert results[0] == results[1]


def test_same_result_whatever_the_number_of_workers() -> None:
    results = [simulate("outpost", 9, 3, ["random"], {"edition": "classic"}, 5, workers) for workers in (1, 2)]
    assert results[0].finished == 9
    assert _without_time(results[0]) == _without_time(results[1])


def test_games_have_numbers_to_begin_from() -> None:
    whole: list[Match] = []
    simulate("tender", 6, 3, ["random", "search:1"], seed=5, watch=whole.append)
    part: list[Match] = []
    simulate("tender", 2, 3, ["random", "search:1"], seed=5, first=3, watch=part.append)
    assert [(match.seed, match.specs, match.scores) for match in part] == [
        (match.seed, match.specs, match.scores) for match in whole[3:5]
    ]


def test_unfinished_games_have_no_winner() -> None:
    result = simulate("nim", 10, 2, ["random"], most_actions=1)
    assert (result.games, result.finished, result.bots["random"].wins) == (10, 0, 0.0)


def test_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    simulate("nim", 20, 2, ["random"], progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (20, 20)
    assert told == sorted(told)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"games": 0}, "0 games; there must be at least 1"),
        ({"seats": 9}, "it takes 2 to 3"),
        ({"bots": []}, "no bots"),
        ({"bots": ["random", "clever"]}, "unknown bot 'clever'"),
        ({"options": {"heap": 4}}, "is not one of"),
        ({"options": {"pile": 4}}, "unknown option"),
        ({"workers": 0}, "0 workers"),
        ({"most_actions": 0}, "at least 1"),
        ({"first": -1}, "games are numbered from 0"),
    ],
)
def test_refuses_what_can_not_be_played(changes: dict[str, object], said: str) -> None:
    arguments: dict[str, object] = {"game": "nim", "games": 1, "seats": 2, "bots": ["random"], **changes}
    with pytest.raises(BadSetup, match=said):
        simulate(**arguments)  # type: ignore[arg-type]  # on purpose
