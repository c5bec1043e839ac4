"""Results as files: a table, records, a picture."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest

from cosmodrome.arena import COLUMNS, Local, Match, load_records, simulate
from cosmodrome.arena.pictures import drawn
from cosmodrome.arena.results import results
from cosmodrome.arena.tournament import tournament
from cosmodrome.games import find
from cosmodrome.kernel import BadRecord, BadSetup
from cosmodrome.text import Catalogue

BOTS = ["random", "search:1"]


def test_a_row_for_every_game_and_seat(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    with results("outpost", {"edition": "classic"}, file) as written:
        result = simulate("outpost", 3, 2, ["random"], {"edition": "classic"}, seed=1, watch=written.add)
    with file.open(newline="") as lines:
        table = list(csv.DictReader(lines))
    assert list(table[0]) == list(COLUMNS)
    assert [(row["match"], row["seat"]) for row in table] == [(str(n), str(s)) for n in range(3) for s in range(2)]
    assert table[4]["seed"] == "1 game 2" and json.loads(table[4]["options"]) == {"edition": "classic"}
    assert sum(int(row["score"]) for row in table) == result.bots["random"].points
    assert sum(float(row["share"]) for row in table) == result.bots["random"].wins == 3


def test_records_are_read_one_by_one(tmp_path: Path) -> None:
    played: list[Match] = []
    folder = tmp_path / "records"
    with results("outpost", {}, records=folder) as written:

        def watch(match: Match) -> None:
            written.add(match)
            played.append(match)

        simulate("outpost", 3, 2, ["random"], seed=1, records=True, watch=watch)
    records = list(load_records(folder))
    assert [record.scores for record in records] == [match.scores for match in played]
    assert [record.players for record in records] == [["random", "random"]] * 3
    assert records[1].verify().over
    assert repr(records[1]).startswith("<Record of outpost: 2 seats, seed '1 game 1', ")
    assert [path.name for path in folder.iterdir()] == ["records.jsonl"]


def test_what_is_no_record_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    file.write_text("{}\n")
    with pytest.raises(BadRecord, match=r"records.jsonl, line 1: not a record of this format"):
        list(load_records(tmp_path))
    file.write_bytes(b"\xff\xff")
    with pytest.raises(BadRecord, match=r"is not a text file"):
        list(load_records(file))
    with pytest.raises(BadRecord, match=r"nowhere can not be read: No such file"):
        list(load_records(tmp_path / "nowhere"))


def test_nothing_is_half_written(tmp_path: Path) -> None:
    old = tmp_path / "old.csv"
    old.write_text("kept")
    with pytest.raises(KeyboardInterrupt), results("outpost", {}, old, tmp_path / "records") as written:
        simulate("outpost", 1, 2, ["random"], records=True, watch=written.add)
        raise KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt), drawn(tmp_path / "picture.svg"):
        raise KeyboardInterrupt
    assert [path.name for path in tmp_path.iterdir()] == ["old.csv"]
    assert old.read_text() == "kept"


def test_what_can_not_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="can not be written: No such file"), results("outpost", {}, tmp_path / "a/b"):
        raise AssertionError
    with pytest.raises(BadSetup, match="it is a folder"), results("outpost", {}, tmp_path):
        raise AssertionError
    (tmp_path / "file").touch()
    with pytest.raises(BadSetup, match="can not be written"), results("outpost", {}, records=tmp_path / "file"):
        raise AssertionError
    with pytest.raises(BadSetup, match=r"a picture is .png or .svg"), drawn(tmp_path / "picture.gif"):
        raise AssertionError
    with pytest.raises(BadSetup, match="can not be written"), drawn(tmp_path / "a/b.svg"):
        raise AssertionError


def test_without_matplotlib_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(BadSetup, match=r"pip install 'cosmodrome\[plot\]'"), drawn(tmp_path / "picture.svg"):
        raise AssertionError


@pytest.mark.when_plain
def test_pictures_say_what_they_show_and_are_the_same_for_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    pictures = []
    for name in ("a.svg", "b.svg"):
        with drawn(tmp_path / name) as artist:
            result = simulate("outpost", 4, 2, ["random"], seed=1, watch=artist.course.add)
            artist.simulation(result, Catalogue(find("outpost"), "en"))
        pictures.append((tmp_path / name).read_bytes())
    assert pictures[0] == pictures[1]
    assert b"<svg" in pictures[0]
    with drawn(tmp_path / "c.png") as artist:
        duels = tournament("nim", BOTS, 2, 2, Local(), watch=artist.course.add)
        artist.tournament(duels, Catalogue(None, "fr"))
    assert (tmp_path / "c.png").read_bytes().startswith(b"\x89PNG")
