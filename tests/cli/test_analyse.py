"""`cosmodrome analyse`: in words, as data, as a picture, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cosmodrome.kernel import Dice, Record
from tests.play import play
from tests.toys import CARGO

from .conftest import Run

QUICK = ("--worlds", "2", "--bot", "random")


def test_in_words(run: Run, record: Path) -> None:
    shown = run("analyse", record, *QUICK)
    assert (shown.code, shown.err) == (0, "")
    assert "compared with random in 2 worlds" in shown.out
    assert shown.out.count(" %\n") == 3 and " 100 %\n" in shown.out
    assert "Luck" in shown.out
    french = run("analyse", record, *QUICK, "--lang", "fr")
    assert "Probabilité de victoire" in french.out and "Chance" in french.out


def test_one_world_is_no_worlds(run: Run, record: Path) -> None:
    one = ("analyse", record, "--worlds", "1", "--still", "--bot", "random", "--lang")
    assert " in 1 world. " in run(*one, "en").out
    assert " dans 1 monde. " in run(*one, "fr").out


def test_as_data_for_one_seat(run: Run, record: Path) -> None:
    found = json.loads(run("analyse", record, *QUICK, "--json", "--seat", "2").out)
    assert found["format"] == "cosmodrome-analysis-1" and found["viewer"] == 1
    assert [each["seat"] for each in found["summaries"]] == [1]
    assert {move["seat"] for move in found["moves"] if move["action"] is not None} == {1}


def test_as_a_picture(run: Run, record: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    drawn = [tmp_path / name for name in ("one.svg", "other.svg")]
    for file in drawn:
        assert run("analyse", record, *QUICK, "--plot", file).code == 0
    assert drawn[0].read_bytes() == drawn[1].read_bytes()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--worlds 0", "--worlds: '0' is not a whole number of at least 1"),
        ("--steps 0", "--steps: '0' is not a whole number of at least 1"),
        ("--answers 1", "answers: 1 is too few; at least 2"),
        ("--seat 9", "--seat: 9 is not from 1 to 3"),
        ("--bot genius", "unknown bot 'genius' for cargo"),
        ("--bot search:0", "search budget '0': must be above 0"),
        ("--plot game.gif", "game.gif: a picture is .png or .svg"),
    ],
)
def test_wrong_arguments(run: Run, record: Path, arguments: str, words: str) -> None:
    refused = run("analyse", record, *arguments.split())
    assert refused.code == 2
    assert words in refused.err and refused.err.count("\n") == 1 and refused.out == ""


def test_what_is_no_finished_game_is_refused_in_one_line(run: Run, record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    begun = tmp_path / "begun.json"
    Record.of(play(CARGO.new(3, "begun"), Dice("begun"), 4)).save(begun)
    damaged = {"cut": text[: len(text) // 2], "foreign": '{"game": "chess"}', "edited": text.replace("3", "2")}
    for name, contents in {**damaged, "unfinished": begun.read_text()}.items():
        file = tmp_path / f"{name}.json"
        file.write_text(contents)
        refused = run("analyse", file)
        assert refused.code == 2, name
        assert refused.err.startswith("cosmodrome: ") and refused.err.count("\n") == 1 and refused.out == "", name
    assert "est pas terminée" in run("analyse", begun, "--lang", "fr").err
