"""The golden records cover what they should; `tools/record_golden.py` makes them, the generic tests replay them."""

from __future__ import annotations

from pathlib import Path

from cosmodrome import Record

from .positions import (
    EDITIONS,
)

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_editions_seats_and_options_are_covered() -> None:
    records = [Record.load(file) for file in FILES]
    assert {str(record.options["edition"]) for record in records} == set(EDITIONS)
    assert {record.seats for record in records} >= {2, 4, 5, 8, 9}
    for option in ("kicker", "mega", "terrorism", "money", "overbidding"):
        assert any(record.options[option] for record in records), option


def test_files_are_small() -> None:
    assert all(file.stat().st_size < 150_000 for file in FILES)
