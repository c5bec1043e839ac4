"""Bot levels: names people understand for bots of growing strength."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.bots import RandomBot, levels, make_bot, spec
from cosmodrome.bots.levels import STRONGER
from cosmodrome.bots.planner import PlannerBot
from cosmodrome.kernel import BadSetup, Game
from cosmodrome.text import Catalogue, languages

from .toy import NIM, TENDER, NimGame

GAMES = [NIM, TENDER, *(cosmodrome.game(each) for each in cosmodrome.games())]


def test_weakest_first() -> None:
    assert levels(NIM) == {"cadet": "erring:50", "pilot": "erring:20", "commander": "other", "admiral": "search:1s"}
    assert list(levels(NIM)) == ["cadet", "pilot", "commander", "admiral"]


def test_further_bots_of_a_game_go_by_their_names() -> None:
    assert list(levels(cosmodrome.game("trucker")))[2:6] == ["commander", "hauler", "gunship", "racer"]


def test_a_game_that_has_learned_has_its_levels_last() -> None:
    class Learned(NimGame):
        def __init__(self) -> None:
            super().__init__()
            self.bots = {**self.bots, "learned": RandomBot}

    learned = Learned()
    assert list(levels(learned)) == ["cadet", "pilot", "commander", "admiral", "learned"]
    learned.bots["master"] = RandomBot
    assert list(levels(learned)) == ["cadet", "pilot", "commander", "learned", "master"], "no search without the values"


def test_where_planning_pays_there_is_a_planner_and_the_admiral_is_one_who_takes_time() -> None:
    class Planned(NimGame):
        def planning_pays(self) -> bool:
            return True

    planned = Planned()
    assert list(levels(planned)) == ["cadet", "pilot", "commander", "planner", "admiral"]
    assert (spec(planned, "planner"), spec(planned, "admiral")) == ("planner", "planner:1s")
    planned.bots["learned"] = planned.bots["master"] = RandomBot
    assert list(levels(planned)) == ["cadet", "pilot", "commander", "learned", "master"]


def test_a_master_plans_where_planning_pays_and_searches_elsewhere() -> None:
    assert isinstance(make_bot(cosmodrome.game("outpost"), "master", "1"), PlannerBot)
    assert not isinstance(make_bot(cosmodrome.game("race"), "master", "1"), PlannerBot)


def test_where_search_is_weaker_than_the_games_own_bots_there_is_no_admiral() -> None:
    trucker = cosmodrome.game("trucker")
    assert "admiral" not in levels(trucker)
    assert spec(trucker, "admiral") == "search:1s", "tables of before may have one"


def test_a_game_without_a_bot_of_its_own_has_no_commander() -> None:
    assert levels(TENDER) == {"cadet": "random", "admiral": "search:1s"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_level_is_a_bot(game: Game) -> None:
    for level in levels(game):
        make_bot(game, spec(game, level), "1")


@pytest.mark.parametrize("level", ["", "random", "Admiral", "commander"])
def test_an_unknown_level_is_refused(level: str) -> None:
    with pytest.raises(BadSetup, match="there are: cadet, admiral"):
        spec(TENDER, level)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", cosmodrome.games())
def test_every_level_has_words(game_id: str, language: str) -> None:
    game = cosmodrome.game(game_id)
    catalogue = Catalogue(game, language)
    for level in (*levels(game), "planner", "admiral", *STRONGER):
        assert catalogue.has(f"level-{level}") and catalogue.has(f"level-{level}-about")
