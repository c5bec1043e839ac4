"""What tiles, spaces and cards are called: messages of the catalogue."""

from __future__ import annotations

from typing import Final

from ....kernel import Item, Message
from .adventures import CARDS
from .ship import Spot
from .tiles import DIRECTIONS, NAME, SIDES, SMOOTH

_CONNECTORS: Final = ("smooth", "single", "double", "universal")


def tile_message(tile: int) -> Message:
    """A tile with its connectors as printed, in words."""
    sides: list[Message] = [
        ("connector-on", {"connector": _CONNECTORS[connector], "side": DIRECTIONS[side]})
        for side, connector in enumerate(SIDES[4 * tile])
        if connector != SMOOTH
    ]
    return "tile", {"kind": NAME[tile], "sides": sides}


def code_message(tile: int, turn: int = 0) -> Message:
    """A tile with its connectors as it lies, in the code of the terminal."""
    front, right, rear, left = SIDES[4 * tile + turn]
    return "tile-code", {"kind": NAME[tile], "front": front, "right": right, "rear": rear, "left": left}


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
