"""What a player would answer, and what it weighs against each other: for people who ask for a hint."""

from __future__ import annotations

from typing import Final

from ..kernel import Action, Bot, Position
from .planner import PlannerBot
from .trial import Trial, Weighed

SHOWN: Final = 3
"""So many answers are told with their worth."""
WORLDS: Final = 24
"""It is found in so many worlds."""


def weigh(position: Position, bot: Bot, seed: str) -> tuple[Action, list[Weighed]]:
    """The bot's answer, then the next best, with their worth. Who does not plan answers, and weighs nothing."""
    if not isinstance(bot, PlannerBot) or position.decision.only() is not None:
        return bot.act(position), []
    trial = Trial(position, seed, bot.outlook(position))
    best = trial.best(bot.effort, bot.budget)
    return best, trial.weighed(best, SHOWN, WORLDS)
