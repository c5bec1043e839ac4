"""Every message that the rules name can be said in both languages, also what random games seldom come to."""

from __future__ import annotations

import re

import pytest

from cosmodrome.games.frontier.rules.turn import ACTIVITIES
from cosmodrome.games.frontier.shown.shapes import SHAPES

from .messages import FOLDER, LANGUAGES, bundle

RULES = sorted((FOLDER / "rules").rglob("*.py"))
NAMED = (
    r'\.tell\(\s*"([\w-]+)"',
    r'Illegal\(\s*"([\w-]+)"',
    r'Need\(\s*"([\w-]+)"',
    r'"((?:prompt|why|cost|need)-[\w-]+)"',
)


def named() -> set[str]:
    texts = [file.read_text(encoding="utf-8") for file in RULES]
    return {key for text in texts for pattern in NAMED for key in re.findall(pattern, text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rules_name_can_be_said(language: str) -> None:
    missing = [key for key in sorted(named()) if not bundle(language).has_message(key)]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_done_in_a_turn_can_be_said(language: str) -> None:
    missing = [verb.verb for verb in ACTIVITIES if not bundle(language).has_message(f"action-{verb.verb}")]
    assert not missing


def test_the_languages_have_the_same_messages() -> None:
    keys = [
        re.findall(r"^([\w-]+) =", (FOLDER / "locale" / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for language in LANGUAGES
    ]
    assert sorted(keys[0]) == sorted(keys[1])
    assert len(set(keys[0])) == len(keys[0]), "a message is there twice"


def test_what_is_foreseen_belongs_to_a_prompt() -> None:
    assert set(SHAPES.hints) | set(SHAPES.previews) <= set(SHAPES.prompts)
