"""What the director takes things to be worth: `data/bot.toml` as tables."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from ..components.reading import text_of

_DATA: Final[dict[str, Any]] = tomllib.loads(text_of("bot.toml"))


def _table(name: str) -> dict[str, float]:
    return {field: float(value) for field, value in _DATA[name].items()}


HABIT: Final = _table("habits")
DESIGN: Final = _table("design")
MARKET: Final = _table("market")
POLITICS: Final = _table("politics")
SETTLING: Final = _table("settling")
SCENARIO: Final = _table("scenario")
AMBITION: Final = _table("ambition")
SURVEY: Final = _table("survey")
