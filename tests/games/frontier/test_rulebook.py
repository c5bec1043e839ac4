"""The rulebook, while the game is not yet listed: the same in both languages, with the figures of the tables."""

from __future__ import annotations

import re

import pytest

from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.sources import HOUSE_VALUES, SHOWN
from cosmodrome.games.frontier.components.tables import VENTURES
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.text import rulebook

from .messages import FOLDER, LANGUAGES, bundle

CODE = [file for folder in ("components", "routes") for file in (FOLDER / folder).glob("*.py")]


def text(language: str) -> str:
    return (FOLDER / f"rulebook.{language}.md").read_text(encoding="utf-8")


def sections(language: str) -> list[str]:
    return re.findall(r"^#+ .*\{#([\w-]+)(?: when [^}]+)?\}$", text(language), re.MULTILINE)


def said(language: str, key: str) -> str:
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    return str(bundle(language).format_pattern(pattern, {})[0])


def rows(language: str, section: str) -> list[list[str]]:
    part = re.split(rf"{{#{section}(?: when [^}}]+)?}}", text(language))[1].split("\n#")[0]
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")
    ][2:]


def test_both_languages_have_the_same_sections() -> None:
    assert sections("en") == sections("fr")
    assert len(set(sections("en"))) == len(sections("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_somewhere(language: str) -> None:
    assert set(re.findall(r"\]\(#([\w-]+)\)", text(language))) <= set(sections(language))


def test_the_sections_that_the_code_names_are_there() -> None:
    named = [
        match for file in CODE for match in re.findall(r"rulebook: ([\w, -]+)\)", file.read_text(encoding="utf-8"))
    ]
    assert named
    assert {name for names in named for name in names.split(", ")} <= set(sections("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_value_is_listed_with_its_reason(language: str) -> None:
    listed = [
        [
            id,
            said(language, f"house-{id}"),
            said(language, f"house-{id}-why"),
            "" if value.shown == 2 else SHOWN[value.shown],
        ]
        for id, value in HOUSE_VALUES.items()
    ]
    assert rows(language, "house-values") == listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_ventures_and_prices_are_those_of_the_tables(language: str) -> None:
    ventures = [[str(each.water), str(each.points)] for each in VENTURES]
    assert [row[2:4] for row in rows(language, "ventures")] == ventures
    names = {said(language, f"square-{square.id}"): str(square.price) for square in SQUARES}
    prices = {row[0].split(" (")[0]: row[2] for row in rows(language, "politics")}
    assert prices == names


BEYOND = re.compile(r"Bernal|colonist|GW|\[Futures|\bcolons?\b")
"""What only modules bring, in both languages."""
ELSEWHERE = re.compile(r"cargo|bernal|colonist|gigawatt|endgame|scenario")
"""Options of modules and scenarios, in the heading of a section."""
SOURCES = ("options", "readings", "house-values", "fuel-strip", "left-out")
"""Sections that say where rules come from."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_module_is_played_no_rule_speaks_of_one(language: str) -> None:
    """Lines and sections with a remark are shown where a module is on the table, or a scenario."""
    shown: list[str] = []
    for section in rulebook.sections(FrontierGame(), language).values():
        if section.id not in SOURCES and not any(ELSEWHERE.search(each) for each in section.when):
            shown += [line for line in section.own_text.splitlines() if "<!-- when" not in line]
    assert [line for line in shown if BEYOND.search(line)] == []
