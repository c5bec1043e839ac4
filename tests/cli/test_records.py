"""`cosmodrome replay` and `cosmodrome verify`, with good files and with bad ones."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.kernel import Dice, Record
from tests.play import play
from tests.toys import CARGO

from .conftest import Run


def rewritten(file: Path, **changes: Any) -> Path:
    """The same record with other contents, and a check sum that fits them."""
    data = json.loads(file.read_text()) | changes
    del data["check"]
    data["check"] = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
    changed = file.with_name("changed.json")
    changed.write_text(json.dumps(data))
    return changed


# verify


def test_a_good_record_is_fine(run: Run, record: Path) -> None:
    good = run("verify", record)
    assert (good.code, good.err) == (0, "")
    assert f"{record}: fine." in good.out
    assert "Winner" in good.out or "Shared win" in good.out
    assert "tout est juste" in run("verify", record, "--lang", "fr").out


def test_a_game_in_progress_can_be_verified(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "middle.json"
    Record.of(play(CARGO.new(3, "middle"), Dice("middle"), 4)).save(file)
    shown = run("verify", file)
    assert shown.code == 0
    assert "Actions: 4" in shown.out and "not over yet" in shown.out
    assert "Seed" not in shown.out, "the seed of a game in progress stays secret"


def test_what_is_no_record_is_refused_in_one_line(run: Run, record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    damaged = {
        "truncated": text[: len(text) // 2],
        "empty": "",
        "foreign": '{"game": "chess"}',
        "list": "[1, 2]",
        "edited": text.replace('"seats": 3', '"seats": 2'),
        "nested": "[" * 100_000,
    }
    for name, contents in damaged.items():
        file = tmp_path / f"{name}.json"
        file.write_text(contents)
        for command in (("verify",), ("replay",), ("play", "cargo", "--load")):
            refused = run(*command, file)
            assert refused.code == 1, name
            assert refused.err.startswith("cosmodrome: ") and refused.err.count("\n") == 1, name
            assert refused.out == "", name


def test_a_file_that_can_not_be_read_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name, words in (("none.json", "No such file"), (".", "directory"), ("bytes", "not a text file")):
        refused = run("verify", tmp_path / name)
        assert refused.code == 1
        assert words in refused.err


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"rules": 99}, "rules version 99 of cargo; this program has version 1"),
        ({"game": "chess"}, "unknown game 'chess'; there are:"),
        ({"seed": "other"}, "the seed is not the one that was committed to"),
        ({"scores": [99, 0, 0]}, "the record says [99, 0, 0]"),
        ({"actions": [[0, ["cheat"]]]}, "action 1"),
        ({"actions": [[7, ["draw"]]]}, "action 1"),
        ({"seats": 99}, "99 seats"),
        ({"seed": "\ud800"}, "damaged record"),
        ({"options": {"colour": "red"}}, "unknown option 'colour'"),
        ({"options": {"seed": 1}}, "unknown option 'seed'"),
        ({"options": {"copies": [4]}}, "not one of 3, 5"),
    ],
)
def test_a_record_that_claims_what_is_not_so_is_refused(
    run: Run, record: Path, changes: dict[str, Any], words: str
) -> None:
    refused = run("verify", rewritten(record, **changes))
    assert refused.code == 1
    assert words in refused.err and refused.err.count("\n") == 1


def test_a_record_with_another_state_is_refused(run: Run, record: Path) -> None:
    names = json.loads(record.read_text())["state"].partition("-")[0]
    refused = run("verify", rewritten(record, state=f"{names}-{'0' * 64}"))
    assert refused.code == 1
    assert "the replayed state differs" in refused.err


# replay


def test_everything_at_once(run: Run, record: Path) -> None:
    shown = run("replay", record, "--all")
    actions = len(json.loads(record.read_text())["actions"])
    assert shown.code == 0
    assert f"\n{actions} of {actions}. Seat " in shown.out
    assert "You draw" in shown.out, "after the game nothing is hidden"
    assert "The game is over." in shown.out


def test_the_table_at_a_certain_point(run: Run, record: Path) -> None:
    shown = run("replay", record, "--at", 2).out
    assert "2 of " in shown and "orders: " in shown
    assert "The beginning" in run("replay", record, "--at", 0).out


def test_stepping(run: Run, record: Path) -> None:
    total = len(json.loads(record.read_text())["actions"])
    shown = run("replay", record, "--lang", "fr", typed=f"\n\nb\n{total}\n\nt\n999999\nx\nq\n\n").out
    steps = [line.split(" sur ")[0].lstrip("> ") for line in shown.splitlines() if line[-1:] != "." and " sur " in line]
    assert steps == ["1", "2", "1", str(total)]
    assert "était la dernière action." in shown
    assert shown.count("Tapez un nombre de 0 à") == 2
    assert shown.rstrip().endswith("> q")


def test_stepping_back_from_the_beginning(run: Run, record: Path) -> None:
    assert "Please type a number from 0" in run("replay", record, typed="b\n").out


def test_stepping_from_a_certain_point(run: Run, record: Path) -> None:
    shown = run("replay", record, "--at", 3, "--step", typed="\n").out
    assert "\n3 of " in shown and "4 of " in shown and "\n2 of " not in shown


def test_a_point_that_does_not_exist_is_refused(run: Run, record: Path) -> None:
    for number in ("9999", "-1"):
        refused = run("replay", record, "--at", number)
        assert refused.code == 2
        assert "is not from 0 to" in refused.err
