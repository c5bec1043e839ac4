"""What the labels say, in both languages: the short name, in at most two lines."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from cosmodrome.games.frontier.components.naming import place_key
from cosmodrome.games.frontier.components.reading import FOLDER
from cosmodrome.games.frontier.components.solar_system import SolarSystem

LANGUAGES: Final = ("en", "fr")
LONG: Final = 13
"""Longer names are broken where a space is nearest to their middle; the client does the same (map/words.ts)."""


@lru_cache(maxsize=2)
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER.parent / "locale" / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def spoken(name: str, language: str) -> str:
    """A name of the map in this language; most are the same in all."""
    bundle = _bundle(language)
    if not bundle.has_message(place_key(name)):
        return name
    pattern = bundle.get_message(place_key(name)).value
    return str(bundle.format_pattern(pattern)[0]) if pattern is not None else name


def short(name: str) -> str:
    """Without the body, whose name stands on its disc, and without what stands in brackets."""
    return re.sub(r"^.*?\s?:\s|\s?\(.*\)$", "", name)


def broken(text: str) -> list[str]:
    gaps = [at for at, letter in enumerate(text) if letter in " -" and 0 < at < len(text) - 1]
    if len(text) <= LONG or not gaps:
        return [text]
    at = min(gaps, key=lambda gap: abs(2 * gap - len(text)))
    return [text[: at + (text[at] == "-")], text[at + 1 :]]


def lines_of(system: SolarSystem, number: int, language: str) -> list[str]:
    """The lines of a space's label; none where it has no name."""
    space = system.spaces[number]
    name = space.site.name if space.site is not None else space.label
    return broken(short(spoken(name, language))) if name else []
