"""The golden records cover what they should; `tools/record_golden.py` makes them, the generic tests replay them."""

from __future__ import annotations

from pathlib import Path

from cosmodrome import Record

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_expansions_seats_and_options_are_covered() -> None:
    records = [Record.load(file) for file in FILES]
    assert {record.seats for record in records} == {1, 2, 3, 4, 5, 6}
    for option in ("goals", "takeovers", "advanced", "draft"):
        assert any(record.options[option] for record in records), option
    assert any(record.options["start"] == "preset" for record in records)
    assert any(record.options["scenario"] == "rebel_vs_imperium" for record in records)
