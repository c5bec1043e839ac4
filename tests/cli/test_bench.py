"""`cosmodrome bench`: that it measures and compares; never how fast anything is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cosmodrome.arena import bench, subjects
from cosmodrome.arena.bench import Result

from .conftest import Run


def figures(result: Result, seconds: float) -> None:
    """In place of a measurement."""
    result.actions = 100.0 if result.subject == "catanatron" else 450.0
    result.copies = 10.0 if result.subject == "catanatron" else 30.0


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Result("game:cargo", "interpreted", Path()), Result("catanatron", "", None)]
    monkeypatch.setattr(bench, "subjects", lambda: found)
    monkeypatch.setattr(bench, "_measure", figures)


@pytest.mark.usefixtures("quick")
def test_a_table_with_ratios_and_targets(run: Run) -> None:
    shown = run("bench")
    assert shown.code == 0
    line = next(line for line in shown.out.splitlines() if line.startswith("game:cargo interpreted"))
    assert line.split("  ")[1:] and "4.5 x" in line and "4 x: reached" in line
    assert "3 x" in line and "5 x: missed" in line


@pytest.mark.usefixtures("quick")
def test_json(run: Run) -> None:
    ours, yardstick = json.loads(run("bench", "--json").out)["results"]
    assert (ours["ratios"], ours["targets"]) == ([4.5, 3.0], [4, 5])
    assert (yardstick["ratios"], yardstick["targets"]) == ([1.0, 1.0], None)


def test_without_the_yardstick_there_are_no_ratios(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "subjects", lambda: [Result("game:cargo", "interpreted", Path())])
    monkeypatch.setattr(bench, "_measure", figures)
    shown = run("bench")
    assert "catanatron is not installed" in shown.out
    assert "reached" not in shown.out


def test_a_subject_that_fails_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "subjects", lambda: [Result("game:chess", "interpreted", None)])
    failed = run("bench", "--seconds", "0.01")
    assert failed.code == 1
    assert "game:chess: " in failed.err and "unknown game 'chess'" in failed.err


def test_our_games_are_measured() -> None:
    found = subjects.measure(subjects.make("game:cargo"), 0.02)
    assert found["actions_per_second"] > 0 and found["copies_per_second"] > 0


@pytest.mark.parametrize("name", bench.OTHERS)
def test_other_engines_are_measured_where_they_are_installed(name: str) -> None:
    if not subjects.is_installed(name):
        pytest.skip(f"{name} is not installed")
    found = subjects.measure(subjects.make(name), 0.02)
    assert found["actions_per_second"] > 0 and found["copies_per_second"] > 0


def test_every_game_of_ours_is_a_subject() -> None:
    names = {result.subject for result in bench.subjects()}
    assert {"game:cargo", "game:hangar", "game:tender"} <= names
