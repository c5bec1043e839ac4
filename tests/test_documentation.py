"""The pages in docs/ show real sources and name what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.include_sources import included
from tools.record_golden import GAMES_FOLDER, plans

import cosmodrome
from cosmodrome import Record

from .toys import HEAP

DOCS = Path(__file__).parent.parent / "docs"
PAGES = sorted(DOCS.glob("*.md"))
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


@pytest.mark.when_plain
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_sources_in_a_page_are_the_real_ones(page: Path) -> None:
    assert included(page) == page.read_text(encoding="utf-8"), "run tools/include_sources.py"


@pytest.mark.when_plain
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


@pytest.mark.when_plain
@pytest.mark.parametrize("game_id", cosmodrome.games())
def test_golden_games_are_those_that_are_written_down(game_id: str) -> None:
    """So that the tool records them as they are, whatever games there are."""
    game = cosmodrome.game(game_id)
    wanted = {plan.name: (plan.seats, game.resolve(plan.options)) for plan in plans(game)}
    records = {file.stem: Record.load(file) for file in (GAMES_FOLDER / game_id / "golden").glob("*.json")}
    assert {name: (record.seats, game.resolve(dict(record.options))) for name, record in records.items()} == wanted


@pytest.mark.when_plain
def test_a_game_without_a_plan_is_recorded_edition_by_edition() -> None:
    assert [(plan.name, plan.seats, plan.options) for plan in plans(HEAP)] == [
        ("12-3", 3, {"cells": 12}),
        ("21-3", 3, {"cells": 21}),
    ]
