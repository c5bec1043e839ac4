"""What games say of their speed: that it can be read and played; never whether it is reached."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome.arena import goals
from cosmodrome.games import find, ids


@pytest.mark.parametrize("game", ids())
def test_what_is_measured_can_be_played(game: str) -> None:
    find(game).resolve(goals.options(game))
    assert all(goal > 0 for variant in goals.VARIANTS for goal in goals.goals(game, variant).values())


def test_a_game_may_say_nothing() -> None:
    assert goals.options("chess") == {} and goals.goals("chess", "compiled") == {}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[compiled]\ncards = 3", "unknown entry 'cards'; there are: games, actions, copies"),
        ("[jitted]", "unknown entry 'jitted'; there are: options, interpreted, compiled"),
    ],
)
def test_an_unknown_entry_is_named(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "bench.toml"
    path.write_text(text)
    with pytest.raises(goals.BadGoals, match=complaint):
        goals.read(path)
