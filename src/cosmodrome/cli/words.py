"""In which language the program says what is wrong: that must be known before the arguments are understood."""

from __future__ import annotations

import os
from collections.abc import Sequence

from ..kernel import BadSetup
from ..text import Catalogue, Plain, language_of, languages

OPTION = "--lang"
ENGLISH = "en"
"""What programmers are told is in this language anyway."""

_spoken: list[Catalogue] = []


def speak(argv: Sequence[str]) -> None:
    """Take the language from the arguments, wherever in them it is, else from the environment."""
    language = language_of(os.environ)
    for at, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == OPTION:
            asked = value if equals else "".join(argv[at + 1 : at + 2])
            language = asked if asked in languages() else language
    _spoken[:] = [Catalogue(None, language)]


def say(key: str, **params: object) -> str:
    """A message about the arguments; texts in it are shown as they are."""
    if not _spoken:
        speak(())
    shown = {name: Plain(value) if isinstance(value, str) else value for name, value in params.items()}
    return _spoken[0].say(key, shown)


def said(error: Exception) -> str:
    """What is wrong, in the language of whoever runs the program where there are words for it."""
    if not isinstance(error, BadSetup) or not error.key or _spoken[0].language == ENGLISH:
        return str(error)
    return say(error.key, **{name: _listed(value) for name, value in error.params.items()})


def _listed(value: object) -> object:
    return ", ".join(str(each) for each in value) if isinstance(value, (list, tuple)) else value
