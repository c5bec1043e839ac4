"""Messages ready to leave the program: whoever gets one needs the catalogues, but none of the game's code.

Seats stay numbers, for whoever says the message knows the players. Cards are numbers only the game can read: they
become messages here, by the same rule as in `Catalogue`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..kernel import Game, Message
from .catalogue import CARDS, is_message


def message(game: Game, said: Message) -> Message:
    """The message with every card in its parameters, however deep, in the game's words."""
    key, params = said
    return key, {name: _value(game, name, value) for name, value in params.items()}


PLAIN: Final = frozenset({str, bool, type(None)})
"""Kinds of parameters that stay as they are."""


def _value(game: Game, name: str, value: Any) -> Any:
    kind = type(value)  # most are plain, and there are many: every answer at a table is told to everybody there
    if kind in PLAIN or (kind is int and name not in CARDS):
        return value
    if isinstance(value, int):
        return message(game, game.describe_item("", value)) if name in CARDS else value
    if isinstance(value, (list, tuple)):
        if is_message(value):
            return message(game, (value[0], value[1]))
        return [_value(game, name, part) for part in value]
    return dict(value) if isinstance(value, Mapping) else value
