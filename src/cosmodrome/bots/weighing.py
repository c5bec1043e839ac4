"""What a player would answer, and what it weighs against each other: for people who ask for a hint."""

from __future__ import annotations

from typing import Final

from ..kernel import Action, Bot, Position
from .budget import Budget
from .search import FEWEST, Search

SHOWN: Final = 3
"""So many answers are told with their worth."""

Weighed = tuple[Action, float]
"""An answer, and how well its seat then stands, from 0 to 1 as the game evaluates it."""


def weigh(position: Position, bot: Bot, seed: str, seconds: float) -> tuple[Action, list[Weighed]]:
    """The answer that is best as far as one sees, then the next best, with their worth.

    Where search is no better than the game's own bot, that bot answers, and weighs nothing.
    """
    if not position.game.search_pays() or position.decision.only() is not None:
        return bot.act(position), []
    search = Search(position, seed)
    search.run(Budget(0, seconds))
    best = search.best()
    found: list[Weighed] = []
    for edge, results in zip(search.candidates, search.results, strict=True):
        if edge.action == best or len(results) >= FEWEST:
            found.append((edge.action, sum(results) / max(1, len(results))))
    found.sort(key=lambda each: (each[0] != best, -each[1]))
    return best, found[:SHOWN]
