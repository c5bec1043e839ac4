"""The golden records cover what they should; `tools/record_golden.py` makes them, the generic tests replay them."""

from __future__ import annotations

from pathlib import Path

from cosmodrome import Record
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.options import MODULES

GAME = FrontierGame()
FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_editions_seats_and_options_are_covered() -> None:
    records = [Record.load(file) for file in FILES]
    assert {record.seats for record in records} == {1, 2, 3, 4, 5}
    for option in ("edition", "start", "factions", "map", "decks", "events", "politics", "income", "outer_glory"):
        declared = next(each for each in GAME.options if each.name == option)
        assert {record.options[option] for record in records} == set(declared.values), option


def test_modules_and_scenarios_are_covered() -> None:
    records = [Record.load(file) for file in FILES]
    together = [record for record in records if all(record.options[module] for module in MODULES)]
    assert any(record.seats == 3 for record in together)
    scenarios = {str(record.options["scenario"]) for record in records}
    assert scenarios >= {"fall_of_hermes", "mars_armada", "grand_tour"}


def test_files_are_small() -> None:
    assert all(file.stat().st_size < 150_000 for file in FILES)
