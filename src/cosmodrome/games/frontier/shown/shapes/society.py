"""What is said of workers, colonists and the politics of *Colonization*, as types (see `shapes`)."""

from __future__ import annotations

from typing import Any, TypedDict

from .....kernel import Message
from .said import Nothing, Seat


class Works(TypedDict):
    seat: int
    card: int
    water: int


class Recruits(TypedDict):
    seat: int
    cards: list[int]


class ColonistTowards(TypedDict):
    seat: int
    target: int
    card: int


class Suffrage(TypedDict):
    seat: int
    die: int
    number: int
    """It has to be less."""


class Towards(TypedDict):
    seat: int
    target: int


class WithCard(TypedDict):
    seat: int
    card: int


class WaterOf(TypedDict):
    seat: int
    water: int


EVENTS: dict[str, Any] = {
    "works": Works,
    "recruits": Recruits,
    "wins-over": ColonistTowards,
    "suffrage": Suffrage,
    "emancipates": Seat,
    "calls-election": Seat,
    "breaks-trust": Towards,
    "surrenders": ColonistTowards,
    "rolls-again": WithCard,
    "insurance-pays": WaterOf,
}


class AskDeck(TypedDict):
    deck: Message


class AskTarget(TypedDict):
    target: int


class AskEpicRecruit(TypedDict):
    card: int
    number: int
    """How many it has recruited so."""


PROMPTS: dict[str, Any] = {
    "prompt-work": Nothing,
    "prompt-recruit": Nothing,
    "prompt-search": AskDeck,
    "prompt-epic-recruit": AskEpicRecruit,
    "prompt-surrender": AskTarget,
}


class WorkHints(TypedDict):
    task: list[Any]
    """The action that is to be done."""
    water: dict[str, int]
    """By worker: what it costs."""


class EpicHints(TypedDict):
    fails: list[int]
    """How likely, as a fraction."""


class ChanceHint(TypedDict):
    chance: list[int]
    """As a fraction."""


HINTS: dict[str, Any] = {
    "prompt-work": WorkHints,
    "prompt-epic-recruit": EpicHints,
}
