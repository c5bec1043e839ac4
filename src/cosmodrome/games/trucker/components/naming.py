"""What tiles, spaces and cards are called: messages of the catalogue."""

from __future__ import annotations

from ....kernel import Item, Message
from .adventures import CARDS
from .ship import Spot
from .tiles import NAME, SIDES


def tile_message(tile: int) -> Message:
    """A tile with its connectors as printed."""
    return turned_message(tile, 0)


def turned_message(tile: int, turn: int) -> Message:
    """A tile with its connectors as it lies."""
    front, right, rear, left = SIDES[4 * tile + turn]
    return "tile", {"kind": NAME[tile], "front": front, "right": right, "rear": rear, "left": left}


def spot_message(spot: Spot) -> Message:
    return "spot", {"row": spot[0], "column": spot[1]}


def charge_message(item: Item) -> Message:
    """A charge by its battery and, if that is to be said, by the cannon that it is for."""
    if len(item) == len(("row", "column")):
        return spot_message(item)
    return f"charge-{item[2]}", {"row": item[0], "column": item[1]}


def card_message(code: int) -> Message:
    """An adventure card with its level; a number that is no card is said as it is."""
    if code not in CARDS:
        return "card-number", {"number": code}
    return "adventure", {"type": CARDS[code].type, "level": f"level-{CARDS[code].level}"}
