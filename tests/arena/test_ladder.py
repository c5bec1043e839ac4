"""The ladder of a game's levels: played on where it was left, rated whatever the order."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.arena import Local
from cosmodrome.arena.ladder import Duel, Ladder, climb, known, load
from cosmodrome.bots import levels
from cosmodrome.kernel import BadRecord, BadSetup

ROOT = Path(__file__).parent.parent.parent
LEVELS = ["cadet", "pilot", "commander"]


def climbed(path: Path, games: int, wanted: list[str] | None = None) -> Ladder:
    return climb("race", LEVELS if wanted is None else wanted, games, path, Local(1), "as typed")


def test_a_ladder_is_played_on_where_it_was_left(tmp_path: Path) -> None:
    broken, whole = tmp_path / "broken.json", tmp_path / "whole.json"
    climbed(broken, 1, ["cadet", "pilot"])
    climbed(broken, 2)
    climbed(broken, 3)
    climbed(whole, 3)
    assert broken.read_text() == whole.read_text()
    assert [len(duel.shares) for duel in load(whole).duels] == [3, 3, 3]


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    ladder = climbed(path, 1)
    for duel in ladder.duels:
        duel.shares = [0.25]
    ladder.save(path)
    assert [duel.shares for duel in climbed(path, 1).duels] == [[0.25]] * 3


def test_a_level_that_is_another_bot_now_plays_anew(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    ladder = climbed(path, 1)
    ladder.bots["pilot"] = "random"
    for duel in ladder.duels:
        duel.shares = [0.25]
    ladder.save(path)
    after = {(duel.level, duel.rival): duel.shares for duel in climbed(path, 1).duels}
    assert after["cadet", "commander"] == [0.25]
    assert after["cadet", "pilot"] != [0.25] and after["pilot", "commander"] != [0.25]


def test_ratings_are_on_one_scale_on_which_the_commander_stands_firm() -> None:
    duels = [Duel("cadet", "pilot", [0.0, 0.0, 1.0] * 40), Duel("pilot", "commander", [0.0, 1.0, 0.0] * 40)]
    bots = {level: level for level in LEVELS}
    ladder = Ladder("race", 1, 2, {}, "s", "", bots, [], duels)
    ladder.rate()
    weak, middle, strong = ladder.rungs
    assert [weak.level, middle.level, strong.level] == LEVELS
    assert strong.rating == strong.least == strong.most == 1500
    assert 1370 < middle.rating < 1390, "a third of the games won are 120 points"
    assert 1240 < weak.rating < 1270
    assert middle.least < middle.rating < middle.most < 1500 and weak.most < middle.rating
    assert [(rung.games, rung.wins) for rung in ladder.rungs] == [(120, 40.0), (240, 120.0), (120, 80.0)]


def test_who_never_wins_is_rated_all_the_same() -> None:
    ladder = Ladder(
        "race", 1, 2, {}, "s", "", {"cadet": "", "commander": ""}, [], [Duel("cadet", "commander", [0.0] * 9)]
    )
    ladder.rate()
    assert 900 < ladder.rungs[0].rating < 1100
    assert ladder.rungs[0].most - ladder.rungs[0].least > 200, "nine games do not tell much"


def test_what_can_not_be_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="unknown level 'wizard' for race; there are: cadet, pilot"):
        climbed(tmp_path / "ladder.json", 1, ["cadet", "wizard"])
    with pytest.raises(BadSetup, match="at least two"):
        climbed(tmp_path / "ladder.json", 1, ["cadet"])
    (tmp_path / "other.json").write_text("{}")
    with pytest.raises(BadRecord, match=r"other\.json is not a ladder"):
        climbed(tmp_path / "other.json", 1)


def test_what_others_have_played_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    climbed(path, 1)
    before = path.read_text()
    with pytest.raises(BadSetup, match="the ladder of race from the seed 'ladder', whose games would be lost"):
        climb("outpost", LEVELS, 1, path, Local(1), "as typed")
    with pytest.raises(BadSetup, match="the ladder of race from the seed 'ladder', whose games would be lost"):
        climb("race", LEVELS, 1, path, Local(1), "as typed", "another")
    with pytest.raises(BadSetup, match="the games of commander would be lost; name them too"):
        climbed(path, 2, ["cadet", "pilot"])
    assert path.read_text() == before


@pytest.mark.parametrize("game_id", [each for each in cosmodrome.games() if known(each) is not None])
def test_the_ladder_of_a_game_tells_of_levels_that_it_has(game_id: str) -> None:
    ladder = known(game_id)
    assert ladder is not None
    offered = levels(cosmodrome.game(game_id))
    assert all(offered.get(level) == bot for level, bot in ladder.bots.items())
    assert f"cosmodrome ladder {game_id} " in ladder.command
    assert json.loads(json.dumps(ladder.options)) == ladder.options


def test_the_page_is_what_was_measured() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "describe_ladder.py"))
    assert tool["PAGE"].read_text(encoding="utf-8") == tool["page"](), "run tools/describe_ladder.py"
