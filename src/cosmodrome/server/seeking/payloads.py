"""What crosses the wire about who looks for opponents."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ..payloads import GameId, Pace, Payload, Request, Word


class Wish(Request):
    """What somebody would like to play, and with whom."""

    game: GameId
    seats: Annotated[int, Meta(ge=2, le=10)]
    options: Annotated[dict[Word, Word | int | bool], Meta(max_length=200)] = msgspec.field(default_factory=dict)
    pace: Pace | None = None
    within: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """Whose ratings differ by at most so many points; 0: anybody."""


class Seeking(Payload):
    """Whether somebody looks for opponents."""

    wish: Wish | None
    others: int
    """How many others would like to play the same."""
    table: str
    """Where they are waited for, once enough have come; else empty."""
