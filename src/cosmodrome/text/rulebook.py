"""The rulebooks: `rulebook.LANGUAGE.md` in a game's folder, in sections with stable ids (`## Title {#id}`).

A section that only some games need says so: `{#kicker when kicker}` where that option is on, `{#presets when
start=preset}` where it has that value (or one of several, `a|b`); of several conditions, with commas between, one will
do. What holds for a section holds for those within it.

Smaller parts say it in a comment, `<!-- when edition=classic, edition=expert -->`: at the end of a line, for that line;
in the head of a table, for the column; in another row, for the row; by itself, for the lines below it up to the next
empty one. In a row it has no bars, which end cells. `lobby` holds where the rules are read without a table. The client
leaves out what does not hold.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from ..kernel import BadSetup, Game
from ..kernel.options import Value
from .catalogue import ENGLISH

_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*\{#([\w-]+)(?: when ([^}]+))?\}\s*$")
_REMARK = re.compile(r"<!-- when (.+?) -->")
_ANY_HEADING = re.compile(r"^(#{1,6})\s")


class Section:
    """A heading with everything below it, up to the next heading of its rank."""

    __slots__ = ("id", "lines", "own_lines", "rank", "title", "when")

    def __init__(self, section_id: str, title: str, rank: int, when: list[str]) -> None:
        self.id = section_id
        self.title = title
        self.rank = rank
        self.when = when
        """Which games need it, as it is written: all of these hold, those it is within included."""
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
            within = open_sections[-1].when if open_sections else []
            section = Section(named[3], named[2], len(named[1]), [*within, named[4]] if named[4] else within)
            found[section.id] = section
            open_sections.append(section)
    return found


LOBBY = "lobby"
"""In place of an option: where the rules are read without a table."""

Condition = dict[str, list[Value]]
"""Options by their names, each with the values that will do; one of them is enough."""


def conditions(game: Game, section: Section) -> list[Condition]:
    """Which games need a section: all of these hold. BadSetup where an option or a value is none of the game's."""
    return [dict([_condition(game, section, each.strip()) for each in written.split(",")]) for written in section.when]


def remarks(game: Game, section: Section) -> list[Condition]:
    """Which games need parts of a section, in their order. BadSetup as above."""
    found: list[Condition] = []
    for written in _REMARK.findall(section.own_text):
        holds: Condition = {}
        for each in written.split(","):
            name, values = (LOBBY, []) if each.strip() == LOBBY else _condition(game, section, each.strip())
            holds[name] = [*holds.get(name, []), *values]
        found.append(holds)
    return found


def _condition(game: Game, section: Section, written: str) -> tuple[str, list[Value]]:
    name, _, wanted = written.partition("=")
    option = next((each for each in game.options if each.name == name), None)
    if option is None:
        names = ", ".join(each.name for each in game.options)
        raise BadSetup(f"rulebook of {game.id}, {section.id}: {name!r} is no option; there are: {names}")
    spelled = {str(value): value for value in option.values}
    values = wanted.split("|") if wanted else [str(True)]
    for value in values:
        if value not in spelled:
            raise BadSetup(
                f"rulebook of {game.id}, {section.id}: {name} is never {value}; there are: {', '.join(spelled)}"
            )
    return name, [spelled[value] for value in values]
