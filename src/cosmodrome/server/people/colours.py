"""The colours of seats: everybody may prefer one, and at a table no two have the same."""

from __future__ import annotations

from typing import Final

COLOURS: Final = 9
"""So many are told apart; a seat's own is that of its number."""


def assigned(wanted: list[int]) -> list[int]:
    """The colours of a table's seats, from 1, by what those who sit there prefer; 0: nothing.

    Of two who prefer the same, the first has it. Everybody else keeps the seat's own, unless somebody prefers that.
    """
    colours = [0] * len(wanted)
    own = [seat % COLOURS + 1 for seat in range(len(wanted))]
    for wishes in (wanted, own):
        for seat, wish in enumerate(wishes):
            if not colours[seat] and wish and wish not in colours:
                colours[seat] = wish
    free = [each for each in range(1, COLOURS + 1) if each not in colours]
    for seat, colour in enumerate(colours):
        if not colour:
            colours[seat] = free.pop(0) if free else own[seat]
    return colours
