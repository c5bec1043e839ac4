"""The clock of a table: how time gets into the log of a real-time game.

Time enters the rules only as entries of the log, `("tick", milliseconds)` for the seat `CLOCK`. They are few: one when
the time comes that the rules wait for, now and then one before an answer, and one when the clock is stopped. In
between, whoever looks at the table is told how much has gone by that the log does not have yet.

Time stands still while none of the table's people is connected, and while the table is not in memory; but at a table
with a pace only for a minute, so that no tournament waits for who does not come. Of several processes each measures it;
whichever appends first, the others find it done.
"""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from typing import TYPE_CHECKING

from ..kernel import CLOCK, Amount
from .payloads import Clock
from .play import Play, next_entry
from .refusals import Refusal
from .storage import StorageError

if TYPE_CHECKING:
    from .table import Table

logger = logging.getLogger(__name__)

SECOND = 1000
"""Milliseconds of the game."""

GRAIN = 1000
"""So many milliseconds may go by before an answer writes them into the log as well."""

HURRY = 60
"""So many times faster time goes by when all people at the table have done their part: the bots build on by the same
clock, but nobody waits for it. It never runs ahead of them, however busy the machine."""

AGAIN = 2.0
"""Seconds before the time is written down again when that failed."""


def now() -> float:
    """Seconds that go by, whatever is done to the clock on the wall."""
    return time.monotonic()


class Timekeeper:
    """Measures the time that a table's rules count, and wakes the table when they must hear of it."""

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self._runs_since = -1
        """The entry with which the time began to run that is measured."""
        self._measured = 0.0
        """Milliseconds since then, up to `_from`."""
        self._from: float | None = None
        """When the clock was last set going; None: it stands still."""
        self._alarm: asyncio.TimerHandle | None = None
        self.speed = 1
        self._leave = 0.0
        """In a hurry, milliseconds that may still go by before a bot has answered."""
        self._heard = -1
        """The last entry that counted for that."""

    @property
    def running(self) -> bool:
        return self._from is not None

    def shown(self, play: Play) -> Clock | None:
        """What whoever looks at the table must know besides the view to see time run."""
        if not play.state.ticking:
            return None
        return Clock(elapsed=self._elapsed(play), running=self.running, speed=self.speed)

    def go_on(self) -> None:
        """The table has changed, or somebody came or went."""
        self.stop()
        play = self.table.play
        self._set_speed(play)
        if play is None or not play.state.ticking or self.table.row.cancelled or self.table.roll_call.holds(play):
            return
        if play.runs_since != self._runs_since:
            self._runs_since = play.runs_since
            self._measured = 0.0
        self._measured = max(self._measured, play.ran)
        if self.table.goes_on:
            self._from = now()
            self._alarm = asyncio.get_running_loop().call_later(self._left(play) / SECOND / self.speed, self._ring)

    def _set_speed(self, play: Play | None) -> None:
        """In a hurry an answer of one of several bots lets a part of the time go by that each of them needs for one:
        so none loses time over its thinking."""
        hurried = self.speed == HURRY
        if play is None or not play.state.pace or not self.table.at_leisure:
            self.speed = 1
            return
        self.speed = HURRY
        if not hurried:
            self._leave = play.state.pace
        elif play.seq != self._heard and play.entry is not None and play.entry.seat != CLOCK:
            self._leave += play.state.pace / max(1, _at_work(play))
        self._heard = play.seq

    def stop(self) -> None:
        gone = self._gone()
        self._measured += gone
        self._leave -= gone
        self._from = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def told(self, play: Play) -> list[Play]:
        """The play with the time that has gone by, if the rules wait for it or it is worth an entry."""
        elapsed = self._elapsed(play)
        if not play.state.ticking or elapsed < min(GRAIN, _hi(play)):
            return []
        return [play.after(next_entry(play, "act", CLOCK, ("tick", min(elapsed, _hi(play)))))]

    def _ring(self) -> None:
        self.table.hall.background(self._tick())

    async def _tick(self) -> None:
        try:
            await self.table.tick()
        except (Refusal, StorageError):
            logger.exception("table %s: the time could not be written down; trying again", self.table.row.id)
            await asyncio.sleep(AGAIN)
            self.go_on()

    def _gone(self) -> float:
        """Milliseconds since the clock was last set going."""
        if self._from is None:
            return 0.0
        gone = SECOND * (now() - self._from) * self.speed
        return min(gone, max(0.0, self._leave)) if self.speed == HURRY else gone

    def _elapsed(self, play: Play) -> int:
        """Milliseconds that the log does not have yet."""
        return max(0, int(self._measured + self._gone()) - play.ran) if play.runs_since == self._runs_since else 0

    def _left(self, play: Play) -> int:
        """Milliseconds until the rules have something to do, and one more: the clock must not ring too early."""
        return max(0, _hi(play) - self._elapsed(play)) + 1


def _at_work(play: Play) -> int:
    """How many are asked who have not done their part."""
    return len([seat for seat in play.state.waiting if not play.state.is_done(seat)])


def _hi(play: Play) -> int:
    decision = play.state.decision(CLOCK)
    assert isinstance(decision, Amount)
    return decision.hi
