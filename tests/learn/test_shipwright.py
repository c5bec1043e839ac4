"""What ships come to is learned by a program that can be stopped at any time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch")

from cosmodrome.games.trucker.bots.figures import FIGURES
from cosmodrome.games.trucker.bots.judge import Judge

TOOL = Path(__file__).parents[2] / "tools" / "learn_shipwright.py"


def learn(folder: Path, course: str, generations: int) -> None:
    words = ["--games", "2", "--generations", str(generations), "--rounds", "1"]
    files = ["--course", str(folder / course), "--out", str(folder / f"{course}.json")]
    subprocess.run([sys.executable, str(TOOL), *words, *files], check=True, capture_output=True)


def test_going_on_comes_to_the_same_network(tmp_path: Path) -> None:
    learn(tmp_path, "whole", 2)
    for generations in (1, 2):
        learn(tmp_path, "parts", generations)
    whole = json.loads((tmp_path / "whole.json").read_text())
    assert json.loads((tmp_path / "parts.json").read_text())["rounds"] == whole["rounds"]
    assert Judge(whole["rounds"]["1"], FIGURES)
