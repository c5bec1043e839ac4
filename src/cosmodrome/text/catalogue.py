"""Message keys and parameters become sentences.

Sentences live in Fluent files, one per language: `locale/` beside this package holds those of the kernel and of the
shell, the `locale/` folder of a game its own. A language exists when the shell has a file for it; what a file lacks is
said in English, and what English lacks is shown as the bare key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..kernel import CLOCK, BadSetup, Game

LOCALE = Path(__file__).parent.parent / "locale"
ENGLISH = "en"

SEATS = frozenset({"seat", "target", "winner", "winners", "by", "owner", "waiting"})
"""Parameters that hold a seat number, or a list of them, and are shown as names of players."""


CARDS = frozenset({"card", "cards"})
"""Parameters that hold an item of the game by its number, or a list of them, and are shown in the game's words."""


TOO_LARGE = 10**15
"""A number of this size is written digit by digit: what groups the digits of others can not do it."""


class Plain(str):
    """A text that is shown as it is, even if there is a message of that name."""

    __slots__ = ()


def languages() -> list[str]:
    """The languages there are, sorted."""
    return sorted(file.stem for file in LOCALE.glob("*.ftl"))


def language_of(environment: Mapping[str, str]) -> str:
    """The language a person has set for programs (`LC_ALL`, `LC_MESSAGES`, `LANG`), if there is one; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := environment.get(variable):
            language = setting.replace(".", "_").split("_")[0].lower()
            return language if language in languages() else ENGLISH
    return ENGLISH


class Catalogue:
    """The messages of the shell and of one game in one language. A folder may stand for what is no game yet."""

    def __init__(self, game: Game | None, language: str, folder: Path | None = None) -> None:
        if language not in languages():
            raise BadSetup(f"unknown language {language!r}; there are: {', '.join(languages())}")
        if game is not None:
            folder = game.folder
        order = [language] if language == ENGLISH else [language, ENGLISH]
        self.game = game
        self.language = language
        self._bundles = [_bundle(None if folder is None else folder / "locale", each) for each in order]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, params: Mapping[str, Any] | None = None, names: Sequence[str] = ()) -> str:
        """The message in words. `names` are the players, by seat.

        Among the parameters, seats become names, cards are described by the game, a string that is itself a key is
        translated, a pair of a key and its parameters is a message of its own, and a list is said item by item.
        """
        for bundle in self._bundles:
            if bundle.has_message(key):
                return self._format(bundle, key, params or {}, names)
        return key

    def _format(self, bundle: FluentBundle, key: str, params: Mapping[str, Any], names: Sequence[str]) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            return key
        words = {name: self._word(name, value, names) for name, value in params.items()}
        return str(bundle.format_pattern(pattern, words)[0])

    def _word(self, name: str, value: Any, names: Sequence[str]) -> str | int | float:
        """One parameter as Fluent takes it: a text, or a number that it writes the way the language does."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (int, float)):
            return self._number(name, value, names)
        if value is None:
            return self.say("nothing")
        if isinstance(value, str):
            return value if isinstance(value, Plain) else self.say(value)
        if isinstance(value, Mapping):
            return self._counted(value, names)
        if is_message(value):
            return self.say(value[0], value[1], names)
        if isinstance(value, (list, tuple)) and value:
            return ", ".join(str(self._word(name, part, names)) for part in value)
        return self.say("nothing")

    def _counted(self, value: Mapping[str, Any], names: Sequence[str]) -> str:
        """How many there are of what, or a seat that stands in a list."""
        if "seat" in value:
            return self.name(value["seat"], names)
        return ", ".join(f"{number} {self.say(thing)}" for thing, number in value.items()) or self.say("nothing")

    def _number(self, name: str, value: int | float, names: Sequence[str]) -> str | int | float:
        if name in SEATS and isinstance(value, int):
            return self.name(value, names)
        if name in CARDS and isinstance(value, int) and self.game is not None:
            return self.say(*self.game.describe_item("", value), names)
        return value if abs(value) < TOO_LARGE else str(value)

    def name(self, seat: int, names: Sequence[str]) -> str:
        """What to call a seat: the player's name, or its number when nobody sits there."""
        if 0 <= seat < len(names):
            return names[seat]
        return self.say("clock") if seat == CLOCK else self.say("seat-number", {"number": seat + 1})


def is_message(value: object) -> bool:
    """Whether a parameter is itself a message: a pair of a key and its parameters."""
    return (
        isinstance(value, (list, tuple))
        and len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], Mapping)
    )


@lru_cache(maxsize=64)
def _bundle(folder: Path | None, language: str) -> FluentBundle:
    """Reading Fluent files is slow enough to do it once."""
    bundle = FluentBundle([language], use_isolating=False)
    for place in (LOCALE, folder):
        file = None if place is None else place / f"{language}.ftl"
        if file is not None and file.exists():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
