"""What is said of Werner's dream and of the alien invasion, and how far players are on the way to the goal of a
scenario, as types (see `shapes`)."""

from __future__ import annotations

from typing import Any, TypedDict

from .....kernel import Message
from .works import AlongHint

CardId = str


class OfCard(TypedDict):
    card: int


class Water(TypedDict):
    water: int


class Invades(TypedDict):
    seat: int
    space: Message


class Ages(TypedDict):
    card: int
    age: int


class Cancer(TypedDict):
    card: int
    age: int
    die: int


class RollsOf(TypedDict):
    seat: int
    card: int
    die: int


class HasChild(TypedDict):
    seat: int
    card: int
    child: Message
    die: int


EVENTS: dict[str, Any] = {
    # Werner's dream
    "grows-old": Ages,
    "dies-of-cancer": Cancer,
    "has-no-cancer": Cancer,
    "matures": RollsOf,
    "does-not-mature": RollsOf,
    "has-child": HasChild,
    "has-no-child": RollsOf,
    # alien invasion
    "auction-tied": Water,
    "invades": Invades,
}

PROMPTS: dict[str, Any] = {
    "prompt-secret-bid": OfCard,
}


class ProgressView(TypedDict):
    """`scenario-needs-WHAT` says it."""

    what: str
    have: int
    want: int
    """0: the more the better."""
    limit: bool
    """It runs out: to reach it is no success."""


class ScenarioView(TypedDict):
    """The scenario that is played: `scenario-NAME` and `scenario-NAME-goal` say it."""

    name: str
    course: list[ProgressView]
    """How far all are together, or how near the end is."""


class SecretBidHints(TypedDict):
    card: CardId
    along: list[AlongHint]
    starter: int
    power: int | None
    """Who breaks a tie."""


HINTS: dict[str, Any] = {
    "prompt-secret-bid": SecretBidHints,
}
