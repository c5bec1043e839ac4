"""What is said of freighters, mobile factories and digital swaps, as types (see `shapes`)."""

from __future__ import annotations

from typing import Any, TypedDict

from .....kernel import Message
from .said import Nothing
from .works import AtSpace, WithCard, WithCards, WithStack


class CubesLost(TypedDict):
    seat: int
    number: int


class FromPlayer(TypedDict):
    """What one player takes of another in a space."""

    seat: int
    target: int
    space: Message


EVENTS: dict[str, Any] = {
    "big-cube-lost": WithCard,
    "restarts": AtSpace,
    "freighter-unloaded": WithCard,
    "cubes-lost": CubesLost,
    "abandons-factory": AtSpace,
    "lifts-cube": WithStack,
    "builds-cube": AtSpace,
    "loads-cube": WithStack,
    "unloads-cube": WithStack,
    "swaps-cubes": AtSpace,
    "docks": WithStack,
    "undocks": WithCard,
    "hijacks": FromPlayer,
    "takes-cube": FromPlayer,
    "takes-apart": WithCards,
    "prints": WithCards,
    "takes-freighter": WithCard,
}


class AskStack(TypedDict):
    stack: str


class AskMass(TypedDict):
    mass: int


PROMPTS: dict[str, Any] = {
    "prompt-restart": Nothing,
    "prompt-take-apart": AskStack,
    "prompt-print": AskMass,
    "prompt-take-freighter": Nothing,
}


class TakeApartHints(TypedDict):
    masses: dict[str, int]
    """Of what can be taken apart."""
    designs: dict[str, int]
    """What each hand card would weigh that could be printed."""


class PrintHints(TypedDict):
    masses: dict[str, int]
    mass: int
    """The most that all may weigh together."""


HINTS: dict[str, Any] = {
    "prompt-take-apart": TakeApartHints,
    "prompt-print": PrintHints,
}
