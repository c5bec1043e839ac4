"""Who is connected to other processes. They tell each other, and each gives signs of life: one may die silently."""

from __future__ import annotations

import time

LASTS = 7.0
"""Seconds after which a process that gives no sign of life is taken to be gone."""

BEAT = 2.0
"""Seconds between two of them."""

ALIVE = "alive"
"""The word that is one."""
PRESENT = "present"
"""The word that begins what a process tells about a table."""
WHO = "who"
"""The word with which a process that comes to know a table asks for it."""


class Neighbours:
    """The other processes, and when each was last heard of."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}

    def note(self, process: str) -> bool:
        """It lives; whether it is new."""
        known = process in self._heard
        self._heard[process] = time.monotonic()
        return not known

    def lives(self, process: str) -> bool:
        return self._heard.get(process, float("-inf")) >= time.monotonic() - LASTS

    def gone(self) -> set[str]:
        """Those that have given no sign of life for too long: each is told once."""
        gone = {process for process in self._heard if not self.lives(process)}
        for process in gone:
            del self._heard[process]
        return gone


class Elsewhere:
    """The seats of one table where somebody is connected to another process."""

    def __init__(self, neighbours: Neighbours) -> None:
        self._neighbours = neighbours
        self._told: dict[str, set[int]] = {}

    def note(self, process: str, seats: set[int]) -> None:
        """What a process has just told."""
        self._told[process] = seats

    def forget(self, processes: set[str]) -> bool:
        """These are gone; whether anybody was connected there."""
        lost = [self._told.pop(process) for process in processes & self._told.keys()]
        return any(lost)

    def has(self, seat: int) -> bool:
        return any(seat in seats and self._neighbours.lives(process) for process, seats in self._told.items())


def presence_said(process: str, table: str, seats: set[int]) -> str:
    """Who is connected to this process at a table, as one process tells the others."""
    return f"{process} {table} {','.join(str(seat) for seat in sorted(seats))}"


def presence_heard(said: str) -> tuple[str, str, set[int]]:
    """The process, the table and the seats."""
    process, table, seats = said.split(" ")
    return process, table, {int(seat) for seat in seats.split(",") if seat}
