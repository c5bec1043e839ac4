"""What people write: names and lines of chat, which others must be able to see and to tell apart."""

from __future__ import annotations

import unicodedata
from typing import Final

from .refusals import Refusal

_BLANK: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),  # joins what stands on either side of it
        (0x115F, 0x1160),  # fillers of Hangul
        (0x17B4, 0x17B5),  # vowels of Khmer that are not written
        (0x180B, 0x180F),  # variants of Mongolian letters
        (0x2800, 0x2800),  # a cell of Braille without dots
        (0x3164, 0x3164),
        (0xFE00, 0xFE0E),  # variants; the one after these stands in many emoji
        (0xFFA0, 0xFFA0),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
"""Characters that Python takes for printable and nobody can see."""

_EMOJI: Final = "\N{VARIATION SELECTOR-16}"
"""The picture, not the letter: stands after some emoji and is nothing by itself."""

_MOST_MARKS: Final = 3
"""Marks on one letter: more of them reach into the lines above and below."""


_LATIN: Final = {
    ord(other): latin
    for latin, others in (
        ("a", "\u0430\u03b1"),
        ("b", "\u0432\u03b2\u044c"),
        ("c", "\u0441"),
        ("d", "\u0501"),
        ("e", "\u0435\u03b5"),
        ("g", "\u0261"),
        ("h", "\u043d\u04bb\u03b7"),
        ("j", "\u0458\u0237"),
        ("k", "\u043a\u03ba"),
        ("l", "i1|\u0456\u03b9\u0131\u04cf"),
        ("m", "\u043c\u03bc"),
        ("n", "\u03bd"),
        ("o", "0\u043e\u03bf"),
        ("p", "\u0440\u03c1"),
        ("q", "\u051b"),
        ("r", "\u0433"),
        ("s", "\u0455"),
        ("t", "\u0442\u03c4"),
        ("v", "\u0475"),
        ("w", "\u051d"),
        ("x", "\u0445\u03c7"),
        ("y", "\u0443\u03c5"),
        ("z", "\u03b6"),
    )
    for other in others
}
"""What one takes for a Latin letter, small or capital: letters of the Cyrillic and the Greek alphabet, small ones, and
what looks like the capital I or O in many a font."""


def readable(text: str, key: str) -> str:
    """The text on one line; refused with this message if it is empty or holds what nobody can see.

    Python counts what has no width or turns the direction of writing as not printable.
    """
    line = " ".join(text.split())
    if not line.isprintable() or not _BLANK.isdisjoint(line) or not any(map(_is_seen, line)) or _towers(line):
        raise Refusal(400, key)
    return line


def alike(name: str) -> str:
    """What names have in common that look the same but for capitals, widths, alphabets and the like."""
    return unicodedata.normalize("NFKC", name.replace(_EMOJI, "")).casefold().translate(_LATIN)


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS"


def _towers(line: str) -> bool:
    marks = 0
    for letter in unicodedata.normalize("NFD", line):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > _MOST_MARKS:
            return True
    return False
