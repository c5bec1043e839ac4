"""Laboratories and Futures, as the director sees them: cards are promoted where they can be, stars are taken."""

from __future__ import annotations

from typing import Final

from ....kernel import Action
from ..rules.futures import epic
from ..state import FrontierState
from . import expansion, governing
from .figures import AMBITION, HABIT

SAFE: Final = 1
"""So many faces of a die may fail an epic hazard that is dared by who leads; who is behind dares any."""


def best(state: FrontierState, seat: int, options: list[Action]) -> tuple[float, Action]:
    """The operation that brings a Future nearer, and what it is worth."""
    if expansion.open_to(state):
        for action in options:
            if action[0] == "epic" and _daring(state, seat):
                survived = 1.0 - epic.fails_up_to(state, seat) / epic.DIE
                return AMBITION["star"] * HABIT["point"] * survived, action
        for action in options:
            if action[0] in ("promote", "promote-bernal"):
                return AMBITION["promotion"], action
    return 0.0, ()


def _daring(state: FrontierState, seat: int) -> bool:
    return epic.fails_up_to(state, seat) <= SAFE or not governing.leads(state, seat)
