"""What would come of an answer, as figures: for previews, at the table and at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..components.colony import Colony
    from ..shown.shapes import Outlook


def nothing() -> Outlook:
    """Of an answer that changes no figure: a frame for those that do."""
    return {
        "payment": None,
        "spent": None,
        "sale": None,
        "upgrade": None,
        "points": None,
        "production": None,
        "gain": None,
        "attack": None,
        "internalises": False,
    }


def spending(colony: Colony, cards: list[int], value: int) -> Outlook:
    """These cards leave the hand, or coin the purse: so much altogether."""
    ahead = nothing()
    ahead["spent"] = {
        "cards": cards,
        "value": value,
        "left": colony.credits - value,
        "cards_left": len(colony.hand) - len(cards),
    }
    return ahead


def internalising() -> Outlook:
    """No more bids this round."""
    ahead = nothing()
    ahead["internalises"] = True
    return ahead
