"""What never changes in a game with some options: made once, and kept by those who have fetched it."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import urlencode

import msgspec

from ..kernel import Game
from ..kernel.options import Value

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
"""Kept as well, but asked for again each time: the answer may be that nothing has changed."""


class Reference(NamedTuple):
    data: msgspec.Raw
    """As JSON."""
    tag: str
    """Another one for other data."""
    address: str
    """Where exactly these data are found."""


def reference_of(game: Game, options: dict[str, Value]) -> Reference:
    """The reference of a game with all of its options."""
    return _reference(game, tuple(options.items()))


@lru_cache(maxsize=64)
def _reference(game: Game, options: tuple[tuple[str, Value], ...]) -> Reference:
    data = msgspec.json.encode(game.reference(dict(options)))
    tag = hashlib.blake2b(data, digest_size=9).hexdigest()
    chosen = urlencode([(name, str(value).lower()) for name, value in options])
    return Reference(msgspec.Raw(data), tag, f"/api/games/{game.id}/reference/{tag}?{chosen}")
