"""`cosmodrome bench`: that it measures and compares; never how fast anything is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cosmodrome.arena import bench, load, subjects
from cosmodrome.arena.bench import Result
from cosmodrome.arena.goals import FIGURES
from cosmodrome.arena.load import Figures, Plan, Shared, postgres
from cosmodrome.arena.load.measuring import Phase
from cosmodrome.arena.timings import Timing
from cosmodrome.cli import bench as command
from cosmodrome.envs import measuring
from cosmodrome.envs.measuring import Pace

from .conftest import Run


def figures(result: Result, seconds: float) -> None:
    """In place of a measurement."""
    yardstick = {"games": 7.0, "actions": 100.0, "copies": 10.0}
    result.per_second = yardstick if result.subject == "catanatron" else {"games": 5, "actions": 450, "copies": 30}


def load_figures(variant: str, path: Path, seconds: float, tables: int, plan: Plan) -> Figures:
    """In place of a server under load."""
    return Figures(variant, tables, 4 * tables, Phase(per_second=1200.4), Phase(p99=150.0), table_bytes=51200)


@pytest.fixture(autouse=True)
def no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "measure", load_figures)
    monkeypatch.setattr(postgres, "is_there", lambda: True)
    monkeypatch.setattr(load, "share", lambda variant, *more: Shared(variant, 9, 2, 100, 0.8, 1.2, 1.0, 0.2, 0.25))


@pytest.fixture(autouse=True)
def no_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "measure_all", lambda path, announce: [])


def paces(seconds: float, announce: object) -> list[Pace]:
    """In place of measuring."""
    found = [Pace("env:cargo", "compiled", Path()), Pace("rlcard:uno", "", None)]
    found[0].steps, found[1].steps = 25_000.4, 12_000.0
    return found


@pytest.fixture(autouse=True)
def no_environments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "measure_all", paces)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Result("game:cargo", "interpreted", Path()), Result("catanatron", "", None)]
    found[0].goals = {"games": 5, "actions": 4, "copies": 5}
    monkeypatch.setattr(bench, "subjects", lambda: found)
    monkeypatch.setattr(bench, "_measure", figures)


@pytest.mark.usefixtures("quick")
def test_a_table_with_ratios_and_targets(run: Run) -> None:
    shown = run("bench")
    assert shown.code == 0
    line = next(line for line in shown.out.splitlines() if line.startswith("game:cargo interpreted"))
    assert line.split("  ")[1:] and "5: reached" in line
    assert "4.5 x" in line and "4: reached" in line
    assert "3 x" in line and "5: missed" in line


@pytest.mark.usefixtures("quick")
def test_json(run: Run) -> None:
    ours, yardstick = json.loads(run("bench", "--json").out)["results"]
    assert ours["ratios"] == {"games": None, "actions": 4.5, "copies": 3.0}
    assert ours["goals"] == {"games": 5, "actions": 4, "copies": 5}
    assert yardstick["ratios"] == {"games": None, "actions": 1.0, "copies": 1.0} and not yardstick["goals"]


@pytest.mark.usefixtures("quick")
def test_the_server_under_load_has_its_own_table(run: Run) -> None:
    lines = run("bench").out.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("the server under load"))
    assert "500 tables" in lines[start] and "interpreted" in lines[start]
    shown = {line.split("  ")[0]: line for line in lines[start:]}
    assert "1,200 (1,000: reached)" in shown["actions a second, end to end"]
    assert "150 (100: missed)" in shown["latency at half load, 99 of 100, ms"]
    assert "0 (0: reached)" in shown["lost, repeated or reordered"]
    assert "50" in shown["memory of an idle table, kB"]


@pytest.mark.usefixtures("quick")
def test_only_one_of_the_two(run: Run) -> None:
    assert "the server under load" not in run("bench", "--only", "games").out
    assert "game:cargo" not in run("bench", "--only", "server").out


@pytest.mark.usefixtures("quick")
def test_what_a_second_process_costs(run: Run) -> None:
    out = run("bench", "--only", "server").out
    assert "an action costs one server process 0.8 ms of processor time, 2 on one port 1.2 ms together" in out
    assert "1.5 times as much on one port (goal at most 1.3: missed), 1.25 times behind a router" in out


@pytest.mark.usefixtures("quick")
def test_slowness_fails_nothing_but_a_loss_does(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def lossy(variant: str, path: Path, seconds: float, tables: int, plan: Plan) -> Figures:
        return Figures(variant, tables, faults=["table 7: seat 1 saw 9 after 7"])

    assert run("bench").code == 0
    monkeypatch.setattr(load, "measure", lossy)
    shown = run("bench")
    assert shown.code == 1 and "seat 1 saw 9 after 7" in shown.out


def test_without_the_yardstick_there_are_no_ratios(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "subjects", lambda: [Result("game:cargo", "interpreted", Path())])
    monkeypatch.setattr(bench, "_measure", figures)
    shown = run("bench", "--only", "games")
    assert "catanatron is not installed" in shown.out
    assert "reached" not in shown.out


def test_a_subject_that_fails_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "subjects", lambda: [Result("game:chess", "interpreted", None)])
    failed = run("bench", "--seconds", "0.01")
    assert failed.code == 1
    assert "game:chess: " in failed.err and "unknown game 'chess'" in failed.err


def test_our_games_are_measured() -> None:
    found = subjects.measure(subjects.make("game:cargo"), 0.02)
    assert all(found[figure] > 0 for figure in FIGURES)


@pytest.mark.parametrize("name", bench.OTHERS)
def test_other_engines_are_measured_where_they_are_installed(name: str) -> None:
    if not subjects.is_installed(name):
        pytest.skip(f"{name} is not installed")
    found = subjects.measure(subjects.make(name), 0.02)
    assert all(found[figure] > 0 for figure in FIGURES)


def test_every_game_of_ours_is_a_subject() -> None:
    names = {result.subject for result in bench.subjects()}
    assert {"game:cargo", "game:hangar", "game:tender"} <= names


def test_tasks_of_a_game_stand_beside_their_targets(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A game's own tasks are timed by the package that is there; what others state follows."""
    (tmp_path / "data").mkdir()
    found = Timing(tmp_path, "haul", 12.34, "", True)
    found.goal = 20
    monkeypatch.setattr(command, "run_all", lambda seconds, announce: [])
    monkeypatch.setattr(command, "measure_all", lambda path, announce: [found])
    monkeypatch.setattr(command, "stated", lambda folder: {"rival": "114-182"})
    shown = run("bench", "--only", "games").out.splitlines()
    assert shown[-2].split() == ["bench-haul", "12.3", "20:", "reached"]
    assert shown[-1].split() == ["bench-peer-rival", "114-182"]
    told = json.loads(run("bench", "--only", "games", "--json").out)["times"]
    assert told == [
        {
            "game": tmp_path.name,
            "task": "haul",
            "compiled": True,
            "milliseconds": 12.34,
            "slowest": "",
            "goal": 20,
        }
    ]


def test_environments_have_their_own_table(run: Run) -> None:
    shown = run("bench", "--only", "environments")
    lines = shown.out.splitlines()
    assert lines[0].split() == ["environment", "steps", "a", "second", "target"]
    assert lines[1].split() == ["env:cargo", "compiled", "25,000", "20,000:", "reached"]
    assert lines[2].split() == ["rlcard:uno", "12,000"]


@pytest.mark.parametrize("subject", ["env:outpost", "vector:outpost"])
def test_an_environment_is_measured(subject: str) -> None:
    kind, _, name = subject.partition(":")
    assert measuring.steps_per_second(measuring.KINDS[kind][0](name), 0.01) > 0
