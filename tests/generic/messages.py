"""Whether a message can be said: its key and its parameters, in every language, by the game's own catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import cosmodrome
from cosmodrome.kernel import Game, Illegal
from cosmodrome.text import Catalogue, sections
from cosmodrome.text.catalogue import CARDS

LANGUAGES = ("en", "fr")
SHARED = Path(cosmodrome.__file__).parent / "locale"


@lru_cache(maxsize=64)
def bundle(folder: Path, language: str) -> FluentBundle:
    """The messages of one language alone: unlike `Catalogue`, nothing missing is taken from English."""
    found = FluentBundle([language], use_isolating=False)
    for place in (SHARED, folder / "locale"):
        file = place / f"{language}.ftl"
        assert file.exists(), f"no {language}.ftl in {place.parent.name}/locale"
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def problems_of_message(game: Game, key: str, params: Mapping[str, Any]) -> list[str]:
    """What keeps this message from being said; empty if nothing does."""
    problems = list(_problems(game, key, tuple(params)))
    for name, value in params.items():
        problems += [f"{key}: ${name}: {problem}" for problem in _value_problems(game, name, value)]
    return problems


@lru_cache(maxsize=8192)
def _problems(game: Game, key: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The same whatever the values of the parameters are."""
    return tuple([problem for language in LANGUAGES for problem in _problems_in(game, language, key, names)])


def _problems_in(game: Game, language: str, key: str, names: tuple[str, ...]) -> list[str]:
    found = bundle(game.folder, language)
    if not found.has_message(key):
        return [f"no message {key!r} in {language}"]
    pattern = found.get_message(key).value
    if pattern is None:
        return [f"{key} has no words in {language}"]
    values = dict.fromkeys(names, 1)
    problems = [f"{key} in {language}: {error}" for error in found.format_pattern(pattern, values)[1]]
    if not Catalogue(game, language).say(key).strip():
        problems.append(f"{key} says nothing in {language}")
    return problems


def _value_problems(game: Game, name: str, value: object) -> list[str]:
    """Whether a parameter can be said. A text is itself a message, or it could not be translated."""
    if isinstance(value, str):
        return list(_problems(game, value, ()))
    if isinstance(value, Mapping):
        return [problem for thing in value if "seat" not in value for problem in _problems(game, thing, ())]
    if isinstance(value, (list, tuple)):
        if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], Mapping):
            return problems_of_message(game, value[0], value[1])
        return [problem for part in value for problem in _value_problems(game, name, part)]
    if name in CARDS and isinstance(value, int):
        return problems_of_message(game, *game.describe_item("", value))
    return [] if value is None or isinstance(value, (bool, int, float)) else [f"{value!r} can not be said"]


def problems_of_rule(game: Game, rule: str) -> list[str]:
    """Whether the rulebook has this section in every language."""
    return [
        f"no section {{#{rule}}} in rulebook.{language}.md"
        for language in LANGUAGES
        if rule not in _sections(game, language)
    ]


@lru_cache(maxsize=64)
def _sections(game: Game, language: str) -> frozenset[str]:
    assert (game.folder / f"rulebook.{language}.md").exists(), f"{game.id} has no rulebook.{language}.md"
    return frozenset(sections(game, language))


def problems_of_illegal(game: Game, refusal: Illegal) -> list[str]:
    problems = problems_of_message(game, refusal.reason, refusal.params)
    return problems + (problems_of_rule(game, refusal.rule) if refusal.rule else [])
