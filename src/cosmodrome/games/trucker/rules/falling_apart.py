"""A ship in parts: its owner says which of them is the ship (rulebook: falling-apart)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Choice, Decision

if TYPE_CHECKING:
    from ..components.ship import Ship


def ask_part(seat: int, ship: Ship) -> Decision:
    """A part is named by its first space."""
    options: list[Action] = [("keep", *ship.spot(part[0])) for part in ship.parts()]
    return Choice(seat, "prompt-keep", "falling-apart", options)
