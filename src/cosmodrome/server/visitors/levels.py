"""The level of a seat where somebody's bot plays."""

from __future__ import annotations

from typing import Final

LEVEL: Final = "visitor-"
"""It begins so; the bot's id follows."""
SHOWN: Final = "visitor"
"""What others get to see of that level: the id is for those who may put the bot on a seat."""


def visitor_of(level: str) -> str | None:
    """The id of the bot that plays at a seat of this level, if it is somebody's."""
    return level.removeprefix(LEVEL) if level.startswith(LEVEL) else None


def shown_level(level: str) -> str:
    return level if visitor_of(level) is None else SHOWN
