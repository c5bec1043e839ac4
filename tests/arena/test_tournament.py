"""Everybody against everybody."""

from __future__ import annotations

import json
import sys

import pytest

from cosmodrome.arena import Local, Match, Ray, cluster
from cosmodrome.arena.tournament import Tournament, tournament
from cosmodrome.kernel import BadSetup

from .test_backends import FakeRay

BOTS = ["random", "search:150", "search:3"]


def test_the_better_bot_comes_first() -> None:
    result = tournament("nim", BOTS, 40, 2, Local(), {"heap": 5})
    assert (result.games, result.finished) == (120, 120)
    assert result.standings[0].bot == "search:150"
    assert result.standings[0].interval[0] > result.standings[-1].rating.mu
    assert result.standings[0].tally.games == 80
    assert result.duels["search:150", "random"].interval[0] > 0.5


def test_a_duel_looks_the_same_from_both_sides() -> None:
    result = tournament("tender", ["random", "search:12", "search:3"], 2, 3, Local())
    for (bot, rival), duel in result.duels.items():
        assert duel.games == 2
        assert duel.wins + result.duels[rival, bot].wins == pytest.approx(2)


def test_ratings_follow_wins_and_then_points() -> None:
    result = Tournament(["a", "b"])
    result.add(Match(0, ["a", "b"], [5, 5], [0.5, 0.5], 1, True))
    assert result.standings[0].rating.mu == pytest.approx(result.standings[1].rating.mu)
    result.add(Match(1, ["b", "a"], [5, 6], [0.0, 0.0], 1, False))
    assert [standing.bot for standing in result.standings] == ["a", "b"]
    for number in range(3):
        result.add(Match(2 + number, ["a", "b"], [9, 8], [0.0, 1.0], 1, True))
    assert [standing.bot for standing in result.standings] == ["b", "a"]


def test_as_json() -> None:
    data = json.loads(json.dumps(tournament("nim", BOTS, 2, 2, Local()).as_dict()))
    assert len(data["standings"]) == 3
    assert len(data["duels"]) == 6
    assert {"bot", "rating", "wins", "mean_score", "interval"} <= data["standings"][0].keys()


def test_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    tournament("nim", BOTS, 4, 2, Local(), progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (12, 12)


def test_on_a_cluster_as_in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr(cluster, "_reach", lambda address: None)
    here = tournament("tender", ["random", "search:12", "search:3"], 4, 2, Local(), seed=5)
    there = tournament("tender", ["random", "search:12", "search:3"], 4, 2, Ray("head:6379"), seed=5)
    assert here.as_dict() == there.as_dict()
    assert ray.calls > 0


@pytest.mark.parametrize("bots", [[], ["random"], ["random", "random"]])
def test_needs_two_different_bots(bots: list[str]) -> None:
    with pytest.raises(BadSetup, match="at least two, each named once"):
        tournament("nim", bots, 1, 2, Local())


def test_needs_two_seats() -> None:
    with pytest.raises(BadSetup, match="1 seats: a tournament needs at least two"):
        tournament("race", ["governor", "random"], 1, 1, Local(), {"expansion": "storm"})
