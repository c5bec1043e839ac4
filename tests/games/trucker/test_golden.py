"""The golden records cover what they should; `tools/record_golden.py` makes them, the generic tests replay them."""

from __future__ import annotations

from pathlib import Path

from cosmodrome import Record
from cosmodrome.games.trucker.components.flight_board import ROUNDS

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_seats_rounds_and_options_are_covered() -> None:
    records = [Record.load(file) for file in FILES]
    assert {record.seats for record in records} == {2, 3, 4}
    for option in ("building", "build_check", "forecast", "test_flight", "late_peek", "planets_order", "bank"):
        assert len({record.options[option] for record in records}) > 1, option
    assert any(record.options["teams"] == "expert" for record in records)
    assert "3a" in {record.options["rounds"] for record in records} & set(ROUNDS)


def test_files_are_small() -> None:
    assert all(file.stat().st_size < 150_000 for file in FILES)
