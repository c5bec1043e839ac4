"""Who is connected to other processes: they tell each other, and again from time to time, for one may die silently."""

from __future__ import annotations

import time

LASTS = 75.0
"""Seconds after which a process that tells nothing any more is taken to be gone."""

PRESENT = "present"
"""The word that begins what a process tells about a table."""
WHO = "who"
"""The word with which a process that comes to know a table asks for it."""


class Elsewhere:
    """The seats of one table where somebody is connected to another process."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[float, set[int]]] = {}

    def note(self, process: str, seats: set[int]) -> None:
        """What a process has just told."""
        self._told[process] = (time.monotonic(), seats)

    def has(self, seat: int) -> bool:
        latest = time.monotonic() - LASTS
        return any(seat in seats and told >= latest for told, seats in self._told.values())


def presence_said(process: str, table: str, seats: set[int]) -> str:
    """Who is connected to this process at a table, as one process tells the others."""
    return f"{process} {table} {','.join(str(seat) for seat in sorted(seats))}"


def presence_heard(said: str) -> tuple[str, str, set[int]]:
    """The process, the table and the seats."""
    process, table, seats = said.split(" ")
    return process, table, {int(seat) for seat in seats.split(",") if seat}
