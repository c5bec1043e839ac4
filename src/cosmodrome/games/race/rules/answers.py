"""Answers that several questions have."""

from __future__ import annotations

from typing import Final

from ....kernel import Action

PASS: Final[Action] = ("pass",)
"""Place nothing."""
DONE: Final[Action] = ("done",)
"""Use no more powers."""
DECLINE: Final[Action] = ("decline",)
"""Bet nothing."""
