"""One message in the language of whoever runs the program: for errors that print themselves."""

from __future__ import annotations

import os
from typing import Any

from ..games import find, ids
from .catalogue import Catalogue, language_of


def say(game_id: str, key: str, params: dict[str, Any]) -> str:
    """A message of this game's catalogue, or of everybody's where the game is not listed."""
    game = find(game_id) if game_id in ids() else None
    return Catalogue(game, language_of(os.environ)).say(key, params)
