"""Directors with figures of their own, and the program that finds out which are better."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cosmodrome.games.frontier.bots import missions
from cosmodrome.games.frontier.bots.director import DirectorBot
from cosmodrome.games.frontier.bots.figures import DIRECTOR, HABIT, changed
from cosmodrome.kernel import Position

from .positions import begin, hold

TOOL = Path(__file__).parents[3] / "tools" / "tune_director.py"


def test_figures_are_taken_for_an_answer_and_given_back() -> None:
    """Who dares nothing takes no rocket up that the director sends at once."""
    state = begin("purple", events="none", politics=False)
    hold(state, 0, "met_steamer", "cvd_molding", "flywheel_compulsator")
    state.players[0].water = 40
    state._asked = None
    assert missions.mission(state, 0, 40, state.players[0].hand) is not None
    timid = changed(DIRECTOR, {"habits": {"least_chance": 2.0}})
    boosts = [DirectorBot("seed", figures).act(Position(state, 0)) == ("boost",) for figures in (DIRECTOR, timid)]
    assert boosts == [True, False]
    assert DIRECTOR["habits"] == HABIT
    assert DirectorBot("seed").act(Position(state, 0)) == ("boost",)


def tune(folder: Path, name: str, games: int, seed: str = "test") -> subprocess.CompletedProcess[str]:
    words = ["--games", str(games), "--seed", seed, "--years", "12", "--checkpoint", str(folder / f"{name}.jsonl")]
    return subprocess.run([sys.executable, str(TOOL), *words], capture_output=True, text=True)


@pytest.mark.when_compiled
def test_tuning_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = tune(tmp_path, "whole", 2)
    assert whole.returncode == 0 and "standard error" in whole.stdout
    assert [tune(tmp_path, "parts", games).stdout for games in (1, 2)][1] == whole.stdout
    refused = tune(tmp_path, "parts", 2, seed="other")
    assert refused.returncode == 1 and "other settings" in refused.stderr
