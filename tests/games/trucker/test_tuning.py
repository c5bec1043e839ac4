"""What the shipwright of `learned` wants is found by a program that can be stopped at any time."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

from cosmodrome.games.trucker.bots.figures import Style

TOOL = Path(__file__).parents[3] / "tools" / "tune_shipwright.py"


def tune(folder: Path, name: str, batches: int, seed: str = "test") -> subprocess.CompletedProcess[str]:
    words = ["--batches", str(batches), "--games", "1", "--seed", seed]
    files = ["--checkpoint", str(folder / f"{name}.json"), "--out", str(folder / f"{name}.toml")]
    return subprocess.run([sys.executable, str(TOOL), *words, *files], capture_output=True, text=True)


def test_going_on_comes_to_the_same(tmp_path: Path) -> None:
    assert tune(tmp_path, "whole", 2).returncode == 0
    for batches in (1, 2):
        assert tune(tmp_path, "parts", batches).returncode == 0
    found = (tmp_path / "whole.toml").read_text()
    assert (tmp_path / "parts.toml").read_text() == found
    tables = tomllib.loads(found)
    assert Style("tuned", tables["style"], tables).aims["III"][0] > 0


def test_a_checkpoint_of_other_settings_is_refused(tmp_path: Path) -> None:
    assert tune(tmp_path, "one", 1).returncode == 0
    refused = tune(tmp_path, "one", 2, seed="other")
    assert refused.returncode == 1
    assert "other settings" in refused.stderr
