"""`cosmodrome simulate`, `cosmodrome arena` and `cosmodrome ladder`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Run


def test_a_simulation_in_words(run: Run) -> None:
    shown = run("simulate", "cargo", "--games", 6, "--seats", 2, "--bots", "random,search:3", "--seed", 1)
    assert (shown.code, shown.err) == (0, "")
    assert "6 of 6 games finished" in shown.out
    assert "random: " in shown.out and "search:3: " in shown.out


def test_a_simulation_as_json(run: Run) -> None:
    argv = ("simulate", "cargo", "--games", 5, "--seats", 3, "--option", "exact=on", "--seed", "s", "--json")
    data = json.loads(run(*argv).out)
    assert (data["games"], data["finished"], data["options"]) == (5, 5, {"exact": "on"})
    assert data["actions"] > 0 and data["seconds"] > 0
    assert data["bots"]["random"]["wins"] == 5
    assert data["bots"]["random"]["mean_score"] > 0
    again = json.loads(run(*argv).out)
    assert {**again, "seconds": 0} == {**data, "seconds": 0}


@pytest.mark.parametrize(("bots", "seats"), [("random", 4), ("random,search:1", 2), ("random,random,search:1", 3)])
def test_as_many_play_as_bots_are_named(run: Run, bots: str, seats: int) -> None:
    found = run("simulate", "race", "--games", 1, "--bots", bots, "--json")
    assert json.loads(found.out)["seats"] == seats


def test_a_tournament_in_words(run: Run) -> None:
    shown = run("arena", "cargo", "--games", 4, "--seats", 2, "--bots", "random,search:3", "--lang", "fr")
    assert (shown.code, shown.err) == (0, "")
    assert "parties terminées 4 sur 4" in shown.out
    assert "1. " in shown.out and "2. " in shown.out
    assert " contre " in shown.out


def test_a_tournament_as_json(run: Run) -> None:
    data = json.loads(run("arena", "cargo", "--games", 3, "--seats", 2, "--bots", "random,search:2", "--json").out)
    assert data["games"] == 3
    assert {standing["bot"] for standing in data["standings"]} == {"random", "search:2"}
    assert all(len(standing["rating"]["interval"]) == 2 for standing in data["standings"])


def test_a_tournament_needs_two(run: Run) -> None:
    refused = run("arena", "cargo", "--bots", "random")
    assert refused.code == 2
    assert "at least two" in refused.err


def test_a_cluster_decides_its_workers(run: Run) -> None:
    refused = run("arena", "cargo", "--bots", "random,search:2", "--ray", "auto", "--workers", 2)
    assert refused.code == 2
    assert "--ray" in refused.err


def test_without_ray_a_cluster_is_refused_in_one_line(run: Run) -> None:
    refused = run("arena", "cargo", "--bots", "random,search:2", "--ray", "nowhere")
    assert refused.code == 2
    assert "Ray" in refused.err and refused.err.count("\n") == 1


def test_results_as_files(run: Run, tmp_path: Path) -> None:
    files = ("--csv", tmp_path / "games.csv", "--records", tmp_path / "records", "--plot", tmp_path / "games.svg")
    assert run("simulate", "cargo", "--games", 3, "--seats", 2, *files).code == 0
    assert (tmp_path / "games.csv").read_text().count("\n") == 1 + 3 * 2
    assert (tmp_path / "records" / "records.jsonl").read_text().count("\n") == 3
    assert "<svg" in (tmp_path / "games.svg").read_text()
    bots = ("--bots", "random,tests.bots.own:Hasty", "--lang", "fr")
    assert run("arena", "cargo", "--games", 2, "--seats", 2, *bots, *files).code == 0
    assert "tests.bots.own:Hasty" in (tmp_path / "games.csv").read_text()
    line = (tmp_path / "records" / "records.jsonl").read_text().splitlines()[0]
    (tmp_path / "one.json").write_text(line)
    assert run("verify", tmp_path / "one.json").code == 0


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize("files", ["--csv no/such/file", "--records no/such/folder", "--plot a.gif", "--csv ."])
def test_what_can_not_be_written_is_one_line(run: Run, command: str, files: str) -> None:
    refused = run(command, "cargo", "--seats", 2, "--bots", "random,search:2", *files.split())
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith("cosmodrome: ") and refused.err.count("\n") == 1


def test_a_bot_that_raises_is_one_line_and_nothing_is_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    failed = run("simulate", "cargo", "--seats", 2, "--bots", "tests.bots.own:Clumsy", "--csv", file, "--seed", 1)
    assert failed.code == 1 and failed.err.count("\n") == 1
    assert "tests.bots.own:Clumsy raised ValueError: which way is up?" in failed.err
    assert "to see it again: cosmodrome simulate cargo " in failed.err
    assert list(tmp_path.iterdir()) == []


def test_help_names_the_bots(run: Run) -> None:
    for command in ("simulate", "arena", "play"):
        shown = " ".join(run(command, "--help").out.split())
        assert "random; erring" in shown and "race: governor" in shown and "module:Class" in shown


def test_a_ladder_of_the_levels(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    refused = run("ladder", "race", "--levels", "wizard", "--out", file)
    assert refused.code == 2 and "cadet" in refused.err and not file.exists()
    shown = run("ladder", "race", "--games", 1, "--levels", "cadet,pilot", "--out", file)
    assert (shown.code, shown.err) == (0, "")
    assert "Learning: " in shown.out and "Casual: " in shown.out and "of 1 game won" in shown.out
    assert "cosmodrome ladder race --levels cadet,pilot --games 1" in file.read_text()
