"""What a player takes things to be worth: `data/bot.toml`, unless it has figures of its own.

The tables are those of whoever is asked. A player with figures of its own takes them for an answer and gives them back.
"""

from __future__ import annotations

import tomllib
from typing import Final

from ..components.reading import text_of

Figures = dict[str, dict[str, float]]
"""By table and name."""


def _read(name: str) -> Figures:
    tables = tomllib.loads(text_of(name))
    return {table: {field: float(value) for field, value in fields.items()} for table, fields in tables.items()}


def changed(figures: Figures, others: Figures) -> Figures:
    """These with some others in their places."""
    return {name: {**table, **others.get(name, {})} for name, table in figures.items()}


DIRECTOR: Final = _read("bot.toml")

_ASKED: Final = changed(DIRECTOR, {})
HABIT: Final = _ASKED["habits"]
DESIGN: Final = _ASKED["design"]
MARKET: Final = _ASKED["market"]
POLITICS: Final = _ASKED["politics"]
SETTLING: Final = _ASKED["settling"]
SCENARIO: Final = _ASKED["scenario"]
AMBITION: Final = _ASKED["ambition"]
SURVEY: Final = _ASKED["survey"]
HAGGLING: Final = _ASKED["haggling"]


def take(figures: Figures) -> None:
    """From now on things are worth what these figures say."""
    for name, table in figures.items():
        _ASKED[name].update(table)
