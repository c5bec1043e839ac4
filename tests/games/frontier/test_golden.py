"""The golden records cover what they should; `tools/record_golden.py` makes them, the generic tests replay them."""

from __future__ import annotations

from pathlib import Path

import cosmodrome
from cosmodrome import Record

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_editions_seats_and_options_are_covered() -> None:
    records = [Record.load(file, cosmodrome.game) for file in FILES]
    assert {record.seats for record in records} == {1, 2, 3, 4, 5}
    for option in ("edition", "start", "factions", "map", "decks", "events", "politics", "income", "outer_glory"):
        declared = next(each for each in cosmodrome.game("frontier").options if each.name == option)
        assert {record.options[option] for record in records} == set(declared.values), option


def test_files_are_small() -> None:
    assert all(file.stat().st_size < 150_000 for file in FILES)
