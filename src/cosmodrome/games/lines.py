"""What every game's table in lines of text (`terminal.py`) is laid out with."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any, Final

WIDTH: Final = 96
INDENT: Final = "  "

Say = Callable[[str, dict[str, Any]], str]
"""Puts a message key with its parameters into words."""


def wrapped(sentences: list[str], indent: str = "") -> list[str]:
    """The sentences as one paragraph; its later lines stand a step further in."""
    return textwrap.wrap(
        " ".join(sentences),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )


def own_last(players: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    """The players round the table, the seat that looks last, so that it stands next to its question."""
    first = 0 if seat is None else seat + 1
    return players[first:] + players[:first]
