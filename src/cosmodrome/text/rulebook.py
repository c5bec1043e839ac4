"""The rulebooks: `rulebook.LANGUAGE.md` in a game's folder, in sections with stable ids (`## Title {#id}`)."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from ..kernel import Game
from .catalogue import ENGLISH

_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*\{#([\w-]+)\}\s*$")
_ANY_HEADING = re.compile(r"^(#{1,6})\s")


class Section:
    """A heading with everything below it, up to the next heading of its rank."""

    __slots__ = ("id", "lines", "own_lines", "rank", "title")

    def __init__(self, section_id: str, title: str, rank: int) -> None:
        self.id = section_id
        self.title = title
        self.rank = rank
        self.lines: list[str] = []
        self.own_lines: list[str] = []
        """Those above the first heading within."""

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()

    @property
    def own_text(self) -> str:
        return "\n".join(self.own_lines).strip()


def sections(game: Game, language: str) -> dict[str, Section]:
    """The sections of a game's rulebook by id, in order; the English one where this language has none."""
    for each in (language, ENGLISH):
        file = game.folder / f"rulebook.{each}.md"
        if file.exists():
            return _parse(file)
    return {}


@lru_cache(maxsize=64)
def _parse(file: Path) -> dict[str, Section]:
    found: dict[str, Section] = {}
    open_sections: list[Section] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        heading = _ANY_HEADING.match(line)
        if heading:
            rank = len(heading[1])
            open_sections = [section for section in open_sections if section.rank < rank]
        named = _HEADING.match(line)
        shown = line if named is None else f"{named[1]} {named[2]}"
        for section in open_sections:
            section.lines.append(shown)
        if open_sections and not heading:
            open_sections[-1].own_lines.append(shown)
        if named:
            section = Section(named[3], named[2], len(named[1]))
            found[section.id] = section
            open_sections.append(section)
    return found
