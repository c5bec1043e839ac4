"""What everybody's clock shows at a table with a pace: a fold of its log, like the game itself.

Entries of the kind `time` say how many milliseconds seats have used up. Nothing else takes time away, so a log always
folds to the same clocks, however often servers came and went meanwhile. An answer brings time: as much as the pace
gives for one. Whoever takes an answer back gives that up again, and nothing more comes back with it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from .payloads import Pace
from .storage import Entry

SECOND = 1000
"""Milliseconds."""

Gains = tuple[int, "Gains"] | None
"""What the last answers that can still be taken back have brought, the latest first."""


class Clocks:
    """After some entry. One more makes new ones: these stay as they are."""

    __slots__ = ("asked", "gains", "left", "pace", "since")

    def __init__(
        self,
        pace: Pace | None,
        left: tuple[int, ...],
        asked: tuple[float | None, ...],
        since: tuple[float | None, ...],
        gains: Gains = None,
    ) -> None:
        self.pace = pace
        self.left = left
        """The milliseconds that every seat had at `since`."""
        self.asked = asked
        """Since when the rules have waited for every seat, and it has not answered; None if they do not."""
        self.since = since
        """From when on the log does not know yet what a seat has used up; None if nothing waits for it."""
        self.gains = gains

    @staticmethod
    def begin(pace: Pace | None, seats: int, waiting: Collection[int], at: float) -> Clocks:
        asked = tuple(at if seat in waiting else None for seat in range(seats))
        return Clocks(pace, (0 if pace is None else pace.seconds * SECOND,) * seats, asked, asked)

    def after(self, entry: Entry, waiting: Collection[int], undoable: bool) -> Clocks:
        """After one more entry, with which these seats are waited for, and which can be taken back or not."""
        left, gains = list(self.left), self.gains
        used: dict[int, int] = dict(entry.action) if entry.kind == "time" else {}
        for seat, milliseconds in used.items():
            left[seat] -= milliseconds
        if entry.kind == "act":
            gain = self._gain(entry.seat)
            gains = (gain, gains) if undoable else None
            if gain:
                left[entry.seat] += gain
        elif entry.kind == "undo" and gains is not None:
            left[entry.seat] -= gains[0]
            gains = gains[1]
        acted = {entry.seat} if entry.kind == "act" else set()
        asked = _since(self.asked, waiting, acted, entry.at)
        # until everybody was ready, nobody's time ran
        anew = waiting if entry.kind == "begin" else acted | used.keys()
        return Clocks(self.pace, tuple(left), asked, _since(self.since, waiting, anew, entry.at), gains)

    def _gain(self, seat: int) -> int:
        """What an answer of this seat brings; nothing, if nobody waits for it."""
        if self.pace is None or seat < 0 or self.since[seat] is None:
            return 0
        return self.pace.increment * SECOND if self.pace.per == "game" else self.pace.seconds * SECOND - self.left[seat]

    @property
    def least(self) -> int:
        """The milliseconds that whoever sits down in a running game has at least: a tenth of those at the start."""
        assert self.pace is not None
        whole = self.pace.seconds * SECOND
        return whole if self.pace.per == "decision" else max(whole // 10, self.pace.increment * SECOND)


def _since(
    before: tuple[float | None, ...], waiting: Collection[int], anew: Collection[int], at: float
) -> tuple[float | None, ...]:
    """From when on every seat counts that is waited for now; from this moment on for those that begin anew."""
    return tuple(
        None if seat not in waiting else at if known is None or seat in anew else known
        for seat, known in enumerate(before)
    )


def time_used(seats: dict[int, int]) -> list[Any]:
    """So many milliseconds, by seat, as an entry of the kind `time` says it."""
    return [[seat, milliseconds] for seat, milliseconds in sorted(seats.items())]
