"""Bots by how well they play, under names that people understand.

The messages of a level are `level-ID` and `level-ID-about`. A game's first bot of its own is the commander; any others
go by their own names, with messages in the game's catalogue.
"""

from __future__ import annotations

from typing import Final

from ..kernel import BadSetup, Game

SEARCH: Final = "search:1s"


def levels(game: Game) -> dict[str, str]:
    """The levels of a game, weakest first: id -> the bot that plays it."""
    found = {"cadet": "random"}
    for name in game.bots:
        found[name if "commander" in found else "commander"] = name
    if game.search_pays():
        found["admiral"] = SEARCH
    return found


def spec(game: Game, level: str) -> str:
    """The bot that plays this level; a table may have an admiral where none is offered any more."""
    found = levels(game)
    if level == "admiral":
        return SEARCH
    if level not in found:
        raise BadSetup(f"unknown level {level!r} for {game.id}; there are: {', '.join(found)}")
    return found[level]
