"""Bots by how well they play, under names that people understand: from one who is learning to a master.

The messages of a level are `level-ID` and `level-ID-about`. A game's first bot of its own is the commander; any others
go by their own names, with messages in the game's catalogue. Where planning pays there is a planner; an admiral is one
who takes time for it, or searches where nobody plans. A game that has learned values has two levels more.
"""

from __future__ import annotations

from typing import Final

from ..kernel import BadSetup, Game
from .registry import bots_for

SEARCH: Final = "search:1s"
PLANNER: Final = "planner"
PATIENT: Final = "planner:1s"

WEAKER: Final = {"cadet": "erring:50", "pilot": "erring:20"}
"""Those who know the game's policy and err: docs/ladder.md tells how much weaker that makes them."""

STRONGER: Final = ("learned", "master")
"""Bots that some games have: their levels have the same names."""


def levels(game: Game) -> dict[str, str]:
    """The levels of a game, weakest first: id -> the bot that plays it."""
    own = [name for name in game.bots if name not in STRONGER]
    stronger = [name for name in STRONGER if name in bots_for(game)]
    found = dict(WEAKER) if own else {"cadet": "random"}
    for name in own:
        found[name if "commander" in found else "commander"] = name
    if game.planning_pays() and not stronger:
        found["planner"] = PLANNER
    if game.search_pays() and "master" not in stronger:
        found["admiral"] = PATIENT if game.planning_pays() else SEARCH
    for name in stronger:
        found[name] = name
    return found


def spec(game: Game, level: str) -> str:
    """The bot that plays this level; a table may have an admiral where none is offered any more."""
    found = levels(game)
    if level == "admiral":
        return found.get(level, SEARCH)
    if level not in found:
        raise BadSetup(f"unknown level {level!r} for {game.id}; there are: {', '.join(found)}")
    return found[level]


def adviser(game: Game, seats: int) -> str:
    """The best bot that answers at once: whom people ask what to do, and who looks at finished games.

    Networks have learned from games among several.
    """
    if seats > 1 and "learned" in bots_for(game):
        return "learned"
    return PLANNER if game.planning_pays() else next(iter(game.bots), "random")
