"""Data files, read with care: what is missing or wrong is named with its place and what is allowed there."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

FOLDER: Final = Path(__file__).parent.parent / "data"


@mypyc_attr(allow_interpreted_subclasses=True)
class BadData(ValueError):
    """A data file has a hole or a wrong value; the message names the place, the field and what is allowed."""


class Entry:
    """A table of a data file. It knows where it stands and which of its fields were asked for."""

    __slots__ = ("asked", "data", "path", "used", "where")

    def __init__(self, data: dict[str, Any], where: str, path: str, asked: set[str]) -> None:
        self.data = data
        self.where = where
        """The place, for messages."""
        self.path = path
        """The same from the block it belongs to, with a dot at its end: `white.engine.`"""
        self.asked = asked
        """The paths of all fields a block has, or could have."""
        self.used: set[str] = set()

    def has(self, name: str) -> bool:
        self._ask(name)
        return name in self.data

    def integer(self, name: str, least: int, most: int) -> int:
        value = self._value(name, f"{least} to {most}")
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(name, value, f"{least} to {most}")
        return value

    def integer_or(self, name: str, least: int, most: int, absent: int) -> int:
        return self.integer(name, least, most) if self.has(name) else absent

    def flag(self, name: str) -> bool:
        """True or false; false if it is not there."""
        if not self.has(name):
            return False
        value = self.data[name]
        if not isinstance(value, bool):
            raise self.wrong(name, value, "true, false")
        return value

    def text(self, name: str) -> str:
        value = self._value(name, "a text")
        if not isinstance(value, str) or value == "":
            raise self.wrong(name, value, "a text")
        return value

    def text_or(self, name: str, absent: str) -> str:
        return self.text(name) if self.has(name) else absent

    def one_of(self, name: str, allowed: tuple[str, ...]) -> int:
        """Which of these it is, as a place in them."""
        value = self._value(name, ", ".join(allowed))
        if value not in allowed:
            raise self.wrong(name, value, ", ".join(allowed))
        return allowed.index(value)

    def one_of_or(self, name: str, allowed: tuple[str, ...], absent: int) -> int:
        return self.one_of(name, allowed) if self.has(name) else absent

    def several(self, name: str, allowed: tuple[str, ...]) -> int:
        """Which of these it names, as a mask of their places; none if it is not there."""
        mask = 0
        for value in self.list_or(name):
            if value not in allowed:
                raise self.wrong(name, value, ", ".join(allowed))
            mask |= 1 << allowed.index(value)
        return mask

    def integers(self, name: str, least: int, most: int) -> list[int]:
        found: list[int] = []
        for value in self.list_of(name):
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise self.wrong(name, value, f"{least} to {most}, each")
            found.append(value)
        return found

    def texts(self, name: str) -> list[str]:
        found: list[str] = []
        for value in self.list_or(name):
            if not isinstance(value, str):
                raise self.wrong(name, value, "texts")
            found.append(value)
        return found

    def fraction(self, name: str) -> tuple[int, int]:
        """A whole number, or a fraction as a text such as "1/2": numerator and denominator."""
        allowed = 'a whole number, or a fraction such as "1/2"'
        value = self._value(name, allowed)
        if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
            return value, 1
        if isinstance(value, str):
            parts = value.split("/")
            if len(parts) == 2 and parts[0].isdecimal() and parts[1].isdecimal() and int(parts[1]) > 0:
                return int(parts[0]), int(parts[1])
        raise self.wrong(name, value, allowed)

    def list_of(self, name: str) -> list[Any]:
        value = self._value(name, "a list")
        if not isinstance(value, list):
            raise self.wrong(name, value, "a list")
        return value

    def list_or(self, name: str) -> list[Any]:
        """A list; empty if it is not there."""
        return self.list_of(name) if self.has(name) else []

    def table(self, name: str) -> Entry:
        value = self._value(name, "a table")
        if not isinstance(value, dict):
            raise self.wrong(name, value, "a table")
        return Entry(value, f"{self.where}, {name}", f"{self.path}{name}.", self.asked)

    def tables(self, name: str) -> list[Entry]:
        """A list of tables within this block; none if it is not there."""
        found: list[Entry] = []
        for number, value in enumerate(self.list_or(name)):
            if not isinstance(value, dict):
                raise self.wrong(name, value, "tables")
            found.append(Entry(value, f"{self.where}, {name} {number + 1}", f"{self.path}{name}.", self.asked))
        return found

    def blocks(self, name: str, called: str) -> list[Entry]:
        """Blocks that stand by themselves, each named by its field `called`."""
        found: list[Entry] = []
        for number, value in enumerate(self.list_of(name)):
            if not isinstance(value, dict):
                raise self.wrong(name, value, "tables")
            title = value.get(called)
            place = f"{self.where}: {title}" if isinstance(title, str) else f"{self.where}: {name} {number + 1}"
            found.append(Entry(value, place, "", set()))
        return found

    def block(self, name: str) -> Entry:
        """A table that stands by itself."""
        value = self._value(name, "a table")
        if not isinstance(value, dict):
            raise self.wrong(name, value, "a table")
        return Entry(value, f"{self.where}: {name}", "", set())

    def finish(self) -> None:
        """Nothing may stand here that nobody asked for: it would be a misspelt field."""
        for name in self.data:
            if name not in self.used:
                allowed = ", ".join(sorted(self.used))
                raise BadData(f"{self.where}: `{name}` is no field here; allowed: {allowed}")

    def wrong(self, name: str, value: object, allowed: str) -> BadData:
        return BadData(f"{self.where}: `{name}` is {value!r}; allowed: {allowed}")

    def _value(self, name: str, allowed: str) -> Any:
        self._ask(name)
        if name not in self.data:
            raise BadData(f"{self.where}: `{name}` is missing; allowed: {allowed}")
        return self.data[name]

    def _ask(self, name: str) -> None:
        self.used.add(name)
        self.asked.add(self.path + name)


def parse(text: str, name: str) -> Entry:
    """The whole of a data file of this name."""
    try:
        return Entry(tomllib.loads(text), name, "", set())
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: it is not TOML: {error}") from error


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")
